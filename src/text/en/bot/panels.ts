/** English: private panels for a player's decisions. */
export const panels = {
  // Names of actions in menus and on buttons. The first letter is capitalized.
  offerPick: '{offer}',
  offerBid: 'bid {amount, plural, one {# point} other {# points}}',
  offerDeclineBid: 'leave this auction',
  offerPlaceWorker: '{unit} on {space}',
  offerTrade: '{side, select, buy {buy} other {sell}} {count} {good_count}',
  offerObtain: 'contract {number}: {figures}',
  offerExpand: '{unit} on {space}',
  offerUpgradeShipping: 'shipping: {level}',
  offerUpgradeTechnology: 'upgrade {worker_tools}',
  offerHire: 'hire a merchant',
  offerFulfil:
    'fulfil {number}{spares, plural, =0 {} one {, sparing # animal ({spared})} other {, sparing # animals ({spared})}}: {figures}',
  offerPass: 'pass for this round',
  offerEndTurn: 'end your turn',
  offerUsePort: 'port “{port_name}”{copied, select, true { to copy “{effect_name}”} other {}}',
  offerExchangeGoods: 'port “{port_name}”: 1 {discard} for {gain}',
  offerShiftPrice:
    'port “{port_name}”: {good} {direction, select, up {up} other {down}}{known, select, true {, £{before} → £{after}} other {}}',
  offerRow: 'row from {from} to {to}',
  offerTakeBarrel: 'barrel from spot {place}',
  offerDecline: 'skip',
  offerBuy: 'buy {count} {good_count} from neighbours',
  offerDrawContracts: '{future, select, true {choose a future contract} other {draw contracts}}',
  offerTakeContract: 'keep contract {number}: {figures}',
  offerSlaughter: 'slaughter the {unit} on {space}',
  offerRecall: 'take back the merchant {side} {good}',
  offerBrew: 'brew {count} {good_count}',
  offerExchangeOld: 'take the {unit} off {space}',
  offerExchangeNew: '{known, select, true {put a {unit} on {space}} other {swap in a {unit}}}',
  offerPlan: '{item_count_doing}',
  offerConfirmProduction: 'confirm production',

  // Costs and gains of actions.
  priceGain: 'you get £{size}',
  priceCost: 'costs £{size}',
  pricePlaced:
    '{cost, plural, =0 {free} other {costs £{cost}}} ({unit} £{unitCost}, land {free, select, true {free} other {£{landCost}}}{discount, plural, =0 {} other {, £# off at the delta}})',
  priceGood: '{sign}{size} {good_size}',
  priceGlory: '{sign}{size} glory',
  priceFree: 'free',

  // Shorter names and gains, for buttons on phones.
  shortBuy: 'buy {count} {good_count}',
  shortCopy: 'copy “{effect_name}”',
  shortExchange: '1 {discard} for {gain}',
  shortShift: 'port: {good} £{before} → £{after}',
  shortRecall: 'recall: {side} {good}',
  shortBrew: 'brew {count} {good_count}',
  shortGain: '+£{size}',

  // Groups of actions, on buttons and above panels.
  groupTrade: 'Trade',
  groupExpand: 'Expand',
  groupContract: 'Contract',
  groupFulfil: 'Fulfil',
  groupShipping: 'Shipping',
  groupTechnology: 'Technology',
  groupHire: 'Hire',
  groupPass: 'Pass',
  groupPorts: 'Ports',
  groupRow: 'Row',
  groupBarrel: 'Barrel',
  groupPrice: '{label} · {price}',

  // Common to all panels.
  heading: '**{head}**',
  headingPrice: '**{head}** — {price}',
  small: '-# {text}',
  item: '- {text}',
  belongings:
    '{round, plural, =0 {} other {Round {round} of {rounds} · }}£{money} · {merchants, plural, =0 {no merchants} one {# merchant} other {# merchants}} free · {goods} · {held, plural, =0 {no contracts} one {# contract} other {# contracts}}',
  noGoods: 'no goods',
  back: 'Back',
  withoutPicture: '-# I’m busy right now, so there’s no picture this time. `/board` shows it.',
  confirm: 'Confirm',
  confirmEnd: 'Confirm and end turn',
  undoStep: 'Undo step',
  undoTurn: 'Undo turn',
  planProduction: 'Plan production',
  rules: 'Rules',
  waiting:
    '{phase, select, production {Still deciding on production: {order}.} other {{count, plural, =0 {Nothing to decide right now.} one {It’s {order_bare}’s turn.} other {Waiting for {order_and}.}}}}',
  idle: '-# {asked, select, yes {I’ll ping you on your turn. Before that, an answer from you is needed: `/game status`.} last {An answer from you is needed: `/game status`.} other {Nothing to do right now. I’ll ping you on your turn.}}',
  over: 'This game is over. Thanks for playing! {challenge, select, true {`/challenge show` shows this week’s games and results.} other {`/game rematch` opens the next one.}}',
  turnOver: '**Your turn is over.**',
  turnAgain:
    '{solo, select, true {**Your turn is over. Here’s your next one.**} other {**Your turn is over. {single, select, true {The other player has passed} other {Everyone else has passed}}, so it’s your turn again.**}}',
  undone:
    'Undone: {count, plural, =0 {the computers’ moves} one {# move} other {# moves}}{since, select, true {, plus the computers’ moves since} other {}}.',
  peeked: 'Something hidden had already been revealed, so this game no longer counts for best scores.',
  undoAsked:
    'Nothing is undone yet: I’ve asked {single, select, true {the other player} other {the others}} to agree. That’s needed once someone else has moved, something hidden was revealed, or a computer chose the moves.{time, select, none {} other { They can agree until {time}.}}',

  firstWorker: 'Starting worker',
  actingFor: '-# You’re acting for {seat} as a moderator.',

  // Menus.
  menuPart: '{head} ({only, select, true {{first}} other {{first} – {last}}})',
  menuUnit: '{name} (from £{cost}): where?',
  menuExpand: 'Place a unit…',
  menuBuy: 'Buy from neighbours…',
  menuTrade: 'Sell or buy…',
  menuContract: 'Take a contract…',
  menuFulfil: 'Fulfil a contract…',
  menuPort: 'Use the port…',
  menuSwap: 'Swap a good…',
  menuShift: 'Move a price…',
  menuRow: 'Row a fisherman…',
  menuPick: 'Pick an offer…',
  menuBid: 'Bid more…',
  menuSlaughter: 'Slaughter…',
  menuRecall: 'Bonus upgrade: take a merchant back…',
  menuBrew: 'Brew…',
  menuExchangeOld: 'Swap out…',
  menuExchangeNew: 'Swap in…',
  menuItem: '{name}: {now} of {most}',
  markGood: '{good}',

  // Buttons for a single choice.
  dealOption: '{label} · £{price}',
  contractButton: 'Contract {number}',
  fulfilButton: 'Fulfil {number}{spares, plural, =0 {} other {, spare {spared}}}',
  unitButton: '{name} from £{cost}',
  spaceButton: '{space} · {price}',

  // Effects of placing a unit.
  prospect: '- **{what}:** {list}',
  saleFrom: '{good} £{off} off (next to {order_and})',
  joins: 'joins {count} settlements',
  newSettlement: 'new settlement',
  reachesPort: 'reaches the port “{port_name}”',

  // Notes on a choice.
  lacks: 'you still need {list}',
  contractLine: '- **{number}:** {figures} · {hint}',
  heldLine: '- **{number}:** {figures}',
  contractLack: '-# Contract {number}: {hint}',
  drawn:
    '{most, plural, one {Keep one of these contracts, or none.} other {Keep up to # of these contracts, or none.}}',
  drawnMore: 'You can keep one more of these contracts.',
  keeping:
    '{pay, select, pays {Keeping a contract costs £{size}{more, select, true {; a second one is free} other {}}.} gets {Keeping a contract gives you £{size}{more, select, true {; a second one gives nothing} other {}}.} thenPays {Keeping a contract is free; a second one costs £{size}.} thenGets {Keeping a contract is free; a second one gives you £{size}.} other {Keeping a contract is free.}}',
  lacksNothing: 'you have everything it asks for',
  offerLine: '**{number} · {head}**{line, select, none {} other {\n-# {line}}}',
  leads: '{seat} leads with {high, plural, one {# point} other {# points}}.',
  aboutBids: '-# The winner picks an offer, and pays the bid in victory points at the end of the game.',
  aboutFirstWorkers: 'You pay for the worker and the land. You have £{money}.',
  exchanged: 'Going back to your board: {list}.',
  portsOnce: 'You can use each port once a game.',
  portLine: '- **{port_name}**: {line}{usable, select, true {} other { *{reason}*}}',
  portButton: '{name}…',

  // Reasons why an action is not possible.
  reason: '**{head}.** {reason}',
  noneLeft: 'You have none left on your board.',
  tooDear: 'Too expensive with £{money}: {list}.',
  costing: '{head} ({least, select, true {from } other {}}£{cost})',
  reasonContract: '{head} {number}',
  cheapest: 'The cheapest costs £{cost}, and you have £{money}.',
  nothingInReach:
    'You can’t reach an empty space.{farthest, select, true {} other { Upgrade your shipping.}}',
  nothingOnBoard: 'There are no contracts on the export board.',
  nothingToRow: 'You have no fisherman on the map.',
  nowhereToRow:
    'There’s no free loch{ports, select, true { or port space} other {}} next to your fishermen that keeps them apart.',
  nothingFits:
    'No unit you have left fits on an empty space within reach.{farthest, select, true {} other { Upgrade your shipping.}}',
  shiftTooDear: 'Moving a price and then buying costs at least £{cost}, and you have £{money}.',
  nothingToSwap: 'You have no {group, select, basic {basic} other {processed}} goods to discard.',
  noWaterApart:
    'Every empty loch{ports, select, true { or port space} other {}} within reach is next to another fisherman of yours.',

  noLandInReach:
    'You can’t reach any empty {land, select, water {loch or port space} loch {loch} other {{land_name}}}.',

  // Before an action is confirmed.
  afterwards: 'You’ll have: {list}.',
  betterTools:
    'Each {unit} will then earn £{upgraded} instead of £{plain} in production{count, plural, =0 {} one {: £{more} more each round with the one you have} other {: £{more} more each round with the # you have}}.',
  reachMore:
    '{count, plural, =0 {You won’t reach any new spaces.} one {You’ll reach # more space: {list}.} other {You’ll reach # more spaces: {list}{more, plural, =0 {} other { and # more}}.}}',
  reachNeighbours:
    '{count, plural, one {One space is} other {# spaces are}} next to units you can buy from: {list}{more, plural, =0 {} other { and # more}}.',
  reachPort: 'You’ll reach the port “{port_name}”.',
  reachLinks: 'Linked settlements: {before} → {after}.',
  onceAGame: 'You can use this port once a game.',
  merchantsFree: '{count, plural, =0 {no merchants} one {# merchant} other {# merchants}} free',
  priceMoves:
    '{move, select, same {The price of {good} stays at £{after}} level {The {good} marker moves {distance, plural, one {# step} other {# steps}}, but the price stays at £{after}} other {The price of {good} goes from £{before} to £{after}}}.',
  animalsGo: 'You’ll slaughter {list}.',
  warnPass: 'You’re done for this round and get your bonus now.',
  warnLastPass: 'It’s the last round, so this is your last turn.',
  warnRoundEnds:
    '{solo, select, true {Production comes next} other {You’re the last to pass, so production comes next}}{last, select, true {, and then the game is over{undo, select, alone {. If you undo the end, this game won’t count for best scores} other {}}} other {{undo, select, asked {. Once the next round starts, you can only undo this if {single, select, true {the other player agrees} other {the others agree}}} never {. Once the next round starts, you can’t undo this} alone {. If you undo this once the next round has started, this game won’t count for best scores} other {}}}}.',
  warnLeave: 'You can’t bid again in this auction.',
  warnPick: 'You get what the offer shows right away. It’s yours for the whole game.',
  warnReveals:
    'This reveals hidden contracts{undo, select, asked {, so undoing it needs everyone’s OK} never {, so you can’t undo it} alone {. If you undo it, this game won’t count for best scores} other {}}.',
  unused: 'You can still use: {list}.',
  warnDecline: 'You lose {several, select, true {these bonuses} other {this bonus}}.',
  warnLapses:
    '{bonus, select, drawnContracts {You can’t afford to keep a contract, so you lose this bonus.} other {You won’t be able to use {bonus, select, freeSpace {the free space} upgrade {the bonus upgrade} other {}}, so you lose it.}}',
  warnEnds: 'This ends your turn.',
  warnFollows: 'Next: {what}',

  // Production.
  productionNow: 'Confirm this, or change the numbers first.',
  productionEarly: 'You’ve passed, so you can plan this now. It happens when the round ends.',
  productionDecided:
    '**You’ve confirmed production.** You can still change your mind until everyone else has confirmed.',
  barrelsMove: 'By then, your barrels will have moved one spot.',
  stockBefore: '{early, select, true {After this round’s income, you’ll have} other {You have}}: {list}.',
  stockAfter: '{early, select, true {After production} other {You’ll have}}: {list}.',
  moneyMade: 'It earns £{money}.',
  warnLastReady: '-# Confirming this ends the {last, select, true {game} other {round}}.',
  nothingPlanned: '- Make nothing',
  lessFirst: '{name}: only if you choose less of “{list}”.',
  confirmProduction: 'Confirm production',
  makeAll: 'Make all',
  confirmNothing: 'Make nothing',
} as const;
