/** English words between the events of a log. */
export const log = {
  seat: 'Seat {number}',
  seatWithClan: '{name} ({clan})',
  aside: '{line} [{items}]',
  noted: '{line} _{note}_',
  money: '{sign}£{size}',
  goods: '{sign}{size} {good_size}',
  glory: '{sign}{size} glory',
  plainMoney: '£{size}',
  plainGoods: '{size} {good_size}',
  animal: '−1 {animal} on {space}',
  import: '{total} {good_total} imported in total',
  from: '{amount} {source}',
  fulfils: '{seat} fulfils contract {contract_text}.',
  does: '{seat} {action}.',
  wholeFile: 'The file as a whole',
} as const;
