/** Polish words of the score sheet. */
import type { Catalogue } from '../catalogue.ts';

export const rows: Catalogue['rows'] = {
  glory: 'Chwała',
  basicGoods: 'Towary podstawowe',
  processedGoods: 'Towary przetworzone',
  money: 'Pieniądze',
  hops: 'Chmiel',
  cotton: 'Bawełna',
  tobacco: 'Tytoń',
  sugarCane: 'Trzcina cukrowa',
  contracts: 'Zrealizowane kontrakty',
  settlements: 'Połączone siedliska',
  auction: 'Stawka za klan',
};

export const score: Catalogue['score'] = {
  each: '{name} (po {value})',
  perPounds: '{name} (1 za {pounds}£)',
  count: 'ma',
  points: 'pkt',
  total: 'Razem',
  leftover: 'Reszta pieniędzy (przy remisie)',
  place: 'Miejsce',
  winner:
    'Wygrywa {winners}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  tieBroken:
    'Wygrywa {winners}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, tyle samo co {others}, ale z większą resztą pieniędzy.',
  shared:
    'Zwycięstwem dzielą się {winners}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  solo: '{winners}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Tytuł: {title}.',
};
