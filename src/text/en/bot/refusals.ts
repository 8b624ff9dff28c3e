/** English: refusals with what to do instead. Only the requesting user sees them. */
export const refusals = {
  noGame:
    'There’s no game in this channel. Open one with `/game new`; `/games` lists yours, and `/game move` continues one from another channel.',
  channelBusy:
    'This channel already has a game: `/game status` shows it. Finish it first, or play in another channel. If no one plays it any more, a moderator can end it with `/mod cancel`.',
  lobbyOpen:
    '{role, select, host {Your lobby is still open in this channel. Start it with `/game start`, change it with `/game options`, or close it with `/game abandon`.} full {This channel’s open lobby is full. Its host can remove someone with `/game remove` or close it with `/game abandon`; a moderator can close it with `/mod cancel`.} undoing {A new lobby is open here, so the finished game can’t continue. The lobby’s host can close it with `/game abandon`, a moderator with `/mod cancel`; then the end can be undone.} other {{role, select, member {You’re already in this channel’s open lobby: `/game status` shows it.} other {This channel already has an open lobby: press *Join* under it, or type `/game join`.}} Its host can close it with `/game abandon`, a moderator with `/mod cancel`.}}',
  resumeBusy:
    'This game’s channel already has {lobby, select, true {an open lobby. Its host can close it with `/game abandon`, a moderator with `/mod cancel`; then you can resume this game.} other {another game. You can resume yours once the other one is over. If no one plays the other one any more, a moderator can end it with `/mod cancel`.}} Or move yours to a free channel: type `/game move` there.',
  notMember:
    'You’re not in this game. {where, select, lobby {Seats are free: press *Join*, or type `/game join`.} full {All its seats are taken.} over {`/game new` opens another.} challenge {You can watch.} other {You can watch, or ask a moderator for a seat.}}',
  alreadyMember: 'You’re already in this game. `/game status` shows it.',
  full: '{players, plural, one {The only seat is taken} other {All # seats are taken}}.{computers, select, true { The host can remove a computer player.} other {}}',
  alreadyStarted: 'The game has already started. `/game status` shows it.',
  tooLateToJoin:
    'The game has already started. {where, select, challenge {You can watch: `/game status` shows it.} other {You can watch (`/game status` shows it), or ask a moderator for a seat.}}',
  notStarted: 'The game hasn’t started yet. `/game status` shows the lobby, where the host can start it.',
  notHost: 'Only the host ({host}) or a moderator can do that.',
  tooFew:
    'This game is for {players, plural, one {# player} other {# players}}, and only {members, plural, one {# is} other {# are}} here. Wait for more{fixed, select, true {} other {, or change the number of players under Options}}.',
  tooManyMembers:
    '{members, plural, one {# player is} other {# players are}} already here, more than {players}. Someone has to leave first, or `/game remove` makes room.',
  over: 'This game is over. {challenge, select, true {`/challenge show` shows this week’s games and results.} other {Its players can open the next one with `/game rematch`; `/game new` opens a new one.}}',
  setAside:
    'This game is shelved. Its players can resume it with `/clock take`, a moderator with `/mod resume`.',
  notOver: 'This game isn’t over yet. `/game abandon` can end it early.',
  paused:
    'This game is paused. {whose, select, players {Its players can resume it with `/game resume`.} moderator {A moderator paused it, and can resume it with `/mod resume`.} other {`/game status` shows who paused it.}}',
  notPaused: 'This game isn’t paused. `/game status` shows whose turn it is.',
  stale: 'The game has moved on. Here’s the latest.',
  notYourSeat: 'That panel is for {seat}. Open your own with `/turn`.',
  noSuchSeat: 'There’s no such seat in this game. `/game status` shows who plays.',
  nothingToUndo: 'You have nothing to undo. `/turn` shows what you can do.',
  cannotReplay:
    'You can’t undo these moves any more: a rules bug has been fixed since. Play on with `/turn`.',
  noSuchMove:
    'This game has {most, plural, =0 {no moves yet} one {# move} other {# moves}}. `/replay` shows them.',
  notModerator:
    'Only moderators can do that: you need permission to manage this channel or the server. Ask someone who has it.',
  requestGone: 'That request isn’t open any more. `/game status` shows the game as it is now.',
  requestOpen:
    'There’s already an open request, which has to be answered first. `/game answer` lets you agree, disagree or withdraw your own; `/game status` shows it.',
  rejectedLately:
    'A moment ago, this was turned down or withdrawn, or it lapsed when the game moved on. You can ask again {until}.',
  alreadyAgreed: 'You’ve already agreed. `/game status` shows how many others still have to answer.',
  agreedTooLate:
    'The time to undo the end of this game is over, so its result stands. `/game rematch` opens the next one with the same players.',
  conceded: 'You’ve given up this game. I’m playing your seat. You can keep watching with `/board`.',
  nobodyToWaitFor: 'The game isn’t waiting for that seat. `/game status` shows whose turn it is.',
  awaitsYou: 'The game is waiting for you. `/turn` shows your turn.',
  noOneToRemind:
    'There’s no one to remind: the game isn’t waiting for anyone’s decision. `/game status` shows what comes next.',
  stoodIn: '{who} is playing for you. Press *I’m back*, or use `/clock back`, to take over again.',
  notStoodIn: 'No one is playing for you: it’s your seat. Play on with `/turn`.',
  standIn: 'You’re playing for someone else here, so only they can do that. To stop, use `/game leave`.',
  notStandIn: 'You’re not standing in for anyone in this game. `/game status` shows who plays.',
  tooSoon: 'You can do that again {until}.',
  laterThen: 'They’re away or outside their hours now. I can remind them {until}.',
  zoneUnknown:
    'I don’t know your time zone, so I don’t know when that is for you. Set it with `/settings`, or let me remind you in an hour.',
  timeNotUp:
    'There’s nothing to decide about that player now: it has been settled, or their time isn’t up. `/game status` shows whose turn it is.',
  othersDecide: 'You don’t decide about your own seat. You can still move: `/turn`.',
  seatConceded:
    'That player has given up, so I’m playing the seat. `/mod replace` gives it to someone else, `/mod computer` to a computer for good.',
  noStandInWanted: 'No one is looking for a stand-in there. `/game status` shows who plays.',
  notInLobby: 'They aren’t in this lobby any more. `/game status` shows who is.',
  newcomerOutside:
    'You’re not in this lobby, so `newcomer` can’t be set for you, and nothing has changed. Leave it out, or join first: `/game join`.',
  noComputer: 'That computer player isn’t at this table any more. `/computer add` adds another.',
  computerConfirmed:
    'A computer has confirmed production for you. To change it, ask the others with `/undo`.',
  onlyComputers: 'That would leave only computers. Hand over a single turn, or use `/game concede`.',
  noHints:
    'Hints are off in this game.{plan, select, true { Try out moves with `/plan`.} other {}}{challenge, select, true {} other { The host can allow hints in the lobby of the next game.}}',
  notSetAside:
    'This game isn’t shelved. `/game status` shows how it’s going, `/games` lists the ones you’ve shelved.',
  notHalted: 'A moderator paused this game, and can resume it with `/mod resume`.',
  badHours: 'Those hours don’t work. Give at least eight hours a day.',
  away: '{problem, select, backwards {The last day is before the first.} past {Those days are over.} tooLong {That’s too long: at most 14 days in a row.} tooMany {That’s more days than you have left of your 21 a year.} farOff {That’s too far ahead: half a year at most.} overlaps {You’re already away then.} other {}} `/away` shows your days.',
  notAway: 'You haven’t announced those days. `/away` shows the ones you have.',
  badOrder: 'An order holds one to five different moves, with limits of £0 to £999.',
  noOrder: 'You haven’t left an order. `/order add` leaves one while someone else is playing.',
  noOrderNow:
    'You can leave an order during a round, while someone else is playing and you haven’t passed. On your own turn, play with `/turn`.',
  noPlanYet: 'You can try out a plan once round 1 has begun.',
  planFull:
    'Your plan is full: its steps can hold {most} moves in all. Do the first ones, or undo some: `/plan`.',
  nothingToDo: 'Nothing in your plan is possible right now. `/plan` shows it.',
  ordered: 'They left an order for this turn. I’ll play it within a minute.',
  badSeed: 'A seed is 1 to 64 ordinary characters; “random” draws one.',
  challengeFixed:
    'Not in the weekly challenge: same setup for all, and everyone plays for themselves. `/game new` opens a game with your own options.',
  challengeUndo:
    'In the weekly challenge you can’t undo moves that revealed something hidden, such as new contracts. Play on with `/turn`.',
  challengeOver: 'The week of this challenge is over. `/challenge show` shows this week’s.',
  challengeYours:
    'You already have this week’s {alone, select, true {solo game} other {table game}}: {channel}. Only the first counts; the next challenge starts Monday.',
  challengeEntered:
    'You’ve already entered this week’s challenge, {alone, select, true {solo} other {at a table}}. The next one starts Monday.',
  challengeSealed:
    'This is a sealed game of this week’s challenge. Open it as a moderator first: then you count as having entered.',
  challengePlaying:
    'You’re still playing this week’s challenge with the same setup, so you can’t look into this game yet. Finish your own game first; until then another moderator can.',
  challengePlayed:
    '{count, plural, one {{names} has} other {{names} have}} already played at a table this week, and {count, plural, one {has} other {have}} to leave the lobby before it can start.',
  noRoom: 'There’s no channel to play in. Try `/challenge show` in another channel.',
  moderatorThere:
    'You manage this channel, so moving the game here would make you its moderator. Another of its players can do it with `/game move`.',
  sealed: 'This is a weekly challenge game. You can look at it {until}, when the week is over.',
  unreadable:
    'I can’t read this game any more: it doesn’t fit my current version. The bot’s admin may be able to fix it; `/mod export` saves what’s left of it, `/mod cancel` ends it.',
  busy: 'Too much happened at once, so nothing has changed. Please try again.',
  closing: 'I’m restarting. Please try again in a minute.',
  slowDown:
    'Slow down a little: try again in {seconds, plural, one {# second} other {# seconds}}. Nothing has changed.',
  stillAtWork: 'Still working on your last request. Try again in a moment.',
  // Errors of the bot itself.
  broken:
    'Something went wrong on my side. `/game status` shows the game as it is now. If it happens again, tell the bot’s admin.',
  diskFull: 'My disk is full, so nothing has changed. Tell the bot’s admin; once there’s room, try again.',
  notShown:
    'I couldn’t show you the answer, but your move may have gone through. `/game status` shows the game as it is now.',
  // As named in Discord's settings.
  permission:
    '{permission, select, Connect {Connect} ViewChannel {View Channel} SendMessages {Send Messages} SendMessagesInThreads {Send Messages in Threads} AttachFiles {Attach Files} CreatePrivateThreads {Create Private Threads} other {Create Public Threads}}',
  mayNotPost:
    'I can’t post properly in this channel. I need these permissions: {missing}. Ask a server admin. Until then I can’t tell anyone here about turns.',
  heldUp:
    'I couldn’t post some of my messages here, so no one was told or pinged. I’m still trying. If this is a thread, someone may have to unlock or reopen it.',
  heldUpPrivate:
    'I couldn’t post some of my messages here, so no one was told or pinged. I’m still trying. If I’ve been removed from this private thread, mention me in it to bring me back. It may also be locked.',
  outside:
    'I’m not in this private thread, so I can’t post here, and nothing has changed. Mention me in it to add me, then try again.',
  tooManyThreads:
    'This server has as many active threads as Discord allows. Once some of them are closed, I can open another one.',
  unknownButton: 'I don’t know that button any more. `/turn` and `/game status` show what you can do.',
  unknownCommand:
    'I don’t know that command any more. Discord may be showing an old list, so try again in a minute.',
  badInput: 'I couldn’t read that. Please choose one from the list.',
  serverOnly: 'You can’t play here. Use a server channel.',
  notInstalled:
    'This server has only my commands, so I can’t post here. Ask a server admin to [add the bot as well]({link}).',
} as const;
