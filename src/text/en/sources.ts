/** English: where money, goods and glory come from or go to. */
import type { Catalogue } from '../catalogue.ts';

export const sources: Catalogue['sources'] = {
  action: 'action',
  setup: 'setup',
  neighbourhood: 'neighbours',
  production: 'production',
  pass: 'passing',
  imports: 'imports',
  glory: 'most glory',
  clan: '{name}',
  port: 'port “{name}”',
  contract: 'contract {number}',
  scoring: 'scoring: {name}',
};
