/** Polish: how a game was won: turning points and the sources of points. */
import type { Catalogue } from '../../catalogue.ts';

export const scoreHistory: Catalogue['bot']['scoreHistory'] = {
  heading:
    '**Tury, które najmocniej {alone, select, true {zmieniły wynik} other {zmieniły układ sił}}{over, select, true {} other { (do tej pory)}}**',
  turn: '**{number}.** Runda {round}: {what}',
  lead: '-# **{moved}** ({how}), z {was, select, ahead {{before}{is, select, ahead {} other {{before, plural, one { punktu} few { punktów} many { punktów} other { punktu}} przewagi}}} behind {{before}{is, select, behind {} other {{before, plural, one { punktu} few { punktów} many { punktów} other { punktu}} straty}}} other {remisu}} na {is, select, ahead {{after, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} przewagi} behind {{after, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} straty} other {remis}}',
  points:
    '-# **{moved}** ({how}), z {before} na {after, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  others: 'najlepszy rywal {points}',
  best: '-# Przewaga nad najlepszym z pozostałych wyników albo strata do niego, gdyby gra skończyła się właśnie wtedy.',

  // Point by point, for users without pictures.
  begin: '**Na początku**',
  earlier: '**Wcześniej**',
  round: '**Runda {round}**',
  majorities: '**Na koniec**',
  gained: '{seat_bare} {sum}{parts, select, none {} other {: {parts}}}',
};
