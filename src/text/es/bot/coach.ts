/** Spanish: the coach, who reviews a finished game. */
import type { Catalogue } from '../../catalogue.ts';

export const coach: Catalogue['bot']['coach'] = {
  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Ronda {round}: {played}. En su lugar: {better}. {more}.',
  more: 'Cerca de {points, plural, one {# punto} many {# de puntos} other {# puntos}} más{exact, select, true {} other { (de {low} a {high})}}',
  bestMove:
    'Ronda {round}: {played}. Cerca de {points, plural, one {# punto} many {# de puntos} other {# puntos}} mejor que lo siguiente: {next}.',
  none: 'Nada que se pueda distinguir del azar.',
};
