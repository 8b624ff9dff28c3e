/** English: replays of a game, whole or step by step. */
export const replay = {
  command: 'Watch the game again, turn by turn, in under a minute',
  commandRound: 'Only this round',
  commandStep: 'Go through it yourself, from this step on; 0 is the start',
  commandGif: 'As a GIF, which is larger',

  again: 'Watch it again',
  tab: 'Replay',
  steps: 'Step by step',
  gif: 'As a GIF',
  show: 'Share',

  // The whole game.
  whole: '### The whole game',
  soFar: '### The game so far',
  round: '### Round {round}',
  drawing: 'I’m drawing the replay. It takes a few seconds.',
  failed: 'I can’t draw the replay right now. Please try again in a minute, or go through it step by step.',
  noRound: 'Nothing to show for round {round}. Here’s everything there is.',
  nothing: 'No one has moved yet, so there’s nothing to watch.',
  unknown: 'A rules bug has been fixed since the last move, so I can’t replay what came before.',
  begins:
    '-# It begins after {count, plural, one {the first move} other {move #}}: a rules bug was fixed then, so I can’t replay what came before.',
  choose: 'Which part…',
  chooseWhole: 'All of it',
  chooseRound: 'Round {round}',

  // Step by step.
  start: '### The start',
  step: '### Step {step} of {steps}',
  moves: '-# {when} · {count, plural, one {move {to}} other {moves {from} to {to}}}',
  points: '-# **If it had ended then:** {list}',
  goTo: 'Go to…',
  before: 'Before round 1',
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
} as const;
