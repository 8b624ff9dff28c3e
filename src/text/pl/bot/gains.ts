/** Polish: why a better turn is better, each a sentence on a card of the coach. */
import type { Catalogue } from '../../catalogue.ts';

export const gains: Catalogue['bot']['gains'] = {
  export: 'Różnica bierze się głównie z nagród za kontrakty.',
  contract: 'Różnica bierze się głównie z przygotowania do kontraktów.',
  income: 'Różnica bierze się głównie z wyższego dochodu.',
  processing: 'Różnica bierze się głównie z przetwarzania towarów.',
  money: 'Różnica bierze się głównie z pieniędzy.',
  goods: 'Różnica bierze się głównie z towarów.',
  merchants: 'Różnica bierze się głównie z większej liczby kupców.',
  reach: 'Różnica bierze się głównie z większego zasięgu.',
  settlements: 'Różnica bierze się głównie z połączonych siedlisk.',
  majority: 'Różnica bierze się głównie z liczby zrealizowanych kontraktów.',
  tile: 'Różnica bierze się głównie z kafli punktowania.',
  bonus: 'Różnica bierze się głównie z premii.',
};
