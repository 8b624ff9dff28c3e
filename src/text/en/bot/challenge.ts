/** English: the weekly challenge and its ladder. */
export const challenge = {
  // Introduction.
  heading: '## Weekly challenge',
  what: 'Everyone in this server gets the same cards. Who plays them best? This week ends {ends}.',
  howItWorks:
    '- You have one game alone and one at a table. **The first one counts.**\n- No hints, no computers, no stand-ins. You can undo until something hidden comes up.\n- The options change from week to week.\n- Points, places and the seed come out when the week ends.',
  own: '**{alone, select, true {Alone} other {At a table}}**: {standing, select, none {not played yet} entered {entered without a game of your own} playing {under way in {channel}} finished {finished in {channel}} late {too late for the ladder, in {channel}} ended {over without a result} other {}}',
  taking:
    '{count, plural, =0 {Nobody has started yet this week.} one {# person has started this week} other {# people have started this week}}{count, plural, =0 {} other {, and {finished, plural, =0 {nobody has finished yet} one {# has finished} other {# have finished}}.}}',
  spoilers:
    '-# Please don’t look into other people’s challenge threads before your own game is done: the same cards come up there.',
  buttonSolo: 'Play alone',
  buttonTable: 'Table of {players}',
  buttonLadder: 'Ladder',
  buttonBack: 'Back',
  button: 'Weekly challenge',

  // Opening a game.
  threadName: 'Weekly challenge · {name}',
  solo: 'Your game of the week has begun: {channel}. Nobody else sees that thread, except moderators. Good luck!',
  table:
    'The lobby of your challenge table is in the private thread {channel}. Everyone here can join it by the post I’m making.',
  joined: 'You’re at the table: {channel}. Only its players see that thread, and moderators.',
  invitation:
    '🏆 **{host}** opens a weekly challenge table for {players}. Whoever joins is let into its private thread; from its start it counts as your table of the week.',
  buttonJoin: 'Join',
  tableName: '{names} ({members} of {players})',
  noTables: 'No table of this week is waiting for players. `/challenge table` opens one.',
  whichTable:
    'Several tables are waiting, or that one no longer is. Choose one from the list of `/challenge join`.',
  noPrivateThread:
    'I play it with you in a private thread, so that nobody sees your cards, but I can’t open one here. I’m missing these permissions: {missing}. Whoever manages the server can give them to me.',
  noThreadHere:
    'Your game gets a private thread, and those can only be opened in ordinary text channels. Please try there.',

  // In the lobby, and in a game.
  lobbyLine:
    '🏆 **Weekly challenge**: the same cards for every table of {players} in this server. The first play counts, so nothing can be changed. The week ends {ends}.',
  lobbyWaiting: '-# Waiting for {missing, plural, one {one more person} other {# more people}}.',
  lobbyReady: '-# Everyone is here. {host} presses Start when everyone is ready. From then on it counts.',
  seedSealed: '🔒 Others still play with these cards: I’ll show the seed when the week is over, {until}.',

  // The ladder.
  ladderHeading: '## Weekly challenge\n{begins} – {ends}',
  endsSoon: 'This week ends {ends}. Points and places come out then.',
  over: 'The week is over: the same cards, and this is who played them best.',
  nobody: 'Nobody has played this week.',
  noResults: 'Nobody has finished in time.',
  alone: '**Alone**',
  tables: '**Tables of {players}**: points, and how far from the average of that seat',
  oneTable: '-# There was only one such table, so there’s nothing to compare it with.',
  rowSolo: '`{place}.` **{name}** · {who} · {points, plural, one {# point} other {# points}}',
  rowTable:
    '`{place}.` **{name}** · {who}, seat {number} · {points, plural, one {# point} other {# points}}, **{difference}**',
  row: '- **{name}** · {alone, select, true {alone} other {table of {players}}} · {standing, select, playing {still playing} finished {finished} late {late, so not ranked} ended {over without a result} other {}}',
  more: '-# … and {count, plural, one {one more} other {# more}}.',
  clanless: 'no clan',
  seedSolo: '-# Seed, alone: {seed} · {options}',
  seedTables: '-# Seed, tables of {players}: {seed} · {options}',
  noOptions: 'no options',
  otherWeeks: 'Another week …',
  weekName: '{day}{current, select, true { · this week} other {}}',
  noSuchWeek: 'There’s no such week. Choose one from the list.',
} as const;
