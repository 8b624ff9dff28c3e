/** Spanish: how a game was won: turning points and the sources of points. */
import type { Catalogue } from '../../catalogue.ts';

export const scoreHistory: Catalogue['bot']['scoreHistory'] = {
  heading:
    '**Los turnos {alone, select, true {que más contaron} other {decisivos}}{over, select, true {} other { hasta ahora}}**',
  turn: '**{number}.** Ronda {round}: {what}',
  lead: '-# **{moved}** ({how}), de {was, select, ahead {{before}{is, select, ahead {} other {{before, plural, one { punto} many { de puntos} other { puntos}} por delante}}} behind {{before}{is, select, behind {} other {{before, plural, one { punto} many { de puntos} other { puntos}} por detrás}}} other {empate}} a {is, select, ahead {{after, plural, one {# punto} many {# de puntos} other {# puntos}} por delante} behind {{after, plural, one {# punto} many {# de puntos} other {# puntos}} por detrás} other {empate}}',
  points:
    '-# **{moved}** ({how}), de {before} a {after, plural, one {# punto} many {# de puntos} other {# puntos}}',
  others: 'mejor rival {points}',
  best: '-# Ventaja sobre el mejor rival (o desventaja), si la partida hubiera acabado ahí.',

  // Point by point, for users without pictures.
  begin: '**Al empezar**',
  earlier: '**Antes de eso**',
  round: '**Ronda {round}**',
  majorities: '**Al final**',
  gained: '{seat_bare} {sum}{parts, select, none {} other {: {parts}}}',
};
