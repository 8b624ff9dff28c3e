/** Spanish: problems with an owner's content, for the person editing the file. */
import type { Catalogue } from '../catalogue.ts';

export const problems: Catalogue['problems'] = {
  // The file.
  fileMissing: 'No existe el archivo {file}.',
  fileUnreadable: 'No puedo leer el archivo {file} ({reason}).',
  notJson: 'El archivo {file} no es JSON válido a partir de la línea {line}, columna {column}.',

  // The shape.
  unknownKey: '{path}: aquí no existe la clave “{key}”. ¿Es una errata?',
  missing: '{path}: falta.',
  wrongType:
    '{path}: tiene que ser {expected, select, string {texto} int {un número entero} boolean {true o false} array {una lista} other {un objeto}}.',
  notOneOf: '{path}: tiene que ser uno de estos: {allowed}.',
  outOfRange:
    '{path}: tiene que ser {bounds, select, exact {{minimum}} both {de {minimum} a {maximum}} least {{minimum} o más} other {{maximum} o menos}}.',
  wrongLength:
    '{path}: la longitud tiene que ser {bounds, select, exact {{minimum}} both {de {minimum} a {maximum}} least {{minimum} como mínimo} other {{maximum} como máximo}}.',
  notAHex: '{path}: tiene que ser un hexágono: una letra de la A a la M y un número del 1 al 9.',

  // Tiles.
  wrongCount: '{path}: tiene que haber {expected}, pero hay {found}.',
  duplicateId: '{path}: el id {id} está repetido.',
  missingClan: '{path}: falta el clan “{clan}”.',
  tooFewTiles: '{path}: tiene que haber {needed} sin “kickstarter”, pero solo hay {found}.',
  contractRequiresNothing: '{path}: el contrato {id} no pide nada.',
  contractNeedsTooMuchMeat:
    '{path}: el contrato {id} pide más {meat} de lo que dan los animales de un jugador. El máximo es {maximum}.',
  secondCopyPort: '{path}: el puerto {id} también copia otros puertos, pero solo uno puede hacerlo.',
  duplicateAbility: '{path}: la habilidad “{ability}” está repetida.',
  goodNotProcessed: '{path}: ningún edificio produce {good}.',
  tooManyMerchants:
    '{path}: solo se {maximum, plural, one {puede contratar # mercader} many {pueden contratar # de mercaderes} other {pueden contratar # mercaderes}}.',

  // Boards.
  unequalPrices:
    '{path}: todas las mercancías necesitan el mismo número de precios. Esta tiene {found}; las demás, {expected}.',
  priceFalls: '{path}: los precios no pueden bajar a lo largo de la escala, pero este pasa de {from} a {to}.',
  indexOutside:
    '{path}: {index} queda más allá del final: la escala tiene {length} precios, contados desde 0.',
  rangeReversed: '{path}: el intervalo termina ({last}) antes de empezar ({first}).',
  discountTooHigh: '{path}: no puede ser mayor que el precio más bajo ({lowestPrice}).',
  upgradeLowersIncome: '{path}: {upgradedIncome} es menos que los ingresos sin la mejora ({income}).',
  buildingBonusOutOfReach: '{path}: no hay tantos edificios de ningún tipo. El máximo es {maximum}.',
  notRising: '{path}: cada número tiene que ser mayor que el anterior.',
  stepOutside: '{path}: el paso {step} queda más allá del final: la escala tiene {length} pasos.',
  notAPriceDie: '{path}: ningún dado de precio muestra {die}.',
  duplicateDie: '{path}: el dado de precio {die} está repetido.',
  moreContractsThanBoxes: '{path}: solo hay {maximum} casillas.',
  missingTitle: '{path}: falta el título “{title}”.',

  // Maps.
  missingHex: '{path}: falta el hexágono {hex}.',
  hexElsewhere: '{path}: {hex} forma parte del módulo {module}.',
  duplicateLand: '{path}: {land} aparece dos veces.',
  noInnerLand: '{path}: tiene que haber tierra dentro del anillo exterior.',
  riverNotAdjacent: '{path}: {from} y {to} no son adyacentes, así que no puede haber un río entre ellos.',
  riverElsewhere: '{path}: ni {from} ni {to} forman parte de este módulo.',
  riverAtLoch:
    '{path}: {loch} es un lago en la cara {side}, así que no puede haber un río entre {from} y {to}.',
  riverTwice: '{path}: el río entre {from} y {to} está repetido.',
  portNotAtCorner: '{path}: no está en la esquina {corner} del mapa.',
  portsOnAndOff: '{path}: los cuatro puertos tienen que estar sobre hexágonos, o los cuatro fuera de ellos.',
};
