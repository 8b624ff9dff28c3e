/** Before the first round: picking a clan and starting tile, the auction, first workers (R-SETUP, R-OPT-5, R-OPT-6). */
import { GOODS, UNIT_NATURE, WORKERS } from '../../content/index.ts';
import { emit, type Game, goods, money, type View } from '../game.ts';
import { graphOf } from '../map/graph.ts';
import { spaceInfo } from '../map/reach.ts';
import { memoizeWithin } from '../memoize.ts';
import { playerAt, traitsAt } from '../player.ts';
import { reject } from '../rejections.ts';
import { rulesetOf } from '../ruleset.ts';
import type { ActionOf } from '../schema.ts';
import type { GameState, Offer, Seat } from '../state.ts';
import { cannotPayPlacement, cannotPlace, place, placementCost } from './placement.ts';
import type { Rule } from './rule.ts';

/** Returns the numbers of the offers that are left. */
export const offersLeft = (state: GameState): number[] =>
  state.offers.flatMap((offer, i) => (offer.takenBy === undefined ? [i] : []));

/** Gives a player a clan and its starting tile immediately (R-SETUP-3). */
export function giveOffer(game: Game, seat: Seat, number: number): void {
  const { state } = game;
  const ruleset = rulesetOf(state.setup);
  const offer = state.offers[number] as Offer;
  const tile = ruleset.content.startingTiles.find(({ id }) => id === offer.tile);
  if (tile === undefined) throw new Error(`no starting tile ${offer.tile}`);
  const player = playerAt(state, seat);
  state.offers = state.offers.with(number, { ...offer, takenBy: seat });
  player.startingTile = tile.id;
  if (offer.clan !== undefined) player.clan = offer.clan;
  const traits = traitsAt(state, seat);
  player.shipping = traits.startShipping;
  const extra = traits.startMerchants - ruleset.content.playerBoard.merchants.start;
  const { stock, board } = player.merchants;
  player.merchants = { stock: stock + extra, board: board - extra };
  player.cellar = traits.cellar.map(() => false);
  emit(game, 'offerPicked', { seat, offer: number, clan: offer.clan ?? 'none', tile: tile.id });
  money(game, seat, tile.money, 'setup');
  for (const good of GOODS) goods(game, seat, good, tile.goods[good], 'setup');
  if (ruleset.draft === 'tiles' && !ruleset.solo) {
    money(game, seat, ruleset.content.noClansMoney[state.turnOrder.indexOf(seat)] ?? 0, 'setup');
  }
}

export const pick: Rule<'pick'> = {
  candidates: ({ state }) => offersLeft(state).map((offer) => ({ type: 'pick', offer })),
  check: ({ state }, { offer: number }) => {
    const offer = state.offers[number];
    if (offer === undefined) return reject('noSuchOffer', { offer: number });
    return offer.takenBy === undefined ? undefined : reject('offerTaken', { offer: number });
  },
  apply: (game, { seat }, { offer }) => {
    game.state.stack.pop();
    giveOffer(game, seat, offer);
  },
};

export const bid: Rule<'bid'> = {
  candidates: ({ ruleset }) =>
    Array.from({ length: ruleset.content.highestBid + 1 }, (_, amount) => ({ type: 'bid', amount })),
  check: ({ state, ruleset }, { amount }) => {
    const { highestBid: most } = ruleset.content;
    if (amount > most) return reject('bidTooHigh', { most });
    const least = (state.auction?.high ?? -1) + 1;
    return amount < least ? reject('bidTooLow', { least }) : undefined;
  },
  apply: (game, { seat }, { amount }) => {
    const { state } = game;
    state.stack.pop();
    const auction = state.auction;
    if (auction === undefined) throw new Error('no auction');
    emit(game, 'bidMade', { seat, amount });
    const [bidder, ...others] = auction.bidders;
    auction.bidders = [...others, bidder as Seat];
    auction.high = amount;
    auction.leader = seat;
  },
};

export const declineBid: Rule<'declineBid'> = {
  candidates: () => [{ type: 'declineBid' }],
  check: ({ state }) => (state.auction?.leader === undefined ? reject('mustBid', {}) : undefined),
  apply: (game, { seat }) => {
    const { state } = game;
    state.stack.pop();
    if (state.auction !== undefined) state.auction.bidders = state.auction.bidders.slice(1);
    emit(game, 'bidDeclined', { seat });
  },
};

const spaceTests = memoizeWithin(({ state, seat, traits }: View) => {
  const refused = cannotPlace(state, seat);
  return {
    refused,
    unpaid: cannotPayPlacement(state, seat, false),
    /** First workers must be placed on the border as long as one can be (R-SETUP-4). */
    borderBinds:
      traits.firstWorkers.borderOnly &&
      graphOf(state).spaces.some(
        ({ name, border }) => border && WORKERS.some((unit) => refused(unit, name) === undefined),
      ),
  };
});

export const placeWorker: Rule<'placeWorker'> = {
  candidates: ({ state }) => {
    const result: ActionOf<'placeWorker'>[] = [];
    for (const { name: space, ground } of graphOf(state).spaces) {
      for (const unit of WORKERS) {
        if (ground.includes(UNIT_NATURE[unit].land)) result.push({ type: 'placeWorker', unit, space });
      }
    }
    return result;
  },
  check: (view, { unit, space }) => {
    const { refused, unpaid, borderBinds } = spaceTests(view);
    const outside = borderBinds && !spaceInfo(view.state, space)?.border;
    return refused(unit, space) ?? (outside ? reject('notOnBorder', { space }) : unpaid(unit, space));
  },
  apply: (game, { seat }, { unit, space }) => {
    game.state.stack.pop();
    const { total: cost } = placementCost(game.state, seat, false)(unit, space);
    emit(game, 'workerPlaced', { seat, unit, space, cost });
    place(game, seat, unit, space, cost, 'setup');
  },
};
