/** English: refusals with what to do instead. Only the requesting user sees them. */
export const refusals = {
  noGame: 'There’s no game in this channel. Open one with `/game new`.',
  channelBusy:
    'This channel already has a game. If its lobby is still open, `/game join` takes you in; otherwise finish that game first, or play in another channel.',
  notMember: 'You’re not in this game. You can watch, or ask a moderator for a seat.',
  alreadyMember: 'You’re already in this game.',
  full: 'All {players, plural, one {# seat is} other {# seats are}} taken.{computers, select, true { The host can let a computer player leave.} other {}}',
  alreadyStarted: 'The game has already started, so it’s too late for that.',
  notStarted: 'The game hasn’t started yet. The host can start it from the lobby.',
  notHost: 'Only {host}, who opened the lobby, or a moderator can do that.',
  tooFew:
    'This game is for {players, plural, one {# player} other {# players}}, and only {members, plural, one {# is} other {# are}} here. Wait for more, or change the number of players under Options.',
  tooManyMembers:
    '{members, plural, one {# player is} other {# players are}} already here, more than {players}. Someone has to leave first.',
  over: 'This game is over.',
  setAside:
    'This game is set aside. Its players can take it up again with `/clock take`, a moderator with `/mod resume`.',
  notOver: 'This game is still going on.',
  paused:
    'This game is paused. If the players stopped it, `/game resume` lets it go on; if a moderator did, `/mod resume`.',
  notPaused: 'This game isn’t paused.',
  stale: 'The board has moved on since. Here’s how things stand now.',
  notYourSeat: 'That panel is for {seat}. Open your own with `/turn`.',
  noSuchSeat: 'There’s no such seat in this game.',
  nothingToUndo: 'You have nothing to take back.',
  cannotReplay: 'You can’t take these moves back any more: the bot’s rules have been fixed since.',
  noSuchMove: 'This game has {most, plural, =0 {no moves yet} one {# move} other {# moves}}.',
  notModerator: 'Only moderators can do that: you need permission to manage this channel or the server.',
  requestGone: 'That request isn’t open any more.',
  requestOpen: 'There’s already an open request. It has to be answered first.',
  rejectedLately: 'This was turned down or withdrawn a moment ago. You can ask again {until}.',
  alreadyAgreed: 'You’ve already agreed. The others still have to answer.',
  conceded: 'You’ve given up this game, so I play your seat for you.',
  nobodyToWaitFor: 'The game isn’t waiting for that seat.',
  stoodIn: '{who} plays for you at the moment. Tap *I’m back* to play yourself again.',
  notStoodIn: 'Nobody plays for you: it’s your seat.',
  tooSoon: 'Not so often, please: you can do that again {until}.',
  laterThen: 'It’s outside their hours now. I’ll be able to reach them {until}.',
  timeNotUp: 'There’s nothing to decide any more.',
  noStandInWanted: 'Nobody is looking for a stand-in there any more.',
  noComputer: 'That computer player isn’t at this table any more.',
  onlyComputers:
    'Only computers would be left, and they’d play on without waiting for anybody. One of them can play a single turn; `/game concede` gives the game up.',
  noHints: 'This table plays without hints. The host can allow them in the lobby of the next game.',
  notSetAside: 'This game isn’t set aside.',
  notHalted: 'The players haven’t stopped this game. If a moderator paused it, `/mod resume` lets it go on.',
  badHours: 'Those hours don’t work: give a zone such as `Europe/Warsaw`, and at least eight hours a day.',
  away: '{problem, select, backwards {The last day is before the first.} past {Those days are over.} tooLong {That’s too long: at most 14 days in one piece.} tooMany {That’s more than you have left: 21 days away in a year.} farOff {That’s too far ahead: half a year at most.} overlaps {You’re away then already.} other {}}',
  notAway: 'You haven’t announced those days.',
  badOrder: 'You can order one to five different main actions, each with a limit of £0 to £999.',
  noOrder: 'You haven’t ordered anything.',
  noOrderNow: 'You can give an order in a round, while it’s somebody else’s turn.',
  noPlanYet: 'You can try out a plan once round 1 has begun.',
  planFull: 'That’s as much as a plan holds: {most} moves.',
  nothingToDo: 'Nothing of your plan can be done right now. `/plan` shows it.',
  ordered: 'They’ve given an order for this turn, so it’ll happen within a minute.',
  badSeed: 'A seed is 1 to 64 ordinary characters. Leave it out for a random one.',
  challengeFixed:
    'In the weekly challenge everything is the same for everyone, and nobody plays for anybody else. So that’s not possible here.',
  challengeUndo:
    'In the weekly challenge you can’t take back moves that have shown you something hidden, such as new contracts.',
  challengeOver: 'The week of this challenge is over. `/challenge show` has this week’s.',
  challengeYours:
    'You have your game of this week already, {alone, select, true {alone} other {at a table}}: {channel}. The first one counts; a new challenge begins every Monday.',
  challengeEntered:
    'You’ve already entered this week’s challenge, {alone, select, true {alone} other {at a table}}. A new one begins every Monday.',
  challengeSealed:
    'This is a sealed game of this week’s challenge. Open it as a moderator first: then you count as having entered.',
  challengePlaying:
    'You’re still playing this week’s challenge with the same cards, so you can’t look into this game yet. You can once your own game is over; until then another moderator can.',
  challengePlayed:
    '{count, plural, one {{names} has} other {{names} have}} already played at a table of this week, and would have to leave the lobby before it can start.',
  noRoom: 'There’s no channel to play in.',
  sealed:
    'This is a game of the weekly challenge, and others still play with the same cards. Only its players can look at it, and everyone else {until}.',
  unreadable:
    'I can’t read this game any more: its figures or moves don’t fit this version of me. Whoever runs this bot may be able to fix that. A moderator can save what’s left of it with `/mod export`, and end it with `/mod cancel`.',
  busy: 'Too much happened at once, so nothing has changed. Please try again.',
  slowDown:
    'A little slower, please: in {seconds, plural, one {# second} other {# seconds}} I can take more from you. Nothing has changed.',
  stillAtWork: 'I’m still at work on what you asked for last. As soon as that’s there, ask me again.',
  // Errors of the bot itself.
  broken:
    'Something went wrong on my side. `/game status` shows how things stand. If it happens again, tell whoever runs this bot.',
  notShown:
    'I couldn’t show you the answer, but your move may have gone through. `/game status` shows how things stand.',
  // As named in Discord's settings.
  permission:
    '{permission, select, ViewChannel {View Channel} SendMessages {Send Messages} SendMessagesInThreads {Send Messages in Threads} AttachFiles {Attach Files} CreatePrivateThreads {Create Private Threads} other {Create Public Threads}}',
  mayNotPost:
    'I can’t post properly in this channel. I’m missing these permissions: {missing}. Whoever manages the server can give them to me. Until then I can’t tell anyone here about turns.',
  heldUp:
    'I couldn’t post some of my messages here, so nobody was told or pinged. I keep trying. If this is a thread, someone may have to unlock or reopen it.',
  heldUpPrivate:
    'I couldn’t post some of my messages here, so nobody was told or pinged. I keep trying. If I’ve been taken out of this private thread, mention me in it, and I’m back. It may also be locked.',
  tooManyThreads:
    'This server has as many active threads as Discord allows. Once some of them are closed, I can open another one.',
  unknownButton: 'I don’t know that button any more. `/turn` and `/game status` show what you can do.',
  unknownCommand:
    'I don’t know that command any more. Discord may show an old list, so try again in a minute.',
  badInput: 'I couldn’t read that. Please choose one from the list.',
  serverOnly: 'You can’t play here. Use a channel of a server.',
} as const;
