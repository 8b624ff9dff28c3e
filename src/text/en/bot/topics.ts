/** English: the rules by topic, in our own words. `…Name` is a topic's name; values come from the content. */
export const topics = {
  roundsName: 'Rounds of a game',
  rounds:
    'A game has {rounds} rounds, and each round has four parts:\n1. **Preparation**, from round 2 on: merchants come back, and the export board is refilled.\n2. **Actions**: players take turns in turn order, over and over, until everyone has passed.\n3. **Production**: see that topic.\n4. **Scoring**: the round’s tile gives glory.\nThe order of passing is the turn order of the next round. Final scoring comes after round {rounds}.',
  setupName: 'Setup and first workers',
  setup:
    'There’s one more clan on offer than there are players (solo: two clans), each with a starting tile. The last in turn order picks first, and gets what the tile shows right away.\nThen everyone places {firstWorkers} first workers: one each in turn order, then a second each in reverse order. A woodcutter goes on forest, a miner on mountain, anywhere on the map. You pay for the worker and the land as usual.\nYou start with {merchantsStart} merchants, no shipping and {boxes, plural, one {# export box} other {# export boxes}}.',
  turnName: 'A turn',
  turn: 'In your turn you take **one main action**: trade, take a contract, fulfil a contract, place a unit, upgrade shipping, upgrade a technology, or hire a merchant. Or you pass. Then it’s the next player’s turn. You get many turns in a round, until you pass.\nYou can use ports in reach before or after the main action, but never in the middle of it. You can use several in a turn, but a port alone isn’t a turn. Your turn ends by itself when there’s nothing more you can do; otherwise you end it.',
  tradeName: 'Trade',
  trade:
    'Buy **or** sell as many of one good as you like: each takes one merchant. They all cost the price shown before the trade. Then the price moves one step for each, up if you bought, down if you sold, and stops at the ends of the scale.\nYour merchants stay at the market until the next round. While they’re buying a good you can’t sell it, and the other way round; more of the same is fine. You can’t trade imports or meat.',
  neighbourhoodName: 'Neighbourhood bonus (buying from neighbours)',
  neighbourhood:
    'When you place a unit next to other players’ units that make goods, with no river between, you can buy those goods at a discount right away: £{basicDiscount} off each basic good, £{processedDiscount} off each processed good. They come from the market, so each takes a merchant and moves the price. Your neighbour doesn’t lose or get anything.\nYou can buy each good once per new unit, and up to {limit4} of a good a turn ({limit2} with two players). Workers don’t make goods. There are no neighbours in solo games.',
  contractsName: 'Taking contracts',
  contracts:
    'A main action: take any contract from the export board. You need an empty export box.\nIt costs, from round 1 to {rounds}: {costs} (you get what has a +).\nA contract stays in its box until you fulfil it. You can’t give it back, and you can fulfil it from your next turn on (one clan can take and fulfil in one turn, as its second contract). The board is only refilled between rounds, to {board4}, {board3} or {board2} contracts with four, three or two players.',
  fulfilName: 'Fulfilling contracts',
  fulfil:
    'A main action: you pay the goods the contract asks for. **Beef** is one of your cows on the map, **mutton** one of your sheep. You choose which. They go back to your board, and their spaces are empty right away. You slaughter exactly as many as you need, and never for anything else.\nThen the contract is done and its box is empty. You get its imports, then its bonuses in any order; see “Bonuses of contracts”. Fulfilled contracts count at the end. Contracts still in a box don’t.',
  bonusesName: 'Bonuses of contracts',
  bonuses:
    '**Money**: you get it right away.\n**Free space**: you build on free land, but still pay for the unit. You can buy from neighbours as usual.\n**Bonus upgrade**: choose a free step of shipping, a free merchant, a technology for £{techBonus}, or take one of your merchants back from the market and use it again.\n**Hops** count {hops, plural, one {# point} other {# points}} each at the end.\nYou lose what you can’t use or skip.',
  importsName: 'Imports',
  imports:
    'You get cotton, tobacco and sugar cane for fulfilled contracts. At the end, the kind that **all players together** imported least counts {rare} points each, the next {middle}, the most common {common}. If tied, cotton is rarer than tobacco, and tobacco rarer than sugar cane. In solo games only your own imports count.\nEach kind has a shared token on a track. Each import moves it a step. You get £1 for every £1 step it reaches or passes (every {pound} steps), but not in solo games.',
  expandName: 'Placing a unit',
  expand:
    'A main action: place a unit from your board on an empty space in reach. You pay what’s printed on the land, plus the unit: {prices}.\n**Grassland** is for animals, fields and buildings, **forest** for woodcutters, **mountain** for miners.\nNext to other players you can then buy from them (see “Neighbourhood bonus”), and your last building of a kind lets you draw contracts (see “Building bonus”).',
  buildingBonusName: 'Building bonus',
  buildingBonus:
    'When you place your {bonusNumber}th cheese dairy, bakery or distillery and have an empty export box, you can draw {draw} contracts. Keep one at this round’s price, or none; the others go under the pile. You can draw even if you can’t afford one. You get this each time you place a {bonusNumber}th.',
  reachName: 'Reach',
  reach:
    'You can place units and use ports in reach:\n- next to a unit of yours, with no river between;\n- across **one river**, with shipping of at least “river”;\n- across **lochs**, as many in a row as your shipping allows; they must touch each other, your unit and the target.\nYou cross a river or lochs, never both, and never land. You can cross a loch even if a fisherman stands on it. With no units on the map you can’t reach anything.',
  shippingName: 'Shipping',
  shipping:
    'Each step costs £{shipCost} and is a main action: {levels}. “River” crosses one river, “2 lochs” up to two lochs in a row. You keep what the earlier steps can do.\nShipping lets you build and use ports further away. It links your settlements at the end, and one scoring tile counts its steps.',
  technologyName: 'Technology',
  technology:
    'A main action for £{techCost}, once for woodcutters and once for miners. Then each woodcutter earns £{woodBetter} instead of £{wood} in production, each miner £{mineBetter} instead of £{mine}. As a bonus upgrade it costs £{techBonus}.',
  merchantsName: 'Merchants',
  merchants:
    'You start with {merchantsStart} and can hire {merchantsHire} more, for £{hireCost} each, one per main action. Each good you buy or sell takes one merchant, who stays at the market until the next round. So your merchants limit how much you can trade in a round. With a bonus upgrade you hire one for free, or take one back.',
  portsName: 'Ports',
  ports:
    'There’s a port tile at each corner of the map. You can use each port in your reach **once a game**, before or after your main action. Two of them only work as part of something else: you spare an animal when you fulfil a contract, and you move a price when you trade. Other players can use the same port too.',
  portsHere: '**In this game:**',
  portsAll: '**All ports:**',
  portLine: '- **{short}**{corner, select, none {} other { ({corner})}}: {line}',
  noPorts: 'This game has no ports.',
  clansName: 'Clans',
  clans:
    'Each player has a clan, and each clan can do something the others can’t. The other rules are the same for everyone.',
  clanLine: '- **{short}**{who, select, none {} other { ({who})}}: {line}',
  noClans: 'This game has no clans.',
  clan: '{line}',
  // Details beyond each clan's line.
  buchananMore:
    'You take or fulfil contracts one after the other, and the second one can be a contract you took this turn. If you take four in a turn, you pay for the first and the third. One empty box is enough to draw, and you can keep as many as you have empty boxes.',
  campbellMore:
    'What counts is how many of that kind are already on the map. You pay the full price for land, and keep the discount with a free space.',
  cunninghamMore: 'The market price doesn’t matter, and doesn’t change.',
  fergussonMore:
    'You place the third worker after everyone else has placed theirs. See “Border and mist” for what the border is.',
  macdonaldMore:
    'You have no technology to upgrade. On land, your workers need forest or mountain as usual. A fisherman costs no land, and goes on an empty loch or port space in reach (a first worker on any), never next to another of yours. Rowing doesn’t let you buy from neighbours, and can split a settlement.',
  macewanMore: 'You choose when, at any one point between the bonuses of that contract.',
  mackenzieMore:
    'Barrels move on a place when production starts. A barrel in the last place comes out by itself, with its money. At the end of production you can put one whisky you just made into the first place. You can take a barrel out at any time in your turn, or in production. You can’t pay with or sell a barrel, but the scoring tile counts it. At the end of the game all barrels come out, with their money, and count as whisky.',
  robertsonMore:
    'This goes for first workers too, and never below £0. With a free space it lowers what you still pay. See “River delta” for where they are.',
  stewartMore: 'Buying from neighbours counts too, once for each good.',
  clanWho: 'In this game {who} plays it.',
  productionName: 'Production',
  production:
    'When everyone has passed, you automatically get £{wood} for each woodcutter and £{mine} for each miner (more with technology), {sheepYield} wool for each sheep, {cowYield} milk for each cow, {fieldYield} grain for each field.\nThen each building can turn one good into another: **dairy** milk → cheese, **bakery** grain → bread, **distillery** grain → whisky. You can use everything you have, not just what’s new.\nEveryone decides at the same time, in any order. You can change your mind until the last player has confirmed. Once you’ve passed, you can plan ahead.',
  scoringName: 'Scoring tiles',
  scoring:
    'Each round ends with a scoring tile that gives glory to all players. You can see all of them from the start. Where something counts in pairs, an odd one counts nothing. What your clan starts with counts too.',
  scoringHere: '**In this game, round by round:**',
  scoringAll: '**All scoring tiles ({rounds} are in a game):**',
  scoringLine: '{number}. {line}',
  noScoring: 'This game has no scoring tiles.',
  gloryName: 'Glory',
  glory:
    'You get glory from the scoring tiles at the end of each round, and from one of the ports. At the end each glory is a point. With the option “{mostGloryName}”, whoever has the most gets {mostGlory} more; tied players share them, rounded down.',
  settlementsName: 'Settlements',
  settlements:
    'A **settlement** is a group of your units that touch, with no river between. A single unit is a settlement too. Two settlements are linked if your shipping reaches from one to the other, and you can link on from there. At the end the **number of settlements** in your largest linked group counts.\nMost: {settlements4} points with three or four players; {settlements2} with two. Tied players share the places they take, rounded down. Solo, by number: {settlementsSolo}.',
  finalName: 'Final scoring',
  final:
    '- Glory: 1 point each\n- Basic goods: {basicPoints}, processed goods: {processedPoints} each\n- Money: 1 for every £{pounds}\n- Hops: {hops} each\n- Imports: {common}, {middle} or {rare} each; see “Imports”\n- Most fulfilled contracts: {contracts4} with three or four players, {contracts2} with two\n- Linked settlements; see “Settlements”\nTied players share the places they take, rounded down. If totals are tied, the money left after the tens decides. A bid for a clan is subtracted.',
  passingName: 'Passing',
  passing:
    'Instead of a main action you can pass. You get money by the order of passing: {passMoney} (solo £{passSolo}), in the last round too. Then you have no more turns this round. Whoever passes first goes first in the next round. You can use ports before you pass, in the same turn.',
  undoName: 'Undo',
  undo: 'Use `/undo` or the button to take back your turn, one step or all of it, until the next player acts. What computer players did since goes with it. Once other people have acted, or something hidden was shown, such as drawn contracts, everyone else has to agree: I ask them in the channel. You can change your production until the last player has confirmed.\nA moderator can take the game back to any move with `/mod undo`.',
  firstGameName: 'First game',
  firstGame:
    'There’s a preset with fewer rules for a first game: {names}. Every import counts {staticImport} points, rounds end without glory, and there are no ports. Choose it when you open the game, or under Options in the lobby.',
  optionsName: 'Options',
  options:
    'The host chooses them before the game starts. If two don’t go together, I’ll say why. Here are all of them:',
  optionsHere: 'The host chooses them before the game starts. **This game has:**',
  optionsNone: 'The host chooses them before the game starts. This game has none.',
  optionLine: '- **{short}**: {line}',
  soloName: 'Solo game',
  solo: 'You play on the smaller map, and neutral pieces block all land that costs £1. You choose from two clans. There are no neighbours to buy from.\nBefore rounds 2 to {rounds}, three dice move the prices of three goods. A price outside the middle range moves back towards it. All boxes on the export board are filled, then the contract in the box of the last die leaves the game.\nYou score by numbers: fulfilled contracts {contractsSolo}; linked settlements {settlementsSolo}. Only your own imports count. Titles: {soloTitles}.',
  auctionName: 'Clan auction',
  auction:
    'An option: there are as many clans as players, each with a starting tile. One player opens with a bid of 0 to {highestBid} points. In turn, each other player without a clan bids more or leaves this auction. {highestBid} wins right away. The winner picks a clan, and loses the points at the end. The next player without a clan opens the next auction, and the last one gets what’s left for free. Turn order is the order of winning.',
  futureName: 'Future contracts',
  future:
    'An option: the next {future} contracts lie face up in a row. They go to the export board first, the oldest first, and the row is refilled from the pile. You can’t take them with the main action. A building bonus chooses from this row instead of drawing: if you keep one, the others leave the game and new ones come; if you keep none, the row stays. Clan Buchanan first turns up {future} more and chooses from all of them; the rest leave the game, even if it keeps none.',
  computersName: 'Computer players and hints',
  computers:
    'Before the game, **Computer players** in the lobby or `/computer add` gives free seats to them. There are four levels, from one that’s still learning to the strongest I have; they know no more than you can see. They move right after you, and say in a few words what for.\nIn the game, **Let a computer play** (below **Take your turn**) or `/computer play` hands over your seat: for this turn, until you’re back, or for good. If somebody’s time is up, the others can choose a computer too.\nIf the lobby allows hints, **Hint** or `/hint` tells you what a laird would do on your turn.',
  deltaName: 'River delta',
  delta:
    'Where a river runs into a loch, the two land spaces beside its last stretch are river deltas. Only that last stretch counts. Clan Robertson pays £{delta4} less for a unit placed there (£{delta2} with one or two players).',
  borderName: 'Border and mist',
  border:
    'With three or four players the border is the outer ring of the map. With one or two, the outer ring’s land is in the **mist**: you can’t place anything there, and every space next to the mist is the border. Lochs count where a fisherman stands on one; port spaces don’t. One scoring tile counts units on the border.',
} as const;
