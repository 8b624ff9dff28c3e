/** Spanish words of the score sheet. */
import type { Catalogue } from '../catalogue.ts';

export const rows: Catalogue['rows'] = {
  glory: 'Gloria',
  basicGoods: 'Mercancías básicas',
  processedGoods: 'Mercancías procesadas',
  money: 'Dinero',
  hops: 'Lúpulos',
  cotton: 'Algodón',
  tobacco: 'Tabaco',
  sugarCane: 'Caña de azúcar',
  contracts: 'Contratos cumplidos',
  settlements: 'Asentamientos conectados',
  auction: 'Puja por el clan',
};

export const score: Catalogue['score'] = {
  each: '{name} ({value} c/u)',
  perPounds: '{name} (1 por £{pounds})',
  count: 'tiene',
  points: 'puntos',
  total: 'Total',
  leftover: 'Dinero sobrante (desempate)',
  place: 'Puesto',
  winner: '{winners} gana con {total, plural, one {# punto} many {# de puntos} other {# puntos}}.',
  tieBroken:
    '{winners} gana con {total, plural, one {# punto} many {# de puntos} other {# puntos}}, los mismos que {others}, pero con más dinero sobrante.',
  shared:
    '{winners} comparten la victoria con {total, plural, one {# punto} many {# de puntos} other {# puntos}}.',
  solo: '{winners} consigue {total, plural, one {# punto} many {# de puntos} other {# puntos}}: nivel {title}.',
};
