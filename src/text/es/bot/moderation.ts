/** Spanish: replies to moderators. The posts about their actions are in `posts`. */
import type { Catalogue } from '../../catalogue.ts';

export const moderation: Catalogue['bot']['moderation'] = {
  reminded: 'He avisado a quien le toca.',
  skipped:
    'He saltado el turno de {seat} con {count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}, lo mínimo que permiten las reglas. `/mod undo` lo deshace.',
  skipAsk: '### ¿Saltar el turno de {seat}?\n{what}\n-# `/mod undo` lo deshace.',
  skipPasses:
    '{seat} pasará y recibirá £{bonus}: no tendrá más turnos en la ronda {round}.{more, select, none {} other { Antes de eso: {more}}}',
  skipPlays: 'Jugaré por {seat}, haciendo lo mínimo que permiten las reglas: {more}',
  buttonSkip: 'Confirmar',
  undoAsk:
    '### ¿Deshacer {count, plural, one {la jugada {first}} many {las jugadas {first} a {last}} other {las jugadas {first} a {last}}}?\n{first, plural, one {La partida vuelve al principio.} many {La partida vuelve a como estaba antes de la jugada #.} other {La partida vuelve a como estaba antes de la jugada #.}} Esto se deshará:',
  undoFollows:
    'Lo anunciaré en el canal{paused, select, true {} other { y avisaré a quien le toque entonces}}. Estas jugadas no se pueden recuperar.{sealed, select, true {} other { Si destaparon algo oculto, esta partida no contará para los mejores resultados.}}',
  buttonUndo: 'Deshacer {count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}',
  replaceAsk:
    '### ¿Dar a {name} la plaza de {seat}?\n{former} deja esta partida. {name} sigue con la plaza tal como está y recibe un aviso.\n-# {computer, select, true {`/mod computer` puede dar la plaza otra vez a un robot.} other {`/mod replace` puede devolver la plaza.}}',
  buttonReplace: 'Cambiar de jugador',
  lobbyCancelled: 'La sala está cerrada.',
  cancelAsk:
    '### ¿Cancelar esta partida?\n{stands, select, lobby {No ha empezado.} unreadable {Ya no puedo leerla. Termina para todos, sin ganador. Para salvar lo que queda, usa antes `/mod export`.} sealed {Es una partida del desafío semanal. Termina para todos, sin ganador, y no se puede recuperar.} other {{round, plural, =0 {Aún no ha empezado la ronda 1} other {Va por la ronda #}}{moves, plural, =0 { y nadie ha jugado todavía} one {, tras # jugada} many {, tras # de jugadas} other {, tras # jugadas}}. Termina para todos, sin ganador, y no se puede recuperar.}}',
  buttonCancel: 'Cancelar la partida',
  buttonKeep: 'Dejarla como está',
  kept: 'No ha cambiado nada.',
  unsealAsk:
    '### ¿Mirar una partida sellada?\nOtras personas aún juegan el desafío de esta semana con este reparto. Si sigues adelante, contará como tu participación {alone, select, true {en solitario} other {en una mesa}} y esta semana ya no podrás jugar esa parte. La partida se abre para todos {until}.',
  buttonGoAhead: 'Seguir adelante',
  buttonBack: 'Volver',
  unsealed:
    'Ahora cuenta como tu participación en el desafío de esta semana, {alone, select, true {en solitario} other {en una mesa}}. Puedes mirar sus partidas; por favor, no cuentes lo que veas.',
  notSealed: 'Ya puedes mirar esta partida.',
  exported:
    'Aquí está la partida: preparación, jugadores y jugadas. Lo he anunciado en el canal.{secret, select, game { La semilla sigue en secreto hasta que termine la partida.} week { La semilla sigue en secreto hasta que acabe la semana del desafío.} other {}}',

  // Menus.
  seatToAct: '{name} — le toca',
  seatIdle: '{name}',
  noSuchSeat: 'Aquí no hay ninguna plaza “{typed}”. Las que hay: {seats}.',
  noSuchMove:
    '“{typed}” no es una jugada. Indica el número de la primera jugada que deshacer, de 1 a {most}.',
  undoBehindLobby:
    'Aquí hay una sala abierta. Ciérrala con `/mod cancel`; después podrás deshacer jugadas de la última partida.',
  noMoves: 'Esta partida no tiene jugadas que deshacer.',
  moveBefore: 'antes de la jugada {number}: {name} {what}',
  lostMoveBefore: 'antes de la jugada {number}, que ya no puedo leer',
  botsCannotPlay: '{name} es un bot, y los bots no pueden jugar. Elige a una persona.',
  notInServer: '{name} no está en este servidor. Elige a alguien que esté.',
  alreadySits:
    '{conceded, select, true {{name} ha abandonado, pero su plaza sigue siendo suya. Dásela antes a un robot para siempre con `/mod computer`; después {name} podrá tener una plaza otra vez.} other {{name} ya tiene una plaza en esta partida. Elige a otra persona.}}',
  seatIsOpen: 'Juegas por {seat}. En el canal se verá que lo hiciste tú.',

  noSuchGame: 'No encuentro “{typed}” entre las partidas que moderas. Elige una de la lista.',
  gameChoice: '{lobby, select, true {sala} other {partida}} {id}: {names} ({day})',

  // Games of a server, or the game of a channel.
  gamesHeading: '## Partidas que moderas',
  noGames: 'No tienes partidas abiertas que moderar. `/game new` abre una.',
  gameLobby: '- {channel} · sala, {members} de {players} · último cambio {ago}',
  gamePlaying:
    '- {channel} · {round, plural, =0 {antes de la ronda 1} other {ronda #}} · esperando a {names} · último cambio {ago}{paused, select, true { · **en pausa**} other {}}',
  gameUnreadable: '- {channel} · **no se puede leer**: `/mod cancel` la termina · último cambio {ago}',
  moreGames: '-# … y {count} más.',
  alreadyPlays:
    '{own, select, true {En la plaza de {seat} ya juega un robot.} other {{name} ya juega por {seat}.}}',
  setAsideAsk:
    '### ¿Aplazar esta partida?\n{round, plural, =0 {Aún no ha empezado la ronda 1} other {Va por la ronda #}} y {lastMove, select, none {nadie ha jugado todavía} other {la última jugada fue {lastMove}}}. Los relojes se paran y este canal queda libre para otra partida. No se pierde nada: podrá retomarla {alone, select, true {{people} (le avisaré)} other {cualquiera de sus jugadores (avisaré a {people})}}, y tú también, con `/mod resume`.',
  buttonSetAside: 'Aplazarla',
  gameSetAside:
    '- {channel} · {round, plural, =0 {antes de la ronda 1} other {ronda #}} · {names} · **aplazada** {ago}: `/mod resume partida:{id}` la retoma',
  buttonResume: 'Retomar: {names}',
};
