/** Spanish: reminders, clocks, substitutes and suspended games. */
import type { Catalogue } from '../../catalogue.ts';

export const clock: Catalogue['bot']['clock'] = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {sigue siendo tu turno} other {{asker} te espera: es tu turno}}.{until, select, none {} other { Tu tiempo se acaba {until}.}}',
  lapsed: '{who}, tu plan no se ha podido cumplir, así que te toca jugar.',
  snooze: 'Recuérdamelo luego',
  mute: 'Sin más avisos',
  snoozeMenu: '¿Cuándo te lo recuerdo?',
  inAnHour: 'En una hora',
  tonight: 'Esta noche a las 20:00',
  tomorrow: 'Mañana a las 9:00',
  snoozed: 'Te lo recuerdo {when}.',
  muted: 'No habrá más avisos en este turno.',
  notAwaited: 'La partida no te espera en este momento.',

  nudgedNote: 'He avisado a {seat}.',
  noSuchSeat: 'Aquí no hay ningún asiento “{typed}”. Los que hay: {seats}.',
  breakAsked: 'He preguntado a los demás.',
  breakBegun: 'Los relojes están parados.',

  // A player's time is up.
  timeUp: '### A {seat} se le acabó el tiempo\nNada ocurre por sí solo. {who}: ¿qué hacemos?',
  timeUpAlone: '### A {seat} se le acabó el tiempo',
  votes: 'Deciden los demás: más de la mitad tiene que elegir lo mismo.',
  more: 'Dar 24 horas',
  play: 'Un robot juega este turno',
  computer: 'Un robot, hasta su vuelta',
  standIn: 'Buscar suplente',
  voted: 'Anotado. Se hará en cuanto más de la mitad de los demás elija lo mismo.',
  gotMore:
    '### Más tiempo para {seat}\n{asker, select, none {Los demás dan} other {{asker} (moderación) da}} 24 horas más a {seat}.',
  computerPlays:
    '### Un robot juega por {seat}\n{asker, select, none {Los demás dejan} other {{asker} (moderación) deja}} que juegue {rescue, select, play {este turno. El próximo vuelve a ser de {seat}} other {hasta que vuelva {seat}; para volver basta un toque}}.',
  wanted:
    '### ¿Quién juega por {seat}?\n{asker, select, none {Los demás buscan} other {{asker} (moderación) busca}} suplente. Puede jugar quien esté aquí y no en la partida, hasta que vuelva {seat}.',
  sitIn: 'Jugar por {seat}',
  satIn:
    '### {who} juega por {seat}\nHasta que vuelva {seat}; para volver basta un toque.{asker, select, none {} other { Lo ha dispuesto {asker} (moderación).}}',
  satInTurn:
    '### {who} juega por {seat}\nSolo este turno: el próximo vuelve a ser de {seat}.{asker, select, none {} other { Lo ha dispuesto {asker} (moderación).}}',
  satInGood:
    '### {who} ocupa un asiento\n{former} deja la partida y sigue jugando un robot.{asker, select, none {} other { Lo ha dispuesto {asker} (moderación).}}',
  youSitIn: 'Ahora juegas por {seat}. ¡Gracias!',
  imBack: 'He vuelto',
  cameBack: '### {seat} ha vuelto',
  welcomeBack: '¡Qué bien que estés de vuelta! El asiento es tuyo otra vez.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### La partida queda aplazada\n{asker, select, none {Hace mucho que nadie juega, así que este canal queda} other {{asker} (moderación) la ha aplazado. Este canal queda}} libre para otra partida. No se pierde nada. {people}: cualquiera puede retomarla cuando quiera, y también la moderación con `/mod resume`.',
  takeUp: 'Retomarla',
  takenUp:
    '### La partida continúa\n{who}{moderator, select, true { (moderación)} other {}} la ha retomado. Todos los relojes empiezan de nuevo.',
  takenUpNote: 'La partida continúa.',
  halted:
    '### Los relojes están parados\n{who} lo pidió y todos estuvieron de acuerdo. Cualquier jugador puede hacer que la partida continúe.',
  haltedAlone: '### Los relojes están parados\n{who} ha parado la partida.',
  goOn: 'Continuar',
  wentOn: '### La partida continúa\n{who} ha puesto fin a la pausa. Los relojes siguen donde se pararon.',
  wentOnNote: 'Los relojes vuelven a correr.',
  asksPause:
    '### {who} pide una pausa\nNadie podría jugar y todos los relojes se pararían. Los demás tienen que estar de acuerdo.',

  // Absences.
  away: '### {who} estará fuera\nDel {first} al {last}; vuelve el {back}. Hasta entonces no hay avisos y los relojes esperan.',
  awayOver: '### Al final {who} no estará fuera',

  // Deadlines under posts.
  deadline:
    'El tiempo de {seat} se acaba {until}: {given, select, turn {{turn} para este turno} reserve {{reserve} de reserva} other {{turn} para este turno y después {reserve} de reserva}}{own, select, true {, contando solo su propio horario} other {}}.',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
};
