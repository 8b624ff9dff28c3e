/** English: reminders, clocks, substitutes and suspended games. */
export const clock = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {it’s still your turn} other {{asker} is waiting for you: it’s your turn}}.{until, select, none {} other { Your time runs out {until}.}}',
  lapsed: '{who}, your standing order didn’t work out, so it’s your turn after all.',
  snooze: 'Remind me later',
  mute: 'No more reminders',
  snoozeMenu: 'When shall I remind you?',
  inAnHour: 'In an hour',
  tonight: 'Tonight at 20:00',
  tomorrow: 'Tomorrow at 9:00',
  snoozed: 'I’ll remind you {when}.',
  muted: 'No more reminders for this turn.',
  notAwaited: 'The game isn’t waiting for you right now.',

  nudgedNote: 'I’ve reminded {seat}.',
  noSuchSeat: '“{typed}” is no seat here. There are: {seats}.',
  breakAsked: 'I’ve asked the others.',
  breakBegun: 'The clocks are stopped.',

  // A player's time is up.
  timeUp: '### {seat}’s time is up\nNothing happens by itself. {who}: what now?',
  timeUpAlone: '### {seat}’s time is up',
  votes: 'The others decide: more than half of them have to pick the same.',
  more: 'Give 24 hours',
  play: 'A computer plays this turn',
  computer: 'A computer, until they’re back',
  standIn: 'Find a stand-in',
  voted: 'Noted. It’s done as soon as more than half of the others pick the same.',
  decided: 'Done: I’ve told the channel.',
  gotMore:
    '### More time for {seat}\n{asker, select, none {The others give} other {{asker}, a moderator, gives}} {seat} 24 hours more.',
  computerPlays:
    '### A computer plays for {seat}\n{asker, select, none {The others let} other {{asker}, a moderator, lets}} it play {rescue, select, play {this turn. The next one is {seat}’s own again} other {until {seat} is back: that takes one tap}}.',
  wanted:
    '### Who’ll play for {seat}?\n{asker, select, none {The others are} other {{asker}, a moderator, is}} looking for a stand-in. Anybody here who isn’t in the game can play until {seat} is back.',
  sitIn: 'Play for {seat}',
  satIn:
    '### {who} plays for {seat}\nUntil {seat} is back: that takes one tap.{asker, select, none {} other { {asker}, a moderator, arranged it.}}',
  satInTurn:
    '### {who} plays for {seat}\nThis turn only: the next one is {seat}’s own again.{asker, select, none {} other { {asker}, a moderator, arranged it.}}',
  satInGood:
    '### {who} takes over a seat\n{former} leaves the game, and a computer plays on.{asker, select, none {} other { {asker}, a moderator, arranged it.}}',
  youSitIn: 'You play for {seat} now. Thank you!',
  imBack: 'I’m back',
  cameBack: '### {seat} is back',
  welcomeBack: 'Welcome back! It’s your seat again.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### The game is set aside\n{asker, select, none {Nobody has moved for a long time, so this channel} other {{asker}, a moderator, has set it aside. This channel}} is free for another game. Nothing is lost: {people}, any of you can take it up again, and so can a moderator with `/mod resume`.',
  takeUp: 'Go on with it',
  takenUp:
    '### The game goes on\n{moderator, select, true {{who}, a moderator, has} other {{who} has}} taken it up again. All clocks begin anew.',
  takenUpNote: 'The game goes on.',
  halted:
    '### The clocks are stopped\n{who} asked for it, and everybody agreed. Any player can let the game go on.',
  haltedAlone: '### The clocks are stopped\n{who} has stopped the game.',
  goOn: 'Go on',
  wentOn: '### The game goes on\n{who} has ended the break. The clocks go on where they stopped.',
  wentOnNote: 'The clocks run again.',
  asksPause:
    '### {who} asks for a break\nNobody could move, and all clocks would stand still. Everybody else has to agree.',

  // Absences.
  away: '### {who} will be away\nFrom {first} to {last}, back on {back}. No reminders until then; clocks wait.',
  awayOver: '### {who} won’t be away after all',

  // Deadlines under posts.
  deadline:
    '{seat}’s time runs out {until}: {given, select, turn {{turn} for this turn} reserve {{reserve} of reserve} other {{turn} for this turn, then {reserve} of reserve}}{own, select, true {, counted in their own hours only} other {}}.',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
} as const;
