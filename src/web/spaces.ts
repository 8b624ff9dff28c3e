/** Facts about the spaces of the map: land, units, reach, and each player's prices. */
import { wordsOf } from '../discord/shared/player-names.ts';
import { asIfOnTurn, graphOf, pendingSeats, reachable, type Seat, type Space } from '../engine/index.ts';
import { buildingPrices } from '../render/index.ts';
import { describeTranslator, moneyText, playerText, thingName, translator } from '../text/index.ts';
import { plainNames } from './markup.ts';
import type { ShownGame } from './shown-game.ts';

export interface SpaceFacts {
  readonly space: Space;
  /** "B4 grassland £3". */
  readonly heading: string;
  /** The owner of the unit there, or a note that the space is free. */
  readonly status: string;
  /** For each player, the units they could build there next turn with prices, or whether they reach it. */
  readonly players: readonly { readonly name: string; readonly reach: string }[];
}

/** Returns the facts about every space in a position, in map order. */
export function spaceFacts(game: ShownGame['game'], language: string): SpaceFacts[] {
  const { state } = game;
  const words = { ...wordsOf(game, language), names: plainNames(game), clans: false };
  const t = translator('webPage', words);
  const say = describeTranslator(language);
  const seats = state.players.map((_, seat) => ({
    name: playerText(seat, words),
    reached: new Set(reachable(state, seat)),
    prices: pricesOf(game, seat, language),
  }));
  return graphOf(state).spaces.map(({ name: space, kind, land, cost }) => {
    const lands = land.map((one) => thingName('lands', one, 1, language)).join('/');
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
            : say('water', { space }),
      status:
        unit !== undefined
          ? t('occupied', { unit, seat: owner })
          : t(kind === 'mist' ? 'mist' : blocked ? 'blocked' : 'free'),
      players: !isFree
        ? []
        : seats.map(({ name, reached, prices }) => ({
            name,
            reach: reached.has(space) ? (prices.get(space)?.join(' · ') ?? t('reaches')) : t('reachesNot'),
          })),
    };
  });
}

/** Returns what a seat could build on each space in its next turn: "cow £9". */
function pricesOf({ state }: ShownGame['game'], seat: Seat, language: string): Map<Space, string[]> {
  const then = asIfOnTurn(state, seat) ?? (pendingSeats(state).includes(seat) ? state : undefined);
  const found = new Map<Space, string[]>();
  for (const { space, unit, price } of then === undefined ? [] : buildingPrices(then, seat)) {
    const told = `${thingName('units', unit, 1, language)} ${moneyText(price, language)}`;
    found.set(space, [...(found.get(space) ?? []), told]);
  }
  return found;
}
