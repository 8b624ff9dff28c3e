/** English: why a better turn is better, each a sentence on a card of the coach. */
export const gains = {
  export: 'The difference comes mainly from contract rewards.',
  contract: 'The difference comes mainly from the contracts it prepares.',
  income: 'The difference comes mainly from higher income.',
  processing: 'The difference comes mainly from processing goods.',
  money: 'The difference comes mainly from money.',
  goods: 'The difference comes mainly from goods.',
  merchants: 'The difference comes mainly from having more merchants.',
  reach: 'The difference comes mainly from reaching more of the map.',
  settlements: 'The difference comes mainly from linked settlements.',
  majority: 'The difference comes mainly from the number of fulfilled contracts.',
  tile: 'The difference comes mainly from scoring tiles.',
  bonus: 'The difference comes mainly from a bonus.',
} as const;
