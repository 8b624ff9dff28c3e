/** English: how a game was won: turning points and the sources of points. */
export const scoreHistory = {
  heading:
    '**The turns that {alone, select, true {scored} other {mattered}} most{over, select, true {} other { so far}}**',
  turn: '**{number}.** Round {round}: {what}',
  lead: '-# **{moved}** ({how}), from {was, select, ahead {{before}{is, select, ahead {} other {{before, plural, one { point} other { points}} ahead}}} behind {{before}{is, select, behind {} other {{before, plural, one { point} other { points}} behind}}} other {tied}} to {is, select, ahead {{after, plural, one {# point} other {# points}} ahead} behind {{after, plural, one {# point} other {# points}} behind} other {tied}}',
  points: '-# **{moved}** ({how}), from {before} to {after, plural, one {# point} other {# points}}',
  others: 'best opponent {points}',
  best: '-# Lead over (or gap to) the best opponent, had the game ended then.',

  // Point by point, for users without pictures.
  begin: '**At the start**',
  earlier: '**Before that**',
  round: '**Round {round}**',
  majorities: '**At the end**',
  gained: '{seat_bare} {sum}{parts, select, none {} other {: {parts}}}',
} as const;
