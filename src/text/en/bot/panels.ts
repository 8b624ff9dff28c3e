/** English: private panels in which a player decides. */
export const panels = {
  // What an action is called in a menu or on a button. The first letter is made a capital.
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
    'fulfil {number}: {figures}{spares, plural, =0 {} one {, sparing # animal ({spared})} other {, sparing # animals ({spared})}}',
  offerPass: 'pass for this round',
  offerEndTurn: 'end your turn',
  offerUsePort: 'port “{port_name}”{copied, select, true { as “{effect_name}”} other {}}',
  offerExchangeGoods: 'port “{port_name}”: 1 {discard} for {gain}',
  offerShiftPrice:
    'port “{port_name}”: {good} {direction, select, up {up} other {down}}, £{before} → £{after}',
  offerRow: 'row from {from} to {to}',
  offerTakeBarrel: 'barrel out of place {place}',
  offerDecline: 'do without',
  offerBuy: 'buy {count} {good_count} from neighbours',
  offerDrawContracts: 'draw contracts',
  offerTakeContract: 'keep contract {number}: {figures}',
  offerSlaughter: '{unit} on {space}',
  offerRecall: 'merchant back from {side} {good}',
  offerBrew: 'brew {count} {good_count}',
  offerExchangeOld: '{unit} on {space} goes',
  offerExchangeNew: '{unit} comes to {space}',
  offerPlan: '{item_count_doing}',
  offerConfirmProduction: 'confirm production',

  // What an action costs or brings.
  priceGain: '£{size} for you',
  priceCost: 'costs £{size}',
  pricePlaced:
    '{cost, plural, =0 {free} other {costs £{cost}}} ({unit} £{unitCost}, land {free, select, true {free} other {£{landCost}}}{discount, plural, =0 {} other {, £# off at the delta}})',
  priceGood: '{sign}{size} {good_size}',
  priceGlory: '{sign}{size} glory',
  priceFree: 'free',

  // Groups of actions, as they stand on buttons and above panels.
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

  // What all panels have.
  heading: '**{head}**',
  headingPrice: '**{head}** — {price}',
  small: '-# {text}',
  item: '- {text}',
  belongings:
    '{round, plural, =0 {} other {Round {round} of {rounds} · }}£{money} · {merchants, plural, =0 {no merchant} one {# merchant} other {# merchants}} free · {goods} · {held, plural, =0 {no contract} one {# contract} other {# contracts}}',
  noGoods: 'no goods',
  back: 'Back',
  confirm: 'Confirm',
  confirmEnd: 'Confirm and end turn',
  undoStep: 'Undo last step',
  undoTurn: 'Undo whole turn',
  planProduction: 'Plan production',
  waiting:
    '{phase, select, production {Production is still to be decided by {order}.} other {{count, plural, =0 {Nobody has anything to decide just now.} one {Now it is the turn of {order}.} other {The game waits for {order}.}}}}',
  idle: '-# There is nothing for you to decide now. You will be called when there is.',
  over: 'This game is over. Thank you for playing!',
  done: 'Done.',
  turnOver: '**Your turn is over.**',
  turnAgain: '**Your turn is over, and all others have passed: here is your next one.**',
  undone:
    '{count, plural, one {# move has} other {# moves have}} been taken back. Here is how it stands now.',
  undoAsked:
    'Others have moved since, or something hidden was shown. So the other players are asked first; this goes on as soon as all agree.',

  firstWorker: 'First worker',
  actingFor: '-# You decide for {seat}, as a moderator.',

  // Menus.
  menuPart: '{head} ({first} to {last})',
  menuUnit: '{name} from £{cost} on …',
  menuContract: 'Take a contract …',
  menuFulfil: 'Fulfil a contract …',
  menuPort: 'Use the port …',
  menuSwap: 'Give a good for others …',
  menuShift: 'Move a price …',
  menuRow: 'Row a fisherman …',
  menuPick: 'Pick an offer …',
  menuBid: 'Bid more …',
  menuSlaughter: 'Slaughter …',
  menuRecall: 'Bonus upgrade: take a merchant back …',
  menuBrew: 'Brew …',
  menuExchangeOld: 'Give up …',
  menuExchangeNew: 'Bring in …',
  menuItem: '{name}: {now} of {most}',
  markGood: '{good}',

  // What stands on buttons that are one choice each.
  dealButton: '{side, select, buy {Buy} other {Sell}} {good} · £{price}',
  contractButton: 'Contract {number}',
  fulfilButton: 'Fulfil {number}{spares, plural, =0 {} other {, spare {spared}}}',
  pickButton: '{number}{known, select, true { · {name}} other {}}',
  unitButton: '{name} from £{cost}',
  spaceButton: '{space} · {price}',
  placeButton: '{name} {space} · {price}',
  howMany: '-# How many?',

  // What a unit on a space would bring beside itself.
  prospect: '- **{what}:** {list}',
  unitOn: '{name} on {space}',
  saleFrom: '{good} −£{off} from {order}',
  joins: 'joins {count} settlements',
  newSettlement: 'new settlement',
  reachesPort: 'reaches the port “{port_name}”',

  // What stands beside a choice.
  lacks: 'you lack {list}',
  contractLine: '- **{number}:** {figures} · {hint}',
  heldLine: '- **{number}:** {figures}',
  contractLack: '-# Contract {number}: {hint}',
  drawn: 'Keep one of the contracts drawn, or none.',
  drawnMore: 'You may keep one more of the contracts drawn.',
  lacksNothing: 'you have all it asks for',
  offerLine: '**{number} · {head}**{line, select, none {} other {\n-# {line}}}',
  leads: '{seat} leads with {high, plural, one {# point} other {# points}}.',
  aboutBids:
    '-# Whoever wins picks one of the offers, and owes the bid in victory points at the end of the game.',
  aboutFirstWorkers: 'You pay for the worker and for the land. You have £{money}.',
  exchanged: 'Going back to your board: the units on {list}.',
  portsOnce: 'You can use each port once a game.',
  portLine: '- **{port_name}**: {line}{usable, select, true {} other { *{reason}*}}',
  portButton: '{name} …',

  // Why something is not possible.
  reason: '-# {head}: {reason}',
  reasonContract: '{head} {number}',
  cheapest: 'The cheapest costs £{cost}; you have £{money}.',
  nothingElse: 'Not possible now.',
  nothingInReach: 'There is no free space in your reach. Improve your shipping.',
  nothingOnBoard: 'No contracts lie on the export board.',
  nothingHeld: 'You hold no contract.',
  nothingToRow: 'You have no fisherman on the map.',
  nothingInCellar: 'Your cellar is empty.',
  noPortInReach: 'No port is in your reach. Build towards one, or improve your shipping.',

  noLandInReach: 'You reach no free {land, select, water {loch or port space} other {{land}}}.',

  // Before an action is confirmed.
  afterwards: 'Afterwards you have: {list}.',
  betterTools: 'In production each {unit} then brings £{upgraded} instead of £{plain}.',
  reachMore:
    '{count, plural, =0 {You reach no free space more.} one {You then reach a free space more: {list}.} other {You then reach # free spaces more: {list}{more, plural, =0 {} other { and # more}}.}}',
  reachNeighbours:
    '{count, plural, one {# of them is} other {# of them are}} next to neighbours who sell to you: {list}{more, plural, =0 {} other { and # more}}.',
  reachPort: 'You then reach the port “{port_name}”.',
  reachLinks: 'Linked settlements: {before} → {after}.',
  onceAGame: 'You can use this port once a game.',
  merchantsFree: '{count, plural, =0 {no merchant} one {# merchant} other {# merchants}} free',
  priceMoves:
    '{move, select, same {The price of {good} stays at £{after}} level {The marker of {good} moves {distance, plural, one {a step} other {# steps}}, still £{after}} other {The price of {good} goes from £{before} to £{after}}}.',
  tradeFollows: 'Then you must trade {good} at the new price.',
  animalsGo: 'Animals that go: {list}.',
  warnPass: 'You take no more turns this round, and receive your bonus at once.',
  warnLastPass: 'This is the last round: you take no more turns in this game.',
  warnRoundEnds:
    'You are the last to pass, so production follows{last, select, true {, and then the game is over} other {. Once the next round has begun, undoing this takes the consent of the others}}.',
  warnLeave: 'You cannot bid again in this auction.',
  warnPick: 'What the offer shows is yours at once, for the whole game.',
  warnReveals: 'This turns over hidden contracts, so undoing it takes the consent of the others.',
  warnDecline: 'What is left of this is gone then.',
  warnEnds: 'Your turn ends with this.',
  warnFollows: 'What follows: {what}',

  // Production.
  productionNow: 'Make all of this, or choose less first.',
  productionEarly: 'You have passed, so you can decide this in advance. It is done when the round ends.',
  productionDecided:
    '**You have decided on production.** You can still change your mind until the others have decided too.',
  stockBefore: 'To work with: {list}.',
  stockAfter: 'Afterwards you have: {list}.',
  moneyMade: 'It brings £{money}.',
  warnLastReady: '-# You are the last to decide, so the round ends with this.',
  nothingPlanned: '- Nothing is made so far.',
  confirmProduction: 'Confirm production',
  makeAll: 'Make all',
  confirmNothing: 'Make nothing',
} as const;
