/** Spanish: why a better turn is better, each a sentence on a card of the coach. */
import type { Catalogue } from '../../catalogue.ts';

export const gains: Catalogue['bot']['gains'] = {
  export: 'La diferencia está sobre todo en lo que dan los contratos.',
  contract: 'La diferencia está sobre todo en los contratos que prepara.',
  income: 'La diferencia está sobre todo en unos ingresos más altos.',
  processing: 'La diferencia está sobre todo en procesar mercancías.',
  money: 'La diferencia está sobre todo en el dinero.',
  goods: 'La diferencia está sobre todo en las mercancías.',
  merchants: 'La diferencia está sobre todo en tener más mercaderes.',
  reach: 'La diferencia está sobre todo en llegar a más espacios del mapa.',
  settlements: 'La diferencia está sobre todo en los asentamientos conectados.',
  majority: 'La diferencia está sobre todo en el número de contratos cumplidos.',
  tile: 'La diferencia está sobre todo en las fichas de puntuación.',
  bonus: 'La diferencia está sobre todo en un bono.',
};
