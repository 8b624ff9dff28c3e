/** Polish: the coach, who reviews a finished game. */
import type { Catalogue } from '../../catalogue.ts';

export const coach: Catalogue['bot']['coach'] = {
  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Runda {round}: {played}. Zamiast tego: {better}. {more}.',
  more: 'Około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktów}} więcej{exact, select, true {} other { (od {low} do {high})}}',
  bestMove:
    'Runda {round}: {played}. Około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktów}} lepiej niż następna możliwość: {next}.',
  none: 'Nic, czego nie dałoby się wytłumaczyć przypadkiem.',
};
