/** Spanish: settings of users and servers, days away, a user's games and stored data. */
import type { Catalogue } from '../../catalogue.ts';

export const settings: Catalogue['bot']['settings'] = {
  // The panel.
  heading: '### Tus ajustes',
  now: 'Tu hora actual: {time}.',
  ownHours:
    '**Tu horario:** {hours}. Fuera de él no te mando recordatorios y tus relojes se paran, salvo en partidas en vivo.',
  serverHours: '**Tu horario:** {hours}. Es el de este servidor. Puedes poner el tuyo.',
  noHours:
    '**Tu horario:** {direct, select, true {el de cada servidor. Si pones el tuyo, vale en todos.} other {a cualquier hora. Ponlo y de noche no habrá recordatorios.}}',
  everyDay: '{week}, {zone}',
  twoWindows: '{week} entre semana, {end} en fin de semana, {zone}',
  window: 'de {from}:00 a {to}:00{next, select, true { del día siguiente} other {}}',
  onceADay:
    '-# Mientras estés en una partida, solo puedes cambiarlo una vez al día y corregirlo en los diez minutos siguientes.',
  directOn:
    '**Mensajes directos:** sí. También te aviso ahí cuando es tu turno, y los recordatorios llegan solo ahí.',
  directOff: '**Mensajes directos:** no. Te aviso en el canal.',
  directRefused:
    '**Mensajes directos:** Discord no me deja escribirte, así que te aviso en el canal. Permite los mensajes directos de este servidor en sus ajustes de privacidad y vuelve a activarlos aquí, en **Horario y recordatorios**.',
  daysAway:
    '**Días fuera:** {count, plural, =0 {no te queda ninguno} one {te queda # día} many {te quedan # de días} other {te quedan # días}}.',
  moves:
    '**Jugadas con botones:** {askFirst, select, true {siempre pregunto antes.} other {se hacen en cuanto las eliges. Solo pregunto antes de pasar, de renunciar a un bono o de dejar una subasta, si la jugada destapa algo oculto, o si terminas un turno en el que un puerto aún te daría algo.}} Los comandos escritos se ejecutan al momento.',
  turnEnd:
    '**Fin del turno con botones:** {autoEnd, select, true {automático cuando solo quedan puertos o extras.} other {lo terminas tú cuando solo quedan puertos o extras.}}',
  languageNow: '**Idioma:** {name}.',
  languageMenu: 'Idioma…',
  languageDiscord: 'El de tu Discord',
  buttonHours: 'Horario y recordatorios',
  buttonAskFirst: '{on, select, true {Preguntar antes de cada jugada} other {No preguntar antes}}',
  buttonAutoEnd: '{on, select, true {Terminar turnos automáticamente} other {No terminar automáticamente}}',
  buttonAway: 'Días fuera',
  buttonGames: 'Mis partidas',
  buttonSettings: 'Mis ajustes',
  buttonPrivacy: 'Mis datos',
  back: 'Volver',
  saved: 'Guardado.',

  // Hours.
  hoursHeading: '### Tu horario',
  serverHeading: '### El horario de este servidor',
  askZone: '¿Dónde estás? Zonas donde la hora actual es {hour}:00–{hour}:59:',
  hoursTitle: 'Tu horario y los recordatorios',
  serverTitle: 'El horario de este servidor',
  fieldZone:
    '{whose, select, server {Zona horaria del servidor} other {Tu zona horaria o qué hora es ahora}}',
  zonePlaceholder: 'Europe/Madrid, Mexico City, 14:30',
  weekdayHours: 'Entre semana',
  windowAbout:
    'Horas en punto, al menos ocho, como 9-22. Fuera de ellas no hay recordatorios, salvo en vivo.',
  weekendHours: 'En fin de semana',
  weekendAbout: 'Déjalo vacío si es igual.',
  fieldReminders: 'Recordatorios',
  reminderChannel: 'En el canal',
  reminderDirect: 'Por mensaje directo',
  reminderDirectAbout: 'También te aviso ahí cuando es tu turno.',
  tickClear: 'Usar el horario del servidor',
  tickClearServer: 'Sin horario',
  badWindow:
    'No entiendo “{typed}” como horario. Escribe horas en punto, por ejemplo `9-22`, o `0-24` para todo el día.',
  pickZone: '¿Cuál de estas zonas es?',
  typeAgain: 'Escribirla otra vez',
  zoneMenu: 'Tu zona…',
  zoneGone: 'No conozco la zona “{typed}”. Prueba con una gran ciudad cercana, por ejemplo Europe/Madrid.',
  zoneNeeded:
    'También necesito {whose, select, server {la zona del servidor: `/mod defaults zona:`, o *Horario* aquí} other {tu zona: `/settings zona:`, o *Horario y recordatorios* aquí}}.',
  hoursKept: 'He guardado las horas que escribiste.',

  // Direct messages.
  directTest: 'Funciona: te avisaré aquí cuando sea tu turno. Para desactivarlo: `/settings`.',
  directFailed: 'Discord no responde ahora mismo. Inténtalo de nuevo en un momento.',
  directTurn:
    '{phase, select, production {Decide qué producen tus edificios} other {Es tu turno}} en {where}.{until, select, none {} other { Tu tiempo se acaba {until}.}}',
  directNudge:
    '{asker, select, none {{phase, select, production {Aún tienes que decidir qué producen tus edificios} other {Sigue siendo tu turno}}} other {{asker} te espera: {phase, select, production {decide qué producen tus edificios} other {es tu turno}}}} en {where}.{until, select, none {} other { Tu tiempo se acaba {until}.}}',
  directLapsed:
    'Tu encargo en {where} no se ha podido cumplir, así que te toca.{until, select, none {} other { Tu tiempo se acaba {until}.}}',
  directSeat:
    'En {where} ya nadie juega por ti: la plaza vuelve a ser tuya.{turn, select, true { La partida te espera.} other {}}',
  directAsked: 'En {where} necesitan que decidas algo.',
  playHere: 'Jugar aquí',

  // One-time hints.
  offer:
    '-# Dime tu horario y fuera de él no te mandaré recordatorios, salvo en partidas en vivo. Cuando te toque, te aviso una vez igualmente.',
  refusedOnce: '-# Discord ya no me deja enviarte mensajes directos, así que te aviso otra vez en el canal.',
  buttonOffer: 'Poner mi horario',

  // Absences.
  awayHeading: '### Días fuera',
  awayLeft:
    '{count, plural, =0 {No te queda ningún día} one {Te queda # día} many {Te quedan # de días} other {Te quedan # días}} de los {all} al año; el año se cuenta desde tu primer día fuera. Como máximo {longest} días seguidos. Esos días no se te puede acabar el tiempo ni te mando recordatorios, salvo que las opciones de la mesa digan otra cosa.',
  awayPiece:
    '- {last, select, none {{first}} other {{first} – {last}}} ({count, plural, one {# día} many {# de días} other {# días}})',
  awayUtc:
    '-# Los días se cuentan {direct, select, true {en la zona horaria de cada servidor, o si no en UTC,} other {en UTC}} hasta que indiques tu horario: `/settings`.',
  awayNone: '-# No hay nada anunciado.',
  awayFirst: 'Fuera desde…',
  awayLater: 'Más tarde…',
  awayAskLast: 'Primer día: {first}. ¿Cuál es tu último día fuera?',
  awayLast: 'Fuera hasta…',
  awayOption: '{day} ({count, plural, one {# día} many {# de días} other {# días}})',
  awaySure:
    '{last, select, none {¿Fuera este día: {first}?} other {¿Fuera estos días: {first} – {last}?}}{tables, plural, =0 {} one { Avisaré en la mesa en la que juegas.} many { Avisaré en las mesas en las que juegas.} other { Avisaré en las mesas en las que juegas.}}',
  buttonGo: '{tables, plural, =0 {Sí} one {Sí, avisa} many {Sí, avisa} other {Sí, avisa}}',
  buttonNotAway: 'Cancelar: {first}',
  awayDone:
    '{tables, plural, =0 {Guardado.} one {Guardado; ya lo saben en tu mesa.} many {Guardado; ya lo saben en tus mesas.} other {Guardado; ya lo saben en tus mesas.}} ¡Que lo pases bien!',
  awayOver: 'Cancelado.',
  badDay: 'No entiendo “{typed}” como día. Prueba con `2026-12-24`, `24/12` o `24 dic`.',
  dayMissing: 'Necesito los dos días: `/away desde: hasta:`',

  // The user's games.
  gamesHeading: '### Tus partidas',
  noGames: 'Aquí no estás en ninguna partida. Abre una con `/game new`.',
  noGamesAnywhere: 'No estás en ninguna partida.',
  gameLobby: '- {channel} · sala · {link}',
  gameUnreadable: '- {channel} · no se puede leer · {link}',
  gameYours:
    '- **{channel} · {round, plural, =0 {antes de la ronda 1} other {ronda #}} · tu turno**{until, select, none {} other { · el tiempo se acaba {until}}}{late, select, true { · se te acabó el tiempo} other {}}{owner, select, none {} other { · juegas por {owner}}}{asks, select, request { · **te piden una respuesta**} vote { · **falta tu voto**} both { · **te piden una respuesta y falta tu voto**} other {}} · {link}',
  gameOthers:
    '- {channel} · {round, plural, =0 {antes de la ronda 1} other {ronda #}} · {paused, select, true {en pausa} other {esperando a {names}}}{until, select, none {} other { · el tiempo se acaba {until}}}{late, select, true { · se acabó el tiempo} other {}}{owner, select, none {} other { · juegas por {owner}}}{standIn, select, none {} other { · {standIn} juega por ti}}{asks, select, request { · **te piden una respuesta**} vote { · **falta tu voto**} both { · **te piden una respuesta y falta tu voto**} other {}} · {link}',
  moreGames: '-# {count, plural, one {Una más} many {# más} other {# más}}.',

  // Stored data of a user.
  privacyHeading: '### Qué datos tuyos guardo',
  privacyKept:
    '- **Partidas:** tu ID de Discord y tu nombre, las partidas en las que estás o estuviste y tus jugadas.\n- **Planes y encargos:** hasta que acabe su partida.\n- **Análisis** que has pedido.\n- **Resultados** de las partidas terminadas y lo que tardaste en responder: en el servidor donde jugaste, cualquiera puede verlos con `/stats`.\n- **Ajustes:** tu zona y tu horario, días fuera, idioma, mensajes directos y cómo juegas tus turnos.\n- **Desafío semanal:** si se borran tus datos o miras desde la moderación una partida sellada, una marca cifrada sin tu ID hasta que acabe esa semana, para que nadie participe dos veces.\nNo guardo nada de lo que escribes, salvo la semilla que elijas para una partida, ni nada de servidores donde no juegas.',
  privacyWhere:
    'Se queda en la base de datos de este bot. Puedes recibirlo todo en un archivo o hacer que se borre.',
  buttonData: 'Mis datos en un archivo',
  dataHere: 'Aquí están todos los datos tuyos que guardo.',
  buttonErase: 'Borrar mis datos',
  eraseAsk:
    '**¿Borrar tus datos?** {games, select, none {Tu nombre no está en ninguna partida, así que solo se borran tus ajustes.} other {En todas tus partidas aparecerás como “{name}”. También se borran tus ajustes. Lo ya publicado en los canales se queda.}} No se puede deshacer.{games, select, live { En las partidas en las que estás:} other {}}',
  eraseGame:
    '- {channel}{shelved, select, true { (aplazada)} other {}}: {what, select, concede {{ends, select, true {abandonas y la partida termina} other {abandonas y yo juego en tu lugar}}} leave {{ends, select, true {la sala se cierra} other {sales de la sala}}} standIn {dejas de jugar por otra persona} other {}}{shelved, select, true { cuando se retome} other {}} · {link}',
  eraseOpen: 'Abrir',
  eraseOthers:
    '-# En {count, plural, one {# partida más} many {# de partidas más} other {# partidas más}} solo cambia tu nombre.',
  eraseChanged: 'Tus partidas han cambiado desde que pregunté. Esto pasaría ahora, y no se ha borrado nada.',
  buttonEraseYes: 'Sí, borrar mis datos',
  buttonEraseNo: 'No, conservarlo todo',
  erased: 'Hecho. Ya no sé quién eres.',
  formerPlayer: 'Exparticipante',

  // Server defaults.
  defaultsHeading: '### Ajustes de este servidor',
  defaultHours: '**Horario:** {hours}. Vale para quien no haya puesto el suyo.',
  defaultNoHours:
    '**Horario:** ninguno. De noche también hay recordatorios, salvo para quien haya puesto su horario.',
  defaultPace:
    '**Ritmo de las partidas nuevas:** {pace, select, friendly {Tranquilo, sin reloj} steady {Constante, 24 horas por turno} brisk {Ágil, 6 horas por turno} live {En vivo, 10 minutos por turno} other {desconocido}}.',
  defaultLanguage: '**Idioma de las partidas nuevas:** {name, select, none {el de Discord} other {{name}}}.',
  defaultLanguageMenu: 'Idioma de las partidas nuevas…',
  defaultLanguageDiscord: 'El de Discord',
  paceMenu: 'Ritmo de las partidas nuevas…',
  pace: '{pace, select, friendly {Tranquilo: sin reloj} steady {Constante: 24 horas por turno} brisk {Ágil: 6 horas por turno} live {En vivo: 10 minutos por turno} other {desconocido}}',
  buttonServerHours: 'Horario',
  wholeServer: 'Necesitas el permiso “Gestionar servidor”.',
};
