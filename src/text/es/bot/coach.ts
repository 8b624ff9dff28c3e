/** Spanish: the coach, who reviews a finished game. */
import type { Catalogue } from '../../catalogue.ts';

export const coach: Catalogue['bot']['coach'] = {
  commandGame: 'Qué partida; si se omite, la de este canal o la única que tengas',
  commandPage: 'Qué página, desde la 1',
  commandShare: 'Compartir esta página en el canal',
  commandAgain: 'Intentarlo otra vez, si falló el análisis',

  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Ronda {round}: {played}. En su lugar: {better}. {more}.',
  plan: 'Más adelante en mi plan: {what}.',
  more: '{points, plural, one {Alrededor de # punto} many {Unos # de puntos} other {Unos # puntos}} más{range, select, none {} above { (hasta {high})} other { (de {low} a {high})}}',
  bestMove:
    'Ronda {round}: {played}. {points, plural, one {Alrededor de # punto} many {Unos # de puntos} other {Unos # puntos}} más que con la segunda mejor opción: {next}.',
  none: 'No he encontrado ningún turno en el que otra jugada hubiera sido claramente mejor. Las diferencias pequeñas pueden deberse al azar.',

  // The panel of a review; `/game review` opens it.
  button: 'Analizar mi partida',
  heading: '### Análisis de tu partida',
  page: '-# Página {page} de {pages} · según mis cálculos, con lo que se sabía entonces',
  best: '**El mejor turno**',
  points: '**Puntos por fase**',
  phase: '{part, select, start {inicio} end {final} other {ronda {round}}}: {points}',
  habit: '**Un hábito que mejorar**',
  habitMeasured:
    'Te pasó en {games} de tus últimas {all} partidas y te costó {points, plural, one {alrededor de # punto} many {unos # de puntos} other {unos # puntos}} por partida.',
  previous: 'Anterior',
  next: 'Siguiente',
  share: 'Compartir',
  shared: '### {who} comparte un análisis',
  working:
    'Estoy comparando tus turnos con lo que podrías haber hecho. Tardaré {time} más o menos; las partidas en curso van primero. No hace falta que esperes: también lo encontrarás más tarde con `/game review`.',
  show: 'Mostrar',
  failed: 'No he podido analizar esta partida. A la partida en sí no le pasa nada.',
  again: 'Intentar otra vez',

  // Which game.
  choose: '### ¿Qué partida analizo?',
  newest:
    '-# Son tus {count} más recientes. Las anteriores se abren con el botón de su mensaje final o con `/game review partida:`.',
  pick: 'Tus partidas, primero las más recientes…',
  game: '{date} · {names}',
  result: 'Conseguiste {points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  others: 'Otras partidas',
  noSuchGame:
    'No sé cuál de tus partidas terminadas en este servidor es “{typed}”. Elige una de las sugerencias.',
  noGames: 'Todavía no has terminado ninguna partida en este servidor. `/game new` abre una.',

  // Why a game can't be reviewed.
  notOver:
    'Solo analizo partidas jugadas hasta el final. `/game status` muestra la partida de este canal; `/game review partida:`, las que has terminado.',
  notPlayer:
    'Cada cual puede pedir el análisis de sus propios turnos, y al final de esta partida no ocupabas ninguna plaza. `/game review` muestra tus partidas; `/replay`, esta.',
  noTurns:
    'Aquí no hay ningún turno tuyo que pueda valorar: los jugaron otros, o desde entonces se corrigió un error de reglas. `/replay` muestra la partida.',
  sealed:
    'Puede que otros sigan jugando el desafío de esta semana con el mismo reparto. Podré analizar tu partida {until}, cuando acabe la semana.',
  another:
    'Todavía estoy con el análisis de otra partida tuya. `/game review partida:` lo muestra en el servidor de esa partida; cuando esté listo, vuelve a pedir este.',
};
