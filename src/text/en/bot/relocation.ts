/** English: continuing a game in another channel. */
export const relocation = {
  command: 'Continue a game in this channel or thread',
  commandGame: 'Which game; leave it out if you have only one in other channels',

  // Before the move.
  ask: '### Continue here?\n{then, select, lobby {The lobby} other {The game}} of {names} is in {channel} now. {then, select, sealed {It continues in a new private thread here, which only its players and moderators can see.} shelved {It moves to this channel and stays shelved until someone resumes it.} lobby {It moves to this channel.} quiet {It moves to this channel: I’ll post its board here. It has moved within the last hour, so I won’t ping anyone for their turn again.} other {It moves to this channel: I’ll post its board here, and ping the players it’s waiting for.}}',
  buttonMove: 'Continue here',
  buttonKeep: 'Leave it there',
  which: 'Which game should continue here?',
  pick: 'Choose a game',
  game: '{lobby, select, true {lobby} other {game}} {id}: {names}',
  none: 'You have no game in another channel of this server.{moderator, select, true { As a moderator you can name any game: `/game move game:`.} other {}}',
  noSuchGame: 'I don’t know that game. Choose one from the list.',
  here: 'This game is in this channel already.',
  cannotPost:
    'I can’t post in this channel, so the game stays where it is. Ask a server admin, or type `/game move` in another channel.',

  // Afterwards.
  done: 'The game is here now.',
  inThread: 'The game is in {channel} now.',
  moved: '{who} moved the game here.',
  shelved: 'It’s shelved: any of its players can resume it, and so can a moderator with `/mod resume`.',
  departed: 'The game has moved to {channel}.',

  // Under the list of a user’s games.
  hint: '-# Channel gone? Type `/game move` in another channel of the same server, and the game continues there.',
} as const;
