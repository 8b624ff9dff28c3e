/** Spanish: reminders, clocks, substitutes and suspended games. */
import type { Catalogue } from '../../catalogue.ts';

export const clock: Catalogue['bot']['clock'] = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {{phase, select, production {aún tienes que decidir qué producen tus edificios} other {sigue siendo tu turno}}} other {{asker} te espera: {phase, select, production {decide qué producen tus edificios} other {es tu turno}}}}.{until, select, none {} other { Tu tiempo se acaba {until}.}}',
  lapsed: '{who}, tu encargo no se ha podido cumplir, así que te toca.',
  snooze: 'Recuérdamelo luego',
  mute: 'Sin más recordatorios',
  snoozeMenu: '¿Cuándo te lo recuerdo?',
  snoozeZone:
    '-# Para que te lo recuerde hoy a las 20:00 o mañana a las 9:00, indica tu zona horaria: `/settings`.',
  inAnHour: 'Dentro de una hora',
  tonight: 'Hoy a las 20:00',
  tomorrow: 'Mañana a las 9:00',
  snoozed: 'Te lo recuerdo {when}.',
  snoozedTooLate: 'Tu tiempo se acaba antes, {until}. No habrá más recordatorios.',
  muted: 'No habrá más recordatorios en este turno.',
  oldReminder: 'Ese recordatorio era de un turno anterior. `/turn` muestra el actual.',
  notAwaited:
    'Ahora mismo no te toca, así que no hay nada que recordarte. `/game status` muestra a quién le toca.',
  lateNow: 'Se te ha acabado el tiempo, así que no habrá más recordatorios de este turno. Aún puedes jugar.',
  nothingNow: 'Ahora mismo no hay nada que recordarte en esa partida. `/games` muestra dónde te toca.',

  buttonNudge: 'Recordar su turno a {seat}',
  nudgedNote: 'Le he recordado su turno a {standIn, select, none {{seat}} other {{standIn}}}.',
  noSuchSeat: 'Aquí no hay ninguna plaza “{typed}”. Las que hay: {seats}.',
  breakAsked:
    'He preguntado {single, select, true {al otro jugador} other {a los demás}} en el canal. La partida se pausará cuando {single, select, true {esté de acuerdo} other {todos estén de acuerdo}}.',
  breakBegun: 'La partida está en pausa. Se reanuda con `/game resume`.',

  // A player's time is up.
  timeUp:
    '### A {seat} se le ha acabado el tiempo{who, select, none {} other {\nNo voy a jugar por esta persona. {who}: ¿qué hacemos? Si en diez días no pasa nada, aplazaré la partida.}}',
  soughtVote:
    '### {seat} aún no tiene suplente{who, select, none {} other {\n{who}: ¿qué hacemos mientras tanto?}}',
  votes: 'Deciden los demás, por mayoría. Pasadas 24 horas, gana lo más votado.',
  more: '{own, select, true {Dar 24 horas más (en su horario)} other {Dar 24 horas más}}',
  play: 'Un robot juega este turno',
  computer: 'Un robot, hasta su vuelta',
  standIn: 'Buscar suplente',
  voted:
    'Voto anotado. {missing, plural, one {Falta un voto más} many {Faltan # de votos más} other {Faltan # votos más}} por la misma opción para decidirlo; depende de {from}.{until, select, none {} other { Si no, {until} gana lo más votado.}}',
  gotMore:
    '### Más tiempo para {seat}\n{asker, select, none {{decider, select, none {La votación da} other {{decider} da}}} other {{asker} (moderación) da}} 24 horas más a {seat}{own, select, true {, contadas solo dentro del horario de {standIn, select, none {{seat}} other {{standIn}}}} other {}}.',
  computerPlays:
    '### Un robot juega por {seat}\n{asker, select, none {{decider, select, none {Decisión por votación} other {Decisión de {decider}}}} other {Decisión de {asker} (moderación)}}. {rescue, select, play {Solo este turno: el próximo vuelve a ser de {seat}} other {Hasta que {seat} vuelva{open, select, true { y pulse **He vuelto**} other {}}}}.',
  wanted:
    '### ¿Quién juega por {seat}?\n{asker, select, none {{decider, select, none {Por votación, se busca} other {{decider} busca}}} other {{asker} (moderación) busca}} suplente. Puede jugar cualquiera de este canal que no esté en la partida, hasta que vuelva {seat}.',
  sitIn: 'Jugar por {seat}',
  satIn:
    '### {who} juega por {seat}\nHasta que {seat} vuelva{open, select, true { y pulse **He vuelto**} other {}}.{asker, select, none {} other { Decisión de {asker} (moderación).}}',
  appointed:
    '{who}: a partir de ahora juegas tú. Te avisaré cuando te toque. Si prefieres no jugar, usa `/game leave`.',
  satInTurn:
    '### {who} juega por {seat}\nSolo un turno: el siguiente vuelve a ser de {seat}.{asker, select, none {} other { Decisión de {asker} (moderación).}}',
  satInGood:
    '### {who} ocupa una plaza\n{former} deja la partida y sigue jugando un robot.{asker, select, none {} other { Decisión de {asker} (moderación).}}',
  youSitIn: 'Ahora juegas por {seat}. ¡Gracias! Si tienes que dejarlo, usa `/game leave`.',
  stepDown: 'Dejar de jugar por {seat}',
  stepDownAsk:
    '### ¿Dejar de jugar por {seat}?\n{erased, select, true {Esa persona no volverá a la partida, así que la plaza queda abandonada: jugaré yo y solo haré lo imprescindible. No se puede deshacer.} other {La plaza vuelve a {seat} y buscaré a otra persona en el canal.}}',
  steppedDown:
    '### {who, select, none {Ya nadie juega por {seat}} other {{who} deja de jugar por {seat}}}\n{owner}: la plaza vuelve a ser tuya. Mientras no vuelvas, puede jugar cualquiera de este canal que no esté en la partida.{asked, select, none {} other { {asked}: ¿qué hacemos? Si en diez días no pasa nada, aplazaré la partida.}}',
  imBack: 'He vuelto',
  cameBack: '### {seat} ha vuelto',
  welcomeBack: '¡Hola de nuevo! La plaza vuelve a ser tuya.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### La partida queda aplazada\n{asker, select, none {Hace mucho que nadie juega.} other {{asker} (moderación) la ha aplazado.}}{open, select, true { Este canal queda libre para otra partida. No se pierde nada. {alone, select, true {{people}: puedes retomarla} other {Cualquiera de estas personas ({people}) puede retomarla}} con **Retomarla** o `/clock take`, y la moderación con `/mod resume`.} other {}}',
  shelvedLine:
    '- {channel} · {round, plural, =0 {antes de la ronda 1} other {ronda #}} · {names} · **aplazada** {ago}{link, select, none {: `/clock take partida:{id}` la retoma} other { · {link}}}',
  buttonTakeUp: 'Retomar: {names}',
  shelvedYours: '### Tus partidas aplazadas\nElige cuál retomar.',
  noSuchShelved: 'No tienes ninguna partida aplazada “{typed}”. `/games` muestra las tuyas.',
  takeUp: 'Retomarla',
  takenUp:
    '### La partida continúa\n{who}{moderator, select, true { (moderación)} other {}} la ha retomado.{clock, select, true { Todos los relojes empiezan de nuevo.} other {}}',
  stillSet:
    '-# {orders, select, true {Los encargos y planes de antes siguen en pie: `/turn` muestra los tuyos.} other {Tu plan, si hiciste uno, sigue ahí: lo muestra `/turn`.}}',
  takenUpNote: 'La partida continúa.',
  halted:
    '### Partida en pausa\n{who} lo pidió y todo el mundo aceptó.{open, select, true { Cualquier jugador puede reanudarla.} other {}}',
  haltedAlone: '### Partida en pausa\n{who} ha pausado la partida.',
  goOn: 'Reanudar',
  wentOn:
    '### La partida continúa\n{who} ha puesto fin a la pausa.{clock, select, true { Los relojes siguen donde se pararon.} other {}}',
  wentOnNote: 'La pausa ha terminado.',
  asksPause:
    '### {who} pide una pausa\nMientras dure, nadie puede jugar y los relojes no corren. Tienen que aceptar todos los demás.',

  // Absences.
  away: '### {who} estará fuera\n{last, select, none {Este día: {first}} other {Estos días: {first} – {last}}}. Vuelve: {back}. {counts, select, true {{last, select, none {Ese día} other {Esos días}} no recibirá recordatorios ni se le puede acabar el tiempo.} other {En esta mesa, el tiempo corre y hay recordatorios como siempre.}}',
  awayOver:
    '### Al final {who} no estará fuera{first, select, none {} other {\n{last, select, none {Estaba anunciado para este día: {first}} other {Estaba anunciado para estos días: {first} – {last}}}.}}',

  // Deadlines under posts.
  deadline:
    'El tiempo de {seat} se acaba {until}{given, select, none {} reserve {: solo queda la reserva} other {. Límite de este turno: {turn}; después, {reserve} de reserva}}.{own, select, true { Su reloj solo corre dentro {standIn, select, none {de su horario} other {del horario de {standIn}}}.} other {}}',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
};
