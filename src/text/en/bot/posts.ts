/** English: posts in the channel. */
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

  // Headings and their small print.
  begins: '### The game begins',
  beginsBrief: '**The game has begun.**',
  moverHeading: '### {mover}',
  moversHeading: '### What happened',
  computersHeading: '### The computers have moved',
  when: '{phase, select, draft {Picking offers} workers {Starting workers} production {Production of round {round}} other {Round {round} of {rounds}}}',
  cut: '… The rest is in the log.',

  // Start of the game.
  turnOrder: '**Turn order:** {order}',
  auctionOrder: '**Seats:** {order}. Turn order is the order in which clans are won.',
  alone: '{order} plays solo.',
  pickOrder:
    '-# {draft, select, experience {Newcomers pick first, then the rest; the last in turn order starts.} other {The last in turn order picks first.}}',
  playedWith: '**Options:** {list}',
  noOptions: '**Options:** none',
  liveBegins: '{who}, the game has begun.',
  seedLater: 'I’ll show the seed when the game is over.',

  // Production, a line for each player.
  yields: '**{seat}**: {items}',
  turned: '{from} → {to}',
  butter: '{from} → butter, £{money}',
  barrelIn: '1 whisky into the cellar',
  barrelOut: '1 whisky from the cellar',
  barrelsAge: 'barrels age',

  // Next players.
  awaits:
    '{kind, select, turn {{who}, it’s your turn: {done, select, true {use what’s left of it, or end it} other {take one main action, or pass}}.} production {{who}, decide what your buildings make.} auction {{who}, it’s your turn: {bids, select, open {open the auction with a bid} other {bid more than {high}, or leave this auction}}.} other {{who}, it’s your turn to {decision}.}}',
  called: '{who}, you’re needed.',
  waiting: 'Waiting for {order_and}.',
  thinking:
    '🤖 {instead, select, true {{count, plural, one {A computer is} other {Computers are}} thinking for {order_and}} other {{count, plural, one {{order_and} is} other {{order_and} are}} thinking}}.',
  pausedNow: 'The game is paused.',

  // Moves made on behalf of a player.
  playedFor: '{who} played for {owner}.',
  playedByItself: '{seat} has given up. I’m playing for them now, with required moves only.',
  late: '{who} ran out of time and played the best move it had found.',
  failed: '{who} couldn’t settle on a move and made a simple one.',

  // Undo.
  undone:
    '### Moves undone\n{moderator, select, true {{who}, a moderator, rewound the game.} other {{who} undid {moves, plural, =0 {the computers’ latest moves} one {their latest move} other {their latest moves}}{others, plural, =0 {{computers, select, true {, plus the computers’ moves since} other {}}} other {, plus the moves made since by {order_and}{computers, select, true {, and by the computers} other {}}}}.}}',
  backAtStart: 'The game is back at the start.',
  lastLeft: 'The last move that stands: {line}',
  reopened: 'The game continues: the result above no longer counts.',
  seatGivenBack: 'The computer is no longer playing for {seat}: it’s their seat again.',
  asksUndo:
    '### {who} wants to undo {count, plural, one {# move} other {# moves}}\n{reason, select, moved {Someone has moved since, so everyone} revealed {Something hidden was revealed, so everyone} computer {A computer chose for {who}, so everyone} other {Everyone}} else has to agree.',
  asked:
    '{what, select, undo {{who} asked to undo {count, plural, one {# move} other {# moves}}.} pause {{who} asked for a pause.} other {{who} asked to end the game.}}',
  asksAbandon: '### {who} wants to end the game here\nNo one would win. Everyone else has to agree.',
  wouldUndo: 'This would be undone:',
  pleaseAnswer: '{who}: do you agree?',
  lapses:
    '`/game answer` works too. {time, select, none {The next move by a person cancels this request.} other {You can agree until {time}.}}',
  refused:
    '### Request declined\n{who} said no. {request, select, undo {The moves stand} other {The game continues}}.',
  withdrawn:
    '### Request withdrawn\n{who} has withdrawn the request. {request, select, undo {The moves stand} other {The game continues}}.',
  lapsed:
    '### Request lapsed\n{what, select, undo {{who}’s request to undo moves} pause {{who}’s request for a pause} other {{who}’s request to end the game}} no longer counts: the game has moved on.',

  // Leaving players, and moderators.
  conceded:
    '### {who} gives up\nI’m playing for {seat} now, with required moves only. {single, select, true {The other player plays on} other {The others play on}}.',
  concededLast: '### {who} gives up\nNo one is left to play on.',
  reminded:
    '### A reminder\n{who}, a moderator, sends a reminder. {since, select, none {No one has moved yet.} other {The last move was {since}.}}',
  ended:
    '### The game has ended\n{moderator, select, true {{who}, a moderator, has ended it.} other {{who} has ended it.}} No one wins.',
  endedByAll: '### The game has ended\n{who} asked to end it, and everyone agreed. No one wins.',
  endedByNobody: '### The game has ended\nEveryone has given up. No one wins.',
  lobbyExpired:
    '### Lobby closed\n{challenge, select, true {The week of this challenge is over. `/challenge table` opens a table for this week’s challenge.} other {Nothing happened in it for two weeks. `/game new` opens another.}}',
  lobbyClosed:
    '### The lobby is closed\n{moderator, select, true {{who}, a moderator, has closed it.} other {{who} has closed it.}} Open another with {challenge, select, true {`/challenge table`} other {`/game new`}}.',
  pause:
    '### Game paused\n{who}, a moderator, has paused it.{open, select, true { No one can move until a moderator uses `/mod resume`.} other {}}',
  resume: '### The game resumes\n{who}, a moderator, has resumed it.',
  skip: '### {seat} is skipped\n{who}, a moderator, had me move for them, doing the minimum the rules allow.',
  act: '### A move for {seat}\n{who}, a moderator, made this move for {seat}.',
  replace:
    '### A new player\n{newcomer} takes over from {former}, who has left the game. Arranged by {who}, a moderator.',
  undo: '### Moves undone\n{who}, a moderator, rewound the game.',
  cancel: '### The game is cancelled\n{who}, a moderator, has ended it. No one wins.',

  export: '### A copy of the game\n{who}, a moderator, has saved the game as a file. Nothing has changed.',

  // End of the game.
  finishedHeading: '### The game is over',
  // State of the round.
  gloryNow: '-# **This round’s scoring tile:** {line} Now: {list}',
  settlementsNow: '-# **Linked settlements:** {list}',
  standingNow: '{seat} {count}',
  gloryGiven: 'Glory: {list}.',
  gloryNone: 'No one gets any glory.',
  standing:
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} **{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  soloStanding: '**{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  scorePart:
    '{row, select, glory {glory} basicGoods {basic goods} processedGoods {processed goods} money {money} hops {hops} cotton {cotton} tobacco {tobacco} sugarCane {sugar cane} contracts {contracts} settlements {settlements} other {bid}} {points}',
  seed: 'Seed: {seed}',
  thanks: 'Thanks for playing, {people}!',
  playedToTheEnd: '{who} played for {owner} to the end.',

  // Fallbacks for posts that cannot be built.
  untold: '### The game has moved on\nI couldn’t post what happened. The buttons show the game as it is now.',
  toldInPart: '### The game has moved on\nThe picture shows the game as it is now.',

  // Moves from before a correction of the bot's rules.
  choice: '{seat} {what}',
  lostMove: 'A move that I can’t read any more',
  mended: 'A rules bug was fixed after these moves. I know what was chosen, but not what it cost or earned.',
} as const;
