/** Spanish: help for the player's current situation. */
import type { Catalogue } from '../../catalogue.ts';

export const help: Catalogue['bot']['help'] = {
  // The application's public profile on Discord.
  appDescription:
    'Juega a Clanes de Caledonia en un canal, turno a turno: una jugada ahora, la siguiente esta noche. El bot conoce todas las reglas, dibuja la mesa tras cada turno y avisa a quien le toca. Con amigos, contra robots o en solitario, y con un desafío cada semana. Proyecto no oficial de aficionados: /help muestra cómo empezar.',
  /** At most five, with 20 characters each. */
  appTags: 'juego de mesa, estrategia, por turnos, económico, multijugador',
  documents: '-# [Política de privacidad]({privacy}) · [Condiciones del servicio]({terms})',

  // No game.
  welcome:
    '## Clanes de Caledonia\nJuega con tus amigos a este juego de mesa: una jugada ahora, la siguiente esta noche. Conozco las reglas, dibujo el tablero y aviso a quien le toca.',
  noGame: 'En este canal no hay ninguna partida.',
  direct:
    'Se juega en los canales de un servidor: allí, `/game new` abre una partida. Aquí puedes usar:\n- `/games`: tus partidas, con enlaces.\n- `/settings`: tu horario, los mensajes directos y el idioma.\n- `/away`: los días en que no puedes jugar.\n- `/rules`: las reglas, tema por tema.\n- `/privacy show`: qué datos tuyos guardo.',
  sixCommands:
    'Con seis comandos basta:\n- `/game new` abre una partida aquí: con otros, contra robots o en solitario. Para empezar, elige el modo **Primera partida**.\n- `/turn` muestra tu turno, con un botón para cada opción.\n- `/undo` deshace tu último paso.\n- `/board` muestra la mesa en cualquier momento, también como texto.\n- `/rules` explica las reglas, tema por tema.\n- `/help` te dice qué puedes hacer ahora mismo.\n-# Y cada semana hay un desafío para todo el servidor: `/challenge show`.',
  shelved:
    'La última partida de este canal está aplazada.\n- Sus jugadores pueden retomarla con `/clock take`; la moderación, con `/mod resume`.\n- `/game new` abre una partida nueva.',
  over: 'La última partida de este canal ha terminado.\n- `/game status` muestra cómo acabó; `/replay`, cómo fue{review, select, true {; `/game review`, qué podrías haber hecho mejor} other {}}.\n- {next, select, challenge {`/challenge show` muestra las partidas de esta semana; } rematch {`/game rematch` abre una sala para la misma gente; } other {}}`/game new` abre una partida nueva.\n- `/stats server` muestra las estadísticas de este servidor.',

  // The lobby.
  lobbyOutside:
    'Hay una partida abierta en este canal y {free, plural, =0 {no quedan plazas libres.} one {queda # plaza libre.\n- Pulsa **Unirse** debajo de la sala o escribe `/game join`.} many {quedan # de plazas libres.\n- Pulsa **Unirse** debajo de la sala o escribe `/game join`.} other {quedan # plazas libres.\n- Pulsa **Unirse** debajo de la sala o escribe `/game join`.}}\n- `/game status` vuelve a mostrar la sala.',
  lobbyInside:
    'Ya estás en la partida, pero aún no ha empezado. {missing, plural, =0 {{host} puede empezarla ya.} one {Falta una persona.} many {Faltan # de personas.} other {Faltan # personas.}}\n- Escribe `/game leave` si al final no puedes jugar.',
  lobbyInsideOptions:
    '- **Opciones**, debajo de la sala, o `/game options` muestra las opciones. Allí o con `/game options principiante:` puedes decir si es tu primera vez.',
  lobbyHost:
    'Tú organizas esta partida. {missing, plural, =0 {La mesa está completa: pulsa **Empezar** o escribe `/game start`.} one {Falta una persona.} many {Faltan # de personas.} other {Faltan # personas.}}',
  lobbyHostComputers:
    '- **Robots** o `/computer add` llena plazas libres{alone, select, true {; **Jugar ya contra robots** las llena todas y empieza} other {}}.',
  lobbyHostOptions:
    '- **Opciones** o `/game options` cambia el número de jugadores y las reglas. `/game remove` quita a alguien.',

  // Playing.
  place: '## {round, plural, =0 {Antes de la ronda 1} other {Ronda # de {rounds}}}',
  asked:
    '**{who} pide {what, select, undo {deshacer jugadas} pause {pausar la partida} other {terminar la partida}}.** Puedes aceptar o no con `/game answer`.',
  vote: '**Falta tu voto.** La partida espera a {order_and}: di con `/clock decide` qué debe pasar.',
  late: '{end, select, sought {**Se busca suplente para tu plaza.** Todavía puedes jugar, hasta que se encuentre.} single {**Se te ha acabado el tiempo.** Todavía puedes jugar, hasta que la otra persona decida qué pasa.} other {**Se te ha acabado el tiempo.** Todavía puedes jugar, hasta que los demás decidan qué pasa.}}',
  asking:
    'Has pedido {what, select, undo {deshacer jugadas} pause {pausar la partida} other {terminar la partida}}. Con `/game answer` puedes retirar la petición.',
  spectator:
    'No estás en esta partida, pero puedes mirarlo todo.\n- `/game status` muestra la mesa y de quién es el turno.{fixed, select, true {} other {\n- Quien modera puede darte una plaza.}}',
  sought: '- Se busca suplente para **{seat}**: con `/clock sit` juegas hasta que vuelva.',
  waitingFor: 'Esperando a {names}.',
  yourDecision: '**Te toca.** {what}',
  yourEarly: 'Has pasado, así que ya puedes planear la producción: `/turn`.',
  howToAct:
    '**Jugar tu turno** o `/turn` muestra todas las opciones como botones y menús, con precios e imágenes.',
  tryOut: '`/plan` te deja probar antes en privado.',
  commands: '-# O con comandos: {list}',
  undoHint:
    '`/undo` deshace tu último paso.{count, plural, =0 {} one { Si ya jugó la otra persona, antes le pregunto.} many { Si ya jugó otra persona, antes pregunto a los demás.} other { Si ya jugó otra persona, antes pregunto a los demás.}}',
  notYou:
    '{asked, select, true {} other {Ahora no tienes nada que hacer. }}{ordered, select, true {Cuando te toque, cumpliré tu encargo.} other {Te aviso cuando te toque.}}\n- `/recap` cuenta qué ha pasado desde tu turno.{ahead, select, true {\n- Con `/order show` {ordered, select, true {ves o cambias tu encargo} other {me dejas un encargo para tu próximo turno}}.\n- `/plan` te deja probar cosas en privado.} other {}}',
  passedYou: 'Has pasado, así que no tienes más turnos en esta ronda.',
  concededYou: 'Has abandonado esta partida, así que juego yo en tu lugar.',
  hints: '`/hint` te dice qué haría un robot.',
  cannotStay:
    '-# ¿No tienes tiempo? `/computer play` deja que un robot juegue por ti, un turno o hasta que vuelvas.',
  meanwhile: 'Mientras tanto, `/game status` muestra la mesa y `/rules` explica las reglas.',
  moderator:
    '-# Tú moderas aquí: `/mod remind` avisa a quien le toca{fixed, select, true {} other {, `/mod skip` y `/mod act` juegan por esa persona, `/mod replace` da una plaza a otra, `/mod computer` a un robot}}.',

  // Rules by topic.
  buttonRules: 'Reglas por temas',
  buttonTurn: 'Jugar tu turno',
  topics:
    '### Reglas por temas\nElige un tema para una explicación breve. En una partida explico las reglas y los valores de esa partida. Ten a mano el reglamento.',
  noSuchTopic: 'No he encontrado nada sobre “{typed}”. Prueba con otra palabra o elige un tema.',
  menuRules: 'Las reglas',
  menuMore: 'Clanes, opciones, otras formas de jugar',
};
