/** Every story event and its sentence. The compiler checks that none is missing. Seats: Ann, Bob, Cat, none. */
import type { EventData, StoryType } from '../../../src/engine/index.ts';

type Golden = { [T in StoryType]: readonly (readonly [EventData[T], string])[] };

export const EVENTS: Golden = {
  // Before the first round.
  bidMade: [
    [{ seat: 0, amount: 0 }, 'Ann bids 0 points.'],
    [{ seat: 0, amount: 1 }, 'Ann bids 1 point.'],
  ],
  bidDeclined: [[{ seat: 1 }, 'Bob leaves this auction.']],
  auctionWon: [
    [{ seat: 1, amount: 7 }, 'Bob wins the auction for 7 points.'],
    [{ seat: 1, amount: 0 }, 'Bob wins the auction for free.'],
  ],
  offerPicked: [
    [{ seat: 0, offer: 2, clan: 'stewart', tile: 5 }, 'Ann picks Stewart.'],
    [{ seat: 0, offer: 2, clan: 'none', tile: 5 }, 'Ann picks a starting tile.'],
  ],
  workerPlaced: [
    [{ seat: 0, unit: 'miner', space: 'F7', cost: 12 }, 'Ann places a starting miner on F7 for £12.'],
  ],
  workerSkipped: [[{ seat: 0 }, 'Ann can’t place this starting worker, so it’s skipped.']],

  // The course of a round.
  roundStarted: [[{ round: 2, order: [1, 0] }, 'Round 2 begins. Turn order: Bob, Ann.']],
  productionDecided: [[{ round: 2 }, 'Everyone has confirmed production.']],
  scoringStarted: [[{ round: 2, tile: 5 }, 'Glory at the end of the round.']],
  endingStarted: [[{ round: 5 }, 'Before the final score.']],
  merchantsBack: [
    [{ seat: 0, count: 1 }, 'Ann gets 1 merchant back.'],
    [{ seat: 0, count: 2 }, 'Ann gets 2 merchants back.'],
  ],
  priceRolled: [
    [
      { good: 'milk', die: -2, from: 6, to: 5, steps: -2 },
      'The die for milk shows −2; the price falls from £6 to £5.',
    ],
    [
      { good: 'milk', die: 2, from: 5, to: 6, steps: 2 },
      'The die for milk shows +2; the price rises from £5 to £6.',
    ],
    [
      { good: 'milk', die: 1, from: 5, to: 5, steps: 1 },
      'The die for milk shows +1; the marker moves 1 step, but the price stays at £5.',
    ],
    [{ good: 'milk', die: 3, from: 9, to: 9, steps: 0 }, 'The die for milk shows +3; the price stays at £9.'],
    [
      { good: 'whisky', die: -3, from: 9, to: 12, steps: 3 },
      'The die for whisky shows −3; the price is low, so it rises from £9 to £12.',
    ],
    [
      { good: 'wool', die: -2, from: 3, to: 3, steps: 2 },
      'The die for wool shows −2; the price is low, so the marker moves 2 steps, but the price stays at £3.',
    ],
    [
      { good: 'cheese', die: 1, from: 15, to: 14, steps: -1 },
      'The die for cheese shows +1; the price is high, so it falls from £15 to £14.',
    ],
  ],
  boardRefilled: [
    [
      { contracts: [1, 2] },
      'New contracts on the board: 1 (4 wool → 2 cotton, 1 hop, free space); 2 (6 wool → 3 tobacco, 2 hops).',
    ],
  ],
  futureRefilled: [[{ contracts: [2] }, 'New future contract: 2 (6 wool → 3 tobacco, 2 hops).']],
  contractLeft: [[{ contract: 2 }, 'Contract 2 (6 wool → 3 tobacco, 2 hops) leaves the game.']],
  turnEnded: [[{ seat: 0 }, 'Ann ends the turn.']],
  passed: [
    [{ seat: 0, place: 1, bonus: 16 }, 'Ann passes first and gets £16.'],
    [{ seat: 1, place: 2, bonus: 14 }, 'Bob passes second and gets £14.'],
    [{ seat: 2, place: 3, bonus: 12 }, 'Cat passes third and gets £12.'],
    [{ seat: 3, place: 4, bonus: 10 }, 'Seat 4 passes fourth and gets £10.'],
  ],
  productionStarted: [[{ round: 3 }, 'Production of round 3.']],
  roundScored: [
    [{ seat: 0, round: 1, tile: 5, count: 5, glory: 6 }, 'Ann gets 6 glory (5 units on the border).'],
    [{ seat: 0, round: 1, tile: 5, count: 1, glory: 0 }, 'Ann gets no glory (1 unit on the border).'],
    [{ seat: 0, round: 2, tile: 1, count: 0, glory: 0 }, 'Ann gets no glory (no basic goods).'],
    [{ seat: 0, round: 5, tile: 4, count: 4, glory: 4 }, 'Ann gets 4 glory for workers.'],
    [{ seat: 0, round: 5, tile: 4, count: 0, glory: 0 }, 'Ann gets no glory for workers.'],
  ],
  mostGlory: [[{ seat: 0, glory: 6 }, 'Ann gets 6 glory for having the most.']],
  gameFinished: [[{ rounds: 5 }, 'The game is over after 5 rounds.']],

  // Actions.
  traded: [
    [
      {
        seat: 0,
        good: 'whisky',
        side: 'buy',
        count: 2,
        price: 10,
        total: 20,
        oldPrice: 10,
        newPrice: 12,
        steps: 2,
        neighbourhood: false,
      },
      'Ann buys 2 whisky for £20 (£10 each); the price is now £12.',
    ],
    [
      {
        seat: 0,
        good: 'wool',
        side: 'sell',
        count: 1,
        price: 4,
        total: 4,
        oldPrice: 4,
        newPrice: 4,
        steps: -1,
        neighbourhood: false,
      },
      'Ann sells 1 wool for £4; the marker moves 1 step, but the price stays at £4.',
    ],
    [
      {
        seat: 0,
        good: 'milk',
        side: 'buy',
        count: 2,
        price: 3,
        total: 6,
        oldPrice: 5,
        newPrice: 6,
        steps: 2,
        neighbourhood: true,
      },
      'Ann buys 2 milk from neighbours for £6 (£3 each); the price is now £6.',
    ],
    [
      {
        seat: 0,
        good: 'milk',
        side: 'buy',
        count: 1,
        price: 3,
        total: 3,
        oldPrice: 5,
        newPrice: 5,
        steps: 0,
        neighbourhood: true,
      },
      'Ann buys 1 milk from neighbours for £3; the price stays at £5.',
    ],
  ],
  priceShifted: [
    [{ seat: 0, good: 'bread', from: 10, to: 7, steps: -3 }, 'Ann moves the price of bread from £10 to £7.'],
    [
      { seat: 0, good: 'milk', from: 3, to: 3, steps: -2 },
      'Ann moves the milk marker 2 steps, but the price stays at £3.',
    ],
    [{ seat: 0, good: 'milk', from: 3, to: 3, steps: 0 }, 'Ann moves the price of milk, but it stays at £3.'],
  ],
  contractObtained: [
    [
      { seat: 0, contract: 2, cost: -5, drawn: false },
      'Ann takes contract 2 (6 wool → 3 tobacco, 2 hops) and gets £5.',
    ],
    [
      { seat: 0, contract: 2, cost: 0, drawn: true },
      'Ann keeps contract 2 (6 wool → 3 tobacco, 2 hops) for free.',
    ],
    [
      { seat: 0, contract: 2, cost: 10, drawn: false },
      'Ann takes contract 2 (6 wool → 3 tobacco, 2 hops) for £10.',
    ],
  ],
  contractsDrawn: [[{ seat: 0, contracts: [2] }, 'Ann draws contracts: 2 (6 wool → 3 tobacco, 2 hops).']],
  contractsReturned: [[{ seat: 0, contracts: [2, 7] }, 'Ann puts these back under the pile: 2, 7.']],
  contractsDiscarded: [[{ seat: 0, contracts: [2, 7] }, 'Out of the game: 2, 7.']],
  expanded: [
    [
      { seat: 0, unit: 'sheep', space: 'C4', unitCost: 8, landCost: 3, discount: 0, cost: 11, free: false },
      'Ann places a sheep on C4 for £11 (sheep £8, land £3).',
    ],
    [
      { seat: 0, unit: 'sheep', space: 'C4', unitCost: 8, landCost: 3, discount: 3, cost: 8, free: false },
      'Ann places a sheep on C4 for £8 (sheep £8, land £3; £3 off at the river delta).',
    ],
    [
      { seat: 0, unit: 'sheep', space: 'C4', unitCost: 8, landCost: 0, discount: 0, cost: 8, free: true },
      'Ann places a sheep on C4 for £8 (sheep £8, land free).',
    ],
    [
      {
        seat: 0,
        unit: 'fisherman',
        space: 'A3',
        unitCost: 6,
        landCost: 0,
        discount: 0,
        cost: 6,
        free: false,
      },
      'Ann places a fisherman on A3 for £6.',
    ],
  ],
  shippingUpgraded: [
    [{ seat: 0, level: 1, cost: 4 }, 'Ann upgrades shipping to “river” for £4.'],
    [{ seat: 0, level: 3, cost: 0 }, 'Ann upgrades shipping to “2 lochs” for free.'],
  ],
  technologyUpgraded: [
    [
      { seat: 0, worker: 'miner', cost: 10 },
      'Ann upgrades the miners’ technology for £10; each now earns £8 a round, not £6.',
    ],
  ],
  merchantHired: [
    [{ seat: 0, cost: 4 }, 'Ann hires a merchant for £4.'],
    [{ seat: 0, cost: 0 }, 'Ann hires a merchant for free.'],
  ],
  merchantRecalled: [
    [{ seat: 0, good: 'wool', side: 'buy' }, 'Ann takes back a merchant who was buying wool.'],
  ],
  fulfilling: [
    [{ seat: 0, contract: 2 }, 'Ann delivers the goods for contract 2 (6 wool → 3 tobacco, 2 hops).'],
  ],
  slaughtered: [[{ seat: 0, animal: 'cow', space: 'C4' }, 'Ann slaughters the cow on C4.']],
  fulfilled: [[{ seat: 0, contract: 2, hops: 2 }, 'Ann has fulfilled contract 2.']],
  imported: [
    [{ seat: 0, good: 'sugarCane', amount: 2, total: 7, money: 1 }, 'Ann imports 2 sugar cane (7 in total).'],
  ],
  lapsed: [
    [{ seat: 0, bonus: 'freeSpace' }, 'Ann can’t use the free space.'],
    [{ seat: 0, bonus: 'neighbourhood' }, 'Ann can’t buy anything from neighbours.'],
    [{ seat: 0, bonus: 'drawnContracts' }, 'Ann can’t afford any of the offered contracts.'],
  ],
  declined: [[{ seat: 0, bonus: 'neighbourhood' }, 'Ann skips the neighbourhood bonus.']],
  portUsed: [
    [{ seat: 0, port: 5, effect: 5 }, 'Ann uses the port “money”.'],
    [{ seat: 0, port: 9, effect: 2 }, 'Ann uses the port “copy a port” to copy “swap basic goods”.'],
  ],
  unitsExchanged: [
    [
      { seat: 0, old: 'miner', unit: 'sheep', space: 'C4' },
      'Ann swaps the miner on C4 for a sheep, for free.',
    ],
  ],
  rowed: [[{ seat: 0, from: 'A3', to: 'B2' }, 'Ann rows a fisherman from A3 to B2.']],
  barrelTaken: [
    [{ seat: 0, place: 1, money: 0 }, 'Ann takes the barrel from spot 1: 1 whisky.'],
    [{ seat: 0, place: 2, money: 7 }, 'Ann takes the barrel from spot 2: 1 whisky and £7.'],
  ],
  brewed: [[{ seat: 0, good: 'grain', count: 2, money: 18 }, 'Ann brews 2 grain for £18.']],

  // Production.
  barrelsAged: [[{ seat: 0 }, 'Ann ages the whisky: each barrel moves one spot.']],
  produced: [
    [{ seat: 0, money: 8, goods: { wool: 2, milk: 0 } }, 'Ann gets £8, 2 wool.'],
    [{ seat: 1, money: 0, goods: { grain: 1 } }, 'Bob gets 1 grain.'],
  ],
  planned: [[{ seat: 0, item: 'distillery', count: 2 }, 'Ann plans to turn 2 grain into whisky.']],
  confirmed: [[{ seat: 0 }, 'Ann confirms production.']],
  processed: [[{ seat: 0, unit: 'cheeseDairy', count: 2 }, 'Ann turns 2 milk into 2 cheese.']],
  butterMade: [[{ seat: 0, good: 'milk', count: 2, money: 16 }, 'Ann turns 2 milk into butter for £16.']],
  barrelStored: [[{ seat: 0 }, 'Ann puts 1 whisky into the cellar.']],
};
