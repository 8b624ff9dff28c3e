/** Spanish: changes since the reader's last move. */
import type { Catalogue } from '../../catalogue.ts';

export const recap: Catalogue['bot']['recap'] = {
  button: 'Qué ha pasado',
  yours: '### Desde tu última jugada',
  round: '### Desde que empezó la ronda',
  game: '### Desde que empezó la partida',
  nothing: 'No ha pasado nada desde entonces.',
  untold:
    '-# {count, plural, one {Falta una jugada: se hizo} many {Faltan # de jugadas: se hicieron} other {Faltan # jugadas: se hicieron}} antes de corregirse un error de reglas.',

  player:
    '**{seat_bare}**{deeds, select, none {} other { {deeds}}}{sums, select, none {} other { ({sums})}}{why, select, none {} other {. _{why}_}}',
  gained: '+£{pounds}',
  spent: '−£{pounds}',
  glory: '{sign}{size} gloria',
  goods: '{sign}{size} {good_size}',

  times: '{deed} ({count}×)',
  sold: 'vendió {count} {good_count}',
  bought: 'compró {count} {good_count}',
  made: 'usó {list}',
  buildings: '{count, plural, one {{unit_un}} many {# de {unit_count}} other {# {unit_count}}}',
  placed: 'colocó {unit_un} en {space}',
  took: 'tomó el contrato {number}',
  fulfilled: 'cumplió el contrato {number}',
  technology: 'mejoró la tecnología de los {worker_tools}',
  shipping: 'mejoró su transporte',
  hired: 'contrató a un mercader',
  passed: 'pasó',
  port: 'usó el puerto “{port_name}”',
  swapped: 'cambió {old_el} de {space} por {unit_un}',
  rowed: 'movió un pescador a {space}',
  picked: 'eligió la oferta {number}',
  pickedClan: 'eligió el clan {clan}',
  bid: 'pujó {amount}',
  left: 'dejó una subasta',

  prices: '**Precios:** {list}',
  price: '{good} £{before} → £{after}',
  gone: '**Contratos que ya no están:** {list}',
  added: '**Contratos nuevos:** {list}',
  contract: '{number} ({figures})',
  late: '**Oportunidades perdidas:** {list}',
  taken:
    '{count, plural, one {el espacio {list} (ya ocupado)} many {los espacios {list} (ya ocupados)} other {los espacios {list} (ya ocupados)}}',
  missed: 'el contrato {number} (lo tenías todo)',
};
