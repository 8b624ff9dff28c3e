/** English: computer players in the lobby, as replacements, and their hints. */
export const computers = {
  // Names. The first one with an initial that no player at the table has is used.
  givenNames:
    'Ewan Isla Fergus Morag Hamish Ailsa Rory Kirsty Duncan Una Lachlan Greer Catriona Niall Brodie Struan',
  called: '{name} (computer)',

  // Levels of play.
  apprentice: 'Apprentice',
  crofter: 'Crofter',
  laird: 'Laird',
  chief: 'Chief',
  apprenticeLine: '**Apprentice**: still learning the ropes. Good company in a first game.',
  crofterLine: '**Crofter**: a fair opponent, who plays soundly and can be beaten.',
  lairdLine: '**Laird**: a strong opponent, who plans ahead.',
  chiefLine: '**Chief**: the strongest I have, and the slowest: it may think for a while.',
  fair: '-# They only know what you could see, too: no hidden card, no seed.',

  // In the lobby.
  heading: '### Computer players',
  addOne: 'Who shall join?',
  fill: 'Or fill all {free, plural, one {# free seat} other {# free seats}} with:',
  noSeat: 'All seats are taken. **Options** changes the number of players.',
  leave: 'Who shall leave?',
  buttonRemove: 'Remove {name}',
  added: '✅ {count, plural, =0 {Nobody has joined.} one {{names} is in.} other {{names} are in.}}',
  removed: '✅ {name} has left.',
  noneHere: 'No computer player is in this lobby.',
  noSuchOne: 'No computer player here is called “{typed}”. Choose one from the list.',

  // Replacing a player.
  handOverAsk:
    '### Let a computer play for you\nYou stay in the game, and it’s told to the others. How well shall it play?',
  howLong: 'And for how long?',
  thisTurn: 'This turn',
  untilBack: 'Until I’m back',
  forGood: 'For good',
  sureAsk:
    '### Hand your seat to a computer for good?\nIt plays on in your place, and the seat isn’t yours any more. Only a moderator can give you a seat again. If the game is rated, the place it ends in counts as yours.',
  sure: 'Hand it over',
  back: 'Back',
  keep: 'Play on',
  handedTurn: '{name} plays this turn for you. The next one is yours again.',
  handedWhile: '{name} plays for you until you’re back. That takes one tap, or `/clock back`.',
  handedGood: '{name} plays on in your place. Thanks for playing!',
  playsForYou: '{name} plays for you at the moment.',
  playAgain: 'Play again yourself',
  buttonHandOver: 'Let a computer play',

  // While a computer thinks.
  thinking:
    '🤖 {count, plural, one {{order} is} other {{order} are}} thinking. You needn’t wait here: I’ll tell the channel what happens.',
  look: 'How does it stand?',

  // Hints.
  buttonHint: 'Hint',
  hint: '💡 {replaced, select, none {In your place, a laird {what}. _{why}_} hung {The laird ran out of time. At first glance, in your place, it {what}.} other {The laird couldn’t settle on a move. At first glance, in your place, it {what}.}}\n-# That’s only advice. Nobody else sees it.',
} as const;
