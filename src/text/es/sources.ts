/** Spanish: where money, goods and glory come from or go to. */
import type { Catalogue } from '../catalogue.ts';

export const sources: Catalogue['sources'] = {
  action: 'acción',
  setup: 'preparación',
  neighbourhood: 'vecinos',
  production: 'producción',
  pass: 'pase',
  imports: 'importaciones',
  glory: 'más gloria',
  clan: '{name}',
  port: 'puerto “{name}”',
  contract: 'contrato {number}',
  scoring: 'puntuación: {name}',
};
