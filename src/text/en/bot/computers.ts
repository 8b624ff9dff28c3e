/** English: computer players in the lobby, as replacements, and their hints. */
export const computers = {
  // Names. The first one with an initial that no player at the table has is used.
  givenNames:
    'Ewan Isla Fergus Morag Hamish Ailsa Rory Kirsty Duncan Una Lachlan Greer Catriona Niall Brodie Struan',
  called: '{name} (computer)',
  named: '{name} ({what})',

  // Levels of play.
  apprentice: 'Apprentice',
  crofter: 'Crofter',
  laird: 'Laird',
  chief: 'Chief',
  apprenticeLine: '**Apprentice**: still learning the ropes. Good company in a first game.',
  crofterLine: '**Crofter**: a fair opponent. Plays soundly, but can be beaten.',
  lairdLine: '**Laird**: a strong opponent. Plans ahead.',
  chiefLine: '**Chief**: my strongest player, and the slowest.',
  fair: '-# They see only what you can see.',

  // In the lobby.
  heading: '### Computer players',
  addOne: 'Which level should join?',
  fill: 'Or fill {free, plural, one {the free seat} other {all # free seats}} with:',
  playNowAsk:
    '### Play now against computers\nWhich level takes {free, plural, one {the free seat} other {the # free seats}}? The game starts as soon as you choose.',
  noSeat: 'All seats are taken. **Options** changes the number of players, `/game remove` frees a seat.',
  leave: 'Remove who?',
  buttonRemove: 'Remove {name}',
  added: '✅ {count, plural, =0 {No one has joined.} one {{names} is in.} other {{names} are in.}}',
  removed: '✅ {name} has left.',
  noneHere: 'There are no computer players in this lobby.',
  noSuchOne: 'No computer player here is called “{typed}”. Choose one from the list.',

  // Replacing a player.
  handOverAsk:
    '### Let a computer play for you\n{span, select, good {You leave the game for good, and the others are told. I’ll ask you once more before that.} other {You stay in the game, and the others are told. If the game is rated and a computer makes more than a quarter of your moves, that counts as a loss.}} How strong should the computer be?',
  howLong: 'For how long?',
  oneTurn: 'One turn',
  untilBack: 'Until I’m back',
  forGood: 'For good',
  sureAsk:
    '### Hand your seat to a computer for good?\nIt plays on in your place, and the seat isn’t yours any more. Only a moderator can give you a seat again. If the game is rated, that counts as a loss, unless you made at least three quarters of the seat’s moves by the end: then the seat’s final place counts.',
  sure: 'Hand it over',
  go: 'Go',
  back: 'Back',
  keep: 'Play on',
  handedTurn: '{name} is playing one turn for you. The one after that is yours again.',
  handedWhile: '{name} is playing for you until you’re back: then press **I’m back**, or use `/clock back`.',
  handedGood: '{name} plays on in your place. Thanks for playing!',
  playsForYou: '{name} is playing for you.',
  playAgain: 'I’m back',
  buttonHandOver: 'Let a computer play',

  // While a computer thinks.
  thinking:
    '🤖 {instead, select, true {{count, plural, one {A computer is} other {Computers are}} thinking for {order_and}} other {{count, plural, one {{order_and} is} other {{order_and} are}} thinking}}. No need to wait: I’ll post {count, plural, one {its move} other {their moves}} in the channel.',
  look: 'Game status',

  // Hints.
  buttonHint: 'Hint',
  forContract: 'For contract {contract}.',
  rarest:
    'Contract {contract} gives {count} {good_count}, {whose, select, reader {the rarest of your imports} player {the rarest of this player’s imports} other {the rarest import}} so far.',
  lead: '{points, plural, =0 {About as good: {next}.} one {About # point better than the next best: {next}.} other {About # points better than the next best: {next}.}}',
  makesNothing: 'makes nothing',
  chiefThinks:
    '💡 {replaced, select, none {{same, select, true {A chief agrees with your first step: in your place, it {what}.} other {In your place, a chief {what}.}} _{why}_} hung {The chief ran out of time. Its first thought: in your place, it {what}.} other {The chief couldn’t settle on a move. Its first thought: in your place, it {what}.}}',
  hint: '💡 {replaced, select, none {In your place, a computer {what}. _{why}_} hung {The computer ran out of time. Its first thought: in your place, it {what}.} other {The computer couldn’t settle on a move. Its first thought: in your place, it {what}.}}\n-# Just a tip. Only you can see it.',
} as const;
