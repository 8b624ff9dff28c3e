/** English: the coach, who reviews a finished game. */
export const coach = {
  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Round {round}: {played}. Instead: {better}. {more}.',
  more: 'About {points, plural, one {# point} other {# points}} more{exact, select, true {} other { ({low} to {high})}}',
  bestMove:
    'Round {round}: {played}. About {points, plural, one {# point} other {# points}} better than the next best: {next}.',
  none: 'Nothing that could be told from chance.',
} as const;
