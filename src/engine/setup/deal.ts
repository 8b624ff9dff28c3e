/** Everything random in a game, drawn from its seed (R-SETUP-1, R-SETUP-2, R-OPT-4, R-OPT-12). */
import {
  type Clan,
  type ClanTile,
  type Content,
  GOODS,
  type Good,
  MODULES,
  type Module,
  ROUNDS,
  type Side,
} from '../../content/index.ts';
import { mapGraph, type SpaceInfo } from '../map/graph.ts';
import { type Random, random } from '../random.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Setup } from '../schema.ts';
import type { GameState, Offer, Seat, Space } from '../state.ts';
import { traitsOf } from '../traits.ts';

type Draws = (label: string) => Random;

/** Returns the game's random draws by label. Draws of one label reveal nothing about another. */
export const drawsOf =
  ({ seed, generator }: Setup): Draws =>
  (label) =>
    random(seed, label, generator);

/** Draws who sits where: for each seat the index of the member. */
export const dealSeats = (draws: Draws, players: number): number[] =>
  draws('seats').shuffle(Array.from({ length: players }, (_, i) => i));

/** Draws the map: sides, ports, and blocked spaces. */
export function dealMap(draws: Draws, ruleset: Ruleset, offers: readonly Offer[]): GameState['map'] {
  const { content } = ruleset;
  const drawn = draws('sides');
  const sides = MODULES.map((module): Side => `${module}${drawn.int(2) === 0 ? 1 : 2}`);
  const tiles = draws('ports').shuffle(inPlay(ruleset, content.portTiles).map(({ id }) => id));
  const ports: Partial<Record<Module, number>> = {};
  if (ruleset.ports) for (const [i, corner] of MODULES.entries()) ports[corner] = tiles[i] as number;
  const { spaces } = mapGraph(content, sides, ruleset.size, ruleset.ports);
  const blocked: Record<Space, 'covered' | 'neutral'> = {};
  if (ruleset.neutralPieces) {
    for (const { kind, cost, name } of spaces)
      if (kind === 'land' && cost === NEUTRAL_COST) blocked[name] = 'neutral';
  }
  if (ruleset.coveredSpaces) {
    const spare = offers.some(({ clan }) => traitsOf(ruleset, clan).firstWorkers.borderOnly)
      ? BORDER_SPACES[ruleset.size]
      : 0;
    for (const name of cover(draws('covers'), spaces, spare)) blocked[name] = 'covered';
  }
  return { sides, blocked, ports };
}

/** Cost in pounds of the land that neutral pieces take in solo (R-SOLO-1). */
const NEUTRAL_COST = 1;

/** Border spaces that must stay free for workers (R-OPT-4), with 2 players and with 3. */
const BORDER_SPACES = { small: 7, large: 9 } as const;

/** Picks one space to cover in each module, leaving the required border spaces free where possible. */
function cover(drawn: Random, spaces: readonly SpaceInfo[], leave: number): Space[] {
  const forWorkers = ({ kind, border, land }: SpaceInfo): boolean =>
    kind === 'land' && border && land.some((one) => one !== 'grassland');
  let left = spaces.filter(forWorkers).length;
  return MODULES.flatMap((module) => {
    const land = drawn.shuffle(spaces.filter((space) => space.kind === 'land' && space.module === module));
    const chosen = land.find((space) => !forWorkers(space) || left > leave) ?? land[0];
    if (chosen === undefined) return [];
    if (forWorkers(chosen)) left--;
    return [chosen.name];
  });
}

const inPlay = <T extends { kickstarter: boolean }>(ruleset: Ruleset, tiles: readonly T[]): T[] =>
  tiles.filter(({ kickstarter }) => ruleset.kickstarter || !kickstarter);

/** Draws the scoring tiles, one for each round; none with R-OPT-2. */
export function dealScoringTiles(draws: Draws, ruleset: Ruleset): number[] {
  if (!ruleset.scoringTiles) return [];
  const tiles = inPlay(ruleset, ruleset.content.scoringTiles).map(({ id }) => id);
  return draws('scoring').shuffle(tiles).slice(0, ROUNDS);
}

/** Draws the clans on offer, each with a starting tile (R-SETUP-2); starting tiles alone without clans (R-OPT-5). */
export function dealOffers(draws: Draws, ruleset: Ruleset, newcomers: number): Offer[] {
  const tiles = draws('startingTiles').shuffle(ruleset.content.startingTiles.map(({ id }) => id));
  if (ruleset.draft === 'tiles') return tiles.slice(0, ruleset.offers).map((tile) => ({ tile }));
  const clans = dealClans(draws('clans'), ruleset, newcomers);
  return clans.map((clan, i) => ({ clan, tile: tiles[i] as number }));
}

function dealClans(drawn: Random, ruleset: Ruleset, newcomers: number): Clan[] {
  const clans = drawn.shuffle(inPlay(ruleset, ruleset.content.clans));
  if (ruleset.draft !== 'experience') return clans.slice(0, ruleset.offers).map(({ id }) => id);
  const of = (experience: ClanTile['experience']) => clans.filter((clan) => clan.experience === experience);
  const easy = of('newcomer');
  const forNew = easy.slice(0, Math.min(newcomers, MAX_NEWCOMER_CLANS));
  const others = [...of('challenging'), ...of('ordinary'), ...easy.slice(forNew.length)];
  return drawn.shuffle([...forNew, ...others.slice(0, ruleset.offers - forNew.length)]).map(({ id }) => id);
}

/** At most this many newcomer-friendly clans are on offer (R-OPT-12). */
const MAX_NEWCOMER_CLANS = 3;

/** Returns the picking order: reverse turn order; with mixed experience, newcomers first (R-SETUP-2, R-OPT-12). */
export function pickOrder(ruleset: Ruleset, newcomer: readonly boolean[]): Seat[] {
  const reverse = newcomer.map((_, seat) => seat).reverse();
  if (ruleset.draft !== 'experience') return reverse;
  return [...reverse.filter((seat) => newcomer[seat]), ...reverse.filter((seat) => !newcomer[seat])];
}

/** Draws the order of the contract pile. */
export const dealContracts = (draws: Draws, content: Content): number[] =>
  draws('contracts').shuffle(content.contracts.map(({ id }) => id));

/** Draws the three goods and price dice of each preparation in solo (R-SOLO-2). */
export function dealDice(draws: Draws, ruleset: Ruleset): { good: Good; die: number }[][] {
  if (!ruleset.dice) return [];
  const drawn = draws('dice');
  const faces = ruleset.content.exportBoard.soloBoxes;
  return Array.from({ length: ROUNDS - 1 }, () =>
    drawn
      .shuffle(GOODS)
      .slice(0, 3)
      .map((good) => ({ good, die: faces[drawn.int(faces.length)] as number })),
  );
}

/** Draws the seat that opens the first auction (R-OPT-6). */
export const dealOpener = (draws: Draws, setup: Setup): Seat => draws('opener').int(setup.players);
