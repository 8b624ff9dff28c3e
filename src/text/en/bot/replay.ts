/** English: replays of a game, whole or step by step. */
export const replay = {
  again: 'Watch it again',
  tab: 'Replay',
  steps: 'Step by step',
  gif: 'As a GIF',
  show: 'Show to all',

  // The whole game.
  whole: '### The whole game',
  soFar: '### The game so far',
  round: '### Round {round}',
  drawing: 'I’m drawing the replay. It takes a few seconds.',
  failed: 'I can’t draw the replay just now. Please try again in a minute, or go through it step by step.',
  shared: 'I’m showing it to the channel.',
  noRound: 'There’s nothing to be seen of round {round}, so this is all there is.',
  nothing: 'Nobody has moved yet, so there’s nothing to watch.',
  unknown:
    'One of my rules was fixed since the last move, so I can’t show how the game came to where it stands.',
  begins:
    '-# It begins after {count, plural, one {the first move} other {move #}}: one of my rules was fixed then, so I don’t know how it went before.',
  choose: 'Which part …',
  chooseWhole: 'All of it',
  chooseRound: 'Round {round}',

  // Step by step.
  start: '### The start',
  step: '### Step {step} of {steps}',
  moves: '-# {when} · {count, plural, one {move {to}} other {moves {from} to {to}}}',
  points: '-# **If it had ended then:** {list}',
  goTo: 'Go to …',
  before: 'Before round 1',
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
} as const;
