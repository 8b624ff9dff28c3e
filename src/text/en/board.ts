/** English: the short words of pictures. */
export const board = {
  // Headings.
  market: 'Market',
  contracts: 'Contracts',
  futureContracts: 'Future',
  drawnContracts: 'Drawn',
  passing: 'Passing',
  imports: 'Imports',
  ports: 'Ports',
  round: 'Round {round} of {rounds}',
  roundNumber: 'Round {round}',
  beforeRounds: 'Before round 1',
  gameOver: 'Game over',

  // A player's board.
  merchants: 'Merchants',
  shipping: 'Shipping',
  technology: 'Technology',
  money: 'Money',
  hops: 'Hops',
  glory: 'Glory',
  settlements: 'Settlements',
  exportBoxes: '{count, plural, one {Export box} other {Export boxes}}',
  fulfilled: 'Fulfilled',
  projected: 'Projected',
  seat: 'Seat {number}',
  pounds: '£{amount}',

  // States.
  toAct: 'to act',
  free: 'free',
  empty: 'empty',
  none: 'none',
  next: 'next',
  offer: 'Offer {number}',
  taken: 'taken by',

  // The market.
  buy: 'Buy',
  sell: 'Sell',
  mediumRange: 'Medium range',
  bought: 'bought',
  sold: 'sold',

  // Contracts and rounds.
  pile: '{count, plural, =0 {Pile is empty} other {# in the pile}}',
  pileKnown: '{count, plural, one {last: {numbers}} other {last #: {numbers}}}',
  costNow: 'Cost this round',
  each: '{points} each',
  per: '{points} for {per}',
  worth: 'Worth',
  importWorth: 'worth {points}',
  contractCosts: 'cost of a contract',

  // Score sheets and charts.
  finalScore: 'Final score',
  projectedScore: 'If the game ended now',
  total: 'Total',
  points: 'Points',
  pointsChart: 'Points through the game',
  pricesChart: 'Prices through the game',
  ordinal: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  passedAs: 'passed {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  shippingStop: '{level, select, none {none} river {river} other {{lochs}}}',
  emptyBox: 'empty export box',
  income: 'Income',
  nextCost: 'Next cost',
  basicGoods: 'Basic goods',
  processedGoods: 'Processed goods',
  clanBid: 'Bid for the clan',
  leftOver: 'Tie-break: money over',
  tenPounds: 'per £{pounds}',
} as const;
