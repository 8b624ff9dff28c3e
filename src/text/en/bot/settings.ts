/** English: settings of users and servers, days away, a user's games and stored data. */
export const settings = {
  // The panel.
  heading: '### Your settings',
  now: 'Your local time: {time}.',
  ownHours:
    '**Your hours:** {hours}. Outside them I don’t remind you, and your clocks stop, except in Live games.',
  serverHours: '**Your hours:** {hours}, this server’s default. You can set your own.',
  noHours:
    '**Your hours:** {direct, select, true {each server’s default. If you set your own, they count everywhere.} other {any time. Set them, and I won’t remind you at night.}}',
  everyDay: '{week}, {zone}',
  twoWindows: '{week} on weekdays, {end} at the weekend, {zone}',
  window: '{from}:00 to {to}:00{next, select, true { the next day} other {}}',
  onceADay:
    '-# While you’re in a game, you can only change them once a day, and correct them within ten minutes.',
  directOn: '**Direct messages:** on. You get your turns there too, and reminders only there.',
  directOff: '**Direct messages:** off. I tell you in the channel.',
  directRefused:
    '**Direct messages:** Discord doesn’t let me write to you, so I tell you in the channel. Allow direct messages from this server in its privacy settings, then switch them on again here, under **Hours and reminders**.',
  daysAway: '**Days away:** {count, plural, =0 {none left} one {# day left} other {# days left}}.',
  moves:
    '**Moves by button:** {askFirst, select, true {I always ask first.} other {played as soon as you choose them. I only ask before you pass, skip a bonus or leave an auction, when a move reveals something hidden, and when you end a turn in which a port would still give you something.}} Typed commands are played right away.',
  turnEnd:
    '**After a move by button:** when only ports or extras are left, {autoEnd, select, true {your turn ends automatically.} other {you end your turn yourself.}}',
  languageNow: '**Language:** {name}.',
  languageMenu: 'Language…',
  languageDiscord: 'Same as Discord',
  buttonHours: 'Hours and reminders',
  buttonAskFirst: '{on, select, true {Always ask before a move} other {Don’t ask before moves}}',
  buttonAutoEnd: '{on, select, true {End turns automatically} other {Don’t end turns automatically}}',
  buttonAway: 'Days away',
  buttonGames: 'My games',
  buttonSettings: 'My settings',
  buttonPrivacy: 'My data',
  back: 'Back',
  saved: 'Saved.',

  // Hours.
  hoursHeading: '### Your hours',
  serverHeading: '### This server’s hours',
  askZone: 'Where are you? It’s {hour}:00 to {hour}:59 now in:',
  hoursTitle: 'Your hours and reminders',
  serverTitle: 'This server’s hours',
  fieldZone:
    '{whose, select, server {Time zone of the server} other {Your time zone, or what time it is now}}',
  zonePlaceholder: 'Europe/Warsaw, New York, 14:30',
  weekdayHours: 'On weekdays',
  windowAbout: 'Whole hours, at least eight, such as 9-22. No reminders outside them, except in Live games.',
  weekendHours: 'At the weekend',
  weekendAbout: 'Leave it empty if it’s the same.',
  fieldReminders: 'Reminders',
  reminderChannel: 'In the channel',
  reminderDirect: 'By direct message',
  reminderDirectAbout: 'I also tell you there when it’s your turn.',
  tickClear: 'Use server hours',
  tickClearServer: 'No hours',
  badWindow: 'I can’t read “{typed}” as hours. Type whole hours, such as `9-22`, or `0-24` for all day.',
  pickZone: 'Which of these zones is it?',
  typeAgain: 'Type it again',
  zoneMenu: 'Your zone…',
  zoneGone: 'I don’t know the zone “{typed}”. Try a big city near you, such as Europe/Warsaw.',
  zoneNeeded:
    'I need {whose, select, server {the server’s zone too: `/mod defaults zone:`, or *Hours* here} other {your zone too: `/settings zone:`, or *Hours and reminders* here}}.',
  hoursKept: 'I’ve kept the hours you typed.',

  // Direct messages.
  directTest: 'It works: I’ll tell you here when it’s your turn. To switch this off: `/settings`.',
  directFailed: 'Discord isn’t responding right now. Try again in a moment.',
  directTurn:
    '{phase, select, production {Decide what your buildings make} other {It’s your turn}} in {where}.{until, select, none {} other { Your time runs out {until}.}}',
  directNudge:
    '{asker, select, none {{phase, select, production {You still have to decide what your buildings make} other {It’s still your turn}}} other {{asker} is waiting for you: {phase, select, production {decide what your buildings make} other {it’s your turn}}}} in {where}.{until, select, none {} other { Your time runs out {until}.}}',
  directLapsed:
    'Your order in {where} couldn’t be carried out, so it’s your turn.{until, select, none {} other { Your time runs out {until}.}}',
  directSeat:
    'No one plays for you in {where} any more: it’s your seat again.{turn, select, true { The game is waiting for you.} other {}}',
  directAsked: 'You have a decision to make in {where}.',
  playHere: 'Play here',

  // One-time hints.
  offer:
    '-# Set your hours, and I won’t remind you outside them, except in Live games. I still ping you once when your turn comes.',
  refusedOnce: '-# Discord no longer lets me send you direct messages, so I tell you in the channel again.',
  buttonOffer: 'Set my hours',

  // Absences.
  awayHeading: '### Days away',
  awayLeft:
    '{count, plural, =0 {None} one {#} other {#}} of {all} days left; the year is counted from your first day away. At most {longest} in a row. On days away your time can’t run out and I don’t remind you, unless a table’s options say otherwise.',
  awayPiece:
    '- {last, select, none {{first}} other {{first} to {last}}} ({count, plural, one {# day} other {# days}})',
  awayUtc:
    '-# Days are counted {direct, select, true {in each server’s time zone, or in UTC,} other {in UTC}} until you set your hours: `/settings`.',
  awayNone: '-# No days away planned.',
  awayFirst: 'Away from…',
  awayLater: 'Later…',
  awayAskLast: 'From {first}. Which is your last day away?',
  awayLast: 'Away until…',
  awayOption: '{day} ({count, plural, one {# day} other {# days}})',
  awaySure:
    '{last, select, none {Away on {first}?} other {Away from {first} to {last}?}}{tables, plural, =0 {} one { I’ll tell the table you play at.} other { I’ll tell the tables you play at.}}',
  buttonGo: '{tables, plural, =0 {Yes} other {Yes, tell them}}',
  buttonNotAway: 'Cancel: {first}',
  awayDone:
    '{tables, plural, =0 {Saved.} one {Saved, and your table knows.} other {Saved, and your tables know.}} Have a good time!',
  awayOver: 'Cancelled.',
  badDay: 'I can’t read “{typed}” as a day. Try `2026-12-24`, `24.12.` or `24 Dec`.',
  dayMissing: 'I need both days: `/away from: to:`',

  // The user's games.
  gamesHeading: '### Your games',
  noGames: 'You aren’t in a game here. Open one with `/game new`.',
  noGamesAnywhere: 'You aren’t in a game anywhere.',
  gameLobby: '- {channel} · lobby · {link}',
  gameUnreadable: '- {channel} · can’t be read · {link}',
  gameYours:
    '- **{channel} · {round, plural, =0 {before round 1} other {round #}} · your turn**{until, select, none {} other { · time runs out {until}}}{late, select, true { · your time is up} other {}}{owner, select, none {} other { · you’re playing for {owner}}}{asks, select, request { · **a request needs your answer**} vote { · **a vote needs you**} both { · **a request and a vote need you**} other {}} · {link}',
  gameOthers:
    '- {channel} · {round, plural, =0 {before round 1} other {round #}} · {paused, select, true {paused} other {waiting for {names}}}{until, select, none {} other { · time runs out {until}}}{late, select, true { · time’s up} other {}}{owner, select, none {} other { · you’re playing for {owner}}}{standIn, select, none {} other { · {standIn} is playing for you}}{asks, select, request { · **a request needs your answer**} vote { · **a vote needs you**} both { · **a request and a vote need you**} other {}} · {link}',
  moreGames: '-# {count, plural, one {One more} other {# more}}.',

  // Stored data of a user.
  privacyHeading: '### What I store about you',
  privacyKept:
    '- **Games:** your Discord ID and name, the games you’ve joined, and your moves.\n- **Plans and orders:** until their game ends.\n- **Reviews** you asked for.\n- **Results** of finished games, and how long your answers took. Everyone in the server where you played can see them with `/stats`.\n- **Settings:** time zone and hours, days away, language, direct messages, and how you take turns.\n- **Weekly challenge:** if you delete your data, or look into a sealed game as a moderator, a coded mark without your ID until that week ends, so that no one enters twice.\nI store nothing you write, except a seed you choose for a game, and nothing from servers where you don’t play.',
  privacyWhere: 'It stays in this bot’s own database. You can get all of it as a file, or have it deleted.',
  buttonData: 'My data as a file',
  dataHere: 'Here’s everything I store about you.',
  buttonErase: 'Delete my data',
  eraseAsk:
    '**Delete your data?** {games, select, none {No game has your name, so only your settings go.} other {In all your games you’ll be called “{name}”. Your settings go too. What’s already posted in channels stays there.}} This can’t be undone.{games, select, live { In the games you’re in now:} other {}}',
  eraseGame:
    '- {channel}{shelved, select, true { (shelved)} other {}}: {what, select, concede {{ends, select, true {you give up, and the game ends} other {you give up, and I play your seat}}} leave {{ends, select, true {the lobby closes} other {you leave the lobby}}} standIn {you stop standing in for someone} other {}}{shelved, select, true { once it’s resumed} other {}} · {link}',
  eraseOpen: 'Open',
  eraseOthers: '-# In {count, plural, one {# other game} other {# other games}} only your name is replaced.',
  eraseChanged:
    'Your games have changed since I asked. This is what would happen now. Nothing has been deleted.',
  buttonEraseYes: 'Yes, delete my data',
  buttonEraseNo: 'No, keep everything',
  erased: 'Done. I don’t know you any more.',
  formerPlayer: 'Former player',

  // Server defaults.
  defaultsHeading: '### This server’s defaults',
  defaultHours: '**Hours:** {hours}, for everyone here without their own.',
  defaultNoHours: '**Hours:** none. Reminders can come at night, except for players with their own hours.',
  defaultPace:
    '**Pace of new games:** {pace, select, friendly {Friendly, no clock} steady {Steady, 24 hours a turn} brisk {Brisk, 6 hours a turn} live {Live, 10 minutes a turn} other {unknown}}.',
  paceMenu: 'Pace of new games…',
  pace: '{pace, select, friendly {Friendly: no clock} steady {Steady: 24 hours a turn} brisk {Brisk: 6 hours a turn} live {Live: 10 minutes a turn} other {unknown}}',
  defaultLanguage: '**Language of new games:** {name, select, none {same as Discord} other {{name}}}.',
  defaultLanguageMenu: 'Language of new games…',
  defaultLanguageDiscord: 'Same as Discord',
  buttonServerHours: 'Hours',
  wholeServer: 'You need the Manage Server permission.',
} as const;
