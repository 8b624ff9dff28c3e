/** Spanish: headings and labels in pictures. */
import type { Catalogue } from '../catalogue.ts';

export const board: Catalogue['board'] = {
  // Headings.
  market: 'Mercado',
  contracts: 'Contratos',
  futureContracts: 'Futuros',
  drawnContracts: 'Robados',
  passing: 'Al pasar',
  imports: 'Importaciones',
  ports: 'Puertos',
  round: 'Ronda {round} de {rounds}',
  roundNumber: 'Ronda {round}',
  turnPlayed: 'Lo jugado',
  turnBetter: 'Mejor, según mis cálculos',
  beforeRounds: 'Antes de la ronda 1',
  gameOver: 'Fin de la partida',
  move: 'Jugada {move}',

  // Player boards.
  money: 'Dinero',
  hops: 'Lúpulos',
  glory: 'Gloria',
  settlements: 'Asentamientos',
  fulfilled: 'Cumplidos',
  projected: 'Previsión',
  seat: 'Plaza {number}',
  pounds: '£{amount}',

  // States.
  toAct: 'le toca',
  plan: 'plan',
  free: 'gratis',
  empty: 'vacía',
  next: 'ahora',
  offer: 'Oferta {number}',
  taken: 'ya es de',

  // The market.
  buy: 'Compra',
  sell: 'Venta',
  mediumRange: 'Rango medio',
  bought: 'comprado',
  sold: 'vendido',

  // Contracts and rounds.
  pile: '{count, plural, =0 {Pila vacía} other {# en la pila}}',
  pileKnown:
    '{count, plural, one {último: {numbers}} many {últimos #: {numbers}} other {últimos #: {numbers}}}',
  costNow: '{kind, select, gain {Recibes {price}} free {Gratis} other {Cuesta {price}}}',
  each: '{points} c/u',
  per: '{points} por {per}',
  worth: 'Valor',
  importWorth: 'vale {points}',
  contractCosts: 'precio por contrato',

  // Score sheets and charts.
  finalScore: 'Puntuación final',
  projectedScore: 'Si la partida acabara ahora',
  soFar: 'Puntos hasta ahora',
  total: 'Total',
  points: 'Puntos',
  pointsChart: 'Puntos durante la partida',
  pricesChart: 'Precios durante la partida',
  goods: 'Mercancías',
  begin: 'Inicio',
  earlier: 'Antes',
  turningPoints: 'Momentos clave',
  pointsByRound: 'Puntos por ronda',
  noPoints: 'Sin puntos antes de la ronda 1',
  majorities: 'Final',
  leadThen: 'ventaja, antes → después',
  pointsThen: 'puntos, antes → después',
  ordinal: '{place}.º',
  passedAs: 'pasó {place}.º',
  shippingStop: '{level, select, none {sin} river {río} other {{lochs}}}',
  emptyBox: 'casilla vacía',
  income: 'Ingresos',
  nextCost: 'Precio',
  basicGoods: 'Básicas',
  processedGoods: 'Procesadas',
  clanBid: 'Puja por el clan',
  leftOver: 'Desempate: dinero sobrante',
  tenPounds: 'por £{pounds}',
};
