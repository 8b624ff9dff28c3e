/** Polish words between the events of a log. */
import type { Catalogue } from '../catalogue.ts';

export const log: Catalogue['log'] = {
  seat: 'Gracz {number}',
  seatWithClan: '{name} ({clan})',
  aside: '{line} [{items}]',
  noted: '{line} _{note}_',
  money: '{sign}{size}£',
  goods: '{sign}{size} {good_size_counted}',
  glory: '{sign}{size} chwały',
  plainMoney: '{size}£',
  plainGoods: '{size} {good_size_counted}',
  animal: '−1 {animal} na {space}',
  import: 'import łącznie: {total} {good_total}',
  from: '{amount} {source}',
  fulfils: '{seat} realizuje kontrakt {contract_text}.',
  does: '{seat} {action}.',
  wholeFile: 'Cały plik',
};
