/** Spanish words between the events of a log. */
import type { Catalogue } from '../catalogue.ts';

export const log: Catalogue['log'] = {
  seat: 'Plaza {number}',
  seatWithClan: '{name} ({clan})',
  aside: '{line} [{items}]',
  noted: '{line} _{note}_',
  money: '{sign}£{size}',
  goods: '{sign}{size} {good_size}',
  glory: '{sign}{size} gloria',
  plainMoney: '£{size}',
  plainGoods: '{size} {good_size}',
  animal: '−1 {animal} en {space}',
  import: 'importado en total: {total} {good_total}',
  from: '{amount} {source}',
  fulfils: '{seat} cumple el contrato {contract_text}.',
  does: '{seat} {action}.',
  wholeFile: 'El archivo en su conjunto',
};
