/** English: sources of money, goods and glory. */
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
