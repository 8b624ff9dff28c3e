/** Spanish words between the events of a log. */
import type { Catalogue } from '../catalogue.ts';

export const log: Catalogue['log'] = {
  seat: 'Asiento {number}',
  seatWithClan: '{name} ({clan})',
  aside: '{line} [{items}]',
  noted: '{line} _{note}_',
  money: '{sign}£{size}',
  goods: '{sign}{size} {good_counted}',
  glory: '{sign}{size} de gloria',
  plainMoney: '£{size}',
  plainGoods: '{size} {good_counted}',
  animal: '−1 {animal} en {space}',
  import: '{total} {good_counted} entre todos',
  from: '{amount} {source}',
  fulfils: '{seat} cumple el contrato {contract_text}.',
  does: '{seat} {action}.',
  wholeFile: 'El archivo en su conjunto',
};
