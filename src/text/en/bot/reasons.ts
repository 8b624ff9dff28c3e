/** English: purposes of computer players' moves and of hints, each a short sentence. */
export const reasons = {
  start: 'A good start.',
  clan: 'For a good clan.',
  dear: 'Too expensive.',
  export: 'For a contract’s rewards.',
  contract: 'A promising contract.',
  income: 'For more income.',
  processing: 'To process goods.',
  money: 'For the money.',
  goods: 'For the goods.',
  merchants: 'To trade more.',
  reach: 'To reach further.',
  settlements: 'To link settlements.',
  majority: 'For the contract majority.',
  tile: 'For a scoring tile.',
  bonus: 'So no bonus goes to waste.',
  rest: 'No better move left.',
} as const;
