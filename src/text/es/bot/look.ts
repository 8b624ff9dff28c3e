/** Spanish: views of the board, the log and the score; answers to requests. */
import type { Catalogue } from '../../catalogue.ts';

export const look: Catalogue['bot']['look'] = {
  // Views.
  table: 'Mesa',
  map: 'Mapa',
  market: 'Mercado',
  contracts: 'Contratos',
  player: 'Jugadores',
  score: 'Puntuación',
  race: 'Momentos clave',
  boards: 'Tableros',
  players: 'Todos los jugadores',
  clans: 'Clanes',
  log: 'Historial',
  asText: 'Como texto',
  asPicture: 'Como imagen',
  heading: '### {view}',
  playerHeading: '### {seat}',
  subtitle: '{when}. {now}',
  waiting: 'Esperando a {order_and}.',
  paused: 'En pausa por {whose, select, players {acuerdo de los jugadores} other {la moderación}}.',
  shelved: 'La partida está aplazada.',
  over: 'La partida ha terminado.',
  lobby:
    'La partida no ha empezado, así que aún no hay tablero que mirar. Quien la organiza puede empezarla desde la sala.',
  neverBegun: 'Esa partida terminó en la sala, así que no hay tablero que mirar.',
  gone: 'Ya no tengo esa partida.',
  notPlaying: '{name} no está en esta partida. Jugadores: {order_and}.',

  // Text next to pictures.
  port: '**Puerto {number}: {short}**. {line}',
  ports: '**Puertos**: cada jugador puede usar cada uno una vez por partida',
  scoringTile: 'Ronda {round}: **{short}**. {line}',
  scoring: '**Gloria al final de cada ronda**',
  clan: '**{short}**: {line}',
  projected: '**Si la partida acabara ahora**',
  soFar: '**Puntos hasta ahora**',
  noScoreYet: 'Nadie tiene puntos antes de la ronda 1.',
  marked: 'Marcado: dónde puede colocar {seat} {unit_un}, con su precio total.',
  reached: 'Marcado: lo que está al alcance de {seat}.',
  cannotPlace:
    '{seat} no puede colocar {unit_un} ahora mismo, así que no hay precios que mostrar. Esto es lo que {seat_bare} tiene a su alcance.',
  chooseMark: 'Marcar en el mapa…',
  markUnit: 'Dónde podría ir {unit_un}',
  markReach: 'Lo que está al alcance de {seat_bare}',
  markNothing: 'Nada',
  textFile: 'El texto entero no cabe en un mensaje, así que va en el archivo.',
  shared: 'Lo he compartido en el canal.',

  // The log.
  sinceYours: '### Desde tu última jugada',
  sinceTheirs: '### Desde la última jugada de {seat_bare}',
  lastTurn: '### El turno más reciente',
  logPage: '### Historial, página {page} de {pages}',
  nothingYet: 'Nadie ha jugado todavía.',
  cutBefore: '… Lo anterior está en “{shared, select, true {Historial} other {Historial completo}}”.',
  older: 'Más antiguo',
  newer: 'Más reciente',
  newerPanel:
    '{further, select, down {Más abajo hay un panel más reciente.} other {El panel que estás usando está más arriba.}}',
  newest: 'Lo último',
  wholeLog: 'Historial completo',
  backToBoard: 'Tablero',

  // Answers to requests.
  agreedDone: 'Todo el mundo acepta, así que está hecho.',
  agreedWaiting:
    'Aceptas. {count, plural, one {Aún tiene que responder # persona más} many {Aún tienen que responder # de personas más} other {Aún tienen que responder # personas más}}.',
  stranger: 'Solo los jugadores de esta partida pueden responder a eso.',
  noRequest:
    'No hay ninguna petición abierta. `/game status` muestra cómo va la partida. Para decidir sobre alguien a quien se le acabó el tiempo, usa `/clock decide`.',
  ownRequest:
    'Esta petición es tuya: son los demás quienes la aceptan o no. Para anularla, elige *Retirar mi petición*.',
  notYourRequest: 'Esta petición es de {who}, así que nadie más puede retirarla. Los demás la aceptan o no.',
  posted: 'Publicado en {where, select, here {el canal} other {{where}}}.',
};
