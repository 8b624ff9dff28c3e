/** Every rejection and its sentence. The compiler sees that none is missing. */
import type { RejectionCode, RejectionData } from '../../../src/engine/index.ts';

type Golden = { [C in RejectionCode]: readonly (readonly [RejectionData[C], string])[] };

export const REJECTIONS: Golden = {
  // The setup.
  malformed: [
    [{ issue: 'Invalid input' }, 'I couldn’t read part of that: Invalid input. Check it, and try again.'],
  ],
  unknownContent: [
    [
      { content: 'abc123' },
      'The content “abc123” isn’t loaded. Start the bot with the content file this game began with.',
    ],
  ],
  newcomersCount: [
    [
      { players: 3, newcomers: 2 },
      'Say whether each of the 3 players is new to the game. I only know for 2.',
    ],
  ],
  optionNotSolo: [
    [{ option: 'auction' }, '“Clan auction” needs more than one player. Leave it out for a solo game.'],
  ],
  optionNotWithPlayers: [
    [{ option: 'tighterMap', players: 4 }, '“Tighter map” doesn’t work with 4 players. Leave it out.'],
    [{ option: 'tighterMap', players: 1 }, '“Tighter map” doesn’t work with 1 player. Leave it out.'],
  ],
  optionConflict: [
    [
      { option: 'noClans', other: 'auction' },
      '“No clans” and “Clan auction” don’t go together. Choose one of them.',
    ],
  ],

  // Anyone, any time.
  noSuchSeat: [[{ seat: '7' }, 'There’s no seat 7 in this game. Choose one from the list.']],
  gameOver: [[{}, 'This game is over. `/game rematch` opens the next one.']],
  notYourTurn: [[{}, 'It’s not your turn. I’ll ping you when it is.']],
  notNow: [
    [{ decision: 'draw' }, 'Not right now. You can choose which of the offered contracts to keep, if any.'],
  ],
  mainActionTaken: [
    [
      {},
      'You’ve already taken your main action, so it’s too late for that. End your turn, or use what’s left of it.',
    ],
  ],
  mainActionFirst: [[{}, 'A turn needs a main action. Take one, or pass.']],
  mustDecide: [
    [
      { decision: 'exchange' },
      'One thing at a time: first choose two units to swap out, then two to swap in.',
    ],
  ],

  // Money, goods, merchants.
  tooExpensive: [[{ cost: 14, money: 11 }, 'That costs £14, and you have £11.']],
  notEnoughGoods: [
    [{ good: 'wool', needed: 4, stock: 1 }, 'That takes 4 wool, and you have 1.'],
    [{ good: 'bread', needed: 1, stock: 0 }, 'That takes 1 bread, and you have none.'],
    [
      {
        good: 'bread',
        needed: 2,
        stock: 0,
        lacks: [
          { of: 'goods', thing: 'bread', needed: 2, have: 0 },
          { of: 'goods', thing: 'whisky', needed: 2, have: 1 },
          { of: 'units', thing: 'cow', needed: 2, have: 0 },
        ],
      },
      'You still need 2 bread, 1 whisky and 2 cows.',
    ],
  ],
  notEnoughMerchants: [
    [
      { needed: 1, stock: 0, board: 2, hire: true },
      'That takes 1 merchant, and you have none left. Hire one.',
    ],
    [{ needed: 1, stock: 0, board: 2, hire: false }, 'That takes 1 merchant, and you have none left.'],
    [
      { needed: 3, stock: 2, board: 1, hire: false },
      'That takes 3 merchants, and you have 2 left. Trade less.',
    ],
    [
      { needed: 3, stock: 2, board: 1, hire: true },
      'That takes 3 merchants, and you have 2 left. Trade less, or hire one.',
    ],
    [
      { needed: 1, stock: 0, board: 0, hire: false },
      'That takes 1 merchant, and you have none left. You’ve hired them all.',
    ],
  ],
  bothSides: [
    [
      { good: 'milk', side: 'buy' },
      'Your merchants are already buying milk. Until they come back you can’t sell it.',
    ],
    [
      { good: 'milk', side: 'sell' },
      'Your merchants are already selling milk. Until they come back you can’t buy it.',
    ],
  ],
  notThatGood: [
    [{ good: 'wool', shifted: 'milk' }, 'The port has moved the price of milk. Trade milk now, not wool.'],
  ],
  nothingForSale: [
    [
      {},
      'Your neighbours have nothing to sell you now. You can only buy what units next to your new unit make, each good once.',
    ],
  ],
  noNeighbourSells: [
    [
      { good: 'cheese' },
      'No neighbour of your new unit can sell you cheese. You can buy each good once per new unit.',
    ],
  ],
  neighbourhoodLimit: [
    [{ good: 'wool', left: 1, limit: 3 }, 'You can buy up to 3 wool a turn from neighbours: 1 left.'],
    [{ good: 'wool', left: 0, limit: 3 }, 'You can buy up to 3 wool a turn from neighbours: none left.'],
  ],
  noMerchantToHire: [[{}, 'You’ve already hired all your merchants.']],
  noMerchantPosted: [
    [
      { good: 'milk', side: 'sell' },
      'None of your merchants is selling milk. Choose one who’s at the market.',
    ],
    [
      { good: 'milk', side: 'either' },
      'None of your merchants is trading milk. Choose one who’s at the market.',
    ],
  ],

  // Contracts.
  noEmptyBox: [[{}, 'No export box is empty. Fulfil a contract first.']],
  contractNotOnBoard: [[{ contract: 12 }, 'Contract 12 isn’t on the export board. Choose one that is.']],
  contractNotHeld: [
    [
      { contract: 12 },
      'Contract 12 isn’t in one of your export boxes. You can fulfil only contracts you’ve taken.',
    ],
  ],
  contractNotDrawn: [
    [{ contract: 12 }, 'Contract 12 isn’t one of those to choose from. Choose one that is.'],
  ],
  contractTooFresh: [
    [{ contract: 12 }, 'You took contract 12 this turn. You can fulfil it from your next turn on.'],
  ],
  notEnoughAnimals: [
    [{ animal: 'cow', needed: 2, have: 1 }, 'That takes 2 cows on the map, and you have 1.'],
    [{ animal: 'cow', needed: 1, have: 0 }, 'That takes 1 cow on the map, and you have none.'],
    [
      {
        animal: 'cow',
        needed: 2,
        have: 1,
        lacks: [
          { of: 'units', thing: 'cow', needed: 2, have: 1 },
          { of: 'units', thing: 'sheep', needed: 1, have: 0 },
        ],
      },
      'You still need 1 cow and 1 sheep.',
    ],
  ],
  nothingToSpare: [
    [
      { meat: 'beef' },
      'That contract asks for no beef, or you’re already sparing all of it. Spare something else, or nothing.',
    ],
  ],
  noBuildingBonus: [
    [
      {},
      'You have no building bonus now. You get one when you place the last building of a kind and have an empty export box.',
    ],
  ],
  notToSlaughter: [
    [{ space: 'C4' }, 'The contract doesn’t need the unit on C4. Choose an animal it still needs.'],
  ],
  nothingToBrew: [
    [{ most: 0 }, 'There’s nothing to brew for right now.'],
    [{ most: 2 }, 'You can brew up to 2 for this contract.'],
  ],
  cannotBrew: [[{}, 'Your clan can’t brew.']],

  // The map.
  noSuchSpace: [[{ space: 'M9' }, 'There’s no space M9 on this map. Choose one from the list.']],
  spaceTaken: [[{ space: 'C4' }, 'C4 is taken. Choose an empty space.']],
  spaceClosed: [
    [{ space: 'C4', why: 'covered' }, 'You can’t place anything on C4: it’s covered. Choose another space.'],
    [
      { space: 'C4', why: 'neutral' },
      'You can’t place anything on C4: a neutral piece is there. Choose another space.',
    ],
    [
      { space: 'A1', why: 'mist' },
      'You can’t place anything on A1: with so few players it’s in the mist. Choose another space.',
    ],
  ],
  wrongLand: [
    [{ space: 'C4', unit: 'bakery' }, 'A bakery needs grassland, and C4 has none. Choose another space.'],
    [
      { space: 'C4', unit: 'fisherman' },
      'A fisherman needs a loch or a port space, and C4 has none. Choose another space.',
    ],
  ],
  outOfReach: [
    [{ space: 'C4' }, 'C4 is out of reach. Expand towards it, or upgrade your shipping.'],
    [{ space: 'C4', farthest: true }, 'C4 is out of reach. Expand towards it.'],
  ],
  noUnitLeft: [
    [{ unit: 'cheeseDairy' }, 'You have no cheese dairies left on your board. Choose another unit.'],
  ],
  unitNever: [
    [{ unit: 'fisherman' }, 'Only one clan has fishermen, and it isn’t yours. Choose another unit.'],
  ],
  fishermenAdjacent: [
    [{ space: 'B8' }, 'B8 is next to another fisherman of yours. Choose a space away from your fishermen.'],
  ],
  notOnBorder: [
    [{ space: 'G5' }, 'G5 isn’t on the border of the map. Your starting workers have to go there.'],
  ],
  notYourUnit: [[{ space: 'G5' }, 'You have no unit on G5. Choose one of your own.']],

  // Upgrades.
  shippingMax: [[{}, 'Your shipping is already at its maximum.']],
  technologyDone: [
    [{ worker: 'woodcutter', all: false }, 'You’ve already upgraded the woodcutters’ technology.'],
    [{ worker: 'woodcutter', all: true }, 'You’ve already upgraded all your technology.'],
  ],
  technologyNever: [
    [{ worker: 'miner' }, 'Your clan has no technology to upgrade: its workers earn the same all game.'],
  ],
  noFreeSpace: [[{}, 'You have no free space left to use.']],
  noBonusUpgrade: [[{}, 'You have no bonus upgrade left to use.']],

  // Ports.
  portNotInPlay: [
    [{ port: 3 }, 'The port “swap processed goods” isn’t in this game. Choose one on the map.'],
  ],
  portUsed: [
    [{ port: 3 }, 'You’ve already used the port “swap processed goods”. You can use each port once a game.'],
  ],
  portOutOfReach: [
    [
      { port: 3 },
      'The port “swap processed goods” is out of reach. Expand towards it, or upgrade your shipping.',
    ],
    [{ port: 3, farthest: true }, 'The port “swap processed goods” is out of reach. Expand towards it.'],
  ],
  portNotSo: [[{ port: 3 }, 'The port “swap processed goods” doesn’t do that. Choose another port.']],
  portNotSoNow: [
    [{ port: 1 }, 'The port “spare an animal” can’t do anything for you right now. Try it on a later turn.'],
  ],
  portNeedsMore: [
    [
      { port: 1, effect: 'spareAnimal' },
      'You can’t use the port “spare an animal” on its own. Choose it when you fulfil a contract.',
    ],
    [
      { port: 2, effect: 'exchangeGoods' },
      'You can’t use the port “swap basic goods” on its own. Say what you give and what you get.',
    ],
    [
      { port: 6, effect: 'shiftPrice' },
      'You can’t use the port “move a price” on its own. Say which price to move, and trade that good.',
    ],
  ],
  wrongGroup: [
    [
      { port: 2, good: 'bread', group: 'basic' },
      'The port “swap basic goods” takes basic goods: wool, milk and grain. Give one of these, not bread.',
    ],
    [
      { port: 3, good: 'wool', group: 'processed' },
      'The port “swap processed goods” takes processed goods: bread, cheese and whisky. Give one of these, not wool.',
    ],
  ],
  badBundle: [
    [
      { port: 2, gain: 'bread+bread', group: 'basic', count: 3 },
      'The port “swap basic goods” gives 3 basic goods (wool, milk and grain). Choose from these, not 2 bread.',
    ],
    [
      { port: 3, gain: 'gold', group: 'processed', count: 2 },
      'The port “swap processed goods” gives 2 processed goods (bread, cheese and whisky). Choose from these, not gold.',
    ],
  ],
  notExchangeable: [[{ unit: 'field' }, 'A field can’t be swapped. Choose another unit.']],
  sameKindGoes: [
    [
      { unit: 'sheep', old: 'sheep' },
      'You’re swapping out a sheep, so you can’t swap in a sheep. Choose a unit of another kind.',
    ],
    [
      { unit: 'miner', old: 'woodcutter' },
      'You’re swapping out a woodcutter, so you can’t swap in a miner: your workers are all one kind. Choose a unit of another kind.',
    ],
  ],
  goesAlready: [[{ space: 'C4' }, 'You’ve already chosen the unit on C4. Choose another one.']],
  noExchangeLeft: [[{}, 'You couldn’t finish the swap after that. Choose another unit.']],

  // Clans.
  cannotRow: [[{}, 'Your clan can’t row.']],
  alreadyRowed: [[{}, 'You’ve already rowed this turn. You can row once a turn.']],
  rowNotAdjacent: [
    [{ from: 'A3', to: 'C3' }, 'C3 isn’t next to A3. Row to a loch or port space next to it.'],
  ],
  notAFisherman: [
    [{ space: 'C4', unit: 'sheep' }, 'Only fishermen can row, and C4 has a sheep. Choose a fisherman.'],
  ],
  noCellar: [[{}, 'Your clan has no cellar, so you have no barrel to take out.']],
  noBarrel: [[{ place: 2 }, 'Spot 2 of your cellar is empty. Choose a spot with a barrel.']],

  // Before the first round, and production.
  noSuchOffer: [[{ offer: 6 }, 'There’s no offer 7. Pick one from the list.']],
  offerTaken: [[{ offer: 0 }, 'Offer 1 is taken. Pick another one.']],
  bidTooLow: [
    [{ least: 1 }, 'Bid 1 point or more, or leave this auction.'],
    [{ least: 8 }, 'Bid 8 points or more, or leave this auction.'],
  ],
  bidTooHigh: [[{ most: 30 }, 'You can bid up to 30 points.']],
  mustBid: [[{}, 'You open this auction, so you have to bid. You can bid 0.']],
  planTooMuch: [
    [
      { item: 'bakery', most: 2 },
      '“grain into bread”: 2 at most, with what you have and the rest of your plan.',
    ],
    [
      { item: 'store', most: 0 },
      '“barrel into the cellar”: not possible, with what you have and the rest of your plan.',
    ],
  ],
  planNever: [
    [
      { item: 'bakery', why: 'building' },
      'You can’t plan “grain into bread”: you have no building for it on the map.',
    ],
    [{ item: 'butter', why: 'clan' }, 'You can’t plan “milk into butter”: your clan doesn’t do that.'],
    [
      { item: 'take2', why: 'barrel' },
      'You can’t plan “barrel from spot 2”: there’s no barrel in that spot.',
    ],
    [
      { item: 'take3', why: 'aged' },
      'You can’t plan “barrel from spot 3”: barrels move one spot first, and then that spot is empty.',
    ],
  ],
  alreadyConfirmed: [
    [{}, 'You’ve already confirmed production. If you change your mind, change a number first.'],
  ],
};
