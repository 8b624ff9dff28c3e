/**
 * English: the rules, topic by topic, in our own words. `…Name` is what a topic is called; figures come from the
 * content.
 */
export const topics = {
  roundsName: 'Rounds of a game',
  rounds:
    'A game has {rounds} rounds, and a round four parts:\n1. **Preparation**, from round 2 on: merchants come home, and the export board is filled again.\n2. **Actions**: one turn after the other in turn order, round and round, until all have passed.\n3. **Production**: see that topic.\n4. **Scoring**: the round’s tile gives glory.\nWhoever passes first begins the next round, and so on in the order of passing. After round {rounds} comes final scoring.',
  setupName: 'Setup and first workers',
  setup:
    'There is one clan more on offer than there are players, each with a starting tile; solo there are two. The last in turn order picks first. What the tile shows is yours at once.\nThen everybody places {firstWorkers} first workers: one each in turn order, a second each in reverse order. A woodcutter stands on forest, a miner on mountain, anywhere on the map. Worker and land are paid as ever.\nYou begin with {merchantsStart} merchants, no shipping and {boxes, plural, one {# export box} other {# export boxes}}.',
  turnName: 'A turn',
  turn: 'In your turn you take **one main action**: trade, take a contract, fulfil a contract, place a unit, improve shipping, upgrade a technology, or hire a merchant. Or you pass. Then the next player has a turn. You have many turns in a round, until you pass.\nPorts in reach may be used before or after the main action, never inside it, and several in a turn; a port alone makes no turn. The turn ends by itself when nothing more is open to you; otherwise you end it.',
  tradeName: 'Trade',
  trade:
    'Buy **or** sell one good, as many as you like: each takes one merchant. All have the price shown before; then the price moves one step for each, up if you bought, down if you sold, and stops at the ends of its scale.\nYour merchants stay at the market until the next round. While they are on one side of a good, you cannot use its other side; more on the same side is fine. Imports and meat are not traded.',
  neighbourhoodName: 'Buying from neighbours',
  neighbourhood:
    'When you place a unit next to units of others that make goods, with no river between, you may at once buy such goods cheaper: £{basicDiscount} less for each basic good, £{processedDiscount} less for each processed one. They come from the market, so each takes a merchant and moves the price; your neighbour neither gains nor loses.\nEach good once for each new unit, and {limit4} of a good a turn at most ({limit2} with two players). Workers make no goods. Not in solo games.',
  contractsName: 'Taking contracts',
  contracts:
    'A main action: take any contract that lies on the export board. You need an empty export box for it.\nWhat it costs, from round 1 to {rounds}: {costs} (+ is paid to you).\nA contract stays in its box until you fulfil it; it cannot be given back. It can be fulfilled from your next turn on (one clan can do so at once with a second contract). The board is filled only between rounds, to {board4}, {board3} or {board2} contracts with four, three or two players.',
  fulfilName: 'Fulfilling contracts',
  fulfil:
    'A main action. You give the goods that a contract asks for. **Beef** is a cow, **mutton** a sheep of yours on the map: you choose which, they go back to your board, and their spaces are free at once. Exactly as many as needed are slaughtered, and animals never otherwise.\nThe contract is then fulfilled and its box empty. Its imports are yours, then its bonuses, in any order; see “Bonuses of contracts”. Fulfilled contracts count at the end; those left in a box count nothing.',
  bonusesName: 'Bonuses of contracts',
  bonuses:
    '**Money** is paid at once.\n**Free space**: place a unit; its land costs nothing, the unit is paid. You may then buy from neighbours as ever.\n**Bonus upgrade**, one of these: a step of shipping for nothing; a merchant hired for nothing; a technology for £{techBonus}; one of your merchants taken back from the market, to be used again.\n**Hops** count {hops, plural, one {# point} other {# points}} each at the end.\nWhat you cannot or do not want to use lapses.',
  importsName: 'Imports',
  imports:
    'Cotton, tobacco and sugar cane come with fulfilled contracts. At the end the kind that **all players together** imported least counts {rare} points each, the next {middle}, the most common {common}. In a tie cotton is rarer than tobacco, and tobacco rarer than sugar cane. In solo games your own imports are compared.\nEach kind has a common token on a track. An import moves it a step; for every £1 step reached or passed (each {pound} steps) you receive £1. Not in solo games.',
  expandName: 'Placing a unit',
  expand:
    'A main action: a unit from your board comes to an empty space in reach. You pay the land, as printed on it, and the unit: {prices}.\n**Grassland** is for animals, fields and buildings, **forest** for woodcutters, **mountain** for miners.\nNext to others you may then buy from them (see “Buying from neighbours”), and the last building of a kind may draw contracts (see “Building bonus”).',
  buildingBonusName: 'Building bonus',
  buildingBonus:
    'When the {bonusNumber}th cheese dairy, bakery or distillery of yours comes to the map while an export box is empty, you may draw {draw} contracts. Keep one at the price of this round, or none; the others go under the pile. You need not have the money for one to draw. It comes each time that a {bonusNumber}th is placed.',
  reachName: 'Reach',
  reach:
    'You can place units, and use ports, where you reach:\n- next to a unit of yours, with no river between;\n- across **one river**, with shipping of at least “river”;\n- across **lochs**, as many in a row as your shipping allows; they must touch each other, your unit and the target.\nOne placing crosses a river or lochs, never both, and never land. A loch is crossed even if a fisherman stands on it. Without any unit on the map you reach nothing.',
  shippingName: 'Shipping',
  shipping:
    'Each step costs £{shipCost} and is a main action: {levels}. “River” crosses one river, “2 lochs” up to two lochs in a row. Every step keeps what the steps before it could do.\nShipping lets you build and use ports further away. At the end it links your settlements, and one scoring tile counts its steps.',
  technologyName: 'Technology',
  technology:
    'A main action for £{techCost}, once for woodcutters and once for miners. From then on each woodcutter brings £{woodBetter} instead of £{wood} in production, each miner £{mineBetter} instead of £{mine}. As a bonus upgrade it costs £{techBonus}.',
  merchantsName: 'Merchants',
  merchants:
    'You begin with {merchantsStart} and can hire {merchantsHire} more, £{hireCost} each, one a main action. A good bought or sold takes one merchant, who stays at the market until the next round. So merchants decide how much you can trade in a round. A bonus upgrade hires one for nothing, or takes one back.',
  portsName: 'Ports',
  ports:
    'At each corner of the map lies a port tile. When a port is in your reach you may use it, **once in the game** for each player, before or after your main action. Two of them work only inside something else: sparing an animal in fulfilling, moving a price for a trade. Others may use the same port as well.',
  portsHere: '**In this game:**',
  portsAll: '**All there are:**',
  portLine: '- **{short}**{corner, select, none {} other { ({corner})}}: {line}',
  noPorts: 'This game is played without ports.',
  clansName: 'Clans',
  clans:
    'Each player has a clan, and each clan can do something the others cannot; whatever else the rules say holds for all.',
  clanLine: '- **{short}**{who, select, none {} other { ({who})}}: {line}',
  noClans: 'This game is played without clans.',
  clan: '{line}',
  // What each clan's line leaves open.
  buchananMore:
    'Contracts are taken, or fulfilled, one after the other; one you took in this very turn may be fulfilled as the second. Of four taken in a turn, the first and the third are paid. One empty box is enough for drawing, and as many may be kept as boxes are empty.',
  campbellMore:
    'What counts is how many of the kind stand on the map before. Land is paid in full; with a free space the discount stays.',
  cunninghamMore: 'The price at the market does not matter, and does not change.',
  fergussonMore:
    'The third worker is placed after all others have placed theirs. What the border is, “Border and mist” tells.',
  macdonaldMore:
    'There is no technology to upgrade. On land, workers need forest or mountain as ever. A fisherman pays no land, and comes to an empty loch or port space in reach (a first worker to any), never next to another of yours. Rowing buys nothing from neighbours, and may split a settlement.',
  macewanMore: 'It can be at any one moment among the bonuses of that contract.',
  mackenzieMore:
    'Barrels move on a place when production begins; one in the last place comes out by itself, with its money. At the end of production one whisky that was just made may go into the first place. In your turn you may take a barrel out at any moment. A barrel cannot be paid or sold, but a scoring tile counts it. Barrels still in the cellar when the game ends come out then, with their money, and count as whisky.',
  robertsonMore:
    'First workers too, and never below £0; with a free space it lowers what is still to be paid. “River delta” tells where they are.',
  stewartMore: 'Buying from neighbours counts too, once for each good.',
  clanWho: 'In this game it is the clan of {who}.',
  productionName: 'Production',
  production:
    'After all have passed, by themselves: a woodcutter brings £{wood} and a miner £{mine} (more with technology), a sheep {sheepYield} wool, a cow {cowYield} milk, a field {fieldYield} grain.\nThen each building may turn one good into another: **dairy** milk → cheese, **bakery** grain → bread, **distillery** grain → whisky. All you have may be used, not only what is new.\nAll decide at the same time, in any order; you may change your mind until the last has decided. Once you have passed you may decide ahead.',
  scoringName: 'Scoring tiles',
  scoring:
    'Each round ends with a scoring tile that gives glory to all players. Which one comes when is open from the start. Where something counts in pairs, an odd one counts nothing. What a clan begins with counts as well.',
  scoringHere: '**In this game, round by round:**',
  scoringAll: '**All there are, of which {rounds} are in a game:**',
  scoringLine: '{number}. {line}',
  noScoring: 'This game is played without scoring tiles.',
  gloryName: 'Glory',
  glory:
    'Glory comes from the scoring tiles at the end of each round, and from one of the ports. At the end each glory is a point. With the option “{mostGloryName}”, whoever has most gains {mostGlory} more; tied players share them, rounded down.',
  settlementsName: 'Settlements',
  settlements:
    'A **settlement** is a group of your units that touch, with no river between; one unit alone is one as well. Two settlements are linked if your shipping reaches from one to the other, and links go on from settlement to settlement. At the end the **number of settlements** in your largest linked group counts.\nMost: {settlements4} points with three or four players; {settlements2} with two. Tied players share the places they take, rounded down. Solo, by number: {settlementsSolo}.',
  finalName: 'Final scoring',
  final:
    '- Glory: 1 point each\n- Basic goods: {basicPoints}, processed goods: {processedPoints} each\n- Money: 1 for every £{pounds}\n- Hops: {hops} each\n- Imports: {common}, {middle} or {rare} each; see “Imports”\n- Most fulfilled contracts: {contracts4} with three or four players, {contracts2} with two\n- Linked settlements; see “Settlements”\nTied players share the places they take, rounded down. If the totals are tied, the pounds beyond full tens decide. A bid for a clan is taken off.',
  passingName: 'Passing',
  passing:
    'Instead of a main action you may pass. You receive money by the order of passing: {passMoney} (solo £{passSolo}), in the last round too. You have no more turns this round. Whoever passed first begins the next round. Ports may be used before passing, in the same turn.',
  undoName: 'Undo',
  undo: 'You may take back what you did in your turn, step by step or all of it, until the next player acts: `/undo`, or the button. Once others have acted, or something hidden has been turned up, such as drawn contracts, all others must agree; they are asked in the channel. A production decision may be changed until the last player has decided.\nA moderator can take the game back to any move with `/mod undo`.',
  firstGameName: 'First game',
  firstGame:
    'For a first game there is a preset with fewer rules: {names}. Every import then counts {staticImport} points, rounds end without glory, and there are no ports. Choose it when you open the game, or under Options in the lobby.',
  optionsName: 'Options',
  options:
    'The host chooses them before the game begins. What does not go together is refused, with the reason. All there are:',
  optionsHere: 'Chosen before the game begins. **This game is played with:**',
  optionsNone: 'Chosen before the game begins. This game is played without any.',
  optionLine: '- **{short}**: {line}',
  soloName: 'Solo game',
  solo: 'Played on the smaller map; neutral pieces block all land that costs £1. Two clans are on offer. Nobody sells to you as a neighbour.\nBefore rounds 2 to {rounds} three dice move the prices of three goods; outside the middle range a price moves back towards it. All export boxes are filled, then the contract at the box of the last die leaves the game.\nInstead of majorities: fulfilled contracts {contractsSolo}; linked settlements {settlementsSolo}. Imports count by your own amounts. Titles: {soloTitles}.',
  auctionName: 'Clan auction',
  auction:
    'An option: as many clans as players, each with a starting tile. One player opens with a bid of 0 to {highestBid} points; in turn each other player without a clan bids more or leaves this auction. {highestBid} wins at once. The winner picks a clan, and the bid is taken off at the end. The next player without a clan opens the next auction; the last one takes what is left for nothing. The order of winning is the turn order.',
  futureName: 'Future contracts',
  future:
    'An option: the next {future} contracts lie face up. They fill the export board first, the oldest first, and the row is then filled from the pile. They cannot be taken by the action. A building bonus chooses from this row instead of drawing: if one is kept, the others leave the game and new ones come; if none is, the row stays. Clan Buchanan first turns up {future} more and chooses from all of them; those not chosen leave the game, even if none is.',
  deltaName: 'River delta',
  delta:
    'Where a river runs into a loch, the two land spaces on either side of its last stretch are river deltas. Only this last stretch counts. Clan Robertson pays £{delta4} less for a unit placed there (£{delta2} with one or two players).',
  borderName: 'Border and mist',
  border:
    'With three or four players the border is the outer ring of the map. With one or two, the land of the outer ring lies in **mist**: nothing can be placed there, and the border is every space next to the mist. Lochs count where a fisherman stands on one; port spaces do not. One scoring tile counts units on the border.',
} as const;
