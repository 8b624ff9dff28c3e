/** Polish: headings and labels in pictures. */
import type { Catalogue } from '../catalogue.ts';

export const board: Catalogue['board'] = {
  // Headings.
  market: 'Rynek',
  contracts: 'Kontrakty',
  futureContracts: 'Przyszłe',
  drawnContracts: 'Dobrane',
  passing: 'Pas',
  imports: 'Import',
  ports: 'Porty',
  round: 'Runda {round} z {rounds}',
  roundNumber: 'Runda {round}',
  turnPlayed: 'Zagrano',
  turnBetter: 'Lepiej, według moich szacunków',
  beforeRounds: 'Przed rundą 1',
  gameOver: 'Koniec gry',
  move: 'Ruch {move}',

  // Player boards.
  money: 'Pieniądze',
  hops: 'Chmiel',
  glory: 'Chwała',
  settlements: 'Siedliska',
  fulfilled: 'Zrealizowane',
  projected: 'Prognoza',
  seat: 'Gracz {number}',
  pounds: '{amount}£',

  // States.
  toAct: 'na ruchu',
  plan: 'plan',
  free: 'gratis',
  empty: 'puste',
  next: 'teraz',
  offer: 'Zestaw {number}',
  taken: 'zajęty:',

  // The market.
  buy: 'Kupno',
  sell: 'Sprzedaż',
  mediumRange: 'Średni zakres',
  bought: 'kupione',
  sold: 'sprzedane',

  // Contracts and rounds.
  pile: '{count, plural, =0 {Stos jest pusty} other {w stosie: #}}',
  pileKnown: '{count, plural, =1 {ostatni: {numbers}} other {ostatnie #: {numbers}}}',
  costNow: '{kind, select, gain {Dostajesz {price}} free {Gratis} other {Koszt: {price}}}',
  each: 'po {points}',
  per: '{points} za {per}',
  worth: 'Wartość',
  importWorth: 'po {points} pkt',
  contractCosts: 'koszt kontraktu',

  // Score sheets and charts.
  finalScore: 'Punktacja końcowa',
  projectedScore: 'Gdyby gra kończyła się teraz',
  total: 'Razem',
  points: 'Punkty',
  pointsChart: 'Punkty w ciągu gry',
  pricesChart: 'Ceny w ciągu gry',
  goods: 'Towary',
  begin: 'Start',
  earlier: 'Wcześniej',
  turningPoints: 'Punkty zwrotne',
  pointsByRound: 'Punkty w rundach',
  noPoints: 'Przed rundą 1 nie ma punktów',
  majorities: 'Koniec',
  leadThen: 'przewaga, przed → po',
  pointsThen: 'punkty, przed → po',
  ordinal: '{place}.',
  passedAs: 'pas: {place}.',
  shippingStop: '{level, select, none {brak} river {rzeka} other {{lochs}}}',
  emptyBox: 'puste pole eksportu',
  income: 'Dochód',
  nextCost: 'Koszt',
  basicGoods: 'Podstawowe',
  processedGoods: 'Przetworzone',
  clanBid: 'Stawka za klan',
  leftOver: 'Przy remisie: reszta pieniędzy',
  tenPounds: 'za {pounds}£',
};
