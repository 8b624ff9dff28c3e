/** Spanish names of the options of a game. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue['options'] = {
  staticImports: {
    short: 'Importaciones estáticas',
    line: 'Todas puntúan igual, sean comunes o escasas, y su escala no da dinero.',
  },
  noScoringTiles: { short: 'Sin fichas de puntuación', line: 'Las rondas terminan sin dar gloria.' },
  noPorts: { short: 'Sin puertos', line: 'No hay fichas de puerto en las esquinas del mapa.' },
  tighterMap: { short: 'Mapa ajustado', line: 'Un espacio de tierra de cada cuarto del mapa está cubierto.' },
  noClans: {
    short: 'Sin clanes',
    line: 'Solo eliges ficha de inicio, sin habilidades. Quien va más tarde en el orden recibe algo de dinero.',
  },
  auction: { short: 'Subasta de clanes', line: 'Se puja por los clanes con puntos de victoria.' },
  ownImports: {
    short: 'Importaciones propias',
    line: 'Puntúan según lo escasas que sean entre las tuyas, y su escala no da dinero.',
  },
  futureContracts: {
    short: 'Contratos futuros',
    line: 'Se ven los próximos contratos antes de que lleguen al tablero.',
  },
  mostGlory: { short: 'Mayoría de gloria', line: 'Quien tenga más gloria al final recibe gloria extra.' },
  noContractMajority: {
    short: 'Sin mayoría de contratos',
    line: 'El número de contratos cumplidos no da puntos, tampoco en solitario.',
  },
  noSettlements: { short: 'Sin asentamientos', line: 'No hay puntos por asentamientos conectados.' },
  noImportSteps: {
    short: 'Sin dinero por importar',
    line: 'Las casillas de £1 de la escala de importaciones no dan nada.',
  },
  kickstarter: {
    short: 'Extras de Kickstarter',
    line: 'Añade el clan MacEwan, un noveno puerto y una novena ficha de puntuación.',
  },
  byExperience: {
    short: 'Clanes según experiencia',
    line: 'Quienes juegan por primera vez eligen antes, y se ofrecen clanes fáciles para empezar.',
  },
  correctedPort7: {
    short: 'Regla nueva del puerto 7',
    line: 'Tras cambiar unidades en el puerto 7, puedes comprar a los vecinos de ambos espacios.',
  },
};
