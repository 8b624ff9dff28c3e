/** Spanish: sources of money, goods and glory. */
import type { Catalogue } from '../catalogue.ts';

export const sources: Catalogue['sources'] = {
  action: 'acción',
  setup: 'preparación',
  neighbourhood: 'vecinos',
  production: 'producción',
  pass: 'al pasar',
  imports: 'importaciones',
  glory: 'mayoría de gloria',
  clan: '{name}',
  port: 'puerto “{name}”',
  contract: 'contrato {number}',
  scoring: 'puntuación: {name}',
};
