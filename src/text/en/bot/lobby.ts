/** English: the lobby and its options; the status of a game. */
export const lobby = {
  // The lobby.
  invited: '{who}, you’re invited to another game. Press **Join** to play.',
  removed: '👋 {asker} removed {who} from this lobby. {who} can join again.',
  noLobby:
    'No open lobby here. `/game new` opens one{rematch, select, true {, `/game rematch` invites the last group} other {}}.',
  heading: '## Clans of Caledonia: {players, plural, =1 {a solo game} other {a game for # players}}',
  seats: '**Seats taken: {members} of {players}**',
  member:
    '- {rank, select, none {{name}} other {🤖 {name}}}{host, select, true { · host} other {}}{newcomer, select, true { · new to the game} other {}}',
  freeSeat: '- _free_',
  options:
    '**Options**{preset, select, first { · first game} standard { · none: the standard rules} extras { · with the Kickstarter extras} other {}}',
  optionLine: '- **{short}**: {line}',
  paceLine:
    '**Pace**: {pace, select, friendly {Friendly: no clock. After 72 hours without a move, counted in that player’s own hours (`/settings`), the others can decide what happens} steady {Steady: 24 hours a turn, plus 72 in reserve for the whole game} brisk {Brisk: 6 hours a turn, plus 24 in reserve for the whole game} live {Live: 10 minutes a turn, plus 30 in reserve for the whole game. Everyone should be online at the same time} other {}}{away, select, false { · time can run out on days away} other {}}',
  ownHours: '-# Clocks run only in each player’s own hours: `/settings`.',
  upTogether: '-# Waking hours you share{all, select, true {: all day} other {, in your time: {spans}}}.',
  neverUp: '-# Your hours never overlap. That’s fine: play when it suits you.',
  languageLine: '**Language**: {name}',
  paceFriendly: 'Friendly',
  paceSteady: 'Steady',
  paceBrisk: 'Brisk',
  paceLive: 'Live',
  waitingForPlayers:
    '-# Waiting for {missing, plural, one {one more player} other {# more players}}. If no one else joins, {host} can add computers, or change the number of players under Options.',
  readyToStart: '-# Everyone is here. {host} presses Start when everyone is ready. Seats are random.',
  readySolo: '-# {host} plays solo: press **Start**. To let others join, choose more players under Options.',
  seedChosen:
    '⚠️ This game uses a chosen seed. Anyone who knows it could look up what’s hidden, such as future contracts, so the game isn’t rated and doesn’t count for best scores.',
  begun: 'The game has started. `/turn` shows what you have to do, `/game status` how the game is going.',
  closed:
    'This lobby is closed. {challenge, select, true {`/challenge table`} other {`/game new`}} opens another.',
  over: 'This game is over. `/game status` shows how it ended; {challenge, select, true {`/challenge show` shows this week’s games} other {`/game rematch` opens a lobby for the same people}}.',
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
    'Your lobby is open, and you’re in. Others press **Join** or type `/game join`. **Options** or `/game options` changes the rules, and **Start** or `/game start` starts the game.',
  openedSolo:
    'Your solo game is open. **Options** or `/game options` changes the rules, and **Start** or `/game start` starts the game.',
  threadName: 'Clans of Caledonia · {host}',
  inThread: 'Your game has a thread of its own: {thread}. Everything happens there.',
  noThread:
    'I can’t open a thread here. I need these permissions: {missing}. Ask a server admin, or leave out `thread` to play in this channel.',
  threadLater:
    'You’ve opened three threads in the last hour and can open another {until}. Leave out `thread` to play here.',
  noThreadForYou: 'You can’t open threads in this channel. Leave out `thread` to play here.',
  noThreadHere: 'Threads can only be opened in ordinary channels. Leave out `thread` to play here.',
  joined: 'You’re in. The game starts when {host} presses Start or types `/game start`.',
  removedNote: '✅ {name} isn’t in the lobby any more, but can join again.',
  noSuchMember:
    'No one was removed: “{typed}” matches no other player, or more than one. In this lobby: {names}.',
  removeStarted:
    'The game has started, so no one can be removed any more. {challenge, select, true {In the weekly challenge everyone plays for themselves.} other {A moderator can give the seat to someone else with `/mod replace`, or to a stand-in with `/mod standin`.}}',
  left: 'You’ve left the game.',
  changed: 'Saved.',
  hintsOff: '**Hints** are off.',
  seedDrawn: 'The seed is a new random one.',
  newcomerNow: '{newcomer, select, true {You’re new to the game.} other {You already know the game.}}',
  /** Typed as the seed: draws a random one. In lower case. */
  seedRandom: 'random',
  rematch:
    'A new lobby is open, with the same options. {others, select, none {Everyone is already in it.} invited {I’ve invited {who}. Whoever presses Join is in.} other {I couldn’t invite anyone: I ping each person at most once an hour. Others join with `/game join`.}}',

  // Options.
  optionsHeading: '### How you play',
  optionsWhose:
    '{whose, select, own {You’re the host, so you choose.} member {{host} is the host and can change this. You can say whether you’re new.} fixed {In the weekly challenge nothing can be changed: everyone gets the same setup.} other {{host} is the host and can change this.}}',
  optionsRefused:
    '⚠️ {reason}\n-# {rest, select, true {Everything else is set.} other {Nothing has changed.}}',
  playersNow: '**Players**: {players}',
  optionsTitle: 'How you play',
  fieldPlayers: 'Players',
  playersChoice: '{count, plural, =1 {Solo} other {# players}}',
  fieldPace: 'Pace',
  fieldPaceAbout: 'How long a turn may take. I never move for you just because time is up.',
  paceAbout:
    '{pace, select, friendly {No clock. After 72 hours without a move (within a player’s hours), the others decide.} steady {24 hours a turn, plus 72 in reserve for the whole game.} brisk {6 hours a turn, plus 24 in reserve for the whole game.} live {10 minutes a turn, plus 30 in reserve. Everyone should be online at the same time.} other {}}',
  fieldTable: 'At this table',
  boxAway: 'Time can’t run out on days away',
  boxAwayAbout: 'Players announce them with /away, and get no reminders then.',
  boxHints: 'Allow hints',
  boxHintsAbout: 'On their turn, players can ask me what a computer would do.',
  fieldOptions: 'Options',
  fieldOptionsAbout: 'Choose none for the standard rules.',
  fieldLanguage: 'Table language',
  buttonChange: 'Change options',
  presetsNow:
    '**Presets**: for a first game, the standard rules, or the Kickstarter extras. **Change options** sets each option separately.',
  presetFirst: 'First game',
  presetStandard: 'Standard',
  presetExtras: 'Kickstarter extras',
  optionsMenu: 'Options: pick any',
  seedHint:
    '-# The seed decides everything random. I pick one and show it at the end. Choose your own only to replay a setup; I’ll tell everyone, since it lets you look ahead.',
  newcomerHint: '-# Who’s new only matters with “Clans by experience”: newcomers choose their clan first.',
  buttonSeed: 'Choose a seed',
  seedTitle: 'Game seed',
  seedField: 'Seed (empty: a new random one)',
  seedPlaceholder: 'Any word, up to 64 characters',
  noSuchPreset: 'There’s no such preset. Choose one from the list.',
  noSuchOption: 'There’s no option “{typed}”. Choose one from the list.',

  // Confirmations.
  abandonAsk:
    '### End this game for everyone?\n{solo, select, true {It ends right away, and you can’t bring it back.} other {It ends without a winner once **everyone else** agrees. I’ll ask them in the channel.}}',
  abandonLobbyAsk: '### Close this lobby?\nThe game won’t start. Players can join another game.',
  concedeAsk:
    '### Give up?\n{last, select, true {No one else is left to play on, so the game ends without a winner, and you can’t bring it back.} other {{single, select, true {The other player plays on} other {The others play on}}. I’ll play your seat, with required moves only. You can’t come back{instead, select, true { unless a moderator lets you} other {}}.}}{instead, select, true { To stay in the game, let a computer play for you instead.} other {}}',
  buttonAbandon: 'End the game',
  buttonCloseLobby: 'Close the lobby',
  buttonConcede: 'Give up',
  buttonKeep: 'Play on',
  kept: 'Nothing has changed.',
  lobbyClosed: 'The lobby is closed.',
  abandonAsked:
    'I’ve asked {single, select, true {the other player} other {the others}} in the channel. The game ends once {single, select, true {they agree} other {everyone agrees}}.',
  concedeDone:
    'You’ve given up this game{over, select, true {, so it has ended. Thanks for playing!} other {. Thanks for playing! You can keep watching.}}',

  // Rarely needed, behind a button of a player's panel.
  more: '### More',
  moreAsks:
    'What you ask for needs {single, select, true {the other player’s} other {everyone’s}} agreement. I’ll ask in the channel.',
  buttonMore: 'More…',
  buttonUndoStep: '{asks, select, true {Ask to undo step} other {Undo step}}',
  buttonUndoTurn: '{asks, select, true {Ask to undo turn} other {Undo turn}}',
  buttonPause: '{asks, select, true {Ask for a pause} other {Pause the game}}',
  buttonGiveUp: 'Give up…',
  buttonEndGame: 'End the game…',

  // Status of a game.
  statusRound: '## Round {round} of {rounds}',
  statusBefore: '## Before round 1',
  statusProduction: '## Round {round} of {rounds} · production',
  paused: '⏸️ **Paused** by a moderator, until `/mod resume`.',
  pausedByPlayers: '⏸️ **Paused** by the players, until `/game resume`.',
  waits: '▶ Waiting for **{seat}** to {done, select, true {end their turn} other {{decision_does}}}.',
  lastMove: 'Last move {ago}.',
  lastChange: 'Last change {ago}.',
  standing:
    '- **{seat}**: £{money} · {glory} glory · {exports, plural, =0 {no contracts} one {# contract} other {# contracts}} fulfilled · {points, plural, one {# point} other {# points}} if it ended now{mark, select, acts { · **to play**} passed { · passed} other {}}{conceded, select, true { · given up} other {}}',
  standingEarly:
    '- **{seat}**{mark, select, acts { · **to play**} other {}}{conceded, select, true { · given up} other {}}',
  asksUndo:
    '🤝 **{name}** wants to undo {count, plural, one {# move} other {# moves}}. Everyone else has to agree; {agreed, plural, =0 {no one has} one {# has} other {# have}} so far.',
  asksAbandon:
    '🤝 **{name}** wants to end the game. Everyone else has to agree; {agreed, plural, =0 {no one has} one {# has} other {# have}} so far.',
  asksPause:
    '🤝 **{name}** wants to pause the game. Everyone else has to agree; {agreed, plural, =0 {no one has} one {# has} other {# have}} so far.',
  asksLapse:
    '-# Answer or withdraw this request with `/game answer`. {time, select, none {The next move by a person cancels it.} other {It can be agreed to until {time}.}}',
  timeUp:
    '⏰ **{seat}**’s time is up. {single, select, true {The other player decides} other {The others decide by majority}}: `/clock decide`.',
  searching:
    '🔎 **{seat}** needs a stand-in. Anyone here who isn’t in the game can play: `/clock sit`.{late, select, true { {single, select, true {The other player can also decide} other {The others can also decide by majority}}: `/clock decide`.} other {}}',
  playsFor: '👤 **{who}** is playing for **{seat}**.',
  buttonTurn: 'Take your turn',
  buttonWithdraw: 'Withdraw your request',
  resultHeading: '## The game is over',
  resultLine: '{place}. **{seat}**: {points, plural, one {# point} other {# points}}',
  resultSolo: '**{seat}**: {points, plural, one {# point} other {# points}}. Title: **{rank}**.',
  shelvedHeading: '## This game is shelved',
  shelvedLine: 'Its players can resume it with `/clock take`, a moderator with `/mod resume`.',
  endedHeading: '## This game ended early',
  endedLine: 'It ended in round {round}, without a winner.',
  endedBefore: 'It ended before the first round, without a winner.',
} as const;
