/** Spanish: computer players in the lobby, as replacements, and their hints. */
import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['bot']['computers'] = {
  // Names. The first one with an initial that no player at the table has is used. None is a Spanish word.
  givenNames:
    'Ewan Iona Fergus Morag Hamish Ailsa Rory Kirsty Duncan Ualan Lachlan Greer Catriona Niall Brodie Struan',
  called: '{name} (robot)',
  named: '{name} ({what})',

  // Levels of play.
  apprentice: 'Aprendiz',
  crofter: 'Granjero',
  laird: 'Terrateniente',
  chief: 'Jefe de clan',
  apprenticeLine: '**Aprendiz**: todavía está aprendiendo. Buena compañía para una primera partida.',
  crofterLine: '**Granjero**: un rival equilibrado; juega con sensatez y se le puede ganar.',
  lairdLine: '**Terrateniente**: un rival fuerte, que planea por adelantado.',
  chiefLine: '**Jefe de clan**: el más fuerte que tengo, y el más lento.',
  fair: '-# Solo ven lo mismo que tú: ni contratos ocultos ni semilla.',

  // In the lobby.
  heading: '### Robots',
  addOne: '¿Qué nivel quieres añadir?',
  fill: 'O llena {free, plural, one {la plaza libre} many {las # de plazas libres} other {las # plazas libres}} con:',
  playNowAsk:
    '### Jugar ya contra robots\n¿Qué nivel ocupa {free, plural, one {la plaza libre} many {las # de plazas libres} other {las # plazas libres}}? La partida empieza en cuanto lo elijas.',
  noSeat:
    'Todas las plazas están ocupadas. **Opciones** cambia el número de jugadores; `/game remove` libera una plaza.',
  leave: '¿Quién se va?',
  buttonRemove: 'Quitar a {name}',
  added:
    '✅ {count, plural, =0 {No se ha unido nadie.} one {{names} ya está en la partida.} many {{names} ya están en la partida.} other {{names} ya están en la partida.}}',
  removed: '✅ {name} se ha ido.',
  noneHere: 'En esta sala no hay ningún robot.',
  noSuchOne: 'Aquí ningún robot se llama “{typed}”. Elige uno de la lista.',

  // Replacing a player.
  handOverAsk:
    '### Dejar que un robot juegue por ti\n{span, select, good {Dejas la partida para siempre, y se avisa a los demás. Antes te lo preguntaré otra vez.} other {Sigues en la partida, y se avisa a los demás. Si la partida cuenta para la clasificación y un robot elige más de una de cada cuatro de tus jugadas, será una derrota.}} ¿Qué nivel quieres?',
  howLong: '¿Y cuánto tiempo?',
  oneTurn: 'Un turno',
  untilBack: 'Hasta que vuelva',
  forGood: 'Para siempre',
  sureAsk:
    '### ¿Dejar tu plaza a un robot para siempre?\nSeguirá jugando en tu lugar y la plaza dejará de ser tuya. Solo la moderación puede volver a darte una. Si la partida cuenta para la clasificación, será una derrota, salvo que al final sean tuyas al menos tres de cada cuatro jugadas de la plaza: entonces contará su puesto final.',
  sure: 'Sí, dejarla',
  go: 'Adelante',
  back: 'Volver',
  keep: 'Seguir jugando',
  handedTurn: '{name} juega un turno por ti. El siguiente vuelve a ser tuyo.',
  handedWhile: '{name} juega por ti hasta que vuelvas: entonces pulsa **He vuelto** o usa `/clock back`.',
  handedGood: '{name} sigue jugando en tu lugar. ¡Gracias por jugar!',
  playsForYou: '{name} juega por ti en este momento.',
  playAgain: 'He vuelto',
  buttonHandOver: 'Que juegue un robot',

  // While a computer thinks.
  thinking:
    '🤖 {instead, select, true {{count, plural, one {Un robot está pensando} many {Unos robots están pensando} other {Unos robots están pensando}} en lugar de {order_and}} other {{count, plural, one {{order_and} está pensando} many {{order_and} están pensando} other {{order_and} están pensando}}}}. No hace falta que esperes: publicaré {count, plural, one {su jugada} many {sus jugadas} other {sus jugadas}} en el canal.',
  look: 'Estado de la partida',

  // Hints.
  buttonHint: 'Consejo',
  forContract: 'Para el contrato {contract}.',
  rarest:
    'El contrato {contract} da {count} {good_count}, hasta ahora {whose, select, reader {la más escasa de tus importaciones} player {la más escasa de las importaciones de este jugador} other {la importación más escasa}}.',
  lead: '{points, plural, =0 {Casi igual de bueno: {next}.} one {Alrededor de # punto más que con la segunda mejor opción: {next}.} many {Unos # de puntos más que con la segunda mejor opción: {next}.} other {Unos # puntos más que con la segunda mejor opción: {next}.}}',
  makesNothing: 'no produce nada',
  chiefThinks:
    '💡 {replaced, select, none {{same, select, true {Un jefe de clan empezaría como en tu plan: {what}.} other {Esto haría un jefe de clan en tu lugar: {what}.}} _{why}_} hung {El jefe de clan se ha quedado sin tiempo. Esto haría a primera vista: {what}.} other {El jefe de clan no ha sabido decidirse. Esto haría a primera vista: {what}.}}',
  hint: '💡 {replaced, select, none {Esto haría un robot en tu lugar: {what}. _{why}_} hung {El robot se ha quedado sin tiempo. Esto haría a primera vista: {what}.} other {El robot no ha sabido decidirse. Esto haría a primera vista: {what}.}}\n-# Es solo un consejo. Nadie más lo ve.',
};
