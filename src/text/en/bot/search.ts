/**
 * English: words that lead to a rules topic beside its name and text, in both spellings; a word belongs to the topic
 * that should come first. `ignored`: words without meaning in a question.
 */
export const search = {
  ignored:
    'a about after an and any are as at be but by can could did do does during for from get gets go goes had happens has have how i if in is it its long many may me more much must my need no not of on one or our should so than that the their them then there these they this to use used want was we what when where which who why will with would you your',
  turn: 'turns, action, actions, move, main action, order of play, deal, deals, secret, hidden',
  rounds:
    'round, phase, phases, preparation, length, next round, turn order, first player, starts, last round',
  setup:
    'start, starting, begin, beginning, draft, pick, starting worker, starting tile, starting money, players, two players',
  trade: 'trading, buy, buying, sell, selling, market, price, prices, purchase, sale',
  neighbourhood:
    'neighborhood, neighbour, neighbours, neighbor, neighbors, next door, adjacent, discount, cheaper, buying from neighbours, limit',
  contracts:
    'contract, contracts, take, obtain, export, exports, export board, export box, box, boxes, give back, return, discard, hold, order, refill, pile, deck, card, cards',
  fulfil:
    'fulfill, fulfilling, fulfilled, complete, deliver, delivery, slaughter, butcher, kill, animal, animals, meat, beef, mutton, lamb, cow, sheep, cattle',
  bonuses: 'bonus, reward, rewards, hop, hops, free space, free land, bonus upgrade, recall',
  imports: 'import, cotton, tobacco, sugar, sugar cane, rare, rarest, import track',
  expand:
    'expansion, place, placing, build, put, unit, units, two units, worker, workers, building, land, grassland, forest, mountain, woodcutter, lumberjack, miner, field, cost, hex, wood, hexagon, pay',
  buildingBonus: 'fourth building, 4th building, last building, draw',
  reach: 'range, distance, far, reachable, within reach, bank',
  shipping:
    'ship, ships, boat, boats, sail, river, rivers, loch, lochs, lake, lakes, sea, water, cross, follow, bridge',
  technology: 'technologies, tech, upgrade, upgrades, tool, tools, axe, pickaxe',
  merchants: 'merchant, trader, traders, hire, hiring, employ',
  ports: 'port, harbour, harbours, harbor, harbors, dock',
  passing: 'pass, passed, stop, skip',
  production:
    'produce, income, earn, good, goods, basic, processed, process, dairy, cheese, bakery, bread, distillery, whisky, whiskey, wool, milk, grain, wheat, barley, resources, stock, simultaneous',
  scoring: 'tile, tiles, scoring tile, round scoring',
  glory: 'most glory',
  settlements:
    'settlement, village, villages, city, group, groups, connect, connected, link, linked, network, biggest, largest',
  final:
    'end, game end, win, wins, winner, winning, victory, points, point, vp, score, scores, tie, ties, tied, tie-break, tiebreaker, money, money left, leftover, cash, coins, pounds, worth, majority',
  border: 'edge, rim, outer ring, fog, mist, boundary',
  delta: 'deltas, mouth',
  undo: 'take back, mistake, wrong, oops, revert, rewind, change my mind',
  clans: 'clan, ability, abilities, power, powers, family',
  firstGame: 'beginner, beginners, newcomer, new player, easy, simple, learn, tutorial, intro, preset',
  options: 'option, variant, variants, house rules, settings, kickstarter, map, covered',
  solo: 'alone, single player, solitaire, die, dice, title, medium, neutral, blocked',
  auction: 'auctions, bid, bids, bidding',
  future: 'upcoming, next, face up',
  computers: 'computer, bot, bots, ai, robot, hint, hints, advice, level, difficulty',
  buchanan: 'second contract',
  campbell: 'cheap buildings, building discount',
  cunningham: 'butter',
  fergusson: 'third worker, three workers',
  macdonald: 'fisherman, fishermen, fish, fishing, row, rowing',
  macewan: 'brew, brewing, brewery, beer',
  mackenzie: 'cellar, barrel, barrels, cask, age, aged, aging, ageing, mature, whisky, whiskey',
  robertson: 'delta discount',
  stewart: 'extra merchants',
} as const;
