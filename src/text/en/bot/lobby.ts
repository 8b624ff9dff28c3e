/** English: before the game: the lobby and its options; how a game stands. */
export const lobby = {
  // The lobby.
  heading: '## Clans of Caledonia: {players, plural, =1 {a solo game} other {a game for # players}}',
  seats: '**{members} of {players}** {players, plural, one {seat is} other {seats are}} taken:',
  member:
    '- {name}{host, select, true { · opened this game} other {}}{newcomer, select, true { · new to the game} other {}}',
  freeSeat: '- _free_',
  options:
    '**Options**{preset, select, first { · first game} standard { · none, everything as in the box} extras { · with the Kickstarter extras} other {}}',
  optionLine: '- **{short}**: {line}',
  waitingForPlayers:
    '-# {missing, plural, one {One more player is needed} other {# more players are needed}}. If nobody else comes, {host} can change the number of players under Options.',
  readyToStart: '-# All are here. {host} presses Start when everybody is ready; seats are dealt at random.',
  readySolo:
    '-# {host} plays alone: **Start** begins. For others to join, choose more players under Options.',
  seedChosen:
    '⚠️ The seed of this game was chosen, not drawn: whoever knows it could look up what is hidden, such as the contracts to come.',
  begun: 'The game has begun. `/turn` shows what you have to do, `/game status` how the game stands.',
  closed: 'This lobby is closed; no game came of it. `/game new` opens another.',
  over: 'This game is over. `/game status` shows how it ended; `/game rematch` opens a lobby for the same people.',
  buttonJoin: 'Join',
  buttonLeave: 'Leave',
  buttonOptions: 'Options',
  buttonNew: 'I am new to the game',
  buttonNotNew: 'I know the game',
  buttonStart: 'Start',
  buttonPost: 'Show the lobby in the channel',

  // Answers to the one who did it.
  opened:
    'Your lobby is open, and you are in. Others press Join; **Options** changes how you play, **Start** begins.',
  openedSolo: 'Your solo game is open. **Options** changes how you play, **Start** begins.',
  joined: 'You are in. The game begins when {host} presses Start.',
  left: 'You have left the game.',
  changed: 'Changed. The new lobby is in the channel.',
  posted: 'The lobby is in the channel now.',
  started: 'The game begins; the channel is told.',
  rematch:
    'A new lobby is open, with the same people and options. Whoever does not want to play again presses Leave.',

  // Options.
  optionsHeading: '### How you play',
  optionsWhose:
    '{whose, select, own {You opened this game, so you choose.} member {{host} opened this game and can change this. You can say whether you are new.} other {{host} opened this game and can change this.}}',
  optionsRefused: '⚠️ {reason}\n-# Nothing was changed.',
  playersNow: '**Players**: {players}',
  presetsNow:
    '**Presets**: for a first game, or everything as in the box. Single options are switched below.',
  presetFirst: 'First game',
  presetStandard: 'Standard',
  presetExtras: 'Kickstarter extras',
  optionsMenu: 'Options: choose all that shall be on',
  optionsNone: 'No options: everything as in the box.',
  seedHint:
    '-# Everything random follows from a seed. It is drawn by itself and shown at the end. Choose one only to play a certain deal again: whoever knows it could look ahead, so all are told that it was chosen.',
  newcomerHint: '-# Who is new matters only with “Clans by experience”: newcomers choose their clan first.',
  notShownYet:
    '**Changed, but not shown to the channel yet.** Press **Show the lobby in the channel** when you are done.',
  showChanges: '-# The channel sees what you change once you press **Show the lobby in the channel**.',
  buttonSeed: 'Choose a seed',
  seedTitle: 'Seed of the game',
  seedField: 'Seed (empty: a new random one)',
  seedPlaceholder: 'Any word, up to 64 characters',
  noSuchPreset: 'There is no such preset. Choose one of those that are offered.',
  noSuchOption: 'There is no option “{typed}”. Choose one of those that are offered while you type.',

  // Asking before it is done.
  abandonAsk:
    '### End this game for all?\n{solo, select, true {It ends at once, and cannot be taken up again.} other {It ends without a winner once **all** others agree. They are asked in the channel.}}',
  abandonLobbyAsk:
    '### Close this lobby?\nNo game will come of it. Those who have joined can join another one.',
  concedeAsk:
    '### Give up your own game?\nThe others play on. Your seat is played by the bot, which only does what it must, and you cannot come back unless a moderator lets you.',
  buttonAbandon: 'End the game',
  buttonCloseLobby: 'Close the lobby',
  buttonConcede: 'Give up',
  buttonKeep: 'Play on',
  kept: 'Nothing has changed.',
  ended: 'The game is over; the channel is told.',
  lobbyClosed: 'The lobby is closed.',
  abandonAsked: 'The others are asked in the channel. The game ends once all agree.',
  concedeDone: 'You have given this game up. Thank you for playing; you can go on watching.',

  // How a game stands.
  statusRound: '## Round {round} of {rounds}',
  statusBefore: '## Before round 1',
  statusProduction: '## Round {round} of {rounds} · production',
  paused: '⏸️ **Paused** by a moderator. It goes on after `/mod resume`.',
  waits: '▶ Waiting for **{seat}** to {decision}.',
  lastMove: 'Last move {ago}.',
  begunAgo: 'Begun {ago}.',
  standing:
    '- **{seat}**: £{money} · {glory} glory · {exports, plural, =0 {no contracts} one {# contract} other {# contracts}} fulfilled · {points, plural, one {# point} other {# points}} if it ended now{mark, select, acts { · **to act**} passed { · passed} other {}}{conceded, select, true { · given up} other {}}',
  standingEarly:
    '- **{seat}**{mark, select, acts { · **to act**} other {}}{conceded, select, true { · given up} other {}}',
  asksUndo:
    '🤝 **{name}** asks to take back {count, plural, one {# move} other {# moves}}. {agreed, plural, =0 {Nobody has agreed yet} one {# player has agreed} other {# players have agreed}}; all others must.',
  asksAbandon:
    '🤝 **{name}** asks to end the game. {agreed, plural, =0 {Nobody has agreed yet} one {# player has agreed} other {# players have agreed}}; all others must.',
  asksLapse: '-# The request lapses with the next move.',
  buttonTurn: 'Take your turn',
  buttonWithdraw: 'Withdraw your request',
  buttonRematch: 'Play again',
  resultHeading: '## The game is over',
  resultLine: '{place}. **{seat}**: {points, plural, one {# point} other {# points}}',
  resultSolo: '**{seat}**: {points, plural, one {# point} other {# points}}, which makes: **{rank}**',
  endedHeading: '## This game ended early',
  endedLine: 'It was ended in round {round}, without a winner.',
  endedBefore: 'It was ended before the first round, without a winner.',
} as const;
