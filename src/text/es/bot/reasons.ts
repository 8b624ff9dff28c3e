/** Spanish: purposes of computer players' moves and of hints, each a short sentence. */
import type { Catalogue } from '../../catalogue.ts';

export const reasons: Catalogue['bot']['reasons'] = {
  start: 'Para empezar bien.',
  clan: 'Por un buen clan.',
  dear: 'Demasiado caro.',
  export: 'Por lo que da un contrato.',
  contract: 'Un contrato prometedor.',
  income: 'Para ingresar más.',
  processing: 'Para procesar mercancías.',
  money: 'Por el dinero.',
  goods: 'Por las mercancías.',
  merchants: 'Para comerciar más.',
  reach: 'Para llegar más lejos.',
  settlements: 'Para conectar asentamientos.',
  majority: 'Para tener más contratos que nadie.',
  tile: 'Por una ficha de puntuación.',
  bonus: 'Para no perder ningún bono.',
  rest: 'No queda ninguna jugada mejor.',
};
