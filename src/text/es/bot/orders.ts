/** Spanish: standing orders, given during another player's turn. */
import type { Catalogue } from '../../catalogue.ts';

export const orders: Catalogue['bot']['orders'] = {
  ask: '¿Quieres dejarme un encargo? Lo cumpliré cuando sea tu turno.',
  rule: '-# Cuando sea tu turno, esperaré un minuto y haré la primera de estas jugadas que sea posible. Si no lo es ninguna, te aviso.',
  ends: '-# Vale hasta que acabe la ronda o se destape algo oculto. Nadie más lo ve.',
  inForce: '**Tu encargo**',
  item: '{number}. {what}',
  wish: '{what}{most, select, none {} other {, si cuesta £{most} como máximo}}{least, select, none {} other {, si da £{least} como mínimo}}',
  lapsed:
    'Tu encargo no se ha llevado a cabo: {why, select, round {era para otra ronda} reveal {antes se destapó algo oculto} seat {alguien jugó por ti} impossible {nada de eso era posible{limited, select, true { a esos precios} other {}}} undone {se deshizo el turno anterior} other {}}.\n-# El encargo: {list}',
  gotIt: 'Entendido',

  add: 'Añadir una jugada',
  planAhead: 'Dejar un encargo',
  clear: 'Borrarlo todo',
  anyPrice: 'A cualquier precio',
  thisPrice: 'A este precio o mejor',
  limits: 'Límites de precio…',
  limitsTitle: 'Límites de precio de tu encargo',
  limitAbout:
    '{limit, select, least {Solo si da al menos estas libras. Vacío: a cualquier precio.} other {Solo si cuesta estas libras como máximo. Vacío: a cualquier precio.}}',
  drop: 'Quitar {number}',
  up: 'Subir {number}',
  back: 'Volver',
  whatKind: '### Tu encargo\n¿Qué quieres que haga por ti en tu turno?',
  whichOne:
    '### {head}\nEsto es lo que podrías hacer si ahora fuera tu turno. Haré lo que elijas al precio de ahora o mejor.',
  choose: 'Elige qué hacer',
  part: '{first} – {last}',
  noPrice: '“{what}” no es posible ahora, así que no hay precio que respetar. {why}',
  already: 'Esa jugada ya está en tu encargo.',
  badLimit:
    'No entiendo “{typed}” como libras. Escribe un número entero, como `4`, o nada para cualquier precio.',
  wrongLimit:
    '“{what}”: {limit, select, least {con eso ganas dinero, así que usa `mínimo` en vez de `máximo`} most {con eso no ganas dinero, así que usa `máximo` en vez de `mínimo`} other {no tiene precio propio, así que omite `mínimo` y `máximo`}}.',
  fullUp: 'En un encargo caben cinco jugadas como máximo. Quita antes una.',
  confirmed: 'Confirmado. Lo haré cuando sea tu turno.',
  newLimit: 'Confirmado. He cambiado la jugada {number}.',
  removed: '“{what}” ya no está en tu encargo.',
  moved: '“{what}” es ahora la jugada {number} de tu encargo.',
  cleared: 'Ya no tienes ningún encargo.',
  unclear: 'No sé qué quieres hacer con “{typed}”. Elige una de las sugerencias.',

  // Public.
  ordered:
    '{seat_bare} {part, select, true {había dejado encargada una parte} other {lo había dejado encargado}}.',
};
