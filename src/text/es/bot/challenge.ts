/** Spanish: the weekly challenge and its ladder. */
import type { Catalogue } from '../../catalogue.ts';

export const challenge: Catalogue['bot']['challenge'] = {
  // Introduction.
  heading: '## Desafío semanal',
  what: 'Todo el servidor recibe el mismo reparto. ¿Quién le saca más partido? Esta semana termina {ends}.',
  howItWorks:
    '- Tienes una partida en solitario y otra en una mesa. **De cada una solo cuenta el primer intento.**\n- Sin consejos, sin robots, sin suplentes. Puedes deshacer hasta que se destape algo oculto o termine tu partida.\n- Las opciones cambian cada semana.\n- Los puntos, los puestos y la semilla se revelan cuando acaba la semana.',
  own: '**{alone, select, true {En solitario} other {En una mesa}}**: {standing, select, none {aún sin jugar} waiting {sala abierta en {channel}} entered {participación usada, sin partida propia} playing {en curso en {channel}} finished {terminada en {channel}} scored {terminada con {points, plural, one {# punto} many {# de puntos} other {# puntos}} en {channel}} late {fuera de plazo en {channel}} ended {acabada sin resultado} other {}}',
  taking:
    '{count, plural, =0 {Nadie ha empezado aún esta semana.} one {Esta semana ha empezado # persona} many {Esta semana han empezado # de personas} other {Esta semana han empezado # personas}}{count, plural, =0 {} other {; {finished, plural, =0 {nadie ha terminado} one {ha terminado #} many {han terminado #} other {han terminado #}}.}}',
  spoilers:
    '-# Por favor, no mires los hilos del desafío de otras personas antes de acabar tu partida: el reparto es el mismo.',
  buttonSolo: 'Jugar en solitario',
  buttonTable: 'Mesa de {players}',
  buttonLadder: 'Resultados',
  buttonBack: 'Volver',
  button: 'Desafío semanal',

  // Opening a game.
  threadName: 'Desafío semanal · {name}',
  solo: 'Tu partida de la semana ha empezado: {channel}. Ese hilo no lo ve nadie más, salvo la moderación. ¡Suerte!',
  table:
    'La sala de tu mesa del desafío está en el hilo privado {channel}. Cualquiera puede unirse desde mi mensaje en este canal.',
  joined: 'Ya estás en la mesa: {channel}. Ese hilo solo lo ven sus jugadores y la moderación.',
  invitation:
    '🏆 **{host}** abre una mesa del desafío semanal para {players}. Quien se una entrará en su hilo privado; en cuanto empiece, contará como su mesa de la semana.',
  buttonJoin: 'Unirse',
  tableName: '{names} ({members} de {players})',
  noTables: 'Ninguna mesa de esta semana espera jugadores. `/challenge table` abre una.',
  whichTable:
    'Elige una mesa de la lista de `/challenge join`: hay varias esperando, o la elegida ya no espera.',
  tableClosed:
    'Esa mesa ya no espera jugadores. Con `/challenge join` te unes a otra que espere; `/challenge table` abre una.',
  noPrivateThread:
    'Las partidas del desafío se juegan en un hilo privado, pero aquí no puedo abrirlo. Me faltan estos permisos: {missing}. Quien administra el servidor puede dármelos.',
  noThreadHere:
    'Tu partida necesita un hilo privado, y esos solo se pueden abrir en canales de texto normales. Inténtalo allí.',

  // Before a game is given up, ended or cancelled.
  spent: 'Es una partida del desafío semanal: se quedará sin resultado, y no habrá segundo intento.',

  // In the lobby, and in a game.
  lobbyLine:
    '🏆 **Desafío semanal**: el mismo reparto para {players, plural, =1 {cada partida en solitario} one {cada mesa de #} many {cada mesa de #} other {cada mesa de #}} en este servidor, así que no se puede cambiar nada. Solo cuenta el primer intento. La semana termina {ends}.',
  lobbyWaiting:
    '-# {missing, plural, one {Falta una persona} many {Faltan # de personas} other {Faltan # personas}}.',
  lobbyReady:
    '-# {players, plural, =1 {{host} juega en solitario: pulsa **Empezar** cuando quieras.} other {La mesa está completa. {host} pulsa Empezar cuando todo el mundo quiera.}} A partir de ahí, cuenta.',
  seedSealed:
    '🔒 Otras personas aún juegan con este reparto: mostraré la semilla cuando acabe la semana, {until}.',

  // The ladder.
  ladderHeading: '## Desafío semanal\n{begins} – {ends}',
  endsSoon: 'Esta semana termina {ends}. Entonces se revelan los puntos y los puestos.',
  over: 'La semana ha terminado. Con el mismo reparto, así le ha ido a cada cual:',
  noContenders: 'Nadie ha jugado esta semana.',
  noResults: 'La semana ha terminado. No hay resultados.',
  alone: '**En solitario**',
  tables: '**Mesas de {players}**: puntos, y distancia a la media de esa plaza',
  oneTable: '-# Solo hubo una mesa así, de modo que no hay con qué compararla.',
  rowSolo:
    '`{place}.` **{name}** · {who} · {points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  rowTable:
    '`{place}.` **{name}** · {who}, plaza {number} · {points, plural, one {# punto} many {# de puntos} other {# puntos}}, **{difference}**',
  row: '- **{name}** · {alone, select, true {en solitario} other {mesa de {players}}} · {standing, select, playing {aún en curso} finished {terminada} scored {terminada con {points, plural, one {# punto} many {# de puntos} other {# puntos}}} late {fuera de plazo, sin puesto} ended {acabada sin resultado} other {}}',
  more: '-# … y {count, plural, one {# más} many {# más} other {# más}}.',
  clanless: 'sin clan',
  seedSolo: '-# Semilla, en solitario: {seed} · {options}',
  seedTables: '-# Semilla, mesas de {players}: {seed} · {options}',
  noOptions: 'sin opciones',
  otherWeeks: 'Otra semana…',
  weekName: '{day}{current, select, true { · esta semana} other {}}',
  noSuchWeek: 'No existe esa semana. Elige una de la lista.',
};
