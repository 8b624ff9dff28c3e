/** Draws setups of random games: compatible numbers of players and options. */

import { createRng } from '../ai/index.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../content/index.ts';
import { newGame, OPTIONS, type Option, type Rejection, type SetupInput } from '../engine/index.ts';

/** Constraints of a draw: players and options may each be random. */
export interface SetupConstraints {
  readonly players: PlayerCount | 'random';
  readonly options: readonly Option[] | 'random';
  readonly content: string;
}

/** Probability of each option, so that draws have several options, one, or none. */
const OPTION_PROBABILITY = 0.2;
const ATTEMPTS = 1000;

/** Returns why no game can meet the constraints; `undefined` if one can. */
export function whyImpossible(wish: SetupConstraints): readonly Rejection[] | undefined {
  if (wish.options === 'random' || playable(wish).length > 0) return undefined;
  const players = wish.players === 'random' ? 3 : wish.players;
  const refused = newGame(setupOf('probe', players, wish.options, [], wish));
  return refused.ok ? undefined : refused.rejections;
}

/** Draws a valid setup within the constraints; draws again if refused. Throws if none is possible. */
export function randomSetup(seed: string, wish: SetupConstraints): SetupInput {
  const drawn = createRng(`setup ${seed}`);
  const players = drawn.pick(playable(wish));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const on =
      wish.options === 'random' ? OPTIONS.filter(() => drawn.next() < OPTION_PROBABILITY) : wish.options;
    // Newcomers matter to one option only, but must be harmless with all others.
    const drawsNewcomers = on.includes('byExperience') || drawn.next() < 0.2;
    const newcomers = drawsNewcomers ? Array.from({ length: players }, () => drawn.next() < 0.5) : [];
    const setup = setupOf(seed, players, on, newcomers, wish);
    if (newGame(setup).ok) return setup;
  }
  throw new Error(`no possible options for ${players} players in ${ATTEMPTS} draws`);
}

function playable(wish: SetupConstraints): PlayerCount[] {
  const wished = PLAYER_COUNTS.filter((count) => wish.players === 'random' || wish.players === count);
  const { options } = wish;
  return options === 'random'
    ? wished
    : wished.filter((players) => newGame(setupOf('probe', players, options, [], wish)).ok);
}

function setupOf(
  seed: string,
  players: PlayerCount,
  on: readonly Option[],
  newcomers: boolean[],
  { content }: SetupConstraints,
): SetupInput {
  const options = Object.fromEntries(on.map((option) => [option, true]));
  return { seed, players, options, newcomers, content };
}
