/** English: looking around: views of the board, the log, the score, answers to requests. */
export const look = {
  // Views.
  table: 'Table',
  map: 'Map',
  market: 'Market',
  contracts: 'Contracts',
  player: 'Players',
  score: 'Score',
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
  lobby:
    'The game has not begun, so there is no board to look at yet. It is set up when the host starts it from the lobby.',
  neverBegun: 'That game ended in the lobby: there is no board to look at.',
  gone: 'That game is not kept any more.',
  notPlaying: '{name} is not in this game. The players are {order}.',

  // What is written beside pictures.
  port: '**Port {number}** at {space}: {short}. {line}',
  ports: '**Ports**',
  scoringTile: 'Round {round}: **{short}**. {line}',
  scoring: '**Glory at the end of each round**',
  clan: '**{short}**: {line}',
  projected: '**If the game ended now**',
  marked: 'Marked: where {seat} can place a {unit}, each with its full price.',
  reached: 'Marked: what {seat} reaches.',
  cannotPlace:
    '{seat} can place no {unit} just now: prices are shown only while it is their turn to build. Marked instead: what {seat} reaches.',
  chooseMark: 'Mark on the map …',
  markUnit: 'Where a {unit} could go',
  markReach: 'What {seat_bare} reaches',
  markNothing: 'Nothing',
  textFile: 'The whole board is too long for a message; the file has all of it as text.',
  shared: 'Shown to the channel.',

  // The log.
  sinceYours: '### Since your last move',
  sinceTheirs: '### Since the last move of {seat}',
  lastTurn: '### The last turn',
  logPage: '### Log, page {page} of {pages}',
  nothingYet: 'Nobody has moved yet.',
  cutBefore: '… There is more before this: see “Whole log”.',
  older: 'Older',
  newer: 'Newer',
  newest: 'Newest',
  wholeLog: 'Whole log',
  backToBoard: 'Board',

  // Answers to requests.
  agreedDone: 'You agree, and so does everybody else: it is done.',
  agreedWaiting:
    'You agree. {count, plural, one {# other player is} other {# other players are}} still to answer.',
  disagreed: 'You do not agree, so nothing changes. The channel is told.',
  withdrawn: 'You have withdrawn your request. The channel is told.',
  stranger: 'Only the players of this game can answer that.',

  // After the game.
  rematchReady: 'A new lobby is open, with the same players and options.',
} as const;
