/** English: the weekly challenge and its results. */
export const challenge = {
  // Introduction.
  heading: '## Weekly challenge',
  what: 'Everyone in this server gets the same setup. Who plays it best? This week ends {ends}.',
  howItWorks:
    '- You have one solo game and one at a table. **Only your first try at each counts.**\n- No hints, no computers, no stand-ins. You can undo until something hidden is revealed, or your game is over.\n- The options change from week to week.\n- Points, places and the seed are revealed when the week ends.',
  own: '**{alone, select, true {Solo} other {At a table}}**: {standing, select, none {not played yet} waiting {the lobby is open in {channel}} entered {entered without a game of your own} playing {under way in {channel}} finished {finished in {channel}} scored {finished with {points, plural, one {# point} other {# points}} in {channel}} late {too late for the results, in {channel}} ended {over without a result} other {}}',
  taking:
    '{count, plural, =0 {No one has started yet this week.} one {# person has started this week} other {# people have started this week}}{count, plural, =0 {} other {, and {finished, plural, =0 {no one has finished yet} one {# has finished} other {# have finished}}.}}',
  spoilers:
    '-# Please don’t look into other people’s challenge threads before your own game is over: they have the same setup.',
  buttonSolo: 'Solo',
  buttonTable: 'Table for {players}',
  buttonLadder: 'Results',
  buttonBack: 'Back',
  button: 'Weekly challenge',

  // Opening a game.
  threadName: 'Weekly challenge · {name}',
  solo: 'Your weekly game is on: {channel}. Only you and moderators can see it. Good luck!',
  table:
    'The lobby of your challenge table is in the private thread {channel}. Anyone here can join it from my post in this channel.',
  joined: 'You’re at the table: {channel}. Only its players and moderators can see it.',
  invitation:
    '🏆 **{host}** has opened a weekly challenge table for {players}. Join to get into its private thread. Once it starts, it counts as your table game of the week.',
  buttonJoin: 'Join',
  tableName: '{names} ({members} of {players})',
  noTables: 'No table is waiting for players this week. `/challenge table` opens one.',
  whichTable:
    'Several tables are waiting, or the one you chose has closed. Type `/challenge join` and choose one from its list.',
  tableClosed:
    'That table isn’t waiting for players any more. `/challenge join` joins one that is, `/challenge table` opens a new one.',
  noPrivateThread:
    'Challenge games run in a private thread, but I can’t open one here. I need these permissions: {missing}. Ask a server admin.',
  noThreadHere:
    'Your game gets a private thread, and those can only be opened in ordinary text channels. Please try there.',

  // Before a game is given up, ended or cancelled.
  spent: 'This is a weekly challenge game: it will have no result, and there’s no second try.',

  // In the lobby, and in a game.
  lobbyLine:
    '🏆 **Weekly challenge**: the same setup {players, plural, =1 {in every solo game} other {at every table for #}} in this server, so nothing can be changed. Only your first try counts. The week ends {ends}.',
  lobbyWaiting: '-# Waiting for {missing, plural, one {one more person} other {# more people}}.',
  lobbyReady:
    '-# {players, plural, =1 {{host} plays solo: press **Start** when you’re ready.} other {Everyone is here. {host} presses Start when everyone is ready.}} From then on it counts.',
  seedSealed: '🔒 Others are still playing this setup: I’ll show the seed when the week is over, {until}.',

  // The ladder.
  ladderHeading: '## Weekly challenge\n{begins} – {ends}',
  endsSoon: 'This week ends {ends}. Points and places are revealed then.',
  over: 'The week is over. Same setup, different results:',
  noContenders: 'No one has played this week.',
  noResults: 'The week is over. There are no results.',
  alone: '**Solo**',
  tables: '**Tables for {players}**: points, and the difference from the seat’s average',
  oneTable: '-# There was only one such table, so there’s nothing to compare it with.',
  rowSolo: '`{place}.` **{name}** · {who} · {points, plural, one {# point} other {# points}}',
  rowTable:
    '`{place}.` **{name}** · {who}, seat {number} · {points, plural, one {# point} other {# points}}, **{difference}**',
  row: '- **{name}** · {alone, select, true {solo} other {table for {players}}} · {standing, select, playing {still playing} finished {finished} scored {finished with {points, plural, one {# point} other {# points}}} late {late, so not ranked} ended {over without a result} other {}}',
  more: '-# …and {count, plural, one {one more} other {# more}}.',
  clanless: 'no clan',
  seedSolo: '-# Seed, solo: {seed} · {options}',
  seedTables: '-# Seed, tables for {players}: {seed} · {options}',
  noOptions: 'no options',
  otherWeeks: 'Another week…',
  weekName: '{day}{current, select, true { · this week} other {}}',
  noSuchWeek: 'There’s no such week. Choose one from the list.',
} as const;
