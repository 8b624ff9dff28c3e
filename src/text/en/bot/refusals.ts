/** English: why the bot did not do something, and what to do instead. Each is told to that one user only. */
export const refusals = {
  noGame: 'There is no game in this channel. Open one with `/game new`.',
  channelBusy: 'This channel has a game already. Finish it, or play in another channel.',
  notMember: 'You are not in this game. You can watch, or ask a moderator to let you take over a seat.',
  alreadyMember: 'You are in this game already.',
  full: 'All {players, plural, one {# seat is} other {# seats are}} taken.',
  alreadyStarted: 'The game has begun; this can be done only before.',
  notStarted: 'The game has not begun yet. Its host can start it from the lobby.',
  notHost: 'Only {host}, who opened the lobby, or a moderator can do that.',
  tooFew:
    'The game is set up for {players, plural, one {# player} other {# players}}, and {members, plural, one {only # is} other {only # are}} here. Wait for the others, or change the number of players under Options.',
  tooManyMembers:
    '{members, plural, one {# player is} other {# players are}} here already, more than {players}. Somebody would have to leave first.',
  over: 'This game is over.',
  notOver: 'This game is still being played.',
  paused: 'A moderator has paused this game. It goes on after `/mod resume`.',
  notPaused: 'This game is not paused.',
  stale: 'The board has moved on since; here is how it stands now.',
  notYourSeat: 'That panel is for {seat}. Open your own with `/turn`.',
  noSuchSeat: 'There is no such seat in this game.',
  nothingToUndo: 'There is nothing of yours to take back.',
  cannotReplay: 'These moves cannot be taken back any more: the rules of the bot have been mended since.',
  noSuchMove: 'This game has {most, plural, =0 {no moves yet} one {# move} other {# moves}}.',
  notModerator: 'That is for moderators: it takes the permission to manage this channel or the server.',
  requestGone: 'That request is no longer open.',
  requestOpen: 'A request is open already. It has to be answered first.',
  alreadyAgreed: 'You have agreed already. The others are still to answer.',
  conceded: 'You have given this game up; your seat is played for you.',
  nobodyToWaitFor: 'The game is not waiting for that seat.',
  badSeed: 'A seed is 1 to 64 ordinary characters. Leave it out for a random one.',
  unreadable:
    'I can no longer read how this game stands: its figures or its moves do not fit this version of me. Whoever runs this bot may be able to mend that. A moderator can save what is kept of it with `/mod export`, and end it with `/mod cancel`.',
  busy: 'Too much happened at once. Nothing has changed; please try again.',
  // What the bot itself runs into.
  broken:
    'Something went wrong on my side. `/game status` shows how the game stands. If it happens again, tell whoever runs this bot.',
  notShown:
    'I could not show you the answer. `/game status` shows how the game stands; what you did may well be done.',
  mayNotPost:
    'I may not post in this channel as I should. I lack: {missing}. Whoever manages the server can allow it; until then nobody here is told of turns.',
  heldUp:
    'Some of my messages for this channel could not be posted here, so nobody was told or pinged. I keep trying. If this is a thread, somebody may have to unlock or reopen it.',
  unknownButton: 'I do not know that button any more. `/turn` and `/game status` show what there is to do.',
  unknownCommand: 'I do not know that command any more. Discord may show an old list; try again in a minute.',
  badInput: 'I could not read that. Please choose one of the values that are offered.',
  serverOnly: 'Games are played in the channels of a server, not here.',
} as const;
