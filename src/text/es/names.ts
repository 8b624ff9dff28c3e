/**
 * Spanish names of things.
 *
 * Goods have the forms `counted` ("2 de lana"), `el` ("la lana") and `del` ("de la lana"); units have `un` ("una
 * vaca"), `el`, `del` and `ningun` ("ninguna vaca"). The emoji goes between the article and the noun.
 */
import type { Names } from '../catalogue.ts';

type Article = 'el' | 'la';

/** Forms of an article after a preposition or a number. */
const ARTICLES = {
  el: { del: 'del', un: 'un', ningun: 'ningún' },
  la: { del: 'de la', un: 'una', ningun: 'ninguna' },
} as const;

/** Builds the name of a good, a mass noun: "lana", "2 de lana". */
function mass(article: Article, noun: string): string {
  const { del } = ARTICLES[article];
  const named = `{emblem}${noun}`;
  return `{form, select, counted {{emblem}de ${noun}} el {${article} ${named}} del {${del} ${named}} other {${named}}}`;
}

/** Builds the name of a unit, a countable noun: "vaca", "2 vacas". */
function unit(article: Article, one: string, several: string): string {
  const { del, un, ningun } = ARTICLES[article];
  const named = `{emblem}${one}`;
  return `{form, select, un {${un} ${named}} el {${article} ${named}} del {${del} ${named}} ningun {${ningun} ${named}} other {{emblem}{count, plural, one {${one}} many {${several}} other {${several}}}}}`;
}

export const names: Names = {
  goods: {
    wool: mass('la', 'lana'),
    milk: mass('la', 'leche'),
    grain: mass('el', 'grano'),
    bread: mass('el', 'pan'),
    cheese: mass('el', 'queso'),
    whisky: mass('el', 'whisky'),
  },
  imports: {
    cotton: mass('el', 'algodón'),
    tobacco: mass('el', 'tabaco'),
    sugarCane: mass('la', 'caña de azúcar'),
  },
  meats: { beef: mass('el', 'vacuno'), mutton: mass('el', 'cordero') },
  units: {
    sheep: unit('la', 'oveja', 'ovejas'),
    cow: unit('la', 'vaca', 'vacas'),
    cheeseDairy: unit('la', 'quesería', 'queserías'),
    bakery: unit('la', 'panadería', 'panaderías'),
    field: unit('el', 'campo', 'campos'),
    distillery: unit('la', 'destilería', 'destilerías'),
    woodcutter: unit('el', 'leñador', 'leñadores'),
    miner: unit('el', 'minero', 'mineros'),
    fisherman: unit('el', 'pescador', 'pescadores'),
  },
  lands: {
    grassland: 'pastizal',
    forest: 'bosque',
    mountain: 'montaña',
    water: 'un lago o un espacio de puerto',
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
      '{form, select, doing {{count, plural, =0 {no convertir leche en queso} other {convertir # de leche en queso}}} other {leche en queso}}',
    bakery:
      '{form, select, doing {{count, plural, =0 {no convertir grano en pan} other {convertir # de grano en pan}}} other {grano en pan}}',
    distillery:
      '{form, select, doing {{count, plural, =0 {no convertir grano en whisky} other {convertir # de grano en whisky}}} other {grano en whisky}}',
    butter:
      '{form, select, doing {{count, plural, =0 {no convertir leche en mantequilla} other {convertir # de leche en mantequilla}}} other {leche en mantequilla}}',
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
    auction: 'pujar o dejar la subasta',
    firstWorker: 'colocar un trabajador inicial',
    turn: 'hacer una acción principal o pasar',
    secondContract: 'tomar un segundo contrato o renunciar a él',
    secondFulfilment: 'cumplir un segundo contrato o renunciar a ello',
    shiftedTrade: 'comerciar con la mercancía cuyo precio se acaba de mover',
    expansion: 'usar el bono de la nueva unidad o renunciar a él',
    draw: 'elegir uno de los contratos robados o ninguno',
    slaughter: 'elegir los animales para el contrato',
    bonuses: 'usar los bonos o renunciar a ellos',
    exchange: 'elegir dos unidades que se van y dos que llegan',
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
