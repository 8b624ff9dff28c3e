/** English: purposes of computer players' moves and of hints, each a short sentence. */
export const reasons = {
  start: 'To start well.',
  export: 'To complete a contract.',
  contract: 'For a contract.',
  income: 'For more in every production.',
  processing: 'To make better goods.',
  money: 'For the money.',
  goods: 'At a good price.',
  merchants: 'To trade more.',
  reach: 'To reach new places.',
  settlements: 'To link settlements.',
  majority: 'For the most contracts.',
  tile: 'For a scoring tile.',
  bonus: 'So that no bonus is lost.',
  rest: 'Nothing better is left.',
} as const;
