/** Spanish: replies and suggestions of slash commands. Only the user who typed sees them. */
import type { Catalogue } from '../../catalogue.ts';

export const slash: Catalogue['bot']['slash'] = {
  // Suggested values by field.
  valueOffer: '{number}: {offer}',
  valueAmount: '{amount, plural, one {# punto} many {# de puntos} other {# puntos}}',
  valueUnit: '{unit}',
  valueSpace: '{space}',
  valueGood: '{good}',
  valueSide: '{side, select, buy {comprar} other {vender}}',
  valueCount: '{count}',
  valueContract: '{number}: {figures}',
  valueWorker: '{worker_tools}',
  valueSpare: '{meat, select, none {ningún animal} other {{meat_name}}}',
  valuePort: '{port_name}',
  valueGain: '{gain}',
  valueDirection: '{direction, select, up {subir} other {bajar}}',
  valuePlace: 'lugar {place}',
  valueItem: '{item}',

  // Details after a suggested value.
  withDetail: '{value} — {detail}',
  priceEach: '£{price} c/u, hasta {most}',
  goodsFor: '{good} £{price}',
  fromPrice:
    '{least, plural, =0 {gratis} other {desde £#}}, {spaces, plural, one {# espacio} many {# de espacios} other {# espacios}}',
  planned: '{item_count_doing}',
  youHave: 'tienes {count}',
  postedThere: '{count, plural, one {# mercader} many {# de mercaderes} other {# mercaderes}} {side}',
  priceNow: '£{price} ahora',
  priceMoves: '£{from} → £{to}',
  unitThere: '{unit}',
  upTo: 'hasta {most}{planned, plural, =0 {} other {, # en el plan}}',

  // What may be typed for an action, beside its label and its command. Only compared, never shown.
  typedTrade: '{side, select, buy {comprar compra} other {vender venta}} {good} comerciar mercado',
  typedObtain: 'tomar obtener',
  typedExpand: 'expandir colocar poner construir construye {unit}',
  typedShipping: 'mejorar transporte',
  typedTechnology: 'mejorar tecnología herramientas',
  typedHire: 'contratar mercader',
  typedFulfil: 'cumplir cumple completar entregar',
  typedPass: 'pasar paso',

  // Refusals, with what is possible.
  unknownValue:
    '“{text}” {field, select, unit {no es una unidad} good {no es una mercancía} space {no es un espacio} contract {no es un contrato} port {no es un puerto} offer {no está entre las ofertas} worker {no es un trabajador} other {no sirve como `{input}`}}.',
  notHere: '“{text}” no se puede elegir aquí.',
  missingValue: 'Añade `{input}`, para que no tenga que adivinar.',
  missingCopy:
    'Ahora solo puede hacerlo el puerto “{port_name}”, y usarlo cuesta £{cost}. Para usarlo, añade `{input}`.',
  possibleValues: '`{input}` puede ser: {list}{more, plural, =0 {} other {… y # más al escribir}}.',
  range: 'de {least} a {greatest}',
  possibleCommands: 'Ahora puedes usar: {list}. `/turn` lo muestra todo con botones.',
  waitingFor: 'Esperando a {list}.',

  // Results, and what comes next.
  did: '{seat} {action}.',
  more: '-# … El resto está en `/recap historial:`.',
  have: '-# Tienes £{money}{goods, select, none {} other {, {goods}}} y {merchants, plural, =0 {ningún mercader libre} one {# mercader libre} many {# de mercaderes libres} other {# mercaderes libres}}.',

  // Production in one step.
  nothingPlanned:
    'No ha cambiado nada. Indica al menos un número, por ejemplo `queso: 2`, o confirma tu plan tal como está con `/produce confirm`.',
  notConfirmed: 'Queda planeado, pero sin confirmar. Aún puedes cambiarlo; después usa `/produce confirm`.',
};
