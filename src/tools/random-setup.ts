/** Setups for random games: a number of players and options that go together. */

import { createRng } from '../ai/index.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../content/index.ts';
import { newGame, OPTIONS, type Option, type Rejection, type SetupInput } from '../engine/index.ts';

/** What may be left to chance: how many play, and with which options. */
export interface SetupWish {
  readonly players: PlayerCount | 'random';
  readonly options: readonly Option[] | 'random';
  /** Id of the content that is played with. */
  readonly content: string;
}

/** How likely each option is to be on in a random draw: several at once, and none at all now and then. */
const LIKELIHOOD = 0.2;
const ATTEMPTS = 1000;

/** Why no game can be played as wished, whatever is drawn; nothing when some can. */
export function impossible(wish: SetupWish): readonly Rejection[] | undefined {
  if (wish.options === 'random' || playable(wish).length > 0) return undefined;
  const players = wish.players === 'random' ? 3 : wish.players;
  const refused = newGame(setupOf('probe', players, wish.options, [], wish));
  return refused.ok ? undefined : refused.rejections;
}

/**
 * A possible setup as wished, everything open drawn from the seed; combinations that are refused are drawn
 * again. Throws when the wish is impossible.
 */
export function randomSetup(seed: string, wish: SetupWish): SetupInput {
  const drawn = createRng(`setup ${seed}`);
  const players = drawn.pick(playable(wish));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const on = wish.options === 'random' ? OPTIONS.filter(() => drawn.next() < LIKELIHOOD) : wish.options;
    // Who is new matters to one option only, but must be harmless beside all others.
    const told = on.includes('byExperience') || drawn.next() < 0.2;
    const newcomers = told ? Array.from({ length: players }, () => drawn.next() < 0.5) : [];
    const setup = setupOf(seed, players, on, newcomers, wish);
    if (newGame(setup).ok) return setup;
  }
  throw new Error(`no possible options for ${players} players in ${ATTEMPTS} draws`);
}

/** How many can play as wished. */
function playable(wish: SetupWish): PlayerCount[] {
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
  { content }: SetupWish,
): SetupInput {
  const options = Object.fromEntries(on.map((option) => [option, true]));
  return { seed, players, options, newcomers, content };
}
