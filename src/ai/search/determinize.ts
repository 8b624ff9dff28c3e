/** Fills in hidden information at random, so that the search plays a complete game. */
import { GOODS, ROUNDS } from '../../content/index.ts';
import { type GameState, HIDDEN_CONTRACT, rulesetOf } from '../../engine/index.ts';
import { createRng, type Rng } from '../rng.ts';

function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** Returns the contracts that appear nowhere in a public view, in content order. */
export function unseenContracts(view: GameState): number[] {
  const { pile, board, future, removed } = view.contracts;
  const seen = new Set<number>([...pile, ...Object.values(board), ...future, ...removed]);
  for (const { contracts, fulfilled } of view.players)
    for (const id of [...contracts, ...fulfilled]) seen.add(id);
  for (const one of view.stack) if (one.kind === 'draw') for (const id of one.contracts) seen.add(id);
  return rulesetOf(view.setup)
    .content.contracts.map(({ id }) => id)
    .filter((id) => !seen.has(id));
}

/** Returns a possible true state: deals the hidden contracts and dice at random. */
export function determinize(view: GameState, seed: string): GameState {
  const rng = createRng(seed);
  const unseen = shuffle(unseenContracts(view), rng);
  const ruleset = rulesetOf(view.setup);
  const faces = ruleset.content.exportBoard.soloBoxes;
  const dice = Array.from(
    { length: ruleset.dice ? ROUNDS - 1 : 0 },
    (_, i) =>
      view.dice[i] ??
      shuffle(GOODS, rng)
        .slice(0, 3)
        .map((good) => ({ good, die: rng.pick(faces) })),
  );
  const pile = view.contracts.pile.map((id) => (id === HIDDEN_CONTRACT ? (unseen.shift() ?? id) : id));
  return { ...view, dice, contracts: { ...view.contracts, pile } };
}
