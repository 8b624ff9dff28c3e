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
  heading: '### {view}',
  playerHeading: '### {seat}',
  subtitle: '{when}{waiting, select, none {} other {. {waiting}}}',
  waiting: 'Waiting for {order}.',
  over: 'The game is over.',
  lobby: 'The game hasn’t started, so there’s no board to look at yet. The host can start it from the lobby.',
  neverBegun: 'That game ended in the lobby, so there’s no board to look at.',
  gone: 'I don’t have that game any more.',
  notPlaying: '{name} isn’t in this game. The players are {order}.',

  // Text next to pictures.
  port: '**Port {number}: {short}** ({space}): {line}',
  ports: '**Ports**, once per game each',
  scoringTile: 'Round {round}: **{short}**. {line}',
  scoring: '**Glory at the end of each round**',
  clan: '**{short}**: {line}',
  projected: '**If the game ended now**',
  noScoreYet: 'No one has any points before round 1.',
  marked: 'Marked: where {seat} can place a {unit}, each with its full price.',
  reached: 'Marked: what {seat} can reach.',
  cannotPlace:
    '{seat} can’t place a {unit} right now. I only show prices while it’s their turn to build, so here’s what {seat_bare} can reach.',
  chooseMark: 'Mark on the map…',
  markUnit: 'Where a {unit} could go',
  markReach: 'What {seat_bare} can reach',
  markNothing: 'Nothing',
  textFile: 'The whole board is too long for a message, so it’s in the file.',
  shared: 'Shared in the channel.',

  // The log.
  sinceYours: '### Since your last move',
  sinceTheirs: '### Since {seat_bare}’s last move',
  lastTurn: '### The latest turn',
  logPage: '### Log, page {page} of {pages}',
  nothingYet: 'No one has moved yet.',
  cutBefore: '… Earlier moves: “Full log”.',
  older: 'Older',
  newer: 'Newer',
  newest: 'Newest',
  wholeLog: 'Full log',
  backToBoard: 'Board',

  // Answers to requests.
  posted: 'Posted in the channel.',
  agreedDone: 'Everyone agrees, so it’s done.',
  agreedWaiting:
    'You agree. {count, plural, one {# other player still has} other {# other players still have}} to answer.',
  stranger: 'Only the players of this game can answer that.',
} as const;
