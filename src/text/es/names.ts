/**
 * Spanish names of things, all of them countable: “vaca”, “2 vacas”, “2 lanas”. Forms: `un` (“una vaca”), `el` (“la
 * vaca”), `del` (“de la vaca”) and `ningun` (“ninguna vaca”). The emoji goes between the article and the noun.
 */
import type { Names } from '../catalogue.ts';

export const names: Names = {
  goods: {
    wool: '{form, select, un {una {emblem}lana} el {la {emblem}lana} del {de la {emblem}lana} ningun {ninguna {emblem}lana} other {{emblem}{count, plural, one {lana} many {lanas} other {lanas}}}}',
    milk: '{form, select, un {una {emblem}leche} el {la {emblem}leche} del {de la {emblem}leche} ningun {ninguna {emblem}leche} other {{emblem}{count, plural, one {leche} many {leches} other {leches}}}}',
    grain:
      '{form, select, un {un {emblem}grano} el {el {emblem}grano} del {del {emblem}grano} ningun {ningún {emblem}grano} other {{emblem}{count, plural, one {grano} many {granos} other {granos}}}}',
    bread:
      '{form, select, un {un {emblem}pan} el {el {emblem}pan} del {del {emblem}pan} ningun {ningún {emblem}pan} other {{emblem}{count, plural, one {pan} many {panes} other {panes}}}}',
    cheese:
      '{form, select, un {un {emblem}queso} el {el {emblem}queso} del {del {emblem}queso} ningun {ningún {emblem}queso} other {{emblem}{count, plural, one {queso} many {quesos} other {quesos}}}}',
    whisky:
      '{form, select, un {un {emblem}whisky} el {el {emblem}whisky} del {del {emblem}whisky} ningun {ningún {emblem}whisky} other {{emblem}{count, plural, one {whisky} many {whiskies} other {whiskies}}}}',
  },
  imports: {
    cotton:
      '{form, select, un {un {emblem}algodón} el {el {emblem}algodón} del {del {emblem}algodón} ningun {ningún {emblem}algodón} other {{emblem}{count, plural, one {algodón} many {algodones} other {algodones}}}}',
    tobacco:
      '{form, select, un {un {emblem}tabaco} el {el {emblem}tabaco} del {del {emblem}tabaco} ningun {ningún {emblem}tabaco} other {{emblem}{count, plural, one {tabaco} many {tabacos} other {tabacos}}}}',
    sugarCane:
      '{form, select, un {una {emblem}caña de azúcar} el {la {emblem}caña de azúcar} del {de la {emblem}caña de azúcar} ningun {ninguna {emblem}caña de azúcar} other {{emblem}{count, plural, one {caña de azúcar} many {cañas de azúcar} other {cañas de azúcar}}}}',
  },
  meats: {
    beef: '{form, select, un {un {emblem}vacuno} el {el {emblem}vacuno} del {del {emblem}vacuno} ningun {ningún {emblem}vacuno} other {{emblem}{count, plural, one {vacuno} many {vacunos} other {vacunos}}}}',
    mutton:
      '{form, select, un {un {emblem}cordero} el {el {emblem}cordero} del {del {emblem}cordero} ningun {ningún {emblem}cordero} other {{emblem}{count, plural, one {cordero} many {corderos} other {corderos}}}}',
  },
  units: {
    sheep:
      '{form, select, un {una {emblem}oveja} el {la {emblem}oveja} del {de la {emblem}oveja} ningun {ninguna {emblem}oveja} other {{emblem}{count, plural, one {oveja} many {ovejas} other {ovejas}}}}',
    cow: '{form, select, un {una {emblem}vaca} el {la {emblem}vaca} del {de la {emblem}vaca} ningun {ninguna {emblem}vaca} other {{emblem}{count, plural, one {vaca} many {vacas} other {vacas}}}}',
    cheeseDairy:
      '{form, select, un {una {emblem}quesería} el {la {emblem}quesería} del {de la {emblem}quesería} ningun {ninguna {emblem}quesería} other {{emblem}{count, plural, one {quesería} many {queserías} other {queserías}}}}',
    bakery:
      '{form, select, un {una {emblem}panadería} el {la {emblem}panadería} del {de la {emblem}panadería} ningun {ninguna {emblem}panadería} other {{emblem}{count, plural, one {panadería} many {panaderías} other {panaderías}}}}',
    field:
      '{form, select, un {un {emblem}campo} el {el {emblem}campo} del {del {emblem}campo} ningun {ningún {emblem}campo} other {{emblem}{count, plural, one {campo} many {campos} other {campos}}}}',
    distillery:
      '{form, select, un {una {emblem}destilería} el {la {emblem}destilería} del {de la {emblem}destilería} ningun {ninguna {emblem}destilería} other {{emblem}{count, plural, one {destilería} many {destilerías} other {destilerías}}}}',
    woodcutter:
      '{form, select, un {un {emblem}leñador} el {el {emblem}leñador} del {del {emblem}leñador} ningun {ningún {emblem}leñador} other {{emblem}{count, plural, one {leñador} many {leñadores} other {leñadores}}}}',
    miner:
      '{form, select, un {un {emblem}minero} el {el {emblem}minero} del {del {emblem}minero} ningun {ningún {emblem}minero} other {{emblem}{count, plural, one {minero} many {mineros} other {mineros}}}}',
    fisherman:
      '{form, select, un {un {emblem}pescador} el {el {emblem}pescador} del {del {emblem}pescador} ningun {ningún {emblem}pescador} other {{emblem}{count, plural, one {pescador} many {pescadores} other {pescadores}}}}',
  },
  lands: {
    grassland: 'pastizal',
    forest: 'bosque',
    mountain: 'montaña',
    water: 'un lago o un espacio de puerto',
    loch: 'un lago',
  },
  clans: {
    buchanan: 'Buchanan',
    campbell: 'Campbell',
    cunningham: 'Cunningham',
    fergusson: 'Fergusson',
    macdonald: 'MacDonald',
    macewan: 'MacEwan',
    mackenzie: 'MacKenzie',
    robertson: 'Robertson',
    stewart: 'Stewart',
  },
  shipping: {
    none: 'ninguno',
    river: 'río',
    '1-loch': '1 lago',
    '2-loch': '2 lagos',
    '3-loch': '3 lagos',
    '4-loch': '4 lagos',
  },
  technologies: { woodcutter: 'leñadores', miner: 'mineros' },
  sides: { buy: 'comprando', sell: 'vendiendo' },
  corners: {
    A: 'arriba a la izquierda',
    B: 'arriba a la derecha',
    C: 'abajo a la derecha',
    D: 'abajo a la izquierda',
  },
  bonuses: {
    neighbourhood: 'el bono de vecindario',
    buildingBonus: 'el bono de construcción',
    drawnContracts: 'los contratos robados',
    freeSpace: 'el espacio libre',
    upgrade: 'la mejora adicional',
    brewing: 'la elaboración de cerveza',
    secondContract: 'el segundo contrato',
    secondFulfilment: 'cumplir un segundo contrato',
  },
  // The form `doing` completes "planea …".
  planItems: {
    cheeseDairy:
      '{form, select, doing {{count, plural, =0 {no convertir leche en queso} one {convertir # leche en queso} many {convertir # de leches en queso} other {convertir # leches en queso}}} other {leche en queso}}',
    bakery:
      '{form, select, doing {{count, plural, =0 {no convertir grano en pan} one {convertir # grano en pan} many {convertir # de granos en pan} other {convertir # granos en pan}}} other {grano en pan}}',
    distillery:
      '{form, select, doing {{count, plural, =0 {no convertir grano en whisky} one {convertir # grano en whisky} many {convertir # de granos en whisky} other {convertir # granos en whisky}}} other {grano en whisky}}',
    butter:
      '{form, select, doing {{count, plural, =0 {no convertir leche en mantequilla} one {convertir # leche en mantequilla} many {convertir # de leches en mantequilla} other {convertir # leches en mantequilla}}} other {leche en mantequilla}}',
    store:
      '{form, select, doing {{count, plural, =0 {no guardar ningún barril en la bodega} one {guardar un barril en la bodega} many {guardar # de barriles en la bodega} other {guardar # barriles en la bodega}}} other {barril a la bodega}}',
    take1:
      '{form, select, doing {{count, plural, =0 {dejar el barril en el lugar 1} other {sacar el barril del lugar 1}}} other {barril del lugar 1}}',
    take2:
      '{form, select, doing {{count, plural, =0 {dejar el barril en el lugar 2} other {sacar el barril del lugar 2}}} other {barril del lugar 2}}',
    take3:
      '{form, select, doing {{count, plural, =0 {dejar el barril en el lugar 3} other {sacar el barril del lugar 3}}} other {barril del lugar 3}}',
  },
  decisions: {
    draft: 'elegir una oferta',
    auction: 'pujar en la subasta',
    firstWorker: 'colocar un trabajador inicial',
    turn: 'hacer una acción principal o pasar',
    secondContract: 'tomar un segundo contrato o renunciar a él',
    secondFulfilment: 'cumplir un segundo contrato o renunciar a ello',
    shiftedTrade: 'comerciar con la mercancía cuyo precio se acaba de mover',
    expansion: 'usar el bono o renunciar a él',
    draw: 'elegir cuáles de los contratos ofrecidos conservar o renunciar a ellos',
    slaughter: 'elegir los animales para el contrato',
    bonuses: 'usar los bonos o renunciar a ellos',
    exchange: 'elegir qué dos unidades retirar y cuáles colocar',
    production: 'decidir qué producen los edificios',
  },
  phases: {
    draft: 'clanes',
    workers: 'trabajadores iniciales',
    actions: 'acciones',
    production: 'producción',
    finished: 'terminada',
  },
  // Used as levels: “nivel Experto”.
  titles: {
    newbie: 'Novel',
    rookie: 'Aprendiz',
    average: 'Medio',
    expert: 'Experto',
    genius: 'Genio',
  },
};
