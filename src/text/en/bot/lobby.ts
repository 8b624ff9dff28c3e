/** English: the lobby and its options; the status of a game. */
export const lobby = {
  // The lobby.
  invited: '{who}, you’re invited to another game. Press **Join** to play.',
  noLobby:
    'Nobody is waiting for players here. `/game new` opens a lobby, `/game rematch` asks the people of the last game again.',
  heading: '## Clans of Caledonia: {players, plural, =1 {a solo game} other {a game for # players}}',
  seats: '**{members} of {players}** {players, plural, one {seat is} other {seats are}} taken:',
  member:
    '- {rank, select, none {{name}} apprentice {🤖 {name} · Apprentice} crofter {🤖 {name} · Crofter} laird {🤖 {name} · Laird} chief {🤖 {name} · Chief} other {}}{host, select, true { · opened this game} other {}}{newcomer, select, true { · new to the game} other {}}',
  freeSeat: '- _free_',
  options:
    '**Options**{preset, select, first { · first game} standard { · none, everything as in the box} extras { · with the Kickstarter extras} other {}}',
  optionLine: '- **{short}**: {line}',
  paceLine:
    '**Pace**: {pace, select, friendly {Friendly, without a clock. After three days without a move the others may decide} steady {Steady: 24 hours a turn, and a reserve of 72 for the whole game} brisk {Brisk: 6 hours a turn, and a reserve of 24 for the whole game} live {Live: 10 minutes a turn, and a reserve of 30 for the whole game. Everybody plays at the same time} other {}}{away, select, false { · no days away} other {}}',
  ownHours: '-# Clocks only run within your own hours: `/settings`.',
  upTogether: '-# You’re all up from {spans}, in your own time.',
  neverUp: '-# You’re never all up at the same time. That’s fine: everybody plays when it suits them.',
  languageLine: '**Language**: {name}',
  paceFriendly: 'Friendly',
  paceSteady: 'Steady',
  paceBrisk: 'Brisk',
  paceLive: 'Live',
  waitingForPlayers:
    '-# Waiting for {missing, plural, one {one more player} other {# more players}}. If nobody else comes, {host} can let computers play, or change the number of players under Options.',
  readyToStart: '-# Everyone is here. {host} presses Start when everyone is ready. Seats are random.',
  readySolo: '-# {host} plays alone: press **Start**. To let others join, choose more players under Options.',
  seedChosen:
    '⚠️ The seed of this game was chosen, not drawn. Whoever knows it could look up what’s hidden, such as future contracts.',
  begun: 'The game has started. `/turn` shows what you have to do, `/game status` how the game is going.',
  closed: 'This lobby is closed. `/game new` opens another.',
  over: 'This game is over. `/game status` shows how it ended; `/game rematch` opens a lobby for the same people.',
  buttonJoin: 'Join',
  buttonLeave: 'Leave',
  buttonOptions: 'Options',
  buttonNew: 'I’m new to the game',
  buttonNotNew: 'I know the game',
  buttonStart: 'Start',
  buttonComputers: 'Computer players',
  buttonPlayNow: 'Play now against computers',
  hintsOn: '**Hints** are on: on your turn you can ask me what a computer would do.',

  // Replies to the acting user.
  opened:
    'Your lobby is open, and you’re in. Others press **Join**, **Options** changes the rules, and **Start** starts the game.',
  openedSolo: 'Your solo game is open. **Options** changes the rules, and **Start** starts the game.',
  threadName: 'Clans of Caledonia · {host}',
  inThread: 'Your game has a thread of its own: {thread}. Everything happens there.',
  noThread:
    'I can’t open a thread here. I’m missing these permissions: {missing}. Whoever manages the server can give them to me; or leave out `thread` to play in this channel.',
  noThreadHere: 'Threads can only be opened in ordinary channels. Leave out `thread` to play here.',
  joined: 'You’re in. The game starts when {host} presses Start.',
  left: 'You’ve left the game.',
  changed: 'Changed. The lobby in the channel shows it.',
  started: 'The game starts. I’ve told the channel.',
  rematch:
    'A new lobby is open, with the same options. {others, select, true {The others are invited, each with at most one ping an hour; they’re in once they press Join.} other {Everyone is in it already.}}',

  // Options.
  optionsHeading: '### How you play',
  optionsWhose:
    '{whose, select, own {You opened this game, so you choose.} member {{host} opened this game and can change this. You can say whether you’re new.} other {{host} opened this game and can change this.}}',
  optionsRefused:
    '⚠️ {reason}\n-# {rest, select, true {Everything else is set.} other {Nothing has changed.}}',
  playersNow: '**Players**: {players}',
  optionsTitle: 'How you play',
  fieldPlayers: 'Players',
  playersChoice: '{count, plural, =1 {Alone} other {# players}}',
  fieldPace: 'Pace',
  fieldPaceAbout: 'How long a turn may take. Nothing is ever played for you just because time is up.',
  paceAbout:
    '{pace, select, friendly {No clock. After three days without a move the others may decide.} steady {24 hours a turn, and a reserve of 72 for the whole game.} brisk {6 hours a turn, and a reserve of 24 for the whole game.} live {10 minutes a turn, and a reserve of 30. Everybody plays at the same time.} other {}}',
  fieldTable: 'At this table',
  boxAway: 'Days away count',
  boxAwayAbout: 'The clock stops for players on the days they’re away.',
  boxHints: 'Hints are allowed',
  boxHintsAbout: 'On their turn, players can ask me what a computer would do.',
  fieldOptions: 'Options',
  fieldOptionsAbout: 'Choose none for everything as in the box.',
  fieldLanguage: 'Language of the table',
  buttonChange: 'Change options',
  presetsNow:
    '**Presets**: for a first game, or everything as in the box. **Change options** switches single options.',
  presetFirst: 'First game',
  presetStandard: 'Standard',
  presetExtras: 'Kickstarter extras',
  optionsMenu: 'Options: choose all you want',
  seedHint:
    '-# The seed decides everything random. It’s drawn for you, and shown at the end. Only choose one to play the same deal again: whoever knows it could look ahead, so I tell everyone that it was chosen.',
  newcomerHint: '-# Who’s new only matters with “Clans by experience”: newcomers choose their clan first.',
  buttonSeed: 'Choose a seed',
  seedTitle: 'Seed of the game',
  seedField: 'Seed (empty: a new random one)',
  seedPlaceholder: 'Any word, up to 64 characters',
  noSuchPreset: 'There’s no such preset. Choose one from the list.',
  noSuchOption: 'There’s no option “{typed}”. Choose one from the list.',

  // Confirmations.
  abandonAsk:
    '### End this game for all?\n{solo, select, true {It ends right away, and you can’t bring it back.} other {It ends without a winner once **everyone else** agrees. I’ll ask them in the channel.}}',
  abandonLobbyAsk: '### Close this lobby?\nThe game won’t start. Whoever has joined can join another one.',
  concedeAsk:
    '### Give up your own game?\n{last, select, true {Nobody else is left to play on, so it ends without a winner, and you can’t bring it back.} other {The others play on. I’ll play your seat and only do what I must. You can’t come back unless a moderator lets you.}}',
  buttonAbandon: 'End the game',
  buttonCloseLobby: 'Close the lobby',
  buttonConcede: 'Give up',
  buttonKeep: 'Play on',
  kept: 'Nothing has changed.',
  ended: 'The game is over. I’ve told the channel.',
  lobbyClosed: 'The lobby is closed.',
  abandonAsked: 'I’ve asked the others in the channel. The game ends once everyone agrees.',
  concedeDone: 'You’ve given up this game. Thanks for playing! You can keep watching.',

  // Status of a game.
  statusRound: '## Round {round} of {rounds}',
  statusBefore: '## Before round 1',
  statusProduction: '## Round {round} of {rounds} · production',
  paused: '⏸️ **Paused** by a moderator. It goes on after `/mod resume`.',
  waits: '▶ Waiting for **{seat}** to {decision}.',
  lastMove: 'Last move {ago}.',
  begunAgo: 'Started {ago}.',
  standing:
    '- **{seat}**: £{money} · {glory} glory · {exports, plural, =0 {no contracts} one {# contract} other {# contracts}} fulfilled · {points, plural, one {# point} other {# points}} if it ended now{mark, select, acts { · **to act**} passed { · passed} other {}}{conceded, select, true { · given up} other {}}',
  standingEarly:
    '- **{seat}**{mark, select, acts { · **to act**} other {}}{conceded, select, true { · given up} other {}}',
  asksUndo:
    '🤝 **{name}** asks to take back {count, plural, one {# move} other {# moves}}. {agreed, plural, =0 {Nobody has agreed yet} one {# player has agreed} other {# players have agreed}}, and everyone else has to.',
  asksAbandon:
    '🤝 **{name}** asks to end the game. {agreed, plural, =0 {Nobody has agreed yet} one {# player has agreed} other {# players have agreed}}, and everyone else has to.',
  asksLapse: '-# The next move cancels this request.',
  buttonTurn: 'Take your turn',
  buttonWithdraw: 'Withdraw your request',
  buttonRematch: 'Play again',
  resultHeading: '## The game is over',
  resultLine: '{place}. **{seat}**: {points, plural, one {# point} other {# points}}',
  resultSolo: '**{seat}**: {points, plural, one {# point} other {# points}}. That’s **{rank}**.',
  endedHeading: '## This game ended early',
  endedLine: 'It ended in round {round}, without a winner.',
  endedBefore: 'It ended before the first round, without a winner.',
} as const;
