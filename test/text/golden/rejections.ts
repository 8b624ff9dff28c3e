/** Every rejection and its sentence. The compiler sees that none is missing. */
import type { RejectionCode, RejectionData } from '../../../src/engine/index.ts';

type Golden = { [C in RejectionCode]: readonly (readonly [RejectionData[C], string])[] };

export const REJECTIONS: Golden = {
  // The setup.
  malformed: [[{ issue: 'Invalid input' }, 'Something in that could not be read: Invalid input']],
  unknownContent: [
    [
      { content: 'abc123' },
      'The figures “abc123” are not loaded. Start the bot with the content file that this game began with.',
    ],
  ],
  newcomersCount: [
    [
      { players: 3, newcomers: 2 },
      'It must be known of all 3 players whether they are new to the game; it is known of 2.',
    ],
  ],
  optionNotSolo: [
    [{ option: 'auction' }, '“Clan auction” needs more than one player. Leave it out for a solo game.'],
  ],
  optionNotWithPlayers: [
    [{ option: 'tighterMap', players: 4 }, '“Tighter map” cannot be played with 4 players. Leave it out.'],
    [{ option: 'tighterMap', players: 1 }, '“Tighter map” cannot be played with 1 player. Leave it out.'],
  ],
  optionConflict: [
    [
      { option: 'noClans', other: 'auction' },
      '“No clans” and “Clan auction” do not go together. Choose one of the two.',
    ],
  ],

  // Anyone, any time.
  noSuchSeat: [[{ seat: '7' }, 'Nobody sits in seat 7 of this game.']],
  gameOver: [[{}, 'This game is over, so nothing more can be done in it.']],
  notYourTurn: [[{}, 'Others have to decide first; there is nothing for you to decide now.']],
  notNow: [
    [
      { decision: 'draw' },
      'That is not possible at this point. What you can do now: choose among the contracts drawn, or take none.',
    ],
  ],
  mainActionTaken: [
    [
      {},
      'You have taken your main action, and that would have to come before or in its place. End your turn, or use a port in reach.',
    ],
  ],
  mainActionFirst: [[{}, 'A turn needs a main action. Take one, or pass.']],
  mustDecide: [
    [{ decision: 'exchange' }, 'One thing after the other: choose two units that go, then two that come.'],
  ],

  // Money, goods, merchants.
  tooExpensive: [[{ cost: 14, money: 11 }, 'That costs £14; you have £11.']],
  notEnoughGoods: [
    [{ good: 'wool', needed: 4, stock: 1 }, 'That takes 4 wool; you have 1.'],
    [{ good: 'bread', needed: 1, stock: 0 }, 'That takes 1 bread; you have none.'],
  ],
  notEnoughMerchants: [
    [{ needed: 1, stock: 0 }, 'That takes 1 merchant; you have none left. Trade less, or hire one.'],
    [{ needed: 3, stock: 2 }, 'That takes 3 merchants; you have 2 left. Trade less, or hire one.'],
  ],
  bothSides: [
    [
      { good: 'milk', side: 'buy' },
      'Your merchants are already buying milk. Until they come back you cannot sell it.',
    ],
    [
      { good: 'milk', side: 'sell' },
      'Your merchants are already selling milk. Until they come back you cannot buy it.',
    ],
  ],
  notThatGood: [
    [{ good: 'wool', shifted: 'milk' }, 'The port has moved the price of milk. Trade milk now, not wool.'],
  ],
  nothingForSale: [
    [
      {},
      'Neighbours have nothing to sell you now. They sell what their units next to a unit you have just placed make, each good once.',
    ],
  ],
  noNeighbourSells: [
    [
      { good: 'cheese' },
      'No neighbour of the new unit sells you cheese now. Each good can be bought once for each new unit.',
    ],
  ],
  neighbourhoodLimit: [
    [{ good: 'wool', left: 1, limit: 3 }, 'Neighbours sell you 3 wool a turn at most; 1 left.'],
    [{ good: 'wool', left: 0, limit: 3 }, 'Neighbours sell you 3 wool a turn at most; none is left.'],
  ],
  noMerchantToHire: [[{}, 'All your merchants are hired already.']],
  noMerchantPosted: [[{ good: 'milk', side: 'sell' }, 'None of your merchants is selling milk.']],

  // Contracts.
  noEmptyBox: [[{}, 'You have no empty export box. Fulfil a contract first.']],
  contractNotOnBoard: [
    [{ contract: 12 }, 'Contract 12 does not lie on the export board. Choose one that does.'],
  ],
  contractNotHeld: [[{ contract: 12 }, 'Contract 12 does not lie in an export box of yours.']],
  contractNotDrawn: [[{ contract: 12 }, 'Contract 12 is not among those you have drawn.']],
  contractTooFresh: [
    [{ contract: 12 }, 'You took contract 12 only this turn. You can fulfil it from your next turn on.'],
  ],
  notEnoughAnimals: [
    [{ animal: 'cow', needed: 2, have: 1 }, 'That takes 2 cows on the map; you have 1.'],
    [{ animal: 'cow', needed: 1, have: 0 }, 'That takes 1 cow on the map; you have none.'],
  ],
  nothingToSpare: [
    [{ meat: 'beef' }, 'That contract asks for no beef, or for none beyond what you spare already.'],
  ],
  noBuildingBonus: [
    [{}, 'There is no building bonus to be had now. It comes with the last building of a kind.'],
  ],
  notToSlaughter: [
    [{ space: 'C4' }, 'The contract does not ask for the unit on C4. Choose an animal that it asks for.'],
  ],
  nothingToBrew: [
    [{ most: 0 }, 'There is nothing to brew for now.'],
    [{ most: 2 }, 'You can brew 2 at most for this contract.'],
  ],
  cannotBrew: [[{}, 'Your clan does not brew.']],

  // The map.
  noSuchSpace: [[{ space: 'M9' }, 'This map has no space M9.']],
  spaceTaken: [[{ space: 'C4' }, 'C4 is taken. Choose an empty space.']],
  spaceClosed: [
    [{ space: 'C4', why: 'covered' }, 'Nothing can stand on C4: it is covered.'],
    [{ space: 'C4', why: 'neutral' }, 'Nothing can stand on C4: a neutral piece is there.'],
    [{ space: 'A1', why: 'mist' }, 'Nothing can stand on A1: with so few players it lies in the mist.'],
  ],
  wrongLand: [
    [{ space: 'C4', unit: 'bakery' }, 'A bakery needs grassland, and C4 is not that.'],
    [{ space: 'C4', unit: 'fisherman' }, 'A fisherman needs a loch or a port space, and C4 is not that.'],
  ],
  outOfReach: [[{ space: 'C4' }, 'C4 is out of your reach. Build towards it, or improve your shipping.']],
  noUnitLeft: [[{ unit: 'cheeseDairy' }, 'You have no cheese dairy left on your board.']],
  unitNever: [
    [
      { unit: 'fisherman' },
      'You have no fishermen in this game: one clan alone has them. Choose another unit.',
    ],
  ],
  fishermenAdjacent: [
    [{ space: 'B8' }, 'B8 is next to another fisherman of yours. Choose a space with none beside it.'],
  ],
  notOnBorder: [[{ space: 'G5' }, 'G5 is not on the border of the map, where your first workers start.']],
  notYourUnit: [[{ space: 'G5' }, 'No unit of yours stands on G5. Choose one of your own.']],

  // Upgrades.
  shippingMax: [[{}, 'Your shipping is at its best already.']],
  technologyDone: [[{ worker: 'woodcutter' }, 'You have upgraded the technology of woodcutters already.']],
  technologyNever: [
    [{ worker: 'miner' }, 'Your clan upgrades no technology: its workers earn the same all game.'],
  ],
  noFreeSpace: [[{}, 'There is no free space left to use.']],
  noBonusUpgrade: [[{}, 'There is no bonus upgrade left to use.']],

  // Ports.
  portNotInPlay: [[{ port: 3 }, 'The port “swap processed goods” is not in this game.']],
  portUsed: [
    [
      { port: 3 },
      'You have used the port “swap processed goods” already. You can use each port once a game.',
    ],
  ],
  portOutOfReach: [
    [
      { port: 3 },
      'The port “swap processed goods” is out of your reach. Build towards it, or improve your shipping.',
    ],
  ],
  portNotSo: [[{ port: 3 }, 'The port “swap processed goods” does not do that.']],
  portNotSoNow: [[{ port: 1 }, 'The port “spare an animal” can do nothing for you right now.']],
  portNeedsMore: [
    [
      { port: 1, effect: 'spareAnimal' },
      'The port “spare an animal” is not used by itself. Name it when you fulfil a contract.',
    ],
    [
      { port: 2, effect: 'exchangeGoods' },
      'The port “swap basic goods” is not used by itself. Say what you discard there and what you gain.',
    ],
    [
      { port: 6, effect: 'shiftPrice' },
      'The port “move a price” is not used by itself. Say which price it moves, and trade that good.',
    ],
  ],
  wrongGroup: [
    [
      { port: 2, good: 'bread', group: 'basic' },
      'The port “swap basic goods” takes basic goods: wool, milk and grain. Discard one of these, not bread.',
    ],
    [
      { port: 3, good: 'wool', group: 'processed' },
      'The port “swap processed goods” takes processed goods: bread, cheese and whisky. Discard one of these, not wool.',
    ],
  ],
  badBundle: [
    [
      { port: 2, gain: 'bread+bread', group: 'basic', count: 3 },
      'The port “swap basic goods” gives 3 basic goods (wool, milk and grain), and not 2 bread.',
    ],
    [
      { port: 3, gain: 'gold', group: 'processed', count: 2 },
      'The port “swap processed goods” gives 2 processed goods (bread, cheese and whisky), and not gold.',
    ],
  ],
  notExchangeable: [
    [{ unit: 'field' }, 'A field takes no part in a swap: it neither goes nor comes. Choose another unit.'],
  ],
  sameKindGoes: [
    [{ unit: 'sheep', old: 'sheep' }, 'A sheep goes, so no sheep can come. Choose a unit of another kind.'],
    [
      { unit: 'miner', old: 'woodcutter' },
      'A woodcutter goes, so no miner can come: your workers are all of one kind. Choose a unit of another kind.',
    ],
  ],
  goesAlready: [[{ space: 'C4' }, 'The unit on C4 goes already. Choose another one.']],
  noExchangeLeft: [[{}, 'No swap could be completed after that. Choose another unit.']],

  // Clans.
  cannotRow: [[{}, 'Your clan does not row.']],
  alreadyRowed: [[{}, 'You have rowed this turn. Once a turn is all.']],
  rowNotAdjacent: [
    [{ from: 'A3', to: 'C3' }, 'C3 is not next to A3. Row to a neighbouring loch or port space.'],
  ],
  notAFisherman: [
    [{ space: 'C4', unit: 'sheep' }, 'Only fishermen row, and on C4 stands a sheep. Choose a fisherman.'],
  ],
  noCellar: [[{}, 'Your clan has no cellar, so there is no barrel to take out.']],
  noBarrel: [[{ place: 2 }, 'There is no barrel in place 2 of your cellar.']],

  // Before the first round, and production.
  noSuchOffer: [[{ offer: 6 }, 'There is no offer 7.']],
  offerTaken: [[{ offer: 0 }, 'Offer 1 is taken. Pick another one.']],
  bidTooLow: [
    [{ least: 1 }, 'Bid 1 point or more, or leave this auction.'],
    [{ least: 8 }, 'Bid 8 points or more, or leave this auction.'],
  ],
  bidTooHigh: [[{ most: 30 }, 'Nobody may bid more than 30 points.']],
  mustBid: [[{}, 'You open this auction, so you have to bid. 0 is a bid too.']],
  planTooMuch: [
    [{ item: 'bakery', most: 2 }, '“grain into bread”: 2 at most beside the rest of your plan.'],
    [
      { item: 'store', most: 0 },
      '“a barrel into the cellar”: none is possible beside the rest of your plan.',
    ],
  ],
  planNever: [
    [
      { item: 'bakery', why: 'building' },
      '“grain into bread” is not for you: you have no building on the map that does it.',
    ],
    [{ item: 'butter', why: 'clan' }, '“milk into butter” is not for you: your clan does not do that.'],
  ],
  alreadyConfirmed: [[{}, 'You have decided on production already. To think again, change a number first.']],
};
