/** Spanish: statistics of a server: pages, labels in pictures, and explanations. */
import type { Catalogue } from '../../catalogue.ts';

export const stats: Catalogue['bot']['stats'] = {
  button: 'Estadísticas',
  // Pages and navigation.
  server: 'Resumen',
  ratings: 'Clasificación',
  clans: 'Clanes',
  options: 'Opciones',
  player: 'Mi página',
  asText: 'Como texto',
  asPicture: 'Como imagen',
  showAll: 'Compartir',
  anyPlayers: 'Todas',
  higher: 'Más arriba',
  lower: 'Más abajo',
  choosePerson: 'Ver la página de alguien…',
  chooseOther: 'Comparar con…',
  morePeople: 'Más gente',

  // Numbers.
  players: '{players, plural, one {# jugador} many {# de jugadores} other {# jugadores}}',
  games: '{games, plural, one {# partida} many {# de partidas} other {# partidas}}',
  minutes: '{amount} min',
  hours: '{amount} h',
  days: '{amount} d',
  figureGames:
    '{count, plural, one {partida terminada} many {partidas terminadas} other {partidas terminadas}}',
  figurePeople: '{count, plural, one {persona} many {personas} other {personas}}',
  figureAverage: 'puntos de media',
  figureLength: 'duración (mediana)',
  figureGamesOwn: '{count, plural, one {partida} many {partidas} other {partidas}} con más gente',
  figureWins: 'con victoria ({share})',
  figureBest: 'mejor resultado',
  figureRating: '{provisional, select, true {valoración, provisional} other {valoración}}',
  figureAnswer: 'tiempo de respuesta (mediana)',
  figureAhead: '{name} por delante',
  figureLevel: '{count, plural, one {empate} many {empates} other {empates}}',
  figureMargin: 'puntos de ventaja media ({name})',

  // The server.
  serverTitle: 'Estadísticas de este servidor',
  bestTitle: 'Mejores resultados',
  bestLegend: 'Rombo: lo que suman de media quienes ganan.',
  bestBy: '{games, plural, one {# partida} many {# de partidas} other {# partidas}} · {name}',
  busyTitle: 'Quién juega más partidas',
  gamesTitle: 'Partidas',
  won: '{wins, plural, one {# ganada} many {# de ganadas} other {# ganadas}}',

  // The ladder.
  ratingsTitle: 'Clasificación',
  ladderTitle: 'Puestos',
  provisionalTitle: 'Provisional',
  rated: '{games, plural, one {# partida} many {# de partidas} other {# partidas}} · {change} en la última',
  ratingNote:
    'La valoración (OpenSkill) es una estimación prudente del nivel de juego. Todo el mundo empieza con 1000, y es provisional durante las 5 primeras partidas que cuentan para la clasificación.',
  ratedNote:
    'Cuentan para la clasificación las partidas de dos personas o más, sin robots rivales ni semilla elegida; las del desafío semanal, solo si terminan en su semana. No cuentan si alguien faltó en la ronda 1 u otra persona eligió más de ¼ de sus jugadas; si fue un robot, es una derrota. Quien abandona cuenta por el puesto final de su plaza.',

  // Clans and options.
  clansTitle: 'Clanes',
  optionsTitle: 'Opciones',
  allGames: 'Todas las partidas terminadas de 2 a 4 jugadores, también con robots.',
  gamesFor: 'Todas las partidas terminadas de {players} jugadores, también con robots.',
  winsTitle: 'Partidas ganadas',
  winsLegend: 'Barra: % de partidas ganadas. Rombo: % que daría el azar.',
  clan: '{picks, plural, one {# vez} many {# de veces} other {# veces}} · media {average}{best, select, none {} other { · máx. {best}}}',
  fewTitle: 'Menos de 10 partidas: casi todo azar',
  fewToCompare: 'Muy pocas partidas para comparar',
  pointsTitle: 'Puntos de media',
  optionsLegend: 'Barra: partidas con la opción. Rombo: partidas sin ella.',
  optionGames:
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}}{difference, select, none {} other { · {difference}}}',
  optionsNote: 'Tras el punto: la diferencia con las partidas sin la opción.',

  // A user.
  clansOf: '{name}: clanes',
  pointsOf: '{name}: puntos',
  playersTitle: 'Por número de jugadores',
  clanTitle: 'Por clan',
  averageLegend: 'Puntos de media.',
  averageAllLegend: 'Puntos de media, también en solitario.',
  averageContestLegend: 'Puntos de media en partidas con más gente.',
  tally:
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}}{alone, select, true {} other { · {wins, plural, one {# ganada} many {# de ganadas} other {# ganadas}}}}{best, select, none {} other { · máx. {best}}}',
  sourcesTitle: 'De dónde vienen los puntos',
  answerNote:
    'Tiempo de respuesta: desde que le tocaba hasta su primera jugada, dentro de su horario. No cuenta lo que hizo un encargo, un robot o un suplente, ni las pausas de la partida, ni las respuestas con días fuera de por medio.',
  withoutBest:
    '{games, plural, one {# partida no cuenta} many {# de partidas no cuentan} other {# partidas no cuentan}} para los mejores resultados: se eligió la semilla, se deshizo algo ya destapado o la semana del desafío había terminado.',
  leftOut:
    'Sin contar {games, plural, one {# partida abandonada, dejada a un robot para siempre o en la que} many {# de partidas abandonadas, dejadas a un robot para siempre o en las que} other {# partidas abandonadas, dejadas a un robot para siempre o en las que}} otros eligieron más de una de cada cuatro jugadas de la plaza.',

  // Two users.
  together: '{games, plural, one {# partida} many {# de partidas} other {# partidas}} en común.',
  lastTitle: 'Últimas partidas en común',
  played: '{date} · {players, plural, one {# jugador} many {# de jugadores} other {# jugadores}}',

  // Empty pages.
  emptyServer:
    'En este servidor aún no se ha terminado ninguna partida. Abre una con `/game new`. Las partidas del desafío semanal cuentan cuando acaba su semana.',
  emptyMine:
    'Aún no has terminado ninguna partida que cuente en este servidor. Abre una con `/game new`. Cuentan las partidas que no abandonaste y en las que elegiste al menos tres de cada cuatro jugadas de tu plaza; las del desafío semanal, cuando acaba su semana.',
  emptyPlayer:
    '{name} aún no ha terminado en este servidor ninguna partida que cuente: una que no abandonara y en la que eligiera al menos tres de cada cuatro de sus jugadas.',
  emptyVersus:
    '{one} y {two} aún no han terminado en este servidor ninguna partida en común que no abandonaran y en la que cada cual eligiera al menos tres de cada cuatro de sus jugadas.',
  emptySelf: 'Elige a otra persona para comparar.',
  emptyRatings:
    'En este servidor aún no hay clasificación. Hace falta una partida de dos personas o más, sin robots ni semilla elegida, jugada hasta el final. Una del desafío semanal debe terminar dentro de su semana.',
  emptyFilter: 'Aún no hay ninguna partida así en este servidor. Elige otro número de jugadores.',
  emptyContests:
    'En este servidor aún no se ha terminado ninguna partida de dos personas o más; las partidas en solitario no cuentan aquí.',
  emptyClans: 'En ninguna de estas partidas se ha jugado con clanes todavía.',
  emptyOptions: 'Ninguna de estas partidas se ha jugado con alguna opción todavía.',
  emptyPlayed:
    'En estas partidas todo el mundo abandonó o dejó a otros más de una de cada cuatro jugadas, así que aún no hay nada que contar.',
  nothingShared: 'Aún no hay nada que compartir.',
  missing:
    '-# {count, plural, one {Aún se está contando # partida antigua} many {Aún se están contando # de partidas antiguas} other {Aún se están contando # partidas antiguas}}. Vuelve a mirar en un momento.',
};
