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
  beginsBrief: '**The game has begun.** {order}.',
  moverHeading: '### {mover}',
  moversHeading: '### What happened',
  computersHeading: '### The computers have moved',
  when: '{phase, select, draft {Choosing clans} workers {First workers} production {Production of round {round}} other {Round {round} of {rounds}}}',
  cut: '… The rest is in the log.',

  // Start of the game.
  turnOrder: '**Turn order:** {order}',
  auctionOrder: '**Seats:** {order}. Whoever wins a clan first goes first, and so on.',
  alone: '{order} plays alone.',
  pickOrder:
    '-# {draft, select, experience {Newcomers pick first, then the others, each time starting with the last in turn order.} other {The last in turn order picks first.}}',
  playedWith: '**Options:** {list}',
  noOptions: '**Options:** none',
  onOffer:
    '{draft, select, tiles {**Starting tiles on offer:**} auction {**Up for auction, each clan with its starting tile:**} other {**On offer, each clan with its starting tile:**}}',
  offerLine: '{number}. {text}',
  offerWithClan: '{number}. **{short}** with {starting}\n-# {line}',
  stillOnOffer: '**Still on offer:** {list}',
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
    '{kind, select, turn {{who}, it’s your turn: take one main action, or pass.} production {{who}, decide what your buildings make.} auction {{who}, it’s your turn: {bids, select, open {open the auction with a bid} other {bid more than {high}, or leave this auction}}.} other {{who}, it’s your turn to {decision}.}}',
  called: '{who}, this is for you.',
  waiting: 'Waiting for {order}.',
  thinking: '🤖 {count, plural, one {{order} is} other {{order} are}} thinking.',
  pausedNow: 'The game is paused.',

  // Moves made on behalf of a player.
  playedFor: '{who} made this move for {seat}.',
  playedByItself: '{seat} has given up, so I play for them and only do what I must.',
  late: '{who} ran out of time and made a quick move.',
  failed: '{who} couldn’t settle on a move and made a simple one.',

  // Undo.
  undone:
    '### Moves taken back\n{moderator, select, true {{who}, a moderator, has taken the game back.} other {{who} has taken moves back{computers, select, true {, and with them what the computers did since} other {}}.}} {keep, plural, =0 {The game is back at the start.} one {The game is back at its first move.} other {The game is back at move #.}}',
  seatGivenBack: 'The computer no longer plays for {seat}, who is asked again.',
  asksUndo:
    '### {who} asks to take back {count, plural, one {# move} other {# moves}}\nOthers have moved since, or something hidden was shown, so everyone else has to agree.',
  asksAbandon: '### {who} asks to end the game here\nNobody would win. Everyone else has to agree.',
  wouldUndo:
    '{first, plural, one {This takes back all moves:} other {This takes back everything from move # on:}}',
  pleaseAnswer: '{who}: do you agree?',
  lapses: 'The next move cancels this request.',
  refused:
    '### No agreement\n{who} doesn’t agree. {request, select, undo {The moves stand} other {The game goes on}}.',
  withdrawn:
    '### Request withdrawn\n{who} has withdrawn the request. {request, select, undo {The moves stand} other {The game goes on}}.',

  // Leaving players, and moderators.
  conceded: '### {who} gives up\nFrom now on I play for {seat}, and only do what I must. The others play on.',
  concededLast: '### {who} gives up\nNobody is left to play on.',
  reminded:
    '### A reminder\n{who}, a moderator, sends a reminder. {since, select, none {Nobody has moved yet.} other {The last move was {since}.}}',
  ended:
    '### The game has ended\n{moderator, select, true {{who}, a moderator, has ended it.} other {{who} has ended it.}} Nobody wins.',
  endedByAll: '### The game has ended\n{who} asked to end it, and everyone agreed. Nobody wins.',
  endedByNobody: '### The game has ended\nEveryone has given up. Nobody wins.',
  lobbyClosed:
    '### The lobby is closed\n{moderator, select, true {{who}, a moderator, has closed it.} other {{who} has closed it.}} Open another with `/game new`.',
  pause:
    '### The game is paused\n{who}, a moderator, has paused it. Nobody can move until a moderator uses `/mod resume`.',
  resume: '### The game goes on\n{who}, a moderator, has resumed it.',
  skip: '### {seat} is skipped\n{who}, a moderator, let the bot make the moves that commit to the least.',
  act: '### A move for {seat}\n{who}, a moderator, has moved for this seat.',
  replace:
    '### A new player\n{former} leaves the game. {newcomer}, you play on as {seat}. {who}, a moderator, arranged it.',
  undo: '### Moves taken back\n{who}, a moderator, has taken the game back.',
  cancel: '### The game is cancelled\n{who}, a moderator, has ended it. Nobody wins.',

  export: '### A copy of the game\n{who}, a moderator, has saved the game as a file. Nothing has changed.',

  // End of the game.
  finishedHeading: '### The game is over',
  // State of the round.
  gloryNow: '-# **This round’s scoring tile:** {line} Now: {list}',
  settlementsNow: '-# **Linked settlements:** {list}',
  standingNow: '{seat} {count}',
  standing:
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} **{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  soloStanding: '**{seat}: {total, plural, one {# point} other {# points}}**\n-# {parts}',
  scorePart:
    '{row, select, glory {glory} basicGoods {basic goods} processedGoods {processed goods} money {money} hops {hops} cotton {cotton} tobacco {tobacco} sugarCane {sugar cane} contracts {contracts} settlements {settlements} other {bid}} {points}',
  seed: 'Seed: {seed}',
  thanks: 'Thanks for playing, {people}!',

  // Fallbacks for posts that cannot be built.
  untold:
    '### The game has moved on\nI can’t tell you here what happened, but the buttons show how things stand.',
  toldInPart: '### The game has moved on\nThe picture shows how things stand now.',

  // Moves from before a correction of the bot's rules.
  choice: '{seat} {what}',
  lostMove: 'A move that I can’t read any more',
  mended:
    'One of my rules was fixed after these moves. I know what was chosen, but not what it cost or brought.',
} as const;
