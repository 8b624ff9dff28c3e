/** Facts about the spaces of the map: land, units, reach, and each player's prices. */
import { wordsOf } from '../discord/shared/player-names.ts';
import {
  asIfOnTurn,
  type GameState,
  graphOf,
  pendingSeats,
  reachable,
  type Seat,
  type Space,
} from '../engine/index.ts';
import { buildingPrices } from '../render/index.ts';
import {
  describeTranslator,
  landsText,
  moneyText,
  playerText,
  spaceText,
  thingName,
  translator,
} from '../text/index.ts';
import { plainNames } from './markup.ts';
import type { ShownGame } from './shown-game.ts';

export interface SpaceFacts {
  readonly space: Space;
  /** "B4 grassland £3". */
  readonly heading: string;
  /** The owner of the unit there, or a note that the space is free. */
  readonly status: string;
  /**
   * For each player, the units they could build there next turn with prices, or whether they reach it. Before round 1,
   * only those who could place a starting worker there; after the end, no one.
   */
  readonly players: readonly { readonly name: string; readonly reach: string }[];
}

/** Returns the facts about every space in a position, in map order. */
export function spaceFacts(game: ShownGame['game'], language: string): SpaceFacts[] {
  const { state } = game;
  const words = { ...wordsOf(game, language), names: plainNames(game, language), clans: false };
  const t = translator('webPage', words);
  const say = describeTranslator(language);
  const hasTurns = state.phase === 'actions' || state.phase === 'production';
  const seats = state.players.map((_, seat) => ({
    name: playerText(seat, words),
    reached: new Set(hasTurns ? reachable(state, seat) : []),
    prices: pricesOf(state, seat, language),
  }));
  return graphOf(state).spaces.map(({ name: space, kind, land, cost }) => {
    const lands = landsText(land, language);
    const owner = state.players.findIndex(({ units }) => space in units);
    const unit = state.players[owner]?.units[space];
    const blocked = space in state.map.blocked;
    const isFree = unit === undefined && !blocked && kind !== 'mist';
    return {
      space,
      heading:
        kind === 'land'
          ? say('land', { space, lands, cost })
          : kind === 'mist'
            ? space
            : say('water', { space: spaceText(space, words) }),
      status:
        unit !== undefined
          ? t('occupied', { unit, seat: owner })
          : t(kind === 'mist' ? 'mist' : blocked ? 'blocked' : 'free'),
      players: !isFree
        ? []
        : seats.flatMap(({ name, reached, prices }) => {
            const price = prices.get(space)?.join(' · ');
            if (price === undefined && !hasTurns) return [];
            return { name, reach: price ?? t(reached.has(space) ? 'reaches' : 'reachesNot') };
          }),
    };
  });
}

/** Returns the position in which a seat next builds; `undefined` if it builds no more this round. */
function whenBuilding(state: GameState, seat: Seat): GameState | undefined {
  if (state.phase !== 'workers') return asIfOnTurn(state, seat);
  const places = pendingSeats(state).includes(seat) || state.queue.includes(seat);
  return places ? { ...state, stack: [{ kind: 'firstWorker', seat }] } : undefined;
}

/** Returns what a seat could build on each space in its next turn: "cow £9". */
function pricesOf(state: GameState, seat: Seat, language: string): Map<Space, string[]> {
  const then = whenBuilding(state, seat);
  const found = new Map<Space, string[]>();
  for (const { space, unit, price } of then === undefined ? [] : buildingPrices(then, seat)) {
    const offer = `${thingName('units', unit, 1, language)} ${moneyText(price, language)}`;
    found.set(space, [...(found.get(space) ?? []), offer]);
  }
  return found;
}
