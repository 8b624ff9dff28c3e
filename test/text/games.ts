/** Games of random legal moves, for the tests of the texts. */
import type { PlayerCount } from '../../src/content/index.ts';
import {
  type Action,
  finalScore,
  houseOf,
  legalActions,
  newGame,
  type Option,
  openDecisions,
  play,
} from '../../src/engine/index.ts';
import type { Recorded, Step } from '../../src/text/index.ts';

/** Numbers from 0 to `below` - 1 that look random, the same ones for the same seed. */
function numbers(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** How eagerly a kind of action is taken, so that games get somewhere; the others: 4. */
const EAGERNESS: Partial<Record<Action['type'], number>> = {
  fulfil: 30,
  expand: 12,
  takeContract: 8,
  obtain: 6,
  upgradeShipping: 2,
  hire: 2,
  plan: 3,
  confirmProduction: 3,
  decline: 1,
  endTurn: 1,
  pass: 1,
};

/** A game as it might be played by somebody who plays anything that is allowed. */
export function randomGame(
  seed: string,
  players: PlayerCount,
  options: readonly Option[] = [],
  rounds = 5,
): Recorded {
  const begun = newGame({
    seed,
    players,
    options: Object.fromEntries(options.map((option) => [option, true])),
  });
  if (!begun.ok) throw new Error(`no such game: ${JSON.stringify(begun.rejections)}`);
  const random = numbers(seed);
  const steps: Step[] = [];
  let { state } = begun;
  while (state.phase !== 'finished' && state.round <= rounds) {
    const waiting = openDecisions(state).filter(({ required }) => required);
    const seat = waiting[random(waiting.length)]?.seat ?? 0;
    const legal = legalActions(state, seat);
    const types = [...new Set(legal.map(({ type }) => type))];
    const lots = types.flatMap((type) => Array<Action['type']>(EAGERNESS[type] ?? 4).fill(type));
    const type = lots[random(lots.length)];
    const fitting = legal.filter((action) => action.type === type);
    const action = fitting[random(fitting.length)] as Action;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused`);
    state = played.state;
    steps.push({ seat, action, events: played.events, state });
  }
  return {
    house: houseOf(state.setup),
    state: begun.state,
    events: begun.events,
    steps,
    sheet: finalScore(state),
  };
}
