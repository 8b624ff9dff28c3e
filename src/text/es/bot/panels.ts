/** Spanish: private panels for a player's decisions. */
import type { Catalogue } from '../../catalogue.ts';

export const panels: Catalogue['bot']['panels'] = {
  // Names of actions in menus and on buttons. The first letter is capitalized.
  offerPick: '{offer}',
  offerBid: 'pujar {amount, plural, one {# punto} many {# de puntos} other {# puntos}}',
  offerDeclineBid: 'dejar esta subasta',
  offerPlaceWorker: '{unit} en {space}',
  offerTrade: '{side, select, buy {comprar} other {vender}} {count} {good_count}',
  offerObtain: 'contrato {number}: {figures}',
  offerExpand: '{unit} en {space}',
  offerUpgradeShipping: 'transporte: {level}',
  offerUpgradeTechnology: 'tecnología: {worker_tools}',
  offerHire: 'contratar a un mercader',
  offerFulfil:
    'cumplir {number}{spares, plural, =0 {} one {, ahorrándote # animal ({spared})} many {, ahorrándote # de animales ({spared})} other {, ahorrándote # animales ({spared})}}: {figures}',
  offerPass: 'pasar en esta ronda',
  offerEndTurn: 'terminar tu turno',
  offerUsePort: 'puerto “{port_name}”{copied, select, true { para copiar “{effect_name}”} other {}}',
  offerExchangeGoods: 'puerto “{port_name}”: 1 {discard} por {gain}',
  offerShiftPrice:
    'puerto “{port_name}”: {direction, select, up {sube} other {baja}} {good_el}{known, select, true {, £{before} → £{after}} other {}}',
  offerRow: 'mover un pescador de {from} a {to}',
  offerTakeBarrel: 'barril del lugar {place}',
  offerDecline: 'renunciar',
  offerBuy: 'comprar {count} {good_count} a tus vecinos',
  offerDrawContracts: '{future, select, true {elegir un contrato futuro} other {robar contratos}}',
  offerTakeContract: 'quedarte con el contrato {number}: {figures}',
  offerSlaughter: 'sacrificar {unit_el} de {space}',
  offerRecall: 'recuperar al mercader que está {side} {good}',
  offerBrew: 'elaborar cerveza con {count} {good_count}',
  offerExchangeOld: 'retirar {unit_el} de {space}',
  offerExchangeNew: 'colocar {unit_un}{known, select, true { en {space}} other { a cambio}}',
  offerPlan: '{item_count_doing}',
  offerConfirmProduction: 'confirmar la producción',

  // Costs and gains of actions.
  priceGain: 'recibes £{size}',
  priceCost: 'cuesta £{size}',
  pricePlaced:
    '{cost, plural, =0 {gratis} other {cuesta £{cost}}} ({unit} £{unitCost}, terreno {free, select, true {gratis} other {£{landCost}}}{discount, plural, =0 {} other {, £# menos por el delta}})',
  priceGood: '{sign}{size} {good_size}',
  priceGlory: '{sign}{size} gloria',
  priceFree: 'gratis',

  // Shorter names and gains, for buttons on phones.
  shortBuy: 'comprar {count} {good_count}',
  shortCopy: 'copiar “{effect_name}”',
  shortExchange: '1 {discard} → {gain}',
  shortShift: 'puerto: {good} £{before} → £{after}',
  shortRecall: 'recuperar: {side, select, buy {compra} other {venta}} de {good}',
  shortBrew: 'cerveza con {count} {good_count}',
  shortGain: '+£{size}',

  // Groups of actions, on buttons and above panels.
  groupTrade: 'Comerciar',
  groupExpand: 'Expandir',
  groupContract: 'Contrato',
  groupFulfil: 'Cumplir',
  groupShipping: 'Transporte',
  groupTechnology: 'Tecnología',
  groupHire: 'Contratar',
  groupPass: 'Pasar',
  groupPorts: 'Puertos',
  groupRow: 'Remar',
  groupBarrel: 'Barril',
  groupPrice: '{label} · {price}',

  // Common to all panels.
  heading: '**{head}**',
  headingPrice: '**{head}** — {price}',
  small: '-# {text}',
  item: '- {text}',
  belongings:
    '{round, plural, =0 {} other {Ronda {round} de {rounds} · }}£{money} · {merchants, plural, =0 {sin mercaderes libres} one {# mercader libre} many {# de mercaderes libres} other {# mercaderes libres}} · {goods} · {held, plural, =0 {sin contratos} one {# contrato} many {# de contratos} other {# contratos}}',
  noGoods: 'sin mercancías',
  back: 'Volver',
  withoutPicture:
    '-# Ahora hay mucho movimiento, así que esta vez va sin imagen. `/board` te muestra el tablero.',
  confirm: 'Confirmar',
  confirmEnd: 'Confirmar y terminar turno',
  undoStep: 'Deshacer paso',
  undoTurn: 'Deshacer turno',
  planProduction: 'Planear la producción',
  rules: 'Reglas',
  waiting:
    '{phase, select, production {Aún sin confirmar la producción: {order}.} other {{count, plural, =0 {Ahora mismo nadie tiene que decidir nada.} one {Es el turno de {order_bare}.} many {Esperando a {order_and}.} other {Esperando a {order_and}.}}}}',
  idle: '-# {asked, select, yes {Te aviso cuando sea tu turno. Antes hace falta una respuesta tuya: `/game status`.} last {Hace falta una respuesta tuya: `/game status`.} other {Ahora no tienes nada que hacer. Te aviso cuando sea tu turno.}}',
  over: 'Esta partida ha terminado. ¡Gracias por jugar! {challenge, select, true {`/challenge show` muestra las partidas y los resultados de esta semana.} other {`/game rematch` abre la siguiente.}}',
  turnOver: '**Tu turno ha terminado.**',
  turnAgain:
    '{solo, select, true {**Tu turno ha terminado. Aquí tienes el siguiente.**} other {**Tu turno ha terminado. {single, select, true {El otro jugador ha pasado} other {Los demás han pasado}}, así que te toca otra vez.**}}',
  undone:
    'He deshecho {count, plural, =0 {las jugadas de los robots} one {# jugada} many {# de jugadas} other {# jugadas}}{since, select, true { y lo que hicieron después los robots} other {}}.',
  peeked: 'Ya se había destapado algo oculto, así que esta partida ya no cuenta para los mejores resultados.',
  undoAsked:
    'Aún no se ha deshecho nada: he preguntado {single, select, true {al otro jugador} other {a los demás}}. Hace falta cuando alguien ha jugado desde entonces, se ha destapado algo oculto o las jugadas son de un robot.{time, select, none {} other { Hora límite para aceptar: {time}.}}',

  firstWorker: 'Trabajador inicial',
  actingFor: '-# Juegas por {seat} desde la moderación.',

  // Menus.
  menuPart: '{head} ({only, select, true {{first}} other {{first} – {last}}})',
  menuUnit: '{name} (desde £{cost}): ¿dónde?',
  menuExpand: 'Colocar una unidad…',
  menuBuy: 'Comprar a los vecinos…',
  menuTrade: 'Vender o comprar…',
  menuContract: 'Tomar un contrato…',
  menuFulfil: 'Cumplir un contrato…',
  menuPort: 'Usar el puerto…',
  menuSwap: 'Cambiar una mercancía…',
  menuShift: 'Mover un precio…',
  menuRow: 'Mover un pescador…',
  menuPick: 'Elegir una oferta…',
  menuBid: 'Pujar más…',
  menuSlaughter: 'Sacrificar…',
  menuRecall: 'Mejora adicional: recuperar a un mercader…',
  menuBrew: 'Elaborar cerveza…',
  menuExchangeOld: 'Retirar…',
  menuExchangeNew: 'Colocar a cambio…',
  menuItem: '{name}: {now} de {most}',
  markGood: '{good}',

  // Buttons for a single choice.
  dealOption: '{label} · £{price}',
  contractButton: 'Contrato {number}',
  fulfilButton: 'Cumplir {number}{spares, plural, =0 {} other {, ahorrándote {spared}}}',
  unitButton: '{name} desde £{cost}',
  spaceButton: '{space} · {price}',

  // Effects of placing a unit.
  prospect: '- **{what}:** {list}',
  saleFrom: '{good} con £{off} de descuento (junto a {order_and})',
  joins: 'une {count} asentamientos',
  newSettlement: 'asentamiento nuevo',
  reachesPort: 'alcanza el puerto “{port_name}”',

  // Notes on a choice.
  lacks: 'aún necesitas {list}',
  contractLine: '- **{number}:** {figures} · {hint}',
  heldLine: '- **{number}:** {figures}',
  contractLack: '-# Contrato {number}: {hint}',
  drawn:
    '{most, plural, one {Quédate con uno de estos contratos o con ninguno.} many {Quédate como mucho con # de estos contratos o con ninguno.} other {Quédate como mucho con # de estos contratos o con ninguno.}}',
  drawnMore: 'Puedes quedarte con otro más de estos contratos.',
  keeping:
    '{pay, select, pays {Quedarte con un contrato cuesta £{size}{more, select, true {; el segundo es gratis} other {}}.} gets {Quedarte con un contrato te da £{size}{more, select, true {; el segundo no te da nada} other {}}.} thenPays {Quedarte con un contrato es gratis; el segundo cuesta £{size}.} thenGets {Quedarte con un contrato es gratis; el segundo te da £{size}.} other {Quedarte con un contrato es gratis.}}',
  lacksNothing: 'tienes todo lo que pide',
  offerLine: '**{number} · {head}**{line, select, none {} other {\n-# {line}}}',
  leads: '{seat} va en cabeza con {high, plural, one {# punto} many {# de puntos} other {# puntos}}.',
  aboutBids: '-# Quien gana elige una oferta y paga su puja en puntos de victoria al final de la partida.',
  aboutFirstWorkers: 'Pagas el trabajador y el terreno. Tienes £{money}.',
  exchanged: 'Vuelven a tu tablero: {list}.',
  portsOnce: 'Puedes usar cada puerto una vez por partida.',
  portLine: '- **{port_name}**: {line}{usable, select, true {} other { *{reason}*}}',
  portButton: '{name}…',

  // Reasons why an action is not possible.
  reason: '**{head}.** {reason}',
  noneLeft: 'Ya no te quedan en tu tablero.',
  tooDear: 'Con £{money} no te llega para: {list}.',
  costing: '{head} ({least, select, true {desde } other {}}£{cost})',
  reasonContract: '{head} {number}',
  cheapest: 'Lo más barato cuesta £{cost} y solo tienes £{money}.',
  nothingInReach:
    'No tienes ningún espacio vacío a tu alcance.{farthest, select, true {} other { Mejora tu transporte.}}',
  nothingOnBoard: 'No hay contratos en el tablero de exportación.',
  nothingToRow: 'No tienes ningún pescador en el mapa.',
  nowhereToRow:
    'Junto a tus pescadores no hay ningún lago {ports, select, true {ni espacio de puerto } other {}}libre que no quede al lado de otro pescador tuyo.',
  nothingFits:
    'Ninguna de las unidades que te quedan sirve para un espacio vacío a tu alcance.{farthest, select, true {} other { Mejora tu transporte.}}',
  shiftTooDear: 'Mover un precio y comprar después cuesta al menos £{cost}, y solo tienes £{money}.',
  nothingToSwap:
    'No tienes ninguna mercancía {group, select, basic {básica} other {procesada}} que descartar.',
  noWaterApart:
    'Todos los lagos {ports, select, true {y espacios de puerto } other {}}vacíos a tu alcance están junto a otro de tus pescadores.',

  noLandInReach:
    'No tienes a tu alcance {land, select, grassland {ningún pastizal vacío} forest {ningún bosque vacío} mountain {ninguna montaña vacía} loch {ningún lago vacío} other {ningún lago ni espacio de puerto vacío}}.',

  // Before an action is confirmed.
  afterwards: 'Tendrás: {list}.',
  betterTools:
    'Después, cada {unit} ganará £{upgraded} en lugar de £{plain} en la producción{count, plural, =0 {} one {: £{more} más por ronda con el que tienes} many {: £{more} más por ronda con los # que tienes} other {: £{more} más por ronda con los # que tienes}}.',
  reachMore:
    '{count, plural, =0 {No alcanzarás ningún espacio nuevo.} one {Alcanzarás # espacio más: {list}.} many {Alcanzarás # de espacios más: {list}{more, plural, =0 {} other { y # más}}.} other {Alcanzarás # espacios más: {list}{more, plural, =0 {} other { y # más}}.}}',
  reachNeighbours:
    '{count, plural, one {# espacio está} many {# de espacios están} other {# espacios están}} junto a vecinos a los que puedes comprar: {list}{more, plural, =0 {} other { y # más}}.',
  reachPort: 'Alcanzarás el puerto “{port_name}”.',
  reachLinks: 'Asentamientos conectados: {before} → {after}.',
  onceAGame: 'Puedes usar este puerto una vez por partida.',
  merchantsFree:
    '{count, plural, =0 {sin mercaderes libres} one {# mercader libre} many {# de mercaderes libres} other {# mercaderes libres}}',
  priceMoves:
    '{move, select, same {El precio {good_del} se queda en £{after}} level {El marcador {good_del} se mueve {distance, plural, one {un paso} many {# de pasos} other {# pasos}}, pero el precio sigue en £{after}} other {El precio {good_del} pasa de £{before} a £{after}}}.',
  animalsGo: 'Sacrificarás {list}.',
  warnPass: 'No jugarás más en esta ronda. Recibes ya tu dinero por pasar.',
  warnLastPass: 'Es la última ronda, así que este es tu último turno.',
  warnRoundEnds:
    '{solo, select, true {Ahora viene la producción} other {Pasas en último lugar, así que ahora viene la producción}}{last, select, true { y después termina la partida{undo, select, alone {. Si deshaces el final, esta partida no contará para los mejores resultados} other {}}} other {{undo, select, asked {. Cuando empiece la próxima ronda, solo podrás deshacerlo si {single, select, true {el otro jugador acepta} other {los demás aceptan}}} never {. Cuando empiece la próxima ronda, no podrás deshacerlo} alone {. Si lo deshaces cuando ya haya empezado la próxima ronda, esta partida no contará para los mejores resultados} other {}}}}.',
  warnLeave: 'No podrás volver a pujar en esta subasta.',
  warnPick: 'Recibes al momento lo que muestra la oferta. Es tuya para toda la partida.',
  warnReveals:
    'Esto destapa contratos ocultos{undo, select, asked {, así que para deshacerlo tendrán que aceptar los demás} never {, así que no podrás deshacerlo} alone {. Si lo deshaces, esta partida no contará para los mejores resultados} other {}}.',
  unused: 'Aún puedes usar: {list}.',
  warnDecline: 'Pierdes {several, select, true {estos bonos} other {este bono}}.',
  warnLapses:
    '{bonus, select, drawnContracts {No tienes dinero para quedarte con un contrato, así que pierdes este bono.} other {No podrás usar {bonus, select, freeSpace {el espacio libre} upgrade {la mejora adicional} other {}}, así que pierdes ese bono.}}',
  warnEnds: 'Esto termina tu turno.',
  warnFollows: 'Después: {what}',

  // Production.
  productionNow: 'Confirma esto o cambia antes las cantidades.',
  productionEarly: 'Has pasado, así que ya puedes planear esto. Se hará cuando acabe la ronda.',
  productionDecided:
    '**Has confirmado la producción.** Aún puedes cambiarla hasta que confirmen todos los demás.',
  barrelsMove: 'Para entonces, tus barriles habrán avanzado un lugar.',
  stockBefore: '{early, select, true {Con los ingresos de la ronda tendrás} other {Tienes}}: {list}.',
  stockAfter: '{early, select, true {Después de producir} other {Tendrás}}: {list}.',
  moneyMade: 'Ganas £{money}.',
  warnLastReady: '-# Al confirmar esto, termina la {last, select, true {partida} other {ronda}}.',
  nothingPlanned: '- No producir nada',
  lessFirst: '{name}: solo si eliges menos de “{list}”.',
  confirmProduction: 'Confirmar producción',
  makeAll: 'Producir todo',
  confirmNothing: 'No producir nada',
};
