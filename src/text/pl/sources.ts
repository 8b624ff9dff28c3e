/** Polish: sources of money, goods and glory. */
import type { Catalogue } from '../catalogue.ts';

export const sources: Catalogue['sources'] = {
  action: 'akcja',
  setup: 'przygotowanie',
  neighbourhood: 'sąsiedzi',
  production: 'produkcja',
  pass: 'pas',
  imports: 'import',
  glory: 'największa chwała',
  clan: '{name}',
  port: 'port „{name}”',
  contract: 'kontrakt {number}',
  scoring: 'punktowanie: {name}',
};
