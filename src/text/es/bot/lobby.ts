/** Spanish: the lobby and its options; the status of a game. */
import type { Catalogue } from '../../catalogue.ts';

export const lobby: Catalogue['bot']['lobby'] = {
  // The lobby.
  invited: '{who}: ¿otra partida? Para jugar, basta con pulsar **Unirse**.',
  removed: '👋 {asker} ha quitado a {who} de esta sala. {who} puede volver a unirse.',
  noLobby:
    'Aquí no hay ninguna sala abierta. `/game new` abre una{rematch, select, true {; `/game rematch` vuelve a invitar a la gente de la última partida} other {}}.',
  heading:
    '## Clanes de Caledonia: {players, plural, =1 {partida en solitario} one {partida para # jugador} many {partida para # de jugadores} other {partida para # jugadores}}',
  seats: '**Plazas ocupadas: {members} de {players}**',
  member:
    '- {rank, select, none {{name}} other {🤖 {name}}}{host, select, true { · organiza la partida} other {}}{newcomer, select, true { · su primera vez} other {}}',
  freeSeat: '- _libre_',
  options:
    '**Opciones**{preset, select, first { · primera partida} standard { · reglas normales} extras { · con los extras de Kickstarter} other {}}',
  optionLine: '- **{short}**: {line}',
  paceLine:
    '**Ritmo**: {pace, select, friendly {Tranquilo, sin reloj. Si alguien pasa 72 horas sin jugar, los demás pueden decidir qué hacer. Solo cuentan las horas en las que esa persona quiere recibir recordatorios: `/settings`} steady {Constante: 24 horas por turno y una reserva de 72 para toda la partida} brisk {Ágil: 6 horas por turno y una reserva de 24 para toda la partida} live {En vivo: 10 minutos por turno y una reserva de 30 para toda la partida. Todo el mundo debería estar conectado a la vez} other {}}{away, select, false { · el tiempo puede acabarse también en los días fuera} other {}}',
  languageLine: '**Idioma**: {name}',
  ownHours: '-# El reloj de cada jugador solo corre dentro de su horario: `/settings`.',
  upTogether: '-# Horas en común{all, select, true {: todo el día} other {, en tu hora local: {spans}}}.',
  neverUp:
    '-# No hay horas en las que coincida todo el mundo. No pasa nada: cada cual juega cuando le viene bien.',
  paceFriendly: 'Tranquilo',
  paceSteady: 'Constante',
  paceBrisk: 'Ágil',
  paceLive: 'En vivo',
  waitingForPlayers:
    '-# {missing, plural, one {Falta una persona} many {Faltan # de personas} other {Faltan # personas}}. Si no viene nadie más, {host} puede añadir robots o cambiar el número de jugadores en Opciones.',
  readyToStart:
    '-# La mesa está completa. {host} pulsa Empezar cuando todo el mundo quiera. Las plazas se reparten al azar.',
  readySolo:
    '-# {host} juega en solitario: pulsa **Empezar**. Para que se unan otros, elige más jugadores en Opciones.',
  seedChosen:
    '⚠️ La semilla de esta partida se eligió, no salió al azar. Quien la conozca podría averiguar lo oculto, como los próximos contratos; por eso la partida no cuenta para la clasificación ni para los mejores resultados.',
  begun: 'La partida ha empezado. `/turn` muestra qué tienes que hacer; `/game status`, cómo va la partida.',
  closed:
    'Esta sala está cerrada. {challenge, select, true {`/challenge table`} other {`/game new`}} abre otra.',
  over: 'Esta partida ha terminado. `/game status` muestra cómo acabó; {challenge, select, true {`/challenge show` muestra las partidas de esta semana} other {`/game rematch` abre una sala para la misma gente}}.',
  buttonJoin: 'Unirse',
  buttonLeave: 'Salir',
  buttonOptions: 'Opciones',
  buttonNew: 'Es mi primera vez',
  buttonNotNew: 'Ya conozco el juego',
  buttonStart: 'Empezar',
  buttonComputers: 'Robots',
  buttonPlayNow: 'Jugar ya contra robots',
  hintsOn: 'Hay **consejos**: en tu turno puedes preguntarme qué haría un robot.',

  // Replies to the acting user.
  opened:
    'Tu sala está abierta y ya estás en la partida. Los demás entran con **Unirse** o `/game join`. **Opciones** o `/game options` cambia las reglas; **Empezar** o `/game start` inicia la partida.',
  openedSolo:
    'Tu partida en solitario está abierta. **Opciones** o `/game options` cambia las reglas; **Empezar** o `/game start` inicia la partida.',
  threadName: 'Clanes de Caledonia · {host}',
  inThread: 'Tu partida tiene su propio hilo: {thread}. Todo ocurre allí.',
  noThread:
    'No puedo abrir un hilo aquí. Me faltan estos permisos: {missing}. Quien administra el servidor puede dármelos; si no, omite `hilo` para jugar en este canal.',
  threadLater:
    'Has abierto tres hilos en la última hora y podrás abrir otro {until}. Omite `hilo` para jugar aquí.',
  noThreadForYou: 'En este canal no puedes abrir hilos. Omite `hilo` para jugar aquí.',
  noThreadHere: 'Solo se pueden abrir hilos en canales normales. Omite `hilo` para jugar aquí.',
  joined: 'Ya estás en la partida. Empezará cuando {host} pulse Empezar o escriba `/game start`.',
  removedNote: '✅ {name} ya no está en la sala, pero puede volver a unirse.',
  noSuchMember:
    'No se ha quitado a nadie: “{typed}” no corresponde a nadie más, o corresponde a varias personas. En esta sala: {names}.',
  removeStarted:
    'La partida ya ha empezado, así que no se puede quitar a nadie. {challenge, select, true {En el desafío semanal cada cual juega por su cuenta.} other {La moderación puede dar la plaza a otra persona con `/mod replace`, o a un suplente con `/mod standin`.}}',
  left: 'Has salido de la partida.',
  changed: 'Guardado.',
  hintsOff: 'No hay **consejos**.',
  seedDrawn: 'La semilla es nueva y sale al azar.',
  newcomerNow: '{newcomer, select, true {Es tu primera vez.} other {Ya conoces el juego.}}',
  /** Typed as the seed: draws a random one. In lower case. */
  seedRandom: 'al azar',
  rematch:
    'Hay una sala nueva abierta, con las mismas opciones. {others, select, none {Ya está dentro todo el mundo.} invited {He invitado a {who}. Para entrar hay que pulsar Unirse.} other {No he podido invitar a nadie: cada persona recibe como máximo una invitación por hora. Para entrar, `/game join`.}}',

  // Options.
  optionsHeading: '### Opciones de la partida',
  optionsWhose:
    '{whose, select, own {Tú organizas esta partida, así que tú eliges.} member {{host} organiza esta partida y puede cambiar esto. Tú puedes decir si es tu primera vez.} fixed {En el desafío semanal no se puede cambiar nada: el reparto es el mismo para todo el mundo.} other {{host} organiza esta partida y puede cambiar esto.}}',
  optionsRefused:
    '⚠️ {reason}\n-# {rest, select, true {Todo lo demás queda configurado.} other {No ha cambiado nada.}}',
  playersNow: '**Jugadores**: {players}',
  optionsTitle: 'Opciones de la partida',
  fieldPlayers: 'Jugadores',
  playersChoice:
    '{count, plural, =1 {En solitario} one {# jugador} many {# de jugadores} other {# jugadores}}',
  fieldPace: 'Ritmo',
  fieldPaceAbout: 'Cuánto puede durar un turno. Aunque se te acabe el tiempo, no juego por ti sin más.',
  paceAbout:
    '{pace, select, friendly {Sin reloj. Tras 72 horas sin jugar (dentro del horario de cada cual), deciden los demás.} steady {24 horas por turno y una reserva de 72 para toda la partida.} brisk {6 horas por turno y una reserva de 24 para toda la partida.} live {10 minutos por turno y una reserva de 30. Todo el mundo debería estar conectado a la vez.} other {}}',
  fieldTable: 'En esta mesa',
  boxAway: 'El tiempo no se acaba en los días fuera',
  boxAwayAbout: 'Se anuncian con /away, y en ellos no hay recordatorios.',
  boxHints: 'Se permiten consejos',
  boxHintsAbout: 'En su turno, los jugadores pueden preguntarme qué haría un robot.',
  fieldOptions: 'Opciones',
  fieldOptionsAbout: 'Sin ninguna, se juega con las reglas normales.',
  fieldLanguage: 'Idioma de la mesa',
  buttonChange: 'Cambiar opciones',
  presetsNow:
    '**Modos**: para una primera partida, con las reglas normales o con los extras de Kickstarter. **Cambiar opciones** activa o quita opciones sueltas.',
  presetFirst: 'Primera partida',
  presetStandard: 'Estándar',
  presetExtras: 'Extras de Kickstarter',
  optionsMenu: 'Opciones: elige las que quieras',
  seedHint:
    '-# La semilla decide todo lo aleatorio. Sale al azar y se muestra al final. Elígela solo para repetir el mismo reparto: quien la conoce podría ver lo que viene, así que aviso a todos de que la has elegido.',
  newcomerHint:
    '-# Ser principiante solo importa con “Clanes según experiencia”: quien lo es elige clan primero.',
  buttonSeed: 'Elegir una semilla',
  seedTitle: 'Semilla de la partida',
  seedField: 'Semilla (vacío: una nueva al azar)',
  seedPlaceholder: 'Cualquier palabra, hasta 64 caracteres',
  noSuchPreset: 'No existe ese modo. Elige uno de la lista.',
  noSuchOption: 'No hay ninguna opción “{typed}”. Elige una de la lista.',

  // Confirmations.
  abandonAsk:
    '### ¿Terminar esta partida para todos?\n{solo, select, true {Termina al momento y no se puede recuperar.} other {Terminará sin ganador cuando **todos los demás** estén de acuerdo. Se lo pregunto en el canal.}}',
  abandonLobbyAsk: '### ¿Cerrar esta sala?\nLa partida no empezará. Quien se haya unido puede unirse a otra.',
  concedeAsk:
    '### ¿Abandonar tu partida?\n{last, select, true {No queda nadie más para seguir jugando, así que termina sin ganador y no se puede recuperar.} other {{single, select, true {El otro jugador sigue jugando} other {Los demás siguen jugando}}. Yo juego en tu lugar y solo hago lo imprescindible. No puedes volver{instead, select, true {, salvo que la moderación te deje} other {}}.}}{instead, select, true { Si quieres seguir en la partida, deja que juegue un robot por ti.} other {}}',
  buttonAbandon: 'Terminar la partida',
  buttonCloseLobby: 'Cerrar la sala',
  buttonConcede: 'Abandonar',
  buttonKeep: 'Seguir jugando',
  kept: 'No ha cambiado nada.',
  lobbyClosed: 'La sala está cerrada.',
  abandonAsked:
    'He preguntado {single, select, true {al otro jugador} other {a los demás}} en el canal. La partida terminará cuando {single, select, true {esté de acuerdo} other {todos estén de acuerdo}}.',
  concedeDone:
    'Has abandonado esta partida{over, select, true {, así que ha terminado. ¡Gracias por jugar!} other {. ¡Gracias por jugar! Puedes seguir mirando.}}',

  // Rarely needed, behind a button of a player's panel.
  more: '### Más',
  moreAsks:
    'Lo que pidas solo se hará si {single, select, true {el otro jugador acepta} other {todos aceptan}}. Pregunto en el canal.',
  buttonMore: 'Más…',
  buttonUndoStep: '{asks, select, true {Pedir deshacer paso} other {Deshacer paso}}',
  buttonUndoTurn: '{asks, select, true {Pedir deshacer turno} other {Deshacer turno}}',
  buttonPause: '{asks, select, true {Pedir una pausa} other {Pausar la partida}}',
  buttonGiveUp: 'Abandonar…',
  buttonEndGame: 'Terminar la partida…',

  // Status of a game.
  statusRound: '## Ronda {round} de {rounds}',
  statusBefore: '## Antes de la ronda 1',
  statusProduction: '## Ronda {round} de {rounds} · producción',
  paused: '⏸️ **En pausa** por la moderación. Se reanuda con `/mod resume`.',
  pausedByPlayers: '⏸️ **En pausa** por acuerdo de los jugadores. Se reanuda con `/game resume`.',
  waits: '▶ A **{seat}** le toca {done, select, true {terminar su turno} other {{decision}}}.',
  lastMove: 'Última jugada {ago}.',
  lastChange: 'Último cambio {ago}.',
  standing:
    '- **{seat}**: £{money} · {glory, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria · {exports, plural, =0 {sin contratos cumplidos} one {# contrato cumplido} many {# de contratos cumplidos} other {# contratos cumplidos}} · {points, plural, one {# punto} many {# de puntos} other {# puntos}} si acabara ahora{mark, select, acts { · **le toca**} passed { · ha pasado} other {}}{conceded, select, true { · ha abandonado} other {}}',
  standingEarly:
    '- **{seat}**{mark, select, acts { · **le toca**} other {}}{conceded, select, true { · ha abandonado} other {}}',
  asksUndo:
    '🤝 **{name}** pide deshacer {count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}. Hasta ahora {agreed, plural, =0 {no ha aceptado nadie} one {ha aceptado # persona} many {han aceptado # de personas} other {han aceptado # personas}}; tienen que aceptar todos los demás.',
  asksAbandon:
    '🤝 **{name}** pide terminar la partida. Hasta ahora {agreed, plural, =0 {no ha aceptado nadie} one {ha aceptado # persona} many {han aceptado # de personas} other {han aceptado # personas}}; tienen que aceptar todos los demás.',
  asksPause:
    '🤝 **{name}** pide pausar la partida. Hasta ahora {agreed, plural, =0 {no ha aceptado nadie} one {ha aceptado # persona} many {han aceptado # de personas} other {han aceptado # personas}}; tienen que aceptar todos los demás.',
  asksLapse:
    '-# Se responde o se retira con `/game answer`. {time, select, none {La próxima jugada de una persona anula esta petición.} other {Hora límite para aceptar: {time}.}}',
  timeUp:
    '⏰ A **{seat}** se le ha acabado el tiempo. {single, select, true {Decide el otro jugador} other {Deciden los demás, por mayoría}}: `/clock decide`.',
  searching:
    '🔎 Se busca suplente para **{seat}**. Puede jugar cualquiera de este canal que no esté en la partida: `/clock sit`.{late, select, true { {single, select, true {También puede decidir el otro jugador} other {También pueden decidir los demás, por mayoría}}: `/clock decide`.} other {}}',
  playsFor: '👤 **{who}** juega por **{seat}**.',
  buttonTurn: 'Jugar tu turno',
  buttonWithdraw: 'Retirar tu petición',
  resultHeading: '## La partida ha terminado',
  resultLine: '{place}. **{seat}**: {points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  resultSolo:
    '**{seat}**: {points, plural, one {# punto} many {# de puntos} other {# puntos}}. Nivel **{rank}**.',
  shelvedHeading: '## Esta partida está aplazada',
  shelvedLine: 'Sus jugadores pueden retomarla con `/clock take`; la moderación, con `/mod resume`.',
  endedHeading: '## Esta partida terminó antes de tiempo',
  endedLine: 'Terminó en la ronda {round}, sin ganador.',
  endedBefore: 'Terminó antes de la primera ronda, sin ganador.',
};
