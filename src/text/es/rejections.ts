/** Spanish: why an action is refused, and what would help. */
import type { Catalogue } from '../catalogue.ts';

export const rejections: Catalogue['rejections'] = {
  // The setup.
  malformed: 'No he podido leer una parte: {issue}. Revísala e inténtalo de nuevo.',
  unknownContent:
    'Los valores “{content}” no están cargados. Inicia el bot con el archivo de contenido con el que empezó esta partida.',
  newcomersCount:
    'Indica de cada uno de los {players} jugadores si es principiante. Solo lo sé de {newcomers}.',
  optionNotSolo: '“{option}” necesita más de un jugador. Quítala para jugar en solitario.',
  optionNotWithPlayers:
    '“{option}” no se puede usar con {players, plural, one {# jugador} many {# de jugadores} other {# jugadores}}. Quítala.',
  optionConflict: '“{option}” y “{other}” no son compatibles. Elige una de las dos.',

  // At any time.
  noSuchSeat: 'En esta partida no existe la plaza {seat}. Elige una de la lista.',
  gameOver: 'Esta partida ha terminado. `/game rematch` abre la siguiente.',
  notYourTurn:
    'No es tu turno. Te aviso {lastRound, select, true {si te queda otro} other {cuando te toque}}.',
  notNow:
    'Ahora no puedes hacer eso. Puedes {done, select, true {usar lo que te queda del turno, o terminarlo} other {{decision}}}.',
  mainActionTaken:
    'Ya has hecho tu acción principal, así que es tarde para eso. Termina tu turno o usa lo que te queda de él.',
  mainActionFirst: 'Un turno necesita una acción principal. Haz una o pasa.',
  mustDecide:
    'Vamos por partes: primero toca {swap, select, out {elegir qué dos unidades retirar} in {elegir qué colocar a cambio} other {{decision}}}.',

  // Money, goods, merchants.
  tooExpensive: 'Eso cuesta £{cost} y solo tienes £{money}.',
  notEnoughGoods:
    '{several, select, true {Aún necesitas {missing}.} other {{needed, plural, one {Hace falta # {good_needed}} many {Hacen falta # de {good_needed}} other {Hacen falta # {good_needed}}}, pero {stock, plural, =0 {no tienes} other {solo tienes #}}.}}',
  notEnoughMerchants:
    '{needed, plural, one {Hace falta # mercader} many {Hacen falta # de mercaderes} other {Hacen falta # mercaderes}}, pero {stock, plural, =0 {no te queda ninguno} one {solo te queda #} many {solo te quedan #} other {solo te quedan #}}.{board, select, 0 { Ya los has contratado a todos.} other {{hire, select, true {{stock, select, 0 { Contrata a uno.} other { Comercia menos o contrata a otro.}}} other {{stock, select, 0 {} other { Comercia menos.}}}}}}',
  bothSides:
    'Tus mercaderes ya están {side, select, buy {comprando} other {vendiendo}} {good}. Hasta que vuelvan no puedes {side, select, buy {vender} other {comprar}} {good}.',
  notThatGood: 'El puerto ha movido el precio {shifted_del}. Comercia ahora con {shifted}, no con {good}.',
  nothingForSale:
    'Ahora los vecinos no tienen nada que venderte. Solo puedes comprar lo que producen las unidades junto a tu nueva unidad, cada mercancía una vez.',
  noNeighbourSells:
    'Ningún vecino de tu nueva unidad puede venderte {good}. Puedes comprar cada mercancía una vez por unidad nueva.',
  neighbourhoodLimit:
    'Puedes comprar hasta {limit} {good_limit} por turno a tus vecinos: {left, plural, =0 {ya no puedes comprar más} other {aún puedes comprar #}}.',
  noMerchantToHire: 'Ya has contratado a todos tus mercaderes.',
  noMerchantPosted:
    '{some, select, true {Ninguno de tus mercaderes está {side, select, buy {comprando} sell {vendiendo} other {comprando ni vendiendo}} {good}. Elige a uno que esté en el mercado.} other {Ninguno de tus mercaderes está en el mercado.}}',

  // Contracts.
  noEmptyBox: 'No te queda ninguna casilla de exportación vacía. Cumple antes un contrato.',
  contractNotOnBoard:
    '{some, select, true {El contrato {contract} no está en el tablero de exportación. Elige uno que esté.} other {No hay contratos en el tablero de exportación.}}',
  contractNotHeld:
    'El contrato {contract} no está en tus casillas de exportación. Solo puedes cumplir contratos que hayas tomado.',
  contractNotDrawn: 'El contrato {contract} no está entre los ofrecidos. Elige uno de ellos.',
  contractTooFresh:
    'Has tomado el contrato {contract} este turno. Puedes cumplirlo {second, select, true {después de otro con la misma acción, o } other {}}a partir del próximo turno.',
  notEnoughAnimals:
    '{several, select, true {Aún necesitas {missing}.} other {{needed, plural, one {Hace falta # {animal}} many {Hacen falta # de {animal_needed}} other {Hacen falta # {animal_needed}}} en el mapa, pero {have, plural, =0 {no tienes} other {solo tienes #}}.}}',
  nothingToSpare:
    'Ese contrato no pide {meat}, o ya te lo ahorras todo. Elige otro animal que ahorrarte, o ninguno.',
  noBuildingBonus:
    'Ahora no tienes ningún bono de construcción. Lo consigues al colocar tu último edificio de un tipo si tienes una casilla de exportación vacía.',
  notToSlaughter: 'Para el contrato no hace falta la unidad de {space}. Elige un animal que aún haga falta.',
  nothingToBrew:
    '{most, plural, =0 {Ahora no hay ningún contrato con el que elaborar cerveza.} one {Por este contrato puedes elaborar cerveza con # grano como máximo.} many {Por este contrato puedes elaborar cerveza con # de granos como máximo.} other {Por este contrato puedes elaborar cerveza con # granos como máximo.}}',
  cannotBrew: 'Tu clan no sabe elaborar cerveza.',

  // The map.
  noSuchSpace: 'En este mapa no existe el espacio {space}. Elige uno de la lista.',
  spaceTaken: '{space} está ocupado. Elige un espacio vacío.',
  spaceClosed:
    'No puedes colocar nada en {space}: {why, select, covered {está cubierto} neutral {hay una pieza neutral} other {con tan pocos jugadores está en la niebla}}. Elige otro espacio.',
  wrongLand:
    '{space} no sirve para {unit_un}: necesita {land}. Elige {swap, select, true {otra unidad} other {otro espacio}}.',
  outOfReach:
    '{space} está fuera de tu alcance. Expándete hacia allí{farthest, select, true {} other { o mejora tu transporte}}.',
  noUnitLeft: 'No te queda {unit_ningun} en tu tablero. Elige otra unidad.',
  unitNever: 'Solo un clan tiene {unit_many}, y no es el tuyo. Elige otra unidad.',
  fishermenAdjacent: '{space} está junto a otro de tus pescadores. Elige un espacio lejos de tus pescadores.',
  notOnBorder: '{space} no está en el borde del mapa. Tus trabajadores iniciales tienen que ir allí.',
  notYourUnit: 'No tienes ninguna unidad en {space}. Elige una de las tuyas.',

  // Upgrades.
  shippingMax: 'Tu transporte ya está al máximo.',
  technologyDone:
    '{all, select, true {Ya has mejorado toda tu tecnología.} other {Ya has mejorado la tecnología de los {worker_tools}.}}',
  technologyNever:
    'Tu clan no tiene tecnología que mejorar: sus trabajadores ganan lo mismo toda la partida.',
  noFreeSpace: 'No te queda ningún espacio libre por usar.',
  noBonusUpgrade: 'No te queda ninguna mejora adicional por usar.',

  // Ports.
  portNotInPlay:
    '{ports, select, true {El puerto “{port_name}” no está en esta partida. Elige uno del mapa.} other {Esta partida no tiene puertos.}}',
  portUsed: 'Ya has usado el puerto “{port_name}”. Solo puedes usar cada puerto una vez por partida.',
  portOutOfReach:
    'El puerto “{port_name}” está fuera de tu alcance. Expándete hacia allí{farthest, select, true {} other { o mejora tu transporte}}.',
  portNotSo: 'El puerto “{port_name}” no hace eso. Elige otro puerto.',
  portNotSoNow: 'El puerto “{port_name}” no te sirve de nada ahora mismo. Prueba en otro turno.',
  portNeedsMore:
    'El puerto “{port_name}” no se puede usar por sí solo. {effect, select, spareAnimal {Indícalo al cumplir un contrato} exchangeGoods {Di qué das y qué recibes} other {Di qué precio quieres mover y comercia con esa mercancía}}.',
  wrongGroup:
    'El puerto “{port_name}” acepta mercancías {group, select, basic {básicas} other {procesadas}}: {goods}. Da una de estas, no {good}.',
  badBundle:
    'El puerto “{port_name}” da {count} {group, select, basic {{count, plural, one {mercancía básica} many {de mercancías básicas} other {mercancías básicas}}} other {{count, plural, one {mercancía procesada} many {de mercancías procesadas} other {mercancías procesadas}}}} ({goods}). Elige entre estas, no {gain}.',
  notExchangeable: 'No se puede cambiar {unit_un}. Elige otra unidad.',
  sameKindGoes:
    'Retiras {old_un}, así que no puedes colocar {unit_un} a cambio{same, select, true {} other {: tus trabajadores son todos del mismo tipo}}. Elige una unidad de otro tipo.',
  goesAlready: 'Ya has elegido la unidad de {space}. Elige otra.',
  noExchangeLeft: 'Con eso no podrías completar el cambio. Elige otra unidad.',

  // Clans.
  cannotRow: 'Tu clan no sabe remar.',
  alreadyRowed: 'Ya has remado este turno. Solo se puede una vez por turno.',
  rowNotAdjacent:
    '{to} no está junto a {from}. Rema hasta un lago{ports, select, true { o espacio de puerto} other {}} que esté al lado.',
  notAFisherman: 'Solo los pescadores reman, y en {space} hay {unit_un}. Elige un pescador.',
  noCellar: 'Tu clan no tiene bodega, así que no hay ningún barril que sacar.',
  noBarrel:
    '{some, select, true {El lugar {place} de tu bodega está vacío. Elige un lugar con barril.} other {Tu bodega no tiene barriles.}}',

  // Before the first round, and production.
  noSuchOffer: 'No existe la oferta {number}. Elige una de la lista.',
  offerTaken: 'La oferta {number} ya está elegida. Elige otra.',
  bidTooLow:
    'Puja {least, plural, one {# punto} many {# de puntos} other {# puntos}} o más, o deja esta subasta.',
  bidTooHigh: 'Puedes pujar hasta {most, plural, one {# punto} many {# de puntos} other {# puntos}}.',
  mustBid: 'Abres esta subasta, así que tienes que pujar. Puedes pujar 0.',
  planTooMuch:
    '“{item}”: {most, plural, =0 {no es posible} other {# como máximo}} con lo que tienes y el resto de tu plan.',
  planNever:
    'No puedes planear “{item}”: {why, select, building {no tienes en el mapa ningún edificio para eso} barrel {en ese lugar no hay ningún barril} aged {antes los barriles avanzan un lugar, y entonces ahí ya no hay ninguno} other {tu clan no hace eso}}.',
  alreadyConfirmed: 'Ya has confirmado la producción. Si cambias de idea, cambia antes un número.',
};
