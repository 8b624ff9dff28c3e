/** English: the coach, who reviews a finished game. */
export const coach = {
  commandGame: 'Which game; leave it out for the one in this channel, or your only one',
  commandPage: 'Which page, from 1',
  commandShare: 'Share this page with the whole channel',
  commandAgain: 'Try again, if the review failed',

  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Round {round}: {played}. Instead: {better}. {more}.',
  // What would have followed, in labels of actions.
  plan: 'Later in my plan: {what}.',
  more: 'About {points, plural, one {# point} other {# points}} more{range, select, none {} above { (up to {high})} other { ({low} to {high})}}',
  bestMove:
    'Round {round}: {played}. About {points, plural, one {# point} other {# points}} better than the next best: {next}.',
  none: 'I found no turn where another move would clearly have been better. Small differences may be down to chance.',

  // The panel of a review; `/game review` opens it.
  button: 'Review my game',
  heading: '### Review of your game',
  page: '-# Page {page} of {pages} · my estimates, from what was known then',
  best: '**Best turn**',
  points: '**Points by phase**',
  phase: '{part, select, start {start} end {end} other {round {round}}}: {points}',
  habit: '**A habit to work on**',
  habitMeasured:
    'This happened in {games} of your last {all} games and cost you about {points, plural, one {# point} other {# points}} a game.',
  previous: 'Previous',
  next: 'Next',
  share: 'Share',
  shared: '### {who} shares a review',
  working:
    'I’m comparing your turns with what else you could have done. It will take about {time}; games in progress come first. You don’t have to wait: you’ll also find it later with `/game review`.',
  show: 'Show',
  failed: 'I couldn’t review this game. Your game itself is fine.',
  again: 'Try again',

  // Which game.
  choose: '### Which game should I review?',
  newest:
    '-# These are your newest {count}. For older ones, use the button under their final post, or `/game review game:`.',
  pick: 'Your games, newest first…',
  game: '{date} · {names}',
  result: 'You got {points, plural, one {# point} other {# points}}',
  others: 'Other games',
  noSuchGame: 'I can’t tell which of your finished games in this server “{typed}” is. Pick a suggestion.',
  noGames: 'You haven’t finished a game in this server yet. `/game new` opens one.',

  // Why a game can't be reviewed.
  notOver:
    'I only review games that were played to the end. `/game status` shows the game in this channel, `/game review game:` your finished games.',
  notPlayer:
    'Only players can have their own turns reviewed, and you had no seat in this game at the end. `/game review` shows your own games, `/replay` this one.',
  noTurns:
    'There’s no turn of yours here that I can judge: others played your turns, or a rules bug has been fixed since. `/replay` shows the game.',
  sealed:
    'Others may still be playing this week’s challenge with the same setup. I can review your game {until}, when the week is over.',
  another:
    'I’m still working on the review of another game of yours. `/game review game:` shows it in the server of that game; ask again when it’s ready.',
} as const;
