/** English: statistics of a server: pages, labels in pictures, and explanations. */
export const records = {
  button: 'Records',
  // Pages and navigation.
  server: 'Overview',
  ratings: 'Ratings',
  clans: 'Clans',
  options: 'Options',
  player: 'My page',
  asText: 'As text',
  asPicture: 'As a picture',
  showAll: 'Show to all',
  anyPlayers: 'All games',
  higher: 'Higher',
  lower: 'Lower',
  choosePerson: 'See somebody’s page …',
  chooseOther: 'Compare them with …',
  morePeople: 'More people',

  // Numbers.
  players: '{players, plural, one {# player} other {# players}}',
  games: '{games, plural, one {# game} other {# games}}',
  minutes: '{amount} min',
  hours: '{amount} h',
  days: '{amount} d',
  figureGames: 'games finished',
  figurePeople: 'people',
  figureAverage: 'points on average',
  figureLength: 'for a game (median)',
  figureGamesOwn: 'games with others',
  figureWins: 'won ({share})',
  figureBest: 'best score',
  figureRating: '{provisional, select, true {rating, provisional} other {rating}}',
  figureAnswer: 'to answer (median)',
  figureAhead: '{name} ahead',
  figureLevel: 'level',
  figureMargin: 'points ahead on average: {name}',

  // The server.
  serverTitle: 'Records of this server',
  bestTitle: 'Best scores',
  bestLegend: 'Diamond: what winners have on average.',
  bestBy: '{name} · {games, plural, one {# game} other {# games}}',
  busyTitle: 'Who plays most games',
  gamesTitle: 'Games',
  won: '{wins} won',

  // The ladder.
  ratingsTitle: 'Ratings',
  ladderTitle: 'Places',
  provisionalTitle: 'Provisional',
  rated: '{games, plural, one {# game} other {# games}} · {change} in the last',
  ratingNote:
    'The rating (OpenSkill) is how strong somebody is at least, going by whom they beat: everybody begins at 1000, and until 5 rated games it is provisional.',
  ratedNote:
    'Rated: games among people alone, each of whom chose at least three of four moves of their seat. Who gives up, or hands their seat to a computer for good, is rated by its final place.',

  // Clans and options.
  clansTitle: 'Clans',
  optionsTitle: 'Options',
  allGames: 'All finished games with 2 to 4 players, computers among them.',
  gamesFor: 'All finished games with {players} players, computers among them.',
  winsTitle: 'Games won',
  winsLegend: 'Bar: part of their games won. Diamond: what luck alone would give.',
  clan: '{picks, plural, one {# pick} other {# picks}} · avg {average} · best {best}',
  fewTitle: 'Fewer than 10 games: mostly luck',
  pointsTitle: 'Average points',
  optionsLegend: 'Bar: games with the option. Diamond: games without it.',
  optionGames:
    '{games, plural, one {# game} other {# games}}{difference, select, none {} other { · {difference}}}',
  optionsNote: 'After the dot: the difference to games without the option.',

  // A user.
  clansOf: '{name}: clans',
  pointsOf: '{name}: points',
  playersTitle: 'By number of players',
  clanTitle: 'By clan',
  averageLegend: 'Average points.',
  tally:
    '{games, plural, one {# game} other {# games}}{alone, select, true {} other { · {wins} won}} · best {best}',
  sourcesTitle: 'Where the points come from',
  answerNote:
    'To answer: from when it was their turn to their first move, in their own hours. What a standing order, a computer or a stand-in did doesn’t count.',

  // Two users.
  versusTitle: '{one} and {two}',
  together: '{games, plural, one {# game} other {# games}} together.',
  lastTitle: 'Last games together',
  played: '{date} · {players, plural, one {# player} other {# players}}',

  // Empty pages.
  emptyServer:
    'No game has been finished in this server yet. Once one is, its records are here: open one with `/game new`. Games of the weekly challenge count when their week is over.',
  emptyMine:
    'You haven’t finished a game in this server yet. Your page begins with the first one: `/game new` opens it. Games of the weekly challenge count when their week is over.',
  emptyPlayer: '{name} hasn’t finished a game in this server yet.',
  emptyVersus: '{one} and {two} haven’t finished a game together in this server yet.',
  emptySelf: 'Choose somebody else to compare with.',
  emptyRatings:
    'Nobody is rated in this server yet. That takes a game of two people or more, without computers, played to its end.',
  emptyFilter: 'There’s no such game in this server yet. Choose another number of players.',
  emptyContests:
    'No game of two people or more has been finished in this server yet; games played alone don’t count here.',
  emptyOptions: 'None of these games was played with an option yet.',
  nothingShared: 'There’s nothing to show to all yet.',
  missing:
    '-# {count, plural, one {# older game is} other {# older games are}} still being counted. Look again in a moment.',
} as const;
