/** English: acts of moderators, told to the moderator. The channel is told of each act elsewhere. */
export const moderation = {
  paused: 'The game is paused, and nobody can act until `/mod resume`. The channel is told.',
  resumed: 'The game goes on. The channel is told.',
  reminded: 'Those the game waits for are pinged.',
  skipped:
    '{seat} is skipped: {count, plural, one {# move} other {# moves}} made for them, the least that the rules allow. The channel is told. `/mod undo` takes it back.',
  replaced: '{seat} is now played by {name}. The channel is told.',
  undone: '{count, plural, one {# move is} other {# moves are}} taken back. The channel is told.',
  cancelled: 'The game is cancelled. The channel is told.',
  lobbyCancelled: 'The lobby is closed.',
  cancelAsk:
    '### Cancel this game?\n{stands, select, lobby {It has not begun.} unreadable {It can no longer be read. It ends for all without a winner; to save what is kept of it, use `/mod export` before.} other {It is in round {round}, after {moves, plural, one {# move} other {# moves}}. It ends for all without a winner, and cannot be taken up again.}}',
  buttonCancel: 'Cancel the game',
  buttonKeep: 'Keep it',
  kept: 'Nothing has changed.',
  exported:
    'Here is the game as it is kept: setup, players, moves. The channel is told.{secret, select, true { Its seed is left out while it is being played.} other {}}',

  // Choosing.
  seatToAct: '{name} — to act',
  seatIdle: '{name}',
  noSuchSeat: 'Nobody here is called “{typed}”. The seats of this game: {seats}.',
  noSuchMove:
    'I could not read “{typed}” as a move. Give the number of the first move to be taken back, 1 to {most}.',
  noMoves: 'This game has no moves to take back.',
  moveBefore: 'before move {number}: {name} {what}',
  lostMoveBefore: 'before move {number}, which can no longer be read',
  botsCannotPlay: '{name} is a bot, and bots cannot take a seat. Choose a person.',
  alreadySits: '{name} has a seat in this game already.',
  seatIsOpen: 'You act for {seat}. All you do is told in the channel as done by you.',

  noSuchGame:
    'I could not find “{typed}” among the games you moderate. Choose one of those that are offered.',
  gameChoice: '{lobby, select, true {lobby} other {game}} {id}: {names} ({day})',

  // The games of a server, or the one of a channel.
  gamesHeading: '## Games you moderate',
  noGames: 'No game that you moderate is open or being played. `/game new` opens one.',
  gameLobby: '- {channel} · lobby, {members} of {players} · last change {ago}',
  gamePlaying:
    '- {channel} · {round, plural, =0 {before round 1} other {round #}} · waiting for {names} · last change {ago}{paused, select, true { · **paused**} other {}}',
  gameUnreadable: '- {channel} · **cannot be read**: `/mod cancel` ends it · last change {ago}',
  moreGames: '-# … and {count, plural, one {# more} other {# more}}.',
} as const;
