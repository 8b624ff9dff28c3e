/** Two rounds of a game for two, played by hand: something of everything, to be read as a transcript. */
import { type Action, houseOf, newGame, openDecisions, play, type Seat } from '../../src/engine/index.ts';
import type { Recorded, Step } from '../../src/text/index.ts';

/** The moves in order; with a seat where it is not the one whose decision comes first. */
const MOVES: readonly (Action & { seat?: Seat })[] = [
  { type: 'pick', offer: 2 },
  { type: 'pick', offer: 0 },
  { type: 'placeWorker', unit: 'miner', space: 'J5' },
  { type: 'placeWorker', unit: 'miner', space: 'L2' },
  { type: 'placeWorker', unit: 'woodcutter', space: 'K4' },
  { type: 'placeWorker', unit: 'woodcutter', space: 'B4' },
  { type: 'obtain', contract: 39 },
  { type: 'usePort', port: 8, effect: 8 },
  { type: 'drawContracts' },
  { type: 'takeContract', contract: 37 },
  { type: 'expand', unit: 'cow', space: 'K5' },
  { type: 'expand', unit: 'distillery', space: 'C5' },
  { type: 'trade', good: 'whisky', side: 'sell', count: 1 },
  { type: 'expand', unit: 'sheep', space: 'J4' },
  { type: 'buy', good: 'milk', count: 1 },
  { type: 'expand', unit: 'cow', space: 'J3' },
  { type: 'buy', good: 'wool', count: 1 },
  { type: 'trade', good: 'cheese', side: 'buy', count: 1 },
  { type: 'trade', good: 'bread', side: 'buy', count: 2 },
  { type: 'upgradeShipping' },
  { type: 'upgradeTechnology', worker: 'woodcutter' },
  { type: 'pass' },
  { type: 'pass' },
  { type: 'plan', item: 'distillery', count: 1 },
  { type: 'plan', item: 'store', count: 1 },
  { type: 'confirmProduction' },
  { type: 'takeBarrel', place: 1 },
  { type: 'trade', good: 'wool', side: 'buy', count: 1 },
  { type: 'fulfil', contract: 37, spare: 'none', spareCopy: 'none' },
  { type: 'slaughter', space: 'J3' },
  { type: 'expand', unit: 'bakery', space: 'J3' },
  { type: 'decline' },
  { type: 'fulfil', contract: 39, spare: 'none', spareCopy: 'none' },
  { type: 'obtain', contract: 2 },
  { type: 'expand', unit: 'field', space: 'I4' },
  { type: 'decline' },
  { type: 'hire' },
  { type: 'trade', good: 'milk', side: 'sell', count: 1 },
  { type: 'trade', good: 'wool', side: 'buy', count: 3 },
  { type: 'pass' },
  { seat: 0, type: 'plan', item: 'distillery', count: 1 },
  { seat: 0, type: 'confirmProduction' },
  { type: 'upgradeShipping' },
  { type: 'pass' },
];

/** The game after these moves. */
export function twoRounds(): Recorded {
  const begun = newGame({ seed: 'mull', generator: 1, players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const steps: Step[] = [];
  let { state } = begun;
  for (const { seat: named, ...action } of MOVES) {
    const seat = named ?? openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.rejection)}`);
    state = played.state;
    steps.push({ seat, action: action as Action, events: played.events, state });
  }
  return { house: houseOf(state.setup), state: begun.state, events: begun.events, steps };
}
