/** Spanish: continuing a game in another channel. */
import type { Catalogue } from '../../catalogue.ts';

export const relocation: Catalogue['bot']['relocation'] = {
  command: 'Continúa una partida en este canal o hilo',
  commandGame: 'Cuál; se puede omitir si solo tienes una en otros canales',

  // Before the move.
  ask: '### ¿Continuar aquí?\n{then, select, lobby {La sala} other {La partida}} de {names} está ahora en {channel}. {then, select, sealed {Continuará en un hilo privado nuevo de este canal, que solo ven sus jugadores y la moderación.} shelved {Pasará a este canal y seguirá aplazada hasta que alguien la retome.} lobby {Pasará a este canal.} quiet {Pasará a este canal: publicaré aquí el tablero. Ya ha cambiado de canal en la última hora, así que no volveré a avisar a quienes tengan que jugar.} other {Pasará a este canal: publicaré aquí el tablero y avisaré a quienes tengan que jugar.}}',
  buttonMove: 'Continuar aquí',
  buttonKeep: 'Dejarla allí',
  which: '¿Qué partida quieres continuar aquí?',
  pick: 'Elige una partida',
  game: '{lobby, select, true {sala} other {partida}} {id}: {names}',
  none: 'No tienes ninguna partida en otro canal de este servidor.{moderator, select, true { Como moderas, puedes indicar cualquier partida: `/game move partida:`.} other {}}',
  noSuchGame: 'No conozco esa partida. Elige una de la lista.',
  here: 'Esta partida ya está en este canal.',
  cannotPost:
    'No puedo publicar en este canal, así que la partida se queda donde está. Habla con quien administra el servidor o escribe `/game move` en otro canal.',

  // Afterwards.
  done: 'La partida ya está aquí.',
  inThread: 'La partida ya está en {channel}.',
  moved: '{who} ha traído la partida a este canal.',
  shelved: 'Está aplazada: sus jugadores pueden retomarla, y también la moderación con `/mod resume`.',
  departed: 'La partida ha pasado a {channel}.',

  // Under the list of a user’s games.
  hint: '-# ¿Ya no existe el canal? Escribe `/game move` en otro del mismo servidor, y la partida continuará allí.',
};
