/** Spanish: private plans. */
import type { Catalogue } from '../../catalogue.ts';

export const plans: Catalogue['bot']['plans'] = {
  button: '{steps, plural, =0 {Plan} one {Plan: # paso} many {Plan: # pasos} other {Plan: # pasos}}',
  title: '### 🧭 Tu plan privado',
  empty:
    'Prueba lo que podrías hacer desde aquí, con tantos turnos por delante como quieras. En la mesa no pasa nada, y nadie más lo ve. ¿Por dónde empezarías?',
  differs:
    '-# Un plan solo sirve para probar. Mientras juegan los demás, puedes convertirlo en encargo, y lo haré en tu turno.',
  others:
    '-# {mode, select, alone {En este plan solo juegas tú; mientras tanto {single, select, true {el otro jugador no hace} other {los demás no hacen}} nada.} other {En este plan {single, select, true {el otro jugador pasa siempre que le toca} other {los demás pasan siempre que les toca}}.}}',
  round: '-# Ronda {round}: lo que se destape hasta entonces no se sabe, y aquí no aparece.',
  step: '{number}. {what}',
  gone: '{number}. ❌ ~~{what}~~\n-# {why}',
  reveals: '-# ↳ Aquí se destapa algo oculto. El plan no cuenta con ello.',
  sum: '**En total:** cuesta £{spent}, da £{gained} · puntos si la partida acabara entonces: {points} (ahora {before})',
  stillPossible:
    '{moved, select, true {⚠️ **La partida ha avanzado:** } other {⚠️ **El plan ya no encaja:** }}{some, select, all {{steps, plural, one {tu paso sigue siendo posible.} many {tus # pasos siguen siendo posibles.} other {tus # pasos siguen siendo posibles.}}} none {{steps, plural, one {tu paso ya no es posible.} many {ninguno de tus # pasos es ya posible.} other {ninguno de tus # pasos es ya posible.}}} other {{left, plural, one {# de tus {steps} pasos sigue siendo posible.} many {# de tus {steps} pasos siguen siendo posibles.} other {# de tus {steps} pasos siguen siendo posibles.}}}}',
  over: '{over, select, finished {**Aquí acaba la partida.**} alone {**No te queda nada que decidir en esta ronda.** Si {single, select, true {el otro jugador pasa} other {los demás pasan}}, el plan puede seguir.} other {**No te queda nada que decidir.**}}',
  doable:
    '-# **Hacerlo** juega de verdad, en la mesa, {part, select, true {{doable, plural, one {el primer paso posible} many {los # primeros pasos posibles} other {los # primeros pasos posibles}}} other {{doable, plural, one {este paso} many {estos # pasos} other {estos # pasos}}}}.{why, select, reveal { Entonces se destapa algo oculto, así que no se puede deshacer sin más.} alone { Entonces se destapa algo oculto. Si lo deshaces, esta partida no contará para los mejores resultados.} finish { Con eso acaba la partida. Si lo deshaces, no contará para los mejores resultados.} other {}}{part, select, true { Lo demás queda en tu plan.} other {}}',
  notNow:
    '-# Todavía no es tu turno. Con **Convertirlo en encargo**, en tu turno haré el primer paso posible, a este precio o mejor.',
  notYet:
    '-# {mine, select, true {Antes tienes otra cosa pendiente en la mesa, como terminar tu turno.} other {Nada de esto se puede hacer ahora mismo.}} Tu plan queda guardado.',

  // Buttons.
  add: 'Añadir al plan',
  addEnd: 'Añadir y terminar turno',
  doIt: 'Hacerlo',
  askChief: 'Preguntar al jefe de clan',
  order: 'Convertirlo en encargo',
  keep: 'Quitar lo imposible',
  takeBack: 'Quitar el último paso',
  anew: 'Empezar de nuevo',
  passing: '{single, select, true {Que el otro jugador pase} other {Que los demás pasen}}',
  alone: 'Que solo juegue yo',
  open: 'Abrir el plan',

  drawnUnknown: 'Nadie sabe qué robarías: el plan sigue como si no te quedaras con ningún contrato.',
  stale: '-# Tu plan o la partida han cambiado desde entonces. Así queda ahora.',
  did: '**{steps, plural, one {He jugado un paso de tu plan.} many {He jugado # de pasos de tu plan.} other {He jugado # pasos de tu plan.}}**{revealed, select, true { Se ha destapado algo oculto, así que me he detenido ahí.} other {}}',
  left: '{steps, plural, one {Queda # paso} many {Quedan # de pasos} other {Quedan # pasos}} en tu plan.',
  undone: 'Los pasos planeados vuelven a estar en tu plan.',
  ordering:
    'Este es tu plan como encargo, y sustituye al que tuvieras. Haré una sola vez el primer paso que sea posible; lo demás queda en tu plan.',
  orderNow: 'Es tu turno, así que puedes hacerlo tú: no hace falta ningún encargo.',
  orderNothing: 'En tu plan no hay ningún paso de esta ronda que se pueda encargar.',
  nothingYet: 'Tu plan está vacío. Primero añade un paso: aquí abajo o con `/plan paso:`.',
  dropFirst: 'No se ha añadido: quita antes los pasos que ya no son posibles.',
  unclear: 'No sé qué paso es “{typed}”, o ahí no es posible. Elige una de las sugerencias.',
};
