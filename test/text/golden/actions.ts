/** Every action as it reads after a name. The compiler checks that none is missing. */
import type { ActionOf, ActionType } from '../../../src/engine/index.ts';

type Golden = { [T in ActionType]: readonly (readonly [Omit<ActionOf<T>, 'type'>, string])[] };

export const ACTIONS: Golden = {
  pick: [[{ offer: 0 }, 'picks offer 1']],
  bid: [
    [{ amount: 1 }, 'bids 1 point'],
    [{ amount: 12 }, 'bids 12 points'],
  ],
  declineBid: [[{}, 'leaves this auction']],
  placeWorker: [[{ unit: 'miner', space: 'F7' }, 'places a starting miner on F7']],
  trade: [
    [{ good: 'whisky', side: 'buy', count: 2 }, 'buys 2 whisky'],
    [{ good: 'wool', side: 'sell', count: 1 }, 'sells 1 wool'],
  ],
  obtain: [[{ contract: 2 }, 'takes contract 2 (6 wool → 3 tobacco, 2 hops)']],
  expand: [[{ unit: 'cheeseDairy', space: 'C4' }, 'places a cheese dairy on C4']],
  upgradeShipping: [[{}, 'upgrades shipping']],
  upgradeTechnology: [[{ worker: 'woodcutter' }, 'upgrades the woodcutters’ technology']],
  hire: [[{}, 'hires a merchant']],
  fulfil: [
    [{ contract: 2, spare: 'none', spareCopy: 'none' }, 'fulfils contract 2 (6 wool → 3 tobacco, 2 hops)'],
    [
      { contract: 4, spare: 'beef', spareCopy: 'none' },
      'fulfils contract 4 (3 beef → 3 cotton, 3 hops) and spares 1 animal at a port (beef)',
    ],
    [
      { contract: 4, spare: 'beef', spareCopy: 'beef' },
      'fulfils contract 4 (3 beef → 3 cotton, 3 hops) and spares 2 animals at ports (beef, beef)',
    ],
  ],
  pass: [[{}, 'passes']],
  endTurn: [[{}, 'ends the turn']],
  usePort: [
    [{ port: 5, effect: 5 }, 'uses the port “money”'],
    [{ port: 9, effect: 5 }, 'uses the port “copy a port” to copy “money”'],
  ],
  exchangeGoods: [
    [
      { port: 2, discard: 'wool', gain: 'grain+grain+milk' },
      'swaps 1 wool for 1 milk, 2 grain at the port “swap basic goods”',
    ],
  ],
  shiftPrice: [
    [{ port: 6, good: 'whisky', direction: 'up' }, 'moves the price of whisky up at the port “move a price”'],
    [
      { port: 6, good: 'whisky', direction: 'down' },
      'moves the price of whisky down at the port “move a price”',
    ],
  ],
  row: [[{ from: 'A3', to: 'B8' }, 'rows a fisherman from A3 to B8']],
  takeBarrel: [[{ place: 3 }, 'takes the barrel from spot 3']],
  decline: [[{}, 'skips the rest']],
  buy: [[{ good: 'milk', count: 3 }, 'buys 3 milk from neighbours']],
  drawContracts: [[{}, 'draws contracts']],
  takeContract: [[{ contract: 2 }, 'keeps contract 2 (6 wool → 3 tobacco, 2 hops)']],
  slaughter: [[{ space: 'C4' }, 'slaughters the animal on C4']],
  recall: [[{ good: 'bread', side: 'sell' }, 'takes back a merchant who was selling bread']],
  brew: [[{ count: 2 }, 'brews 2 grain']],
  exchangeOld: [[{ space: 'C4' }, 'swaps out the unit on C4']],
  exchangeNew: [[{ unit: 'bakery' }, 'swaps in a bakery']],
  plan: [
    [{ item: 'butter', count: 2 }, 'plans to turn 2 milk into butter'],
    [{ item: 'bakery', count: 0 }, 'plans to make no bread'],
    [{ item: 'store', count: 1 }, 'plans to put a barrel into the cellar'],
    [{ item: 'take2', count: 1 }, 'plans to take the barrel from spot 2'],
    [{ item: 'take2', count: 0 }, 'plans to leave the barrel in spot 2'],
  ],
  confirmProduction: [[{}, 'confirms production']],
};
