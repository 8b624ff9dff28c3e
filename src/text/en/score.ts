/** English words of the score sheet. */
export const rows = {
  glory: 'Glory',
  basicGoods: 'Basic goods',
  processedGoods: 'Processed goods',
  money: 'Money',
  hops: 'Hops',
  cotton: 'Cotton',
  tobacco: 'Tobacco',
  sugarCane: 'Sugar cane',
  contracts: 'Fulfilled contracts',
  settlements: 'Linked settlements',
  auction: 'Bid for the clan',
};

export const score = {
  each: '{name} ({value} each)',
  perPounds: '{name} (1 per £{pounds})',
  count: 'owned',
  points: 'points',
  total: 'Total',
  leftover: 'Leftover money (tie-break)',
  place: 'Place',
  winner: '{winners} wins with {total, plural, one {# point} other {# points}}.',
  tieBroken:
    '{winners} wins: {total, plural, one {# point} other {# points}}, the same as {others}, but with more leftover money.',
  shared: '{winners} share the win with {total, plural, one {# point} other {# points}}.',
  solo: '{winners} scores {total, plural, one {# point} other {# points}}: {title}.',
} as const;
