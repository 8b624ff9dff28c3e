/** English: replies to moderators. The posts about their actions are in `posts`. */
export const moderation = {
  reminded: 'I’ve pinged the players the game is waiting for.',
  skipped:
    'Skipped {seat} with {count, plural, one {# move} other {# moves}}, the minimum the rules allow. `/mod undo` undoes it.',
  skipAsk: '### Skip {seat}?\n{what}\n-# `/mod undo` undoes it.',
  skipPasses:
    '{seat} will pass for the rest of round {round} and get £{bonus}.{more, select, none {} other { Before that: {more}}}',
  skipPlays: 'I’ll move for {seat}, doing the minimum the rules allow: {more}',
  buttonSkip: 'Confirm',
  undoAsk:
    '### Undo {count, plural, one {move {first}} other {moves {first} to {last}}}?\n{first, plural, one {The game goes back to its start.} other {The game goes back to before move #.}} This is undone:',
  undoFollows:
    'I’ll post it in the channel{paused, select, true {} other { and ping whoever is next}}. You can’t bring these moves back.{sealed, select, true {} other { If they revealed something hidden, this game won’t count for best scores.}}',
  buttonUndo: 'Undo {count, plural, one {# move} other {# moves}}',
  replaceAsk:
    '### Give {seat}’s seat to {name}?\n{former} is out of this game. {name} takes over the seat as it stands, and is pinged.\n-# {computer, select, true {`/mod computer` can give a computer the seat again.} other {`/mod replace` can give the seat back.}}',
  buttonReplace: 'Replace the player',
  lobbyCancelled: 'The lobby is closed.',
  cancelAsk:
    '### Cancel this game?\n{stands, select, lobby {It hasn’t started.} unreadable {I can’t read it any more. It ends for everyone, without a winner. To save what’s left of it, use `/mod export` first.} sealed {It’s a game of the weekly challenge. It ends for everyone, without a winner, and you can’t bring it back.} other {{round, plural, =0 {It’s before round 1} other {It’s in round #}}, {moves, plural, =0 {and no one has moved yet} one {after # move} other {after # moves}}. It ends for everyone, without a winner, and you can’t bring it back.}}',
  buttonCancel: 'Cancel the game',
  buttonKeep: 'Keep it',
  kept: 'Nothing has changed.',
  unsealAsk:
    '### Look into a sealed game?\nOthers are still playing this week’s challenge with this setup. If you go ahead, you count as having entered it {alone, select, true {solo} other {at a table}}, and can’t play that part of it this week. The game opens for everyone {until}.',
  buttonGoAhead: 'Go ahead',
  buttonBack: 'Back',
  unsealed:
    'You now count as having entered this week’s challenge, {alone, select, true {solo} other {at a table}}. You can look into its games; please don’t tell anyone what’s in them.',
  notSealed: 'You can already look into this game.',
  exported:
    'Here’s the game: setup, players, moves. The channel will see that you saved it.{secret, select, game { The seed stays hidden until the game is over.} week { The seed stays hidden until the week of the challenge is over.} other {}}',

  // Menus.
  seatToAct: '{name} — to play',
  seatIdle: '{name}',
  noSuchSeat: 'There’s no seat “{typed}” here. Seats: {seats}.',
  noSuchMove: '“{typed}” is not a move. Give the number of the first move to undo, 1 to {most}.',
  undoBehindLobby:
    'A lobby is open here. Close it with `/mod cancel`; then you can undo moves of the last game.',
  noMoves: 'This game has no moves to undo.',
  moveBefore: 'before move {number}: {name} {what}',
  lostMoveBefore: 'before move {number}, which I can’t read any more',
  botsCannotPlay: '{name} is a bot, and bots can’t play. Choose a person.',
  notInServer: '{name} isn’t in this server. Choose someone who is.',
  alreadySits:
    '{conceded, select, true {{name} has given up, but still has that seat. Give it to a computer for good with `/mod computer` first; then {name} can have a seat again.} other {{name} already has a seat in this game. Choose someone else.}}',
  seatIsOpen: 'You’re acting for {seat}. The channel will see it was you.',

  noSuchGame: 'I can’t find “{typed}” among the games you moderate. Choose one from the list.',
  gameChoice: '{lobby, select, true {lobby} other {game}} {id}: {names} ({day})',

  // Games of a server, or the game of a channel.
  gamesHeading: '## Games you moderate',
  noGames: 'You have no open games to moderate. `/game new` opens one.',
  gameLobby: '- {channel} · lobby, {members} of {players} · last change {ago}',
  gamePlaying:
    '- {channel} · {round, plural, =0 {before round 1} other {round #}} · waiting for {names} · last change {ago}{paused, select, true { · **paused**} other {}}',
  gameUnreadable: '- {channel} · **can’t be read**: `/mod cancel` ends it · last change {ago}',
  moreGames: '-# …and {count, plural, one {# more} other {# more}}.',
  alreadyPlays:
    '{own, select, true {A computer already plays as {seat}.} other {{name} is already playing for {seat}.}}',
  setAsideAsk:
    '### Shelve this game?\n{round, plural, =0 {It’s before round 1} other {It’s in round #}}, and {lastMove, select, none {no one has moved yet} other {the last move was {lastMove}}}. The clocks stop, and this channel is free for another game. Nothing is lost: I’ll ping {people}, {alone, select, true {who can resume it} other {and any of them can resume it}}. So can you, with `/mod resume`.',
  buttonSetAside: 'Shelve it',
  gameSetAside:
    '- {channel} · {round, plural, =0 {before round 1} other {round #}} · {names} · **shelved** {ago}: `/mod resume game:{id}` resumes it',
  buttonResume: 'Resume: {names}',
} as const;
