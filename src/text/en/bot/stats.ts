/** English: statistics of a server: pages, labels in pictures, and explanations. */
export const stats = {
  button: 'Records',
  // Pages and navigation.
  server: 'Overview',
  ratings: 'Ratings',
  clans: 'Clans',
  options: 'Options',
  player: 'My page',
  asText: 'As text',
  asPicture: 'As a picture',
  showAll: 'Share',
  anyPlayers: 'All games',
  higher: 'Higher',
  lower: 'Lower',
  choosePerson: 'See someone’s page…',
  chooseOther: 'Compare them with…',
  morePeople: 'More people',

  // Numbers.
  players: '{players, plural, one {# player} other {# players}}',
  games: '{games, plural, one {# game} other {# games}}',
  minutes: '{amount} min',
  hours: '{amount} h',
  days: '{amount} d',
  figureGames: '{count, plural, one {game} other {games}} finished',
  figurePeople: '{count, plural, one {person} other {people}}',
  figureAverage: 'points on average',
  figureLength: 'per game (median)',
  figureGamesOwn: '{count, plural, one {game} other {games}} with others',
  figureWins: 'won ({share})',
  figureBest: 'best score',
  figureRating: '{provisional, select, true {rating, provisional} other {rating}}',
  figureAnswer: 'response time (median)',
  figureAhead: '{name} ahead',
  figureLevel: '{count, plural, one {tie} other {ties}}',
  figureMargin: 'points ahead on average ({name})',

  // The server.
  serverTitle: 'Records of this server',
  bestTitle: 'Best scores',
  bestLegend: 'Diamond: average winning score.',
  bestBy: '{games, plural, one {# game} other {# games}} · {name}',
  busyTitle: 'Most games played',
  gamesTitle: 'Games',
  won: '{wins} won',

  // Ratings.
  ratingsTitle: 'Ratings',
  ladderTitle: 'Places',
  provisionalTitle: 'Provisional',
  rated: '{games, plural, one {# game} other {# games}} · {change} last game',
  ratingNote:
    'The rating (OpenSkill) is a cautious estimate of skill. Everyone starts at 1,000; it’s provisional for the first 5 rated games.',
  ratedNote:
    'Rated: games of two or more people, without computers or a chosen seed; challenge games only if over in their week. Not rated if someone missed round 1 or another person made over ¼ of a player’s moves; if a computer did, it’s a loss. A seat given up counts by its final place.',

  // Clans and options.
  clansTitle: 'Clans',
  optionsTitle: 'Options',
  allGames: 'All finished games with 2 to 4 players, computers among them.',
  gamesFor: 'All finished games with {players} players, computers among them.',
  winsTitle: 'Games won',
  winsLegend: 'Bar: share of games won. Diamond: share expected by chance.',
  clan: '{picks, plural, one {# pick} other {# picks}} · avg {average}{best, select, none {} other { · best {best}}}',
  fewTitle: 'Fewer than 10 games: mostly luck',
  fewToCompare: 'Too few games to compare',
  pointsTitle: 'Average points',
  optionsLegend: 'Bar: games with the option. Diamond: games without it.',
  optionGames:
    '{games, plural, one {# game} other {# games}}{difference, select, none {} other { · {difference}}}',
  optionsNote: 'After the dot: the difference from games without the option.',

  // A user.
  clansOf: '{name}: clans',
  pointsOf: '{name}: points',
  playersTitle: 'By number of players',
  clanTitle: 'By clan',
  averageLegend: 'Average points.',
  averageAllLegend: 'Average points, solo games included.',
  averageContestLegend: 'Average points in games with others.',
  tally:
    '{games, plural, one {# game} other {# games}}{alone, select, true {} other { · {wins} won}}{best, select, none {} other { · best {best}}}',
  sourcesTitle: 'Where the points come from',
  answerNote:
    'Response time: from the start of their turn to their first move, in their own hours. What an order, a computer or a stand-in did doesn’t count, nor do pauses of the game, or answers with days away in between.',
  withoutBest:
    '{games, plural, one {# game doesn’t} other {# games don’t}} count for best scores: the seed was chosen, something revealed was undone, or the week of the challenge was over.',
  leftOut:
    'Left out: {games, plural, one {# game} other {# games}} given up, left to a computer for good, or with over ¼ of the seat’s moves made by others.',

  // Two users.
  together: '{games, plural, one {# game} other {# games}} together.',
  lastTitle: 'Last games together',
  played: '{date} · {players, plural, one {# player} other {# players}}',

  // Empty pages.
  emptyServer:
    'No finished games here yet. Start one with `/game new`. Weekly challenge games count when their week is over.',
  emptyMine:
    'You have no finished games that count here yet. Start one with `/game new`. Games count if you didn’t give up and at least three quarters of your seat’s moves were yours, weekly challenge games when their week is over.',
  emptyPlayer:
    '{name} hasn’t finished a game that counts in this server yet: one they didn’t give up, in which at least three quarters of the moves were their own.',
  emptyVersus:
    '{one} and {two} haven’t yet finished a game together in this server in which neither gave up and each made at least three quarters of their own moves.',
  emptySelf: 'Choose someone else to compare with.',
  emptyRatings:
    'No one is rated in this server yet. That takes a game with two or more people, without computers and without a chosen seed, played to the end. A challenge game must end within its week.',
  emptyFilter: 'No games with that many players in this server yet. Choose another number.',
  emptyContests:
    'No game with two or more people has been finished in this server yet; solo games don’t count here.',
  emptyClans: 'None of these games was played with clans yet.',
  emptyOptions: 'None of these games was played with an option yet.',
  emptyPlayed:
    'In these games, everyone gave up or left more than a quarter of their moves to others, so nothing counts here yet.',
  nothingShared: 'There’s nothing to share yet.',
  missing:
    '-# {count, plural, one {# older game is} other {# older games are}} still being counted. Look again in a moment.',
} as const;
