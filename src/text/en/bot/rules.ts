/** English: the rules in our own words, a statement each. Which topic says which, and when, is in the feature `help`. */
export const rules = {
  anOption: 'An option, chosen before the game starts.',

  // A turn, and the rounds.
  turnMain:
    'On your turn you take **one main action**: trade, take a contract, fulfil a contract, place a unit, upgrade shipping, upgrade a technology, or hire a merchant. Or you pass.',
  turnNext: 'Then it’s the next player’s turn.',
  turnAgain: 'You’ll have many turns each round, until you pass, and you can take the same action again.',
  turnPorts:
    'You can use ports within reach before or after the main action, but never in the middle of it. You can use several in a turn, but a port alone isn’t a turn.',
  turnEnds: 'Your turn ends automatically when there’s nothing more you can do; otherwise you end it.',
  openInformation:
    'Everything is open to everyone, except what comes from the pile next. Money and goods never run out.',
  noDeals: 'Players can’t make deals with each other.',
  rounds: 'A game has {rounds} rounds. Each round has these parts:',
  roundPreparation:
    '- **Preparation**, from round 2 on: merchants come back, {players, plural, =1 {dice move prices, } other {}}and the export board is refilled.',
  roundActions:
    '- **Actions**: {players, plural, =1 {you take turns until you pass.} other {players take turns in turn order, over and over, until everyone has passed.}}',
  roundProduction: '- **Production**: income and processing; see “Production”.',
  roundScoring: '- **Scoring**: the round’s tile gives glory.',
  roundOrder: 'The order of passing is the turn order of the next round.',
  roundFinal: 'Final scoring comes after round {rounds}.',

  // Setup.
  setupClans:
    '{players, plural, =0 {There’s one more clan on offer than there are players (solo: two clans)} =1 {Two clans are on offer} other {There’s one more clan on offer than there are players}}, each with a starting tile.',
  setupTiles:
    '{players, plural, =1 {Two starting tiles are on offer} other {There’s one more starting tile on offer than there are players}}, and there are no clans.',
  setupTilesMoney: 'In turn order, players also get {noClansMoney}.',
  setupAuction: 'Players bid for the clans, each with a starting tile; see “Clan auction”.',
  setupLastFirst: 'The last in turn order picks first.',
  setupNewcomersFirst: 'Newcomers pick first, then the rest; each time, the last in turn order starts.',
  setupTileGives: 'You get what the tile shows right away.',
  setupWorkers:
    '{players, plural, =1 {Then you place {firstWorkers} starting workers.} other {Then everyone places {firstWorkers} starting workers: one each in turn order, then a second each in reverse order.}}',
  setupPlaces:
    'A woodcutter needs a forest, a miner a mountain, anywhere on the map. You pay for the worker and the land as usual.',
  setupBoard:
    'You start with {merchantsStart} merchants, no shipping and {boxes, plural, one {# export box} other {# export boxes}}.',
  setupClanMore: 'Some clans start with more, or place their starting workers differently.',

  // Trade and neighbours.
  trade:
    'Buy **or** sell as many of one good as you like: each takes one merchant. Each goes for the price shown before the trade. Then the price moves one step for each, up if you bought, down if you sold, and stops at the ends of the scale.',
  tradeSides:
    'Your merchants stay at the market until the next round. While they’re buying a good you can’t sell it, and the other way round.',
  tradeSidesNeighbours: 'That goes for buying from neighbours too.',
  tradeAgain: 'On a later turn you can trade the same good the same way again.',
  tradeGoods: 'You can’t trade imports or meat.',
  tradePrices: 'Starting prices, with the scale of each: {startPrices}.',
  neighbourhood:
    'When you place a unit next to other players’ units that make goods, with no river between, you can buy those goods at a discount right away: £{basicDiscount} off each basic good, £{processedDiscount} off each processed good. They come from the market, so each takes a merchant and moves the price. Your neighbour doesn’t lose or get anything.',
  neighbourhoodLimit:
    'You can buy each good once per new unit, and up to {players, plural, =0 {{limit4} of a good a turn ({limit2} with two players)} =2 {{limit2} of a good a turn} other {{limit4} of a good a turn}}.',
  neighbourhoodSides: 'You can’t buy a good while your merchants are selling it.',
  neighbourhoodWorkers: 'Workers don’t make goods.',
  neighbourhoodPort: 'The port that moves a price works for such a purchase too.',
  neighbourhoodSolo: 'There are no neighbours in solo games.',

  // Contracts.
  contractTake: 'A main action: take any contract from the export board. You need an empty export box.',
  contractOne:
    'So you hold only {boxes, plural, one {one unfulfilled contract} other {# unfulfilled contracts}} at a time.',
  contractOneClan: 'One clan can hold two.',
  contractFuture: 'You can’t take future contracts this way.',
  contractCosts: 'Its cost in rounds 1 to {rounds}: {costs} (a + means you get the money).',
  contractStays:
    'A contract stays in its box until you fulfil it. You can’t give it back, and you can fulfil it from your next turn on.',
  contractSameTurn: 'One clan can fulfil a contract in the turn it takes it, but only as its second one.',
  contractRefill:
    'The board is only refilled between rounds, to {players, plural, =0 {{board4}, {board3} or {board2} contracts with four, three or two players} =2 {{board2} contracts} =3 {{board3} contracts} other {{board4} contracts}}.',
  contractRefillSolo: 'The board is only refilled between rounds; see “Solo game”.',
  contractGoods: 'No contract asks for grain or milk.',
  fulfil:
    'A main action: you pay the goods the contract asks for. For each **beef** you slaughter one of your cows on the map, for each **mutton** one of your sheep. You choose which. They go back to your board, and their spaces are empty right away. You slaughter exactly as many as you need, and never for anything else.',
  fulfilSplits: 'Slaughter can split a settlement.',
  fulfilFrees: 'Anyone can use those spaces.',
  fulfilDone:
    'Then the contract is done and its box is empty. You get its imports, then its bonuses in any order; see “Contract bonuses”.',
  fulfilCounts: 'Fulfilled contracts count at the end.',
  fulfilNotCounted: 'Contracts still in a box count for nothing.',
  bonusMoney: '**Money**: you get it right away.',
  bonusFreeSpace: '**Free space**: you place a unit on free land, but still pay for the unit.',
  bonusFreeSpaceNeighbours: 'You can buy from neighbours as usual.',
  bonusUpgrade:
    '**Bonus upgrade**: choose a free step of shipping, a free merchant, a technology for £{techBonus}, or take one of your merchants back from the market and use it again.',
  bonusHops: '**Hops** are worth {hops, plural, one {# point} other {# points}} each at the end.',
  bonusLost: 'Bonuses you skip or can’t use are lost.',

  // Imports.
  imports: 'You get cotton, tobacco and sugar cane for fulfilled contracts.',
  importsStatic: 'At the end, each is worth {staticImport} points. The import track gives no £1 bonuses.',
  importsCommon:
    'At the end, the kind that **all players together** imported least is worth {rare} points each, the next {middle}, the most common {common}.',
  importsOwn:
    'At the end, the kind that **you** imported least is worth {rare} points each, the next {middle}, your most common {common}.{players, plural, =1 {} other { What others import doesn’t matter.}} The import track gives no £1 bonuses.',
  importsSolo: 'In solo games only your own imports count.',
  importsTied: 'If tied, cotton is rarer than tobacco, and tobacco rarer than sugar cane.',
  importsTrack:
    'Each kind has a shared token on a track. Each import moves it one step. You get £1 for every £1 step it reaches or passes (every {pound} steps){players, plural, =0 {, but not in solo games} other {}}.',

  // The map.
  expand:
    'A main action: place a unit from your board on an empty space within reach. You pay what’s printed on the land, plus the unit: {prices}.',
  expandOne: 'One unit per action; a free space from a contract lets you place another.',
  expandLands:
    '**Grassland** is for animals, fields and buildings, **forest** for woodcutters, **mountain** for miners.',
  expandCovered: 'You can’t place anything on a covered space.',
  expandNeighbours: 'Next to other players’ units you can then buy from them (see “Neighbourhood bonus”).',
  expandBuilding: 'Your last building of a kind earns you a choice of contracts (see “Building bonus”).',
  buildingDraw:
    'When you place your {bonusNumber}th cheese dairy, bakery or distillery and have an empty export box, you can draw {draw} contracts. Keep one at this round’s price, or none; the others go under the pile.',
  buildingFuture:
    'When you place your {bonusNumber}th cheese dairy, bakery or distillery and have an empty export box, you can choose from the future contracts. If you keep one, at this round’s price, the others leave the game and new ones come; if you keep none, the row stays.',
  buildingPortDraw: 'The port that gives money and contracts lets you do the same.',
  buildingAgain:
    'You can do that even if you can’t afford any. You get this bonus each time you place a {bonusNumber}th.',
  buildingPort: 'The port that swaps units can give it too.',
  reachPorts: 'You can place units and use ports within reach:',
  reachUnits: 'You can place units within reach:',
  reachNext: '- next to a unit of yours, with no river between;',
  reachRiver: '- across **one river**, with shipping of at least “river”;',
  reachLochs:
    '- across **lochs**, as many in a row as your shipping allows; they must touch each other, your unit and the target.',
  reachOneKind:
    'You cross a river or lochs, never both, and never land. You can’t follow a river along its banks.',
  reachFisherman: 'You can cross a loch even if a fisherman stands on it.',
  reachNothing: 'With no units on the map you can’t reach anything.',
  shipping:
    'Each step costs £{shipCost} and is a main action: {levels}. “River” lets you cross one river, but not follow it; “2 lochs”, up to two lochs in a row. You keep what the earlier steps can do.',
  shippingPlaces: 'Shipping lets you place units further away.',
  shippingPorts: 'It lets you use ports further away, too.',
  shippingLinks: 'It links your settlements at the end.',
  shippingTile: 'One scoring tile counts its steps.',
  technology:
    'A main action for £{techCost}, once for woodcutters and once for miners. Then each woodcutter earns £{woodBetter} instead of £{wood} in production, each miner £{mineBetter} instead of £{mine}. As a bonus upgrade it costs £{techBonus}.',
  technologyClan: 'Clan MacDonald has no technology to upgrade.',
  merchants:
    'You start with {merchantsStart} and can hire {merchantsHire} more, for £{hireCost} each, one per main action. Each good you buy or sell takes one merchant, who stays at the market until the next round. So your merchants limit how much you can trade in a round. With a bonus upgrade you hire one for free, or take one back.',
  merchantsClan: 'Clan Stewart starts with some of those already hired.',
  ports:
    'There’s a port tile at each corner of the map. You can use each port within reach **once a game**, before or after your main action.',
  portsSpare: 'The port that spares an animal only works while you fulfil a contract.',
  portsShift: 'The port that moves a price only works as part of a trade.',
  portsShared: 'Other players can use the same port too.',
  delta:
    'Where a river runs into a loch, the two land spaces beside its last stretch are river deltas. Only that last stretch counts.',
  deltaClan:
    'Clan Robertson pays {players, plural, =0 {£{delta4} less for a unit placed there (£{delta2} with one or two players)} =1 {£{delta2} less for a unit placed there} =2 {£{delta2} less for a unit placed there} other {£{delta4} less for a unit placed there}}.',
  borderRing:
    '{players, plural, =0 {With three or four players the} other {The}} border is the outer ring of the map.',
  borderMist:
    '{players, plural, =0 {With one or two, the outer ring’s} other {The outer ring’s}} land is in the **mist**: you can’t place anything there, and every space next to the mist is the border.',
  borderLochs: 'Lochs count where a fisherman stands on one.',
  borderPorts: 'Port spaces aren’t the border.',
  borderTile: 'One scoring tile counts units on the border.',

  // The end of a round, and of the game.
  passing:
    'Instead of a main action you can pass. You get {players, plural, =0 {money by the order of passing: {passMoney} (solo £{passSolo})} =1 {£{passSolo}} other {money by the order of passing: {passMoney}}}, in the last round too. Then you have no more turns this round.',
  passingFirst: 'The first to pass goes first in the next round.',
  passingPorts: 'You can use ports before you pass, in the same turn.',
  production:
    '{players, plural, =1 {When you’ve passed} other {When everyone has passed}}, you automatically get £{wood} for each woodcutter and £{mine} for each miner (more with technology), {sheepYield} wool for each sheep, {cowYield} milk for each cow, {fieldYield} grain for each field.',
  productionBuildings:
    'Then each building can turn one good into another: **dairy** milk → cheese, **bakery** grain → bread, **distillery** grain → whisky. You can use everything you have, not just what’s new.',
  productionTogether:
    'Everyone decides at the same time, in any order. You can change your mind until the last player has confirmed. Once you’ve passed, you can plan ahead.',
  scoring:
    'Each round ends with a scoring tile that gives glory{players, plural, =1 {} other { to all players}}. You can see all of them from the start. Where something counts in pairs, an odd one counts for nothing.',
  scoringClans: 'What your clan starts with counts too.',
  gloryTiles: 'The scoring tiles give glory at the end of each round.',
  gloryPort: 'One of the ports gives glory.',
  gloryNone: 'Nothing gives glory in this game.',
  gloryPoints: 'At the end, each point of glory is worth 1 point.',
  gloryMost:
    'Before that, whoever has the most gets {mostGlory} more; tied players share them, rounded down.',
  gloryMostOption:
    'With the option “{mostGloryName}”, whoever has the most gets {mostGlory} more; tied players share them, rounded down.',
  settlementsNone: 'This game has no points for linked settlements.',
  settlements:
    'A **settlement** is a group of your units that touch, with no river between. A single unit is a settlement too. Two settlements are linked if your shipping reaches from one to the other, and you can link on from there.',
  settlementsCount:
    'At the end the **number of settlements** in your largest linked group counts, not how big they are.',
  settlementsPoints:
    '{players, plural, =0 {Most: {settlements4} points with three or four players; {settlements2} with two. Solo, by number: {settlementsSolo}} =1 {Points by number: {settlementsSolo}} =2 {Most: {settlements2} points} other {Most: {settlements4} points}}.',
  tiesShare: 'Tied players share the points of the places they take, rounded down.',
  finalGlory: '- Glory: 1 point each',
  finalMostGlory: '- Most glory: {mostGlory} more glory',
  finalGoods: '- Basic goods: {basicPoints}, processed goods: {processedPoints} each',
  finalMoney: '- Money: 1 for every £{pounds}',
  finalHops: '- Hops: {hops} each',
  finalImports: '- Imports: {common}, {middle} or {rare} each; see “Imports”',
  finalImportsStatic: '- Imports: {staticImport} each',
  finalContracts:
    '- {players, plural, =0 {Most fulfilled contracts: {contracts4} with three or four players, {contracts2} with two} =1 {Fulfilled contracts, by number: {contractsSolo}} =2 {Most fulfilled contracts: {contracts2}} other {Most fulfilled contracts: {contracts4}}}',
  finalSettlements: '- Linked settlements; see “Settlements”',
  finalTied: 'If totals are tied, leftover money decides: what’s left after each full £{pounds}.',
  finalBid: 'A bid for a clan is subtracted.',

  // Undo, computers, other ways to play.
  undo: 'Use `/undo` or the button to undo your turn, one step or all of it{players, plural, =1 {} other {, until another person acts. What computer players have done since is undone too}}.',
  undoAsk:
    'Once other people have acted, or something hidden has been revealed, such as drawn contracts, all other people have to agree: I ask them in the channel. In games without hints, that also goes for a turn that a computer played for you.',
  undoAlone:
    'You can also undo moves that revealed something hidden, but then the game doesn’t count for best scores.',
  undoProduction: 'You can change your production until the last player has confirmed.',
  undoOver: 'The end of a game with other people can be undone for ten minutes.',
  undoModerator: 'A moderator can rewind the game to any move with `/mod undo`.',
  undoChallenge:
    'In the weekly challenge no one can undo moves that revealed something hidden, and players can’t undo the end of a game.',
  firstGame:
    'There’s a preset with fewer rules for a first game: {names}. Every import is worth {staticImport} points, the import track gives no £1 bonuses, rounds end without glory, and there are no ports. Choose it when you open the game, or with `/game options` before it starts.',
  clans:
    'Each player has a clan, and each clan can do something the others can’t. The other rules are the same for everyone.',
  computersAdd:
    'Before the game, **Computer players** in the lobby or `/computer add` fills free seats. There are four levels, from one that’s still learning to the strongest I have. They see only what you see, move right after you, and say briefly why.',
  computersPlay:
    'In the game, `/computer play` hands over your seat: for this turn, until you’re back, or for good. If someone’s time is up, the others can choose a computer too.',
  computersHint:
    'If the lobby allows hints, **Hint** or `/hint` tells you what a laird would do on your turn.',
  soloMap:
    'You play on the smaller map, and neutral pieces block all land that costs £1. There are no neighbours to buy from.',
  soloClans: 'You choose from two clans.',
  soloDice:
    'Before rounds 2 to {rounds}, three dice move the prices of three goods, each by its number. A price outside the medium range moves back towards it.',
  soloContracts:
    'Then all boxes on the export board are filled, and the contract in the box of the last die leaves the game.',
  soloContractPoints: 'Points for fulfilled contracts: {contractsSolo}.',
  soloSettlementPoints: 'Points for linked settlements: {settlementsSolo}.',
  soloImports: 'Only your own imports count, and the import track gives no £1 bonuses.',
  soloImportsStatic:
    'Every import is worth the same, common or rare, and the import track gives no £1 bonuses.',
  soloTitles: 'Titles: {soloTitles}.',
  auction:
    'There are as many clans as players, each with a starting tile. One player opens with a bid of 0 to {highestBid} points. In turn, each other player without a clan bids more or leaves this auction. A bid of {highestBid} wins right away. The winner picks a clan, and loses the points at the end. The next player without a clan opens the next auction, and the last one gets what’s left for free. Turn order is the order of winning.',
  future:
    'The next {future} contracts lie face up in a row. They go to the export board first, the oldest first, and the row is refilled from the pile. You can’t take them with the main action. A building bonus chooses from this row instead of drawing: if you keep one, the others leave the game and new ones come; if you keep none, the row stays.',
  futureClan:
    'Clan Buchanan first turns up {future} more and chooses from all of them; the rest leave the game, even if it keeps none.',

  // Clans, beyond the line that lists their abilities.
  buchanan:
    'You take or fulfil contracts one after the other, and the second one can be a contract you took this turn. If you take four in a turn, only the first and the third cost (or, in round 1, give) money. One empty box is enough for a building bonus, and you can keep as many as you have empty boxes.',
  campbell:
    'What counts is how many of that kind you already have on the map. You pay the full price for land, and keep the discount with a free space.',
  cunningham: 'The market price doesn’t matter, and doesn’t change.',
  fergusson:
    '{players, plural, =1 {} other {You place the third worker after everyone else has placed theirs. }}See “Border and mist” for what the border is.',
  macdonald:
    'You have no technology to upgrade. On land, your workers need forest or mountain as usual. You pay no land for a fisherman. It needs an empty loch{ports, select, true { or port space} other {}} within reach (as a starting worker, any), never next to another of yours.',
  macdonaldNeighbours: 'Rowing doesn’t let you buy from neighbours.',
  macdonaldSplits: 'Rowing can split a settlement.',
  macewan: 'You can brew before, between or after that contract’s other bonuses, but all in one go.',
  mackenzie:
    'Barrels move one spot when production starts. A barrel in the last spot comes out automatically, with its money. At the end of production you can put one whisky you just made into the first spot. You can take a barrel out at any time in your turn, or in production. You can’t sell a barrel or pay with it.',
  mackenzieTile: 'The “processed goods” scoring tile counts barrels too.',
  mackenzieEnd: 'At the end of the game all barrels come out, with their money, and count as whisky.',
  robertson:
    'This goes for starting workers too. The cost never drops below £0. With a free space you pay less for the unit. See “River delta” for where the deltas are.',
  stewartNeighbours: 'Buying from neighbours counts too, once for each good.',
} as const;
