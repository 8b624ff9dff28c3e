/** Fills in what is hidden from a public view, by chance: only what nobody has seen is dealt, and never what is there. */
import { GOODS, ROUNDS } from '../../content/index.ts';
import { type GameState, HIDDEN_CONTRACT, houseOf } from '../../engine/index.ts';
import { createRng, type Rng } from '../rng.ts';

/** Items in random order. */
function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** Contracts that nobody has seen, in the order of the box: those that lie nowhere in a public view. */
export function unseenContracts(view: GameState): number[] {
  const { pile, board, future, removed } = view.contracts;
  const seen = new Set<number>([...pile, ...Object.values(board), ...future, ...removed]);
  for (const { contracts, fulfilled } of view.players)
    for (const id of [...contracts, ...fulfilled]) seen.add(id);
  for (const one of view.stack) if (one.kind === 'draw') for (const id of one.contracts) seen.add(id);
  return houseOf(view.setup)
    .content.contracts.map(({ id }) => id)
    .filter((id) => !seen.has(id));
}

/** A position that might be the true one: the hidden pile and dice of a public view, dealt by this word. */
export function determinize(view: GameState, seed: string): GameState {
  const rng = createRng(seed);
  const unseen = shuffle(unseenContracts(view), rng);
  const house = houseOf(view.setup);
  const faces = house.content.exportBoard.soloBoxes;
  const dice = Array.from(
    { length: house.dice ? ROUNDS - 1 : 0 },
    (_, i) =>
      view.dice[i] ??
      shuffle(GOODS, rng)
        .slice(0, 3)
        .map((good) => ({ good, die: rng.pick(faces) })),
  );
  const pile = view.contracts.pile.map((id) => (id === HIDDEN_CONTRACT ? (unseen.shift() ?? id) : id));
  return { ...view, dice, contracts: { ...view.contracts, pile } };
}
