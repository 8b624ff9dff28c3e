/** Spanish: habits that cost points, each a sentence of advice in a review. */
import type { Catalogue } from '../../catalogue.ts';

export const habits: Catalogue['bot']['habits'] = {
  lastPass: 'Antes de pasar por última vez, busca una acción más: aún podías pagar alguna que daba puntos.',
  settlements:
    'Antes de pasar por última vez, cuenta tus asentamientos: con una unidad o un nivel de transporte más habrías conectado otro.',
  contract:
    'Toma contratos para los que ya tienes las mercancías: alguno se quedó en el tablero sin que te faltara nada.',
  ports: 'Usa los puertos a tu alcance: algunos de sus bonos se perdieron.',
  merchants:
    'No pases mientras tus mercaderes puedan vender lo que no necesitas: el dinero ayuda más cuanto antes llega.',
};
