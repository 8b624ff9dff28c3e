/** English: reminders, clocks, substitutes and suspended games. */
export const clock = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {{phase, select, production {you still have to decide what your buildings make} other {it’s still your turn}}} other {{asker} is waiting for you: {phase, select, production {decide what your buildings make} other {it’s your turn}}}}.{until, select, none {} other { Your time runs out {until}.}}',
  lapsed: '{who}, your order couldn’t be carried out, so it’s your turn.',
  snooze: 'Remind me later',
  mute: 'No more reminders',
  snoozeMenu: 'When should I remind you?',
  snoozeZone: '-# To be reminded in the evening or in the morning, set your time zone: `/settings`.',
  inAnHour: 'In an hour',
  tonight: 'Tonight at 20:00',
  tomorrow: 'Tomorrow at 9:00',
  snoozed: 'I’ll remind you {when}.',
  snoozedTooLate: 'Your time runs out {until}, before that. I won’t remind you again.',
  muted: 'No more reminders for this turn.',
  oldReminder: 'That reminder was for an earlier turn. `/turn` shows your turn now.',
  notAwaited:
    'The game isn’t waiting for you, so there’s nothing to remind you of. `/game status` shows whose turn it is.',
  lateNow: 'Your time is up, so I won’t remind you of this turn again. You can still move.',
  nothingNow: 'There’s nothing to remind you of in that game now. `/games` shows where it’s your turn.',

  buttonNudge: 'Remind {seat}',
  nudgedNote: 'I’ve reminded {standIn, select, none {{seat}} other {{standIn}}}.',
  noSuchSeat: 'There’s no seat “{typed}” here. Seats: {seats}.',
  breakAsked:
    'I’ve asked {single, select, true {the other player} other {the others}} in the channel. The game pauses once {single, select, true {they agree} other {everyone agrees}}.',
  breakBegun: 'The game is paused. `/game resume` resumes it.',

  // A player's time is up.
  timeUp:
    '### {seat}’s time is up{who, select, none {} other {\nI won’t move for them. {who}, what should happen? If nothing happens within ten days, I’ll shelve the game.}}',
  soughtVote:
    '### {seat} has no stand-in yet{who, select, none {} other {\n{who}, what should happen meanwhile?}}',
  votes: 'The others decide, by majority. After 24 hours, the choice with the most votes wins.',
  more: '{own, select, true {24 more hours (in their own hours)} other {Give 24 more hours}}',
  play: 'A computer plays this turn',
  computer: 'A computer, until they’re back',
  standIn: 'Find a stand-in',
  voted:
    'Vote counted. {missing, plural, one {One more vote} other {# more votes}} for the same choice would settle it: that’s up to {from}.{until, select, none {} other { Otherwise, the choice with the most votes wins {until}.}}',
  gotMore:
    '### More time for {seat}\n{asker, select, none {{decider, select, none {By vote, {seat} gets} other {{decider} gives {seat}}}} other {{asker}, a moderator, gives {seat}}} 24 more hours{own, select, true {, counted only in {standIn, select, none {{seat}’s own} other {{standIn}’s}} hours} other {}}.',
  computerPlays:
    '### A computer is playing for {seat}\n{rescue, select, play {Just this turn; then it’s {seat} again} other {Until {seat} is back{open, select, true { and presses **I’m back**} other {}}}}. {asker, select, none {{decider, select, none {This was decided by vote.} other {{decider} decided this.}}} other {Arranged by {asker}, a moderator.}}',
  wanted:
    '### Who’ll play for {seat}?\n{asker, select, none {{decider, select, none {By vote, the table is} other {{decider} is}}} other {{asker}, a moderator, is}} looking for a stand-in. Anyone here who isn’t in the game can play until {seat} is back.',
  sitIn: 'Play for {seat}',
  satIn:
    '### {who} is playing for {seat}\nUntil {seat} is back{open, select, true { and presses **I’m back**} other {}}.{asker, select, none {} other { Arranged by {asker}, a moderator.}}',
  appointed:
    '{who}, you’re playing from now on. I’ll ping you when it’s your turn. If you’d rather not, use `/game leave`.',
  satInTurn:
    '### {who} is playing for {seat}\nJust one turn; then it’s {seat} again.{asker, select, none {} other { Arranged by {asker}, a moderator.}}',
  satInGood:
    '### {who} takes over a seat\n{former} has left the game, and a computer plays on.{asker, select, none {} other { Arranged by {asker}, a moderator.}}',
  youSitIn: 'You’re playing for {seat} now. Thank you! If you have to stop, use `/game leave`.',
  stepDown: 'Stop playing for {seat}',
  stepDownAsk:
    '### Stop playing for {seat}?\n{erased, select, true {That player has left for good, so the seat is given up: I’ll play its required moves, and no one can undo that.} other {The seat goes back to {seat}, and I’ll look for another stand-in in the channel.}}',
  steppedDown:
    '### {who, select, none {The stand-in} other {{who}}} no longer plays for {seat}\n{owner}, it’s your seat again. Until you’re back, anyone here who isn’t in the game can play.{asked, select, none {} other { {asked}, what should happen? If nothing happens within ten days, I’ll shelve the game.}}',
  imBack: 'I’m back',
  cameBack: '### {seat} is back',
  welcomeBack: 'Welcome back! It’s your seat again.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### Game shelved\n{asker, select, none {No one has moved in a while.} other {{asker}, a moderator, has shelved it.}}{open, select, true { This channel is free again. Nothing is lost: {people}, {alone, select, true {you} other {any of you}} can resume it with **Resume** or `/clock take`, and a moderator with `/mod resume`.} other {}}',
  shelvedLine:
    '- {channel} · {round, plural, =0 {before round 1} other {round #}} · {names} · **shelved** {ago}{link, select, none {: `/clock take game:{id}` resumes it} other { · {link}}}',
  buttonTakeUp: 'Resume: {names}',
  shelvedYours: '### Your shelved games\nChoose one to resume it.',
  noSuchShelved: 'You have no shelved game “{typed}”. `/games` lists yours.',
  takeUp: 'Resume',
  takenUp:
    '### Back on!\n{moderator, select, true {{who}, a moderator, has} other {{who} has}} resumed the game.{clock, select, true { All clocks restart.} other {}}',
  stillSet:
    '-# {orders, select, true {Orders and plans from before still stand: `/turn` shows yours.} other {Your plan, if you made one, is still there: `/turn` shows it.}}',
  takenUpNote: 'The game is back on.',
  halted:
    '### Game paused\n{who} asked for it, and everyone agreed.{open, select, true { Any player can resume it.} other {}}',
  haltedAlone: '### Game paused\n{who} has paused the game.',
  goOn: 'Resume',
  wentOn:
    '### The game resumes\n{who} has ended the pause.{clock, select, true { The clocks continue where they stopped.} other {}}',
  wentOnNote: 'The pause is over.',
  asksPause:
    '### {who} wants to pause\nNo one could move, and all clocks would stop. Everyone else has to agree.',

  // Absences.
  away: '### {who} will be away\n{last, select, none {On {first}} other {From {first} to {last}}}, back on {back}. {counts, select, true {{last, select, none {On that day} other {On those days}} they get no reminders, and their time can’t run out.} other {At this table, time and reminders continue as usual.}}',
  awayOver:
    '### {who} won’t be away after all{first, select, none {} other {\n{last, select, none {This was planned for {first}} other {This was planned from {first} to {last}}}.}}',

  // Deadlines under posts.
  deadline:
    '{seat}’s time runs out {until}{given, select, none {} reserve {: only the reserve is left} other {: this turn’s time lasts until {turn}, then {reserve} in reserve}}.{own, select, true { Their clock runs only in {standIn, select, none {their own} other {{standIn}’s}} hours.} other {}}',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
} as const;
