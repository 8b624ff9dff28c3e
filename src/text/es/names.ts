/**
 * Spanish names of things, all of them countable: “vaca”, “2 vacas”, “2 lanas”. Forms: `un` (“una vaca”), `el` (“la
 * vaca”), `del` (“de la vaca”) and `ningun` (“ninguna vaca”). The emoji goes between the article and the noun.
 */
import type { Names } from '../catalogue.ts';

/** Forms of an article after a preposition or a number. */
const ARTICLES = {
  el: { del: 'del', un: 'un', ningun: 'ningún' },
  la: { del: 'de la', un: 'una', ningun: 'ninguna' },
} as const;

/** Builds the name of a thing from its article, singular and plural. */
function noun(article: keyof typeof ARTICLES, one: string, several: string): string {
  const { del, un, ningun } = ARTICLES[article];
  const named = `{emblem}${one}`;
  return `{form, select, un {${un} ${named}} el {${article} ${named}} del {${del} ${named}} ningun {${ningun} ${named}} other {{emblem}{count, plural, one {${one}} many {${several}} other {${several}}}}}`;
}

export const names: Names = {
  goods: {
    wool: noun('la', 'lana', 'lanas'),
    milk: noun('la', 'leche', 'leches'),
    grain: noun('el', 'grano', 'granos'),
    bread: noun('el', 'pan', 'panes'),
    cheese: noun('el', 'queso', 'quesos'),
    whisky: noun('el', 'whisky', 'whiskies'),
  },
  imports: {
    cotton: noun('el', 'algodón', 'algodones'),
    tobacco: noun('el', 'tabaco', 'tabacos'),
    sugarCane: noun('la', 'caña de azúcar', 'cañas de azúcar'),
  },
  meats: { beef: noun('el', 'vacuno', 'vacunos'), mutton: noun('el', 'cordero', 'corderos') },
  units: {
    sheep: noun('la', 'oveja', 'ovejas'),
    cow: noun('la', 'vaca', 'vacas'),
    cheeseDairy: noun('la', 'quesería', 'queserías'),
    bakery: noun('la', 'panadería', 'panaderías'),
    field: noun('el', 'campo', 'campos'),
    distillery: noun('la', 'destilería', 'destilerías'),
    woodcutter: noun('el', 'leñador', 'leñadores'),
    miner: noun('el', 'minero', 'mineros'),
    fisherman: noun('el', 'pescador', 'pescadores'),
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
