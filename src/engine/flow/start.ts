/** The order of setup: who picks, bids and places first workers when (R-SETUP, R-OPT-6, R-OPT-12). */
import { emit, type Game } from '../game.ts';
import { playerAt, traitsAt } from '../player.ts';
import { giveOffer, offersLeft } from '../rules/start.ts';
import { rulesetOf } from '../ruleset.ts';
import type { Auction, GameState, Seat } from '../state.ts';

/** Returns the seats without an offer, clockwise after a seat (that seat last). */
function withoutOffer(state: GameState, after: Seat): Seat[] {
  const count = state.players.length;
  return Array.from({ length: count }, (_, i) => (after + 1 + i) % count).filter(
    (seat) => playerAt(state, seat).startingTile === undefined,
  );
}

/** Opens the next auction, starting with a seat (R-OPT-6). */
export function openAuction(state: GameState, opener: Seat): void {
  const before = (opener + state.players.length - 1) % state.players.length;
  state.auction = { bidders: withoutOffer(state, before), high: -1 };
}

/** Returns the order of first workers: once around, then back, then the extra workers of some clans (R-SETUP-4). */
function workerQueue(state: GameState): Seat[] {
  const count = (seat: Seat) => traitsAt(state, seat).firstWorkers.count;
  const most = Math.max(...state.turnOrder.map(count));
  return Array.from({ length: most }, (_, pass) => {
    const able = state.turnOrder.filter((seat) => count(seat) > pass);
    return pass === 1 ? able.reverse() : able;
  }).flat();
}

/** Returns whose pick or bid is next. After the last pick, queues the first workers and returns `undefined`. */
export function nextInDraft(game: Game): { kind: 'draft' | 'auction'; seat: Seat } | undefined {
  const { state } = game;
  if (state.auction !== undefined) {
    const bidding = nextBidder(game, state.auction);
    if (bidding !== undefined) return { kind: 'auction', seat: bidding };
  }
  const [seat, ...later] = state.queue;
  state.queue = later;
  if (seat !== undefined) return { kind: 'draft', seat };
  if (rulesetOf(state.setup).draft === 'auction' && auctionGoesOn(game)) return nextInDraft(game);
  state.phase = 'workers';
  state.queue = workerQueue(state);
  return undefined;
}

/** Returns whose bid is next; when the auction is won, queues the winner's pick instead. */
function nextBidder(game: Game, auction: Auction): Seat | undefined {
  const { state } = game;
  const { leader, high, bidders } = auction;
  const won =
    leader !== undefined && (bidders.length === 1 || high >= rulesetOf(state.setup).content.highestBid);
  if (!won) return bidders[0];
  playerAt(state, leader).bid = high;
  emit(game, 'auctionWon', { seat: leader, amount: high });
  delete state.auction;
  state.turnOrder = [...state.turnOrder, leader];
  state.queue = [...state.queue, leader];
  return undefined;
}

/** Opens the next auction, or gives the last player what is left. Returns true if there is another auction. */
function auctionGoesOn(game: Game): boolean {
  const { state } = game;
  const waiting = withoutOffer(state, state.turnOrder.at(-1) ?? state.opener);
  const [next] = waiting;
  if (next === undefined) return false;
  if (waiting.length === 1) {
    state.turnOrder = [...state.turnOrder, next];
    giveOffer(game, next, offersLeft(state)[0] as number);
    return false;
  }
  openAuction(state, next);
  return true;
}
