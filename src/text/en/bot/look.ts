/** English: views of the board, the log and the score; answers to requests. */
export const look = {
  // Views.
  table: 'Table',
  map: 'Map',
  market: 'Market',
  contracts: 'Contracts',
  player: 'Players',
  score: 'Score',
  race: 'Turning points',
  boards: 'Boards',
  players: 'All players',
  clans: 'Clans',
  log: 'Log',
  asText: 'As text',
  asPicture: 'As picture',
  heading: '### {view}',
  playerHeading: '### {seat}',
  subtitle: '{when}. {now}',
  waiting: 'Waiting for {order_and}.',
  paused: 'Paused by {whose, select, players {the players} other {a moderator}}.',
  shelved: 'The game is shelved.',
  over: 'The game is over.',
  lobby: 'The game hasn’t started, so there’s no board to look at yet. The host can start it from the lobby.',
  neverBegun: 'That game ended in the lobby, so there’s no board to look at.',
  gone: 'I don’t have that game any more.',
  notPlaying: '{name} isn’t in this game. The players are {order_and}.',

  // Text next to pictures.
  port: '**Port {number}: {short}**. {line}',
  ports: '**Ports**, once per game each',
  scoringTile: 'Round {round}: **{short}**. {line}',
  scoring: '**Glory at the end of each round**',
  clan: '**{short}**: {line}',
  projected: '**If the game ended now**',
  soFar: '**Points so far**',
  noScoreYet: 'No one has any points before round 1.',
  marked: 'Marked: where {seat} can place a {unit}, each with its full price.',
  reached: 'Marked: what {seat} can reach.',
  cannotPlace:
    '{seat} can’t place a {unit} right now, so there are no prices to show. Here’s what {seat_bare} can reach.',
  chooseMark: 'Mark on the map…',
  markUnit: 'Where a {unit} could go',
  markReach: 'What {seat_bare} can reach',
  markNothing: 'Nothing',
  textFile: 'The whole text is too long for a message, so it’s in the file.',
  shared: 'Shared in the channel.',

  // The log.
  sinceYours: '### Since your last move',
  sinceTheirs: '### Since {seat_bare}’s last move',
  lastTurn: '### The latest turn',
  logPage: '### Log, page {page} of {pages}',
  nothingYet: 'No one has moved yet.',
  cutBefore: '… Earlier moves: “{shared, select, true {Log} other {Full log}}”.',
  older: 'Older',
  newer: 'Newer',
  newerPanel:
    '{further, select, down {There’s a newer panel further down.} other {The panel you’re using is further up.}}',
  newest: 'Newest',
  wholeLog: 'Full log',
  backToBoard: 'Board',

  // Answers to requests.
  posted: 'Posted in {where, select, here {the channel} other {{where}}}.',
  agreedDone: 'Everyone agrees, so it’s done.',
  agreedWaiting:
    'You agree. {count, plural, one {# other player still has} other {# other players still have}} to answer.',
  stranger: 'Only the players of this game can answer that.',
  noRequest:
    'There’s no open request to answer. `/game status` shows the game as it is now. To decide about a player whose time is up, use `/clock decide`.',
  ownRequest:
    'This is your own request: the others agree or disagree. Choose *Withdraw my own request* to cancel it.',
  notYourRequest: 'Only {who}, who made this request, can withdraw it. The others agree or disagree.',
} as const;
