/** Spanish: posts in the channel. */
import type { Catalogue } from '../../catalogue.ts';

export const posts: Catalogue['bot']['posts'] = {
  // Buttons of posts.
  takeTurn: 'Jugar tu turno',
  board: 'Tablero',
  market: 'Mercado',
  players: 'Jugadores',
  log: 'Historial',
  agree: 'Acepto',
  disagree: 'No acepto',
  rematch: 'Revancha',

  // Headings and their small print.
  begins: '### La partida empieza',
  beginsBrief: '**La partida ha empezado.**',
  moverHeading: '### {mover}',
  moversHeading: '### Qué ha pasado',
  computersHeading: '### Han jugado los robots',
  when: '{phase, select, draft {Elección de ofertas} workers {Trabajadores iniciales} production {Producción de la ronda {round}} other {Ronda {round} de {rounds}}}',
  cut: '… El resto está en el historial.',

  // Start of the game.
  turnOrder: '**Orden de turno:** {order}',
  auctionOrder: '**Plazas:** {order}. El orden de turno será el orden en que se ganen los clanes.',
  alone: '{order} juega en solitario.',
  pickOrder:
    '-# {draft, select, experience {Eligen primero quienes juegan por primera vez y luego los demás, siempre desde el final del orden de turno.} other {Elige primero quien va al final del orden de turno.}}',
  playedWith: '**Opciones:** {list}',
  noOptions: '**Opciones:** ninguna',
  liveBegins: '{who}: la partida ha empezado.',
  seedLater: 'Mostraré la semilla cuando termine la partida.',

  // Production, a line for each player.
  yields: '**{seat}**: {items}',
  turned: '{from} → {to}',
  butter: '{from} → mantequilla, £{money}',
  barrelIn: '1 whisky a la bodega',
  barrelOut: '1 whisky de la bodega',
  barrelsAge: 'los barriles envejecen',

  // Next players.
  awaits:
    '{kind, select, turn {{who}, es tu turno: {done, select, true {usa lo que te queda o termínalo} other {haz una acción principal o pasa}}.} production {{who}: hay que decidir qué producen los edificios.} auction {{who}, es tu turno: {bids, select, open {abre la subasta con una puja} other {puja más de {high} o deja esta subasta}}.} other {{who}, te toca {decision}.}}',
  called: '{who}: hay algo que decidir.',
  waiting: 'Esperando a {order_and}.',
  thinking:
    '🤖 {instead, select, true {{count, plural, one {Un robot está pensando} many {Unos robots están pensando} other {Unos robots están pensando}} en lugar de {order_and}} other {{count, plural, one {{order_and} está pensando} many {{order_and} están pensando} other {{order_and} están pensando}}}}.',
  pausedNow: 'La partida está en pausa.',

  // Moves made on behalf of a player.
  playedFor: '{who} ha jugado por {owner}.',
  playedByItself: '{seat} ha abandonado, así que juego en su lugar y solo hago lo imprescindible.',
  late: '{who} se ha quedado sin tiempo y ha hecho la mejor jugada que había encontrado.',
  failed: '{who} no ha sabido decidirse y ha hecho una jugada sencilla.',

  // Undo.
  undone:
    '### Jugadas deshechas\n{moderator, select, true {{who} (moderación) ha rebobinado la partida.} other {{who} ha deshecho {moves, plural, =0 {las últimas jugadas de los robots} one {su última jugada} many {sus últimas jugadas} other {sus últimas jugadas}}{others, plural, =0 {} one { y las posteriores de {order_and}} many { y las posteriores de {order_and}} other { y las posteriores de {order_and}}}{computers, select, true {, además de lo que hicieron después los robots} other {}}.}}',
  backAtStart: 'La partida vuelve al principio.',
  lastLeft: 'La última jugada que queda en pie: {line}',
  reopened: 'La partida sigue: el resultado de antes ya no cuenta.',
  seatGivenBack: 'El robot deja de jugar por {seat}, que vuelve a decidir por su cuenta.',
  asksUndo:
    '### {who} pide deshacer {count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}\n{reason, select, moved {Alguien ha jugado desde entonces, así que tienen} revealed {Se ha destapado algo oculto, así que tienen} computer {Un robot jugó por {who}, así que tienen} other {Tienen}} que aceptar todos los demás.',
  asked:
    '{what, select, undo {{who} pidió deshacer {count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}.} pause {{who} pidió una pausa.} other {{who} pidió terminar la partida.}}',
  asksAbandon:
    '### {who} pide terminar aquí la partida\nNo ganaría nadie. Tienen que aceptar todos los demás.',
  wouldUndo: 'Se desharía esto:',
  pleaseAnswer: '{who}: ¿de acuerdo?',
  lapses:
    'También sirve `/game answer`. {time, select, none {La próxima jugada de una persona anula esta petición.} other {Hora límite para aceptar: {time}.}}',
  refused:
    '### Petición rechazada\n{who} no acepta. {request, select, undo {Las jugadas se mantienen} other {La partida continúa}}.',
  withdrawn:
    '### Petición retirada\n{who} ha retirado su petición. {request, select, undo {Las jugadas se mantienen} other {La partida continúa}}.',
  lapsed:
    '### Petición anulada\n{what, select, undo {La petición de {who} de deshacer jugadas} pause {La petición de {who} de hacer una pausa} other {La petición de {who} de terminar la partida}} ya no vale: la partida ha seguido adelante.',

  // Leaving players, and moderators.
  conceded:
    '### {who} abandona\nDesde ahora juego por {seat} y solo hago lo imprescindible. {single, select, true {El otro jugador sigue jugando} other {Los demás siguen jugando}}.',
  concededLast: '### {who} abandona\nNo queda nadie que siga jugando.',
  reminded:
    '### Un recordatorio\n{who} (moderación) envía un recordatorio. {since, select, none {Nadie ha jugado todavía.} other {La última jugada fue {since}.}}',
  ended:
    '### La partida ha terminado\n{moderator, select, true {{who} (moderación) la ha terminado.} other {{who} la ha terminado.}} No gana nadie.',
  endedByAll:
    '### La partida ha terminado\n{who} pidió terminarla y todo el mundo estuvo de acuerdo. No gana nadie.',
  endedByNobody: '### La partida ha terminado\nTodo el mundo ha abandonado. No gana nadie.',
  lobbyExpired:
    '### Sala cerrada\n{challenge, select, true {La semana de este desafío ha terminado. `/challenge table` abre una mesa del desafío de esta semana.} other {Llevaba dos semanas sin cambios. `/game new` abre otra.}}',
  lobbyClosed:
    '### Sala cerrada\n{moderator, select, true {{who} (moderación) la ha cerrado.} other {{who} la ha cerrado.}} Abre otra con {challenge, select, true {`/challenge table`} other {`/game new`}}.',
  pause:
    '### Partida en pausa\n{who} (moderación) la ha pausado.{open, select, true { Nadie puede jugar hasta que la moderación la reanude con `/mod resume`.} other {}}',
  resume: '### La partida continúa\n{who} (moderación) la ha reanudado.',
  skip: '### Se salta el turno de {seat}\n{who} (moderación) me ha pedido que haga por esta persona solo lo imprescindible.',
  act: '### Una jugada por {seat}\n{who} (moderación) ha hecho esta jugada por {seat}.',
  replace:
    '### Cambio de jugador\n{former} deja la partida y {newcomer} ocupa su plaza. Decisión de {who} (moderación).',
  undo: '### Jugadas deshechas\n{who} (moderación) ha rebobinado la partida.',
  cancel: '### Partida cancelada\n{who} (moderación) la ha terminado. No gana nadie.',

  export:
    '### Una copia de la partida\n{who} (moderación) ha guardado la partida en un archivo. No ha cambiado nada.',

  // End of the game.
  finishedHeading: '### La partida ha terminado',
  // State of the round.
  gloryNow: '-# **Ficha de puntuación de esta ronda:** {line} Ahora: {list}',
  settlementsNow: '-# **Asentamientos conectados:** {list}',
  standingNow: '{seat} {count}',
  gloryGiven: 'Gloria: {list}.',
  gloryNone: 'Nadie recibe gloria.',
  standing:
    '{place}.º **{seat}: {total, plural, one {# punto} many {# de puntos} other {# puntos}}**\n-# {parts}',
  soloStanding: '**{seat}: {total, plural, one {# punto} many {# de puntos} other {# puntos}}**\n-# {parts}',
  scorePart:
    '{row, select, glory {gloria} basicGoods {mercancías básicas} processedGoods {mercancías procesadas} money {dinero} hops {lúpulos} cotton {algodón} tobacco {tabaco} sugarCane {caña de azúcar} contracts {contratos} settlements {asentamientos} other {puja}} {points}',
  seed: 'Semilla: {seed}',
  thanks: '¡Gracias por jugar, {people}!',
  playedToTheEnd: '{who} ha jugado hasta el final por {owner}.',

  // Fallbacks for posts that cannot be built.
  untold:
    '### La partida ha avanzado\nNo puedo contar aquí qué ha pasado, pero los botones muestran cómo va la partida.',
  toldInPart: '### La partida ha avanzado\nLa imagen muestra cómo va la partida.',

  // Moves from before a correction of the bot's rules.
  choice: '{seat} {what}',
  lostMove: 'Una jugada que ya no puedo leer',
  mended:
    'Después de estas jugadas se corrigió un error de reglas. Sé qué se eligió, pero no qué costó ni qué dio.',
};
