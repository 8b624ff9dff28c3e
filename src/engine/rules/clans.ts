/** Rowing a fisherman, and taking a barrel out of the cellar (R-MACDONALD, R-MACKENZIE). */

import { clanSource, emit, moveUnit, turnOf, type View } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { adjacentTo, cannotStand } from '../map/reach.ts';
import { memoizeWithin } from '../memoize.ts';
import { takeBarrelOut } from '../production.ts';
import { reject } from '../rejections.ts';
import { type Rule, upTo } from './rule.ts';

const cannotStandIn = memoizeWithin((view: View) => cannotStand(view.state));

export const row: Rule<'row'> = {
  candidates: ({ state, player, traits }) =>
    !traits.rowing
      ? []
      : Object.keys(player.units)
          .filter((space) => player.units[space] === 'fisherman')
          .flatMap((from) =>
            adjacentTo(graphOf(state), from).map((to) => ({ type: 'row' as const, from, to })),
          ),
  check: (view, { from, to }) => {
    const { state, player, traits } = view;
    if (!traits.rowing) return reject('cannotRow', {});
    if (turnOf(state).mainDone) return reject('mainActionTaken', {});
    if (turnOf(state).rowed) return reject('alreadyRowed', {});
    const unit = player.units[from];
    if (unit === undefined) return reject('notYourUnit', { space: from });
    if (unit !== 'fisherman') return reject('notAFisherman', { space: from, unit });
    if (!adjacentTo(graphOf(state), from).includes(to)) return reject('rowNotAdjacent', { from, to });
    return cannotStandIn(view)('fisherman', to, from);
  },
  apply: (game, { seat, traits }, { from, to }) => {
    turnOf(game.state).rowed = true;
    emit(game, 'rowed', { seat, from, to });
    moveUnit(game, seat, from, to, clanSource(traits));
  },
};

export const takeBarrel: Rule<'takeBarrel'> = {
  candidates: ({ player }) => upTo(player.cellar.length).map((place) => ({ type: 'takeBarrel', place })),
  check: ({ player }, { place }) => {
    if (player.cellar.length === 0) return reject('noCellar', {});
    return player.cellar[place - 1] ? undefined : reject('noBarrel', { place });
  },
  apply: (game, { seat }, { place }) => takeBarrelOut(game, seat, place - 1),
};
