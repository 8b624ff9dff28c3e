/** Which ports a player can use, and for which effect (R-TURN-1, R-REACH-2, R-PORT). */
import type { Module, PortEffect } from '../../content/index.ts';
import { emit, type Game, money, type View } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { reaches } from '../map/reach.ts';
import { memoize, memoizeWithin } from '../memoize.ts';
import { hasFarthestShipping, playerAt } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { Ruleset } from '../ruleset.ts';
import type { GameState, Seat, Source } from '../state.ts';

/** One way to use a port: the tile used up, the effect with the tile it is printed on, and the cost in pounds. */
export interface PortUse {
  port: number;
  from: number;
  effect: PortEffect;
  cost: number;
}

const portsOn = memoize((ruleset: Ruleset) =>
  memoize((map: GameState['map']) =>
    Object.entries(map.ports).flatMap(([corner, port]) => {
      const tile = ruleset.content.portTiles.find(({ id }) => id === port);
      return tile === undefined ? [] : [{ corner: corner as Module, port: tile.id, effect: tile.effect }];
    }),
  ),
);

const inPlay = ({ state, ruleset }: View) => portsOn(ruleset)(state.map);

/** Returns why a player cannot use a port tile at all: not in play, used, or out of reach. */
export function cannotUsePort(view: View, port: number): Rejection | undefined {
  const { state, seat, player } = view;
  const tile = inPlay(view).find((one) => one.port === port);
  if (tile === undefined) return reject('portNotInPlay', { port });
  if (player.ports.includes(port)) return reject('portUsed', { port });
  const graph = graphOf(state);
  const space = graph.spaces[graph.ports.get(tile.corner) ?? -1];
  return space !== undefined && reaches(state, seat, space.name)
    ? undefined
    : reject('portOutOfReach', { port, ...(hasFarthestShipping(player) && { farthest: true }) });
}

/** Returns every use of every port in reach, whether affordable or not. Cached by view. */
export const portUses = memoizeWithin((view: View): PortUse[] => {
  const tiles = inPlay(view);
  return tiles.flatMap(({ port, effect }) => {
    if (cannotUsePort(view, port) !== undefined) return [];
    if (effect.kind !== 'copy') return [{ port, from: port, effect, cost: 0 }];
    return tiles.flatMap((other) =>
      other.effect.kind === 'copy'
        ? []
        : [{ port, from: other.port, effect: other.effect, cost: effect.cost }],
    );
  });
});

/** Marks a port as used by a player and pays its cost. */
export function markPort(game: Game, seat: Seat, { port, from, cost }: PortUse): void {
  const player = playerAt(game.state, seat);
  player.ports = [...player.ports, port];
  emit(game, 'portUsed', { seat, port, effect: from });
  money(game, seat, -cost, portSource(port));
}

/** Returns the source that events of a port name. */
export const portSource = (port: number): Source => `port:${port}`;
