/** Spanish words for what is printed on tiles. */
import type { Tiles } from '../catalogue.ts';

export const tiles: Tiles = {
  ports: {
    spareAnimal: {
      short: 'ahorrarse un animal',
      line: 'Una vez, sacrifica un animal menos de los que pide un contrato.',
    },
    exchangeGoods: {
      short: '{group, select, basic {cambiar mercancías básicas} other {cambiar mercancías procesadas}}',
      line: 'Descarta 1 mercancía {group, select, basic {básica} other {procesada}} y recibe {gain} {group, select, basic {{gain, plural, one {mercancía básica a tu elección} many {de mercancías básicas a tu elección} other {mercancías básicas a tu elección}}} other {{gain, plural, one {mercancía procesada a tu elección} many {de mercancías procesadas a tu elección} other {mercancías procesadas a tu elección}}}}.',
    },
    bonusUpgrade: {
      short: 'mejora y gloria',
      line: 'Recibe una mejora adicional y {glory, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria.',
    },
    money: { short: 'dinero', line: 'Recibe £{money}.' },
    shiftPrice: {
      short: 'mover un precio',
      line: 'Sube o baja un precio {steps, plural, one {# paso} many {# de pasos} other {# pasos}} y comercia después con esa mercancía.',
    },
    exchangeUnits: {
      short: 'cambiar unidades',
      line: 'Dos de tus unidades vuelven a tu tablero y dos de otros tipos ocupan gratis sus espacios. Los campos no se pueden cambiar.{neighbourhood, select, true { Después puedes comprar a los vecinos de ambos espacios.} false { No puedes comprar a tus vecinos.} other { Con la opción “{option}” puedes comprar después a los vecinos de ambos espacios.}}',
    },
    drawContracts: {
      short: 'dinero y contratos',
      line: 'Recibe £{money}. {future, select, true {Puedes elegir entre los contratos futuros: uno} other {Puedes robar contratos y quedarte con uno}} por cada casilla de exportación vacía, al precio de esta ronda.',
    },
    copy: {
      short: 'copiar un puerto',
      line: 'Paga £{cost} para usar el efecto de otro puerto de esta partida.',
    },
  },
  scoring: {
    basicGoods: {
      short: 'mercancías básicas',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {mercancía básica} many {# de mercancías básicas} other {# mercancías básicas}} en tu reserva.',
    },
    processedGoods: {
      short: 'mercancías procesadas',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {mercancía procesada} many {# de mercancías procesadas} other {# mercancías procesadas}} en tu reserva.',
    },
    borderUnits: {
      short: 'unidades en el borde',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {unidad} many {# de unidades} other {# unidades}} en el borde del mapa.',
    },
    costlySpaces: {
      short: 'terreno caro',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {unidad} many {# de unidades} other {# unidades}} en terreno con un precio impreso de {costs}.',
    },
    imports: {
      short: 'importaciones',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {importación (algodón, tabaco o caña de azúcar)} many {# de importaciones (algodón, tabaco o caña de azúcar)} other {# importaciones (algodón, tabaco o caña de azúcar)}} en contratos cumplidos.',
    },
    meat: {
      short: 'carne',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {pieza de carne (vacuno o cordero) impresa} many {# de piezas de carne (vacuno o cordero) impresas} other {# piezas de carne (vacuno o cordero) impresas}} en contratos cumplidos.',
    },
    upgrades: {
      short: 'mejoras',
      line: '{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {per, plural, one {mejora} many {# de mejoras} other {# mejoras}}: pasos de transporte, tecnologías y mercaderes además de los que todo el mundo tiene al empezar.',
    },
    units: {
      short: '{group, select, workers {trabajadores} farm {animales, campos y edificios} other {unidades}}',
      line: '{groups, plural, =1 {{points, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por cada {units_or} en el mapa} other {Puntos de gloria por cada unidad en el mapa: {weights}}}.',
    },
  },
  counts: {
    basicGoods:
      '{count, plural, =0 {sin mercancías básicas} one {# mercancía básica} many {# de mercancías básicas} other {# mercancías básicas}}',
    processedGoods:
      '{count, plural, =0 {sin mercancías procesadas} one {# mercancía procesada} many {# de mercancías procesadas} other {# mercancías procesadas}}',
    borderUnits:
      '{count, plural, =0 {sin unidades} one {# unidad} many {# de unidades} other {# unidades}} en el borde',
    costlySpaces:
      '{count, plural, =0 {sin unidades} one {# unidad} many {# de unidades} other {# unidades}} en terreno caro',
    imports:
      '{count, plural, =0 {sin importaciones} one {# importación} many {# de importaciones} other {# importaciones}}',
    meat: '{count, plural, =0 {sin carne} one {# pieza de carne} many {# de piezas de carne} other {# piezas de carne}} en contratos cumplidos',
    upgrades: '{count, plural, =0 {sin mejoras} one {# mejora} many {# de mejoras} other {# mejoras}}',
  },
  abilities: {
    exportBoxes:
      'Tiene {boxes, plural, one {# casilla} many {# de casillas} other {# casillas}} de exportación.',
    contractsPerAction: 'Toma o cumple hasta {contracts} contratos con una sola acción.',
    contractsPerPayment:
      'Si toma {contracts} contratos en un turno, solo paga el primero (o, en la ronda 1, solo cobra por él).',
    drawContracts:
      'Roba {contracts, plural, one {# contrato} many {# de contratos} other {# contratos}} con el bono de construcción.',
    unitDiscount:
      'Paga menos por {units_many}: la primera de cada tipo, la segunda, etc. cuestan {amounts} menos, en ese orden.',
    deltaDiscount:
      'Paga {same, select, true {£{large} menos} other {£{large} menos (£{small} con 1 o 2 jugadores)}} por cada unidad en un delta de río.',
    butter:
      'Al final de la producción puede descartar la cantidad de {good} que quiera y recibir £{money} por pieza.',
    firstWorkers:
      'Coloca (y paga) {count, plural, one {# trabajador inicial} many {# de trabajadores iniciales} other {# trabajadores iniciales}}{borderOnly, select, true { en el borde del mapa} other {}}.',
    startShipping:
      'Empieza con {same, select, true {transporte “{large}”} other {{none, select, true {transporte “{small}” con 1 o 2 jugadores} other {transporte “{large}” (con 1 o 2 jugadores, “{small}”)}}}}.',
    startMerchants:
      'Empieza con {extra, plural, one {# mercader más} many {# de mercaderes más} other {# mercaderes más}}.',
    moneyOnTrade: 'Recibe £{money} con cada compra y cada venta, antes de pagar.',
    moneyOnProcessing: 'Recibe £{money} por cada {good} que produce.',
    cellar:
      'Envejece whisky en una bodega con {places, plural, one {# lugar} many {# de lugares} other {# lugares}}. Al sacar un barril recibe {payouts}, según su lugar.',
    brewing:
      'Una vez por cada contrato cumplido con lúpulos, puede descartar hasta 1 {good} por lúpulo ({max} como máximo) y recibir £{money} por cada uno.',
    sharedWorkers:
      'Tiene {count} trabajadores: cada uno se coloca como leñador, minero o pescador, cuesta £{cost} y da £{income}. Los pescadores van en lagos{ports, select, true { y espacios de puerto} other {}}.',
    rowing:
      'Una vez por turno, antes de la acción principal, un pescador puede remar hasta un lago {ports, select, true {o espacio de puerto } other {}}de al lado.',
  },
  parts: {
    money: '£{count}',
    piece: '{count} {name}',
    hops: '{count} {emblem}{count, plural, one {lúpulo} many {lúpulos} other {lúpulos}}',
    freeSpace: '{count, plural, one {espacio libre} many {# de espacios libres} other {# espacios libres}}',
    bonusUpgrade:
      '{count, plural, one {mejora adicional} many {# de mejoras adicionales} other {# mejoras adicionales}}',
    nothing: 'nada',
    contract: '{needs} → {brings}',
    numbered: '{number} ({text})',
    weight: '{points} por cada {units_or}',
    offer: '{clan, select, none {{tile}} other {{name} con {tile}}}',
  },
};
