/** English: what the channel is told. */
export const posts = {
  // Buttons of posts.
  takeTurn: 'Take your turn',
  board: 'Board',
  market: 'Market',
  players: 'Players',
  log: 'Log',
  agree: 'Agree',
  disagree: 'Disagree',
  rematch: 'Rematch',

  // Headings and the small print under them.
  begins: '### The game begins',
  moverHeading: '### {mover}',
  moversHeading: '### What happened',
  when: '{phase, select, draft {Choosing clans} workers {First workers} production {Production of round {round}} other {Round {round} of {rounds}}}',
  moveNumbers: '{when} · {last, plural, =-1 {move {first}} other {moves {first} to #}}',
  cut: '… The rest is in the log.',

  // The beginning.
  turnOrder: '**Turn order:** {order}',
  auctionOrder: '**Seats:** {order}. The order in which clans are won will be the turn order.',
  alone: '{order} plays alone.',
  pickOrder:
    '-# {draft, select, experience {Newcomers pick first, then the others; in both cases the last in turn order begins.} other {The last in turn order picks first.}}',
  playedWith: '**Options:** {list}',
  noOptions: '**Options:** none',
  onOffer:
    '{draft, select, tiles {**Starting tiles on offer:**} auction {**Up for auction, each clan with its starting tile:**} other {**On offer, each clan with its starting tile:**}}',
  offerLine: '{number}. {text}',
  offerWithClan: '{number}. **{short}** with {starting}\n-# {line}',
  stillOnOffer: '**Still on offer:** {list}',
  seedLater: 'The seed of the game is shown when it is over.',

  // Who comes next.
  awaits:
    '{kind, select, turn {{who}, it is your turn: take one main action, or pass.} production {{who}, decide what your buildings make.} auction {{who}, it is your turn: {bids, select, open {open the auction with a bid} other {bid more than {high}, or leave this auction}}.} other {{who}, it is your turn to {decision}.}}',
  called: '{who}, have a look: this is for you.',
  waiting: 'Waiting for {order}.',
  pausedNow: 'The game is paused.',

  // Who made moves for somebody else.
  playedFor: '{who} made this move for {seat}.',
  playedByItself: '{seat} has given up; the bot makes the moves that commit to the least.',

  // Taking back.
  undone:
    '### Moves taken back\n{moderator, select, true {{who}, as a moderator, has taken the game back.} other {{who} has taken moves back.}} {keep, plural, =0 {The game stands at its beginning again.} one {The game stands as it did after its first move.} other {The game stands as it did after move #.}}',
  asksUndo:
    '### {who} asks to take back {count, plural, one {# move} other {# moves}}\nSomething new has been seen since, or others have played. So everybody else has to agree.',
  asksAbandon:
    '### {who} asks to end the game here\nIt would end now, and nobody would win. Everybody else has to agree.',
  wouldUndo:
    '{first, plural, one {All moves would be taken back:} other {Everything from move # on would be taken back:}}',
  pleaseAnswer: '{who}: do you agree?',
  lapses: 'The request lapses with the next move.',
  refused:
    '### No agreement\n{who} does not agree. {request, select, undo {Nothing is taken back} other {The game goes on}}.',
  withdrawn:
    '### Request withdrawn\n{who} asks no more. {request, select, undo {Nothing is taken back} other {The game goes on}}.',

  // People leaving, and moderators.
  conceded:
    '### {who} gives up\nFrom now on the bot plays for {seat}: always the move that commits to the least. The others play on.',
  concededLast: '### {who} gives up\nNobody is left to play on.',
  reminded:
    '### A reminder\n{who}, a moderator, reminds those the game waits for. {since, select, none {Nobody has moved yet.} other {The last move was {since}.}}',
  ended:
    '### The game has ended\n{moderator, select, true {{who}, a moderator, has ended it.} other {{who} has ended it.}} Nobody has won.',
  endedByAll: '### The game has ended\n{who} asked to end it, and everybody agreed. Nobody has won.',
  endedByNobody: '### The game has ended\nEverybody has given up. Nobody has won.',
  lobbyClosed:
    '### The lobby is closed\n{moderator, select, true {{who}, a moderator, has closed it.} other {{who} has closed it.}} Open another with `/game new`.',
  pause: '### The game is paused\n{who}, a moderator, has paused it. Nobody can move until it goes on.',
  resume: '### The game goes on\n{who}, a moderator, has ended the pause.',
  skip: '### {seat} is skipped\n{who}, a moderator, let the bot make the moves that commit to the least.',
  act: '### A move for {seat}\n{who}, a moderator, has moved for this seat.',
  replace:
    '### A new player\n{newcomer} joins the game, and plays on as {seat}. {who}, a moderator, has arranged it.',
  undo: '### Moves taken back\n{who}, a moderator, has taken the game back.',
  cancel: '### The game is cancelled\n{who}, a moderator, has ended it. Nobody has won.',

  export: '### A copy of the game\n{who}, a moderator, has saved the game as a file. Nothing has changed.',

  // The end.
  finishedHeading: '### The game is over',
  // How it stands in the round.
  gloryNow: '-# **This round’s scoring tile:** {line} Now: {list}',
  settlementsNow: '-# **Linked settlements:** {list}',
  standingNow: '{seat} {count}',
  standing:
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} **{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  soloStanding: '**{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  scorePart:
    '{row, select, glory {glory} basicGoods {basic goods} processedGoods {processed goods} money {money} hops {hops} cotton {cotton} tobacco {tobacco} sugarCane {sugar cane} contracts {contracts} settlements {settlements} other {bid}} {points}',
  seed: 'Seed: {seed}',
  thanks: 'Thank you for playing, {people}!',

  // When a post cannot be made as it should be.
  untold: '### The game has moved on\nI cannot tell here what happened; the buttons show how it stands.',
  toldInPart: '### The game has moved on\nThe picture shows how it stands now.',

  // Moves made before a rule of the bot was mended.
  choice: '{seat} {what}',
  lostMove: 'A move that can no longer be read',
  mended:
    'A rule of this bot was mended after these moves. I know what was chosen, but can no longer tell what it cost or brought.',
} as const;
