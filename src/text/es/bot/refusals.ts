/** Spanish: refusals with what to do instead. Only the requesting user sees them. */
import type { Catalogue } from '../../catalogue.ts';

export const refusals: Catalogue['bot']['refusals'] = {
  noGame:
    'En este canal no hay ninguna partida. Abre una con `/game new`; `/games` muestra las tuyas y `/game move` trae aquí una de otro canal.',
  channelBusy:
    'Este canal ya tiene una partida: `/game status` la muestra. Hay que terminarla antes, o jugar en otro canal. Si ya no la juega nadie, la moderación puede terminarla con `/mod cancel`.',
  lobbyOpen:
    '{role, select, host {Tu sala sigue abierta en este canal. Empieza la partida con `/game start`, cambia las opciones con `/game options` o cierra la sala con `/game abandon`.} full {La sala abierta de este canal está completa. Quien organiza la partida puede quitar a alguien con `/game remove` o cerrarla con `/game abandon`; la moderación puede cerrarla con `/mod cancel`.} undoing {Aquí hay una sala nueva abierta, así que la partida terminada no puede continuar. Quien la organiza puede cerrarla con `/game abandon`; la moderación, con `/mod cancel`. Después se puede deshacer el final.} other {{role, select, member {Ya estás en la sala abierta de este canal: `/game status` la muestra.} other {Este canal ya tiene una sala abierta: pulsa *Unirse* en ella o escribe `/game join`.}} Quien organiza la partida puede cerrarla con `/game abandon`; la moderación, con `/mod cancel`.}}',
  resumeBusy:
    'El canal de esta partida ya tiene {lobby, select, true {una sala abierta. Quien la organiza puede cerrarla con `/game abandon`, y la moderación con `/mod cancel`; después podrás retomar esta partida.} other {otra partida. Podrás retomar esta cuando la otra termine. Si ya no la juega nadie, la moderación puede terminarla con `/mod cancel`.}} O lleva esta a un canal libre: escribe `/game move` allí.',
  notMember:
    'No estás en esta partida. {where, select, lobby {Hay plazas libres: pulsa *Unirse* o escribe `/game join`.} full {Todas las plazas están ocupadas.} over {`/game new` abre otra.} challenge {Puedes mirar.} other {Puedes mirar o pedir una plaza a la moderación.}}',
  alreadyMember: 'Ya estás en esta partida. `/game status` la muestra.',
  full: '{players, plural, one {La única plaza está ocupada} many {Las # de plazas están ocupadas} other {Las # plazas están ocupadas}}.{computers, select, true { Quien organiza la partida puede quitar un robot.} other {}}',
  alreadyStarted: 'La partida ya ha empezado. `/game status` la muestra.',
  tooLateToJoin:
    'La partida ya ha empezado. {where, select, challenge {Puedes mirar: `/game status` la muestra.} other {Puedes mirar (`/game status` la muestra) o pedir una plaza a la moderación.}}',
  notStarted:
    'La partida aún no ha empezado. `/game status` muestra la sala, donde puede empezarla quien la organiza.',
  notHost: 'Eso solo puede hacerlo {host}, que organiza la partida, o la moderación.',
  tooFew:
    'Esta partida es para {players, plural, one {# jugador} many {# de jugadores} other {# jugadores}} y solo hay {members}. Espera a que haya más{fixed, select, true {} other { o cambia el número de jugadores en Opciones}}.',
  tooManyMembers:
    '{members, plural, one {Ya hay # jugador} many {Ya hay # de jugadores} other {Ya hay # jugadores}}, más de {players}. Antes tiene que salir alguien; `/game remove` también deja sitio.',
  over: 'Esta partida ha terminado. {challenge, select, true {`/challenge show` muestra las partidas y los resultados de esta semana.} other {Sus jugadores pueden abrir la siguiente con `/game rematch`; `/game new` abre cualquier otra.}}',
  setAside:
    'Esta partida está aplazada. Sus jugadores pueden retomarla con `/clock take`, y la moderación con `/mod resume`.',
  notOver: 'Esta partida sigue en curso. `/game abandon` puede terminarla antes de tiempo.',
  paused:
    'Esta partida está en pausa. {whose, select, players {Sus jugadores pueden reanudarla con `/game resume`.} moderator {La pausó la moderación, que puede reanudarla con `/mod resume`.} other {`/game status` muestra quién la pausó.}}',
  notPaused: 'Esta partida no está en pausa. `/game status` muestra a quién le toca.',
  stale: 'El tablero ha cambiado desde entonces. Así va la partida ahora.',
  notYourSeat: 'Ese panel es de {seat}. Abre el tuyo con `/turn`.',
  noSuchSeat: 'En esta partida no existe esa plaza. `/game status` muestra quién juega.',
  nothingToUndo: 'No tienes nada que deshacer. `/turn` muestra qué puedes hacer.',
  cannotReplay:
    'Estas jugadas ya no se pueden deshacer: desde entonces se corrigió un error de reglas. Sigue jugando con `/turn`.',
  noSuchMove:
    'Esta partida {most, plural, =0 {aún no tiene jugadas} one {tiene # jugada} many {tiene # de jugadas} other {tiene # jugadas}}. `/replay` las muestra.',
  notModerator:
    'Eso solo puede hacerlo la moderación: hace falta permiso para gestionar este canal o el servidor. Pídeselo a alguien que lo tenga.',
  requestGone: 'Esa petición ya no está abierta. `/game status` muestra cómo va la partida.',
  requestOpen:
    'Ya hay una petición abierta y antes hay que responder a esa. Con `/game answer` la aceptas, la rechazas o retiras la tuya; `/game status` la muestra.',
  rejectedLately:
    'Hace un momento esto se rechazó o se retiró, o quedó anulado porque la partida siguió adelante. Podrás volver a pedirlo {until}.',
  alreadyAgreed: 'Ya has aceptado. `/game status` muestra cuántos faltan por responder.',
  agreedTooLate:
    'El plazo para deshacer el final de esta partida ha terminado: el resultado es definitivo. `/game rematch` abre la siguiente con los mismos jugadores.',
  conceded: 'Has abandonado esta partida, así que juego yo en tu lugar. Puedes seguir mirando con `/board`.',
  nobodyToWaitFor: 'La partida no espera a esa plaza. `/game status` muestra a quién le toca.',
  awaitsYou: 'La partida te espera a ti. `/turn` muestra tu turno.',
  noOneToRemind:
    'No hay a quién avisar: la partida no espera la decisión de nadie. `/game status` muestra qué viene después.',
  stoodIn: '{who} juega por ti en este momento. Pulsa *He vuelto* o usa `/clock back` para volver a jugar.',
  notStoodIn: 'Nadie juega por ti: la plaza es tuya. Sigue jugando con `/turn`.',
  standIn: 'Aquí juegas por otra persona y eso solo puede hacerlo ella. Para dejarlo, usa `/game leave`.',
  notStandIn: 'No juegas por nadie en esta partida. `/game status` muestra quién juega.',
  tooSoon: 'Podrás repetirlo {until}.',
  laterThen: 'Esa persona está ausente o fuera de su horario. Podré enviarle un recordatorio {until}.',
  zoneUnknown:
    'No conozco tu zona horaria, así que no sé cuándo es eso para ti. Indícala con `/settings` o pide que te lo recuerde dentro de una hora.',
  timeNotUp:
    'Ahora no hay nada que decidir sobre esa persona: ya está decidido o no se le ha acabado el tiempo. `/game status` muestra a quién le toca.',
  othersDecide: 'Sobre tu propia plaza no decides tú. Aún puedes jugar: `/turn`.',
  seatConceded:
    'Esa persona ha abandonado, así que juego yo en su plaza. `/mod replace` se la da a otra persona, `/mod computer` a un robot para siempre.',
  noStandInWanted: 'Allí nadie busca suplente. `/game status` muestra quién juega.',
  notInLobby: 'Esa persona ya no está en esta sala. `/game status` muestra quién está.',
  newcomerOutside:
    'No estás en esta sala, así que no puedes indicar `principiante`, y no ha cambiado nada. Omítelo o únete antes: `/game join`.',
  noComputer: 'Ese robot ya no está en esta mesa. `/computer add` añade otro.',
  computerConfirmed:
    'Un robot ya ha confirmado la producción por ti. Para cambiarla, usa `/undo`: se lo preguntaré a los demás.',
  onlyComputers:
    'Solo quedarían robots. Deja que uno juegue un solo turno, o abandona la partida con `/game concede`.',
  noHints:
    'En esta partida no hay consejos.{plan, select, true { Prueba jugadas con `/plan`.} other {}}{challenge, select, true {} other { Quien organice la próxima partida puede permitirlos en la sala.}}',
  notSetAside:
    'Esta partida no está aplazada. `/game status` muestra cómo va; `/games`, cuáles de las tuyas lo están.',
  notHalted: 'Esta partida la pausó la moderación, que puede reanudarla con `/mod resume`.',
  badHours: 'Ese horario no sirve. Indica al menos ocho horas al día.',
  away: '{problem, select, backwards {El último día es anterior al primero.} past {Esos días ya han pasado.} tooLong {Es demasiado: como máximo 14 días seguidos.} tooMany {Son más de los que te quedan de tus 21 al año.} farOff {Queda demasiado lejos: medio año como máximo.} overlaps {Ya estás fuera esos días.} other {}} `/away` muestra tus días.',
  notAway: 'No has anunciado esos días. `/away` muestra los que sí.',
  badOrder: 'Un encargo lleva de una a cinco jugadas distintas, con límites de £0 a £999.',
  noOrder: 'No has encargado nada. `/order add` deja un encargo mientras juega otra persona.',
  noOrderNow:
    'Puedes dejar un encargo durante una ronda, mientras sea el turno de otra persona y no hayas pasado. En tu turno, juega con `/turn`.',
  noPlanYet: 'Podrás probar un plan cuando empiece la ronda 1.',
  planFull:
    'Tu plan está lleno: entre todos los pasos caben {most} jugadas. Haz los primeros o quita alguno: `/plan`.',
  nothingToDo: 'Ahora mismo no se puede hacer nada de tu plan. `/plan` lo muestra.',
  ordered: 'Hay un encargo para este turno: lo cumpliré en menos de un minuto.',
  badSeed: 'Una semilla tiene de 1 a 64 caracteres normales; con “al azar” sale una.',
  challengeFixed:
    'En el desafío semanal, no: el reparto es el mismo para todo el mundo y cada cual juega por su cuenta. `/game new` abre una partida con tus propias opciones.',
  challengeUndo:
    'En el desafío semanal no puedes deshacer jugadas que te hayan mostrado algo oculto, como contratos nuevos. Sigue jugando con `/turn`.',
  challengeOver: 'La semana de este desafío ha terminado. `/challenge show` muestra el de esta semana.',
  challengeYours:
    'Ya tienes tu partida de esta semana, {alone, select, true {en solitario} other {en una mesa}}: {channel}. Solo cuenta la primera; el próximo desafío empieza el lunes.',
  challengeEntered:
    'Ya has participado en el desafío de esta semana, {alone, select, true {en solitario} other {en una mesa}}. El próximo empieza el lunes.',
  challengeSealed:
    'Es una partida sellada del desafío de esta semana. Ábrela antes desde la moderación: entonces contará como tu participación.',
  challengePlaying:
    'Aún juegas el desafío de esta semana con el mismo reparto, así que todavía no puedes mirar esta partida. Termina antes la tuya; mientras tanto puede hacerlo otra persona de la moderación.',
  challengePlayed:
    '{count, plural, one {{names} ya ha jugado en una mesa esta semana y tiene que salir de la sala} many {{names} ya han jugado en una mesa esta semana y tienen que salir de la sala} other {{names} ya han jugado en una mesa esta semana y tienen que salir de la sala}} para que la partida pueda empezar.',
  noRoom: 'No hay ningún canal donde jugar. Prueba `/challenge show` en otro canal.',
  moderatorThere:
    'Gestionas este canal, así que, si traes aquí la partida, pasarás a moderarla. Otra de las personas que juegan puede traerla con `/game move`.',
  sealed: 'Esta partida es del desafío semanal. Podrás mirarla {until}, cuando acabe la semana.',
  unreadable:
    'Ya no puedo leer esta partida: sus valores o jugadas no son compatibles con mi versión actual. Quizá pueda arreglarlo quien administra este bot. La moderación puede salvar lo que queda con `/mod export` y terminarla con `/mod cancel`.',
  busy: 'Han pasado demasiadas cosas a la vez, así que no ha cambiado nada. Inténtalo otra vez.',
  closing: 'Me estoy reiniciando. Inténtalo otra vez dentro de un minuto.',
  slowDown:
    'Un poco más despacio, por favor. Inténtalo otra vez dentro de {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}. No ha cambiado nada.',
  stillAtWork: 'Todavía estoy con lo último que me pediste. Inténtalo otra vez en un momento.',
  // Errors of the bot itself.
  broken:
    'Algo ha fallado por mi parte. `/game status` muestra cómo va la partida. Si se repite, díselo a quien administra este bot.',
  diskFull:
    'Mi disco está lleno, así que no ha cambiado nada. Díselo a quien administra este bot e inténtalo otra vez cuando haya espacio.',
  notShown:
    'No he podido mostrarte la respuesta, pero puede que tu jugada se haya hecho. `/game status` muestra cómo va la partida.',
  // As named in Discord's settings.
  permission:
    '{permission, select, Connect {Conectar} ViewChannel {Ver canal} SendMessages {Enviar mensajes} SendMessagesInThreads {Enviar mensajes en hilos} AttachFiles {Adjuntar archivos} CreatePrivateThreads {Crear hilos privados} other {Crear hilos públicos}}',
  mayNotPost:
    'Para publicar en este canal necesito estos permisos: {missing}. Quien administra el servidor puede dármelos. Hasta entonces no puedo avisar aquí de los turnos.',
  heldUp:
    'No he podido publicar aquí algunos mensajes, así que nadie ha recibido aviso. Lo sigo intentando. Si esto es un hilo, puede que alguien tenga que desbloquearlo o reabrirlo.',
  heldUpPrivate:
    'No he podido publicar aquí algunos mensajes, así que nadie ha recibido aviso. Lo sigo intentando. Si me han sacado de este hilo privado, mencióname en él y vuelvo. También puede que esté bloqueado.',
  outside:
    'No estoy en este hilo privado, así que no puedo publicar aquí, y no ha cambiado nada. Mencióname en él para que entre e inténtalo otra vez.',
  tooManyThreads:
    'Este servidor ya tiene tantos hilos activos como permite Discord. Cuando se cierre alguno, podré abrir otro.',
  unknownButton: 'Ya no conozco ese botón. `/turn` y `/game status` muestran qué puedes hacer.',
  unknownCommand:
    'Ya no conozco ese comando. Puede que Discord muestre una lista antigua: inténtalo en un minuto.',
  badInput: 'No he podido leer eso. Elige una opción de la lista.',
  serverOnly: 'Aquí no se puede jugar. Usa un canal de un servidor.',
  notInstalled:
    'En este servidor solo están mis comandos, así que no puedo publicar aquí. Quien administra el servidor puede [añadir también el bot]({link}).',
};
