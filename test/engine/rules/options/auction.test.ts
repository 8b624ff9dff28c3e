/** The auction of clans. */
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../../src/content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  projectedScore,
  type Seat,
} from '../../../../src/engine/index.ts';
import { acts, eventsOf, refusal, scene, seatAt } from '../../../fixtures/scene.ts';
import { begin, playOn, waitedFor } from '../fixtures/beginnings.ts';

const bid = (amount: number): Action => ({ type: 'bid', amount });
const out: Action = { type: 'declineBid' };
const pick = (offer: number): Action => ({ type: 'pick', offer });

/** An auction that this seat opens. */
function opened(players: 2 | 3 | 4, opener: Seat): GameState {
  for (let n = 0; n < 200; n++) {
    const { state } = begin({ seed: `auction ${n}`, players, options: { auction: true } });
    if (waitedFor(state) === opener) return state;
  }
  throw new Error(`never opened by ${opener}`);
}

describe('R-OPT-6 clan auction', () => {
  it.each([2, 3, 4] as const)('%d players: as many clans as players, each with a tile', (players) => {
    const { offers } = begin({ players, options: { auction: true } }).state;
    expect(offers).toHaveLength(players);
    expect(new Set(offers.map(({ clan }) => clan)).size).toBe(players);
    expect(new Set(offers.map(({ tile }) => tile)).size).toBe(players);
  });

  it('the opener must bid', () => {
    const state = opened(3, 1);
    expect(refusal(state, 1, out)).toEqual({ code: 'mustBid' });
    expect(refusal(state, 0, bid(3)).code).toBe('notYourTurn');
    expect(refusal(state, 1, pick(0))).toEqual({ code: 'notNow', decision: 'auction' });
    expect(legalActions(state, 1)).toEqual(Array.from({ length: 31 }, (_, amount) => bid(amount)));
  });

  it.each([
    [bid(-1), 'malformed'],
    [bid(2.5), 'malformed'],
    [bid(31), 'bidTooHigh'],
    [bid(100), 'malformed'],
  ])('%j is not a valid bid', (action, code) => {
    expect(refusal(opened(3, 0), 0, action).code).toBe(code);
  });

  it('then each other player bids higher or is out of this auction', () => {
    const state = acts(opened(3, 0), [0, bid(4)]).state;
    expect(refusal(state, 1, bid(4))).toEqual({ code: 'bidTooLow', least: 5 });
    expect(refusal(state, 1, bid(0))).toEqual({ code: 'bidTooLow', least: 5 });
    expect(legalActions(state, 1)).toContainEqual(out);
    const after = acts(state, [1, out], [2, bid(5)], [0, bid(7)]).state;
    // The second player is out, so the third follows.
    expect(waitedFor(after)).toBe(2);
    expect(refusal(after, 1, bid(20)).code).toBe('notYourTurn');
  });

  it('zero is a valid bid', () => {
    const { state, events } = acts(opened(2, 1), [1, bid(0)], [0, out]);
    expect(eventsOf(events, 'auctionWon')).toEqual([{ type: 'auctionWon', seat: 1, amount: 0 }]);
    expect(waitedFor(state)).toBe(1);
  });

  it('thirty wins immediately, also as the first bid', () => {
    const { state, events } = acts(opened(4, 2), [2, bid(30)]);
    expect(eventsOf(events, 'auctionWon')).toEqual([{ type: 'auctionWon', seat: 2, amount: 30 }]);
    expect(legalActions(state, 2)).toEqual([0, 1, 2, 3].map(pick));
    for (const other of [0, 1, 3]) expect(legalActions(state, other), `${other}`).toEqual([]);
  });

  it('the winner chooses any remaining pair and immediately gets its goods and money', () => {
    const state = acts(opened(3, 0), [0, bid(2)], [1, out], [2, out]).state;
    expect(refusal(state, 0, pick(3))).toEqual({ code: 'noSuchOffer', offer: 3 });
    const { state: after } = acts(state, [0, pick(1)]);
    const offer = after.offers[1];
    const tile = CONTENT.startingTiles.find(({ id }) => id === offer?.tile);
    expect(seatAt(after, 0)).toMatchObject({
      bid: 2,
      clan: offer?.clan,
      money: tile?.money,
      goods: tile?.goods,
    });
    expect(seatAt(after, 1)).toMatchObject({ bid: 0, money: 0 });
  });

  it.each<[string, 2 | 3 | 4, Seat, [Seat, Action][], Seat[], number[]]>([
    [
      'the opener wins each time, so the next in seat order opens',
      3,
      1,
      [
        [1, bid(3)],
        [2, out],
        [0, out],
        [1, pick(0)],
        [2, bid(1)],
        [0, out],
        [2, pick(1)],
      ],
      [1, 2, 0],
      [0, 3, 1],
    ],
    [
      'the next opener is the one after the winner, not after the opener',
      4,
      0,
      [
        [0, bid(1)],
        [1, bid(2)],
        [2, bid(6)],
        [3, out],
        [0, out],
        [1, out],
        [2, pick(3)],
        [3, bid(0)],
        [0, bid(1)],
        [1, out],
        [3, out],
        [0, pick(0)],
        [1, bid(30)],
        [1, pick(1)],
      ],
      [2, 0, 1, 3],
      [1, 30, 6, 0],
    ],
    [
      'who has a clan is passed over when the next auction is opened',
      3,
      0,
      [
        [0, bid(0)],
        [1, out],
        [2, bid(1)],
        [0, out],
        [2, pick(2)],
        [0, bid(5)],
        [1, bid(6)],
        [0, bid(7)],
        [1, out],
        [0, pick(1)],
      ],
      [2, 0, 1],
      [7, 0, 1],
    ],
    [
      'two players',
      2,
      1,
      [
        [1, bid(0)],
        [0, bid(1)],
        [1, bid(2)],
        [0, bid(9)],
        [1, out],
        [0, pick(1)],
      ],
      [0, 1],
      [9, 0],
    ],
  ])('%s', (_, players, opener, moves, order, owed) => {
    const { state, events } = acts(opened(players, opener), ...moves);
    expect(state.phase).toBe('workers');
    expect(state.turnOrder).toEqual(order);
    expect(state.players.map((player) => player.bid)).toEqual(owed);
    // The last player takes what is left, free of charge and without a decision.
    const picks = eventsOf(events, 'offerPicked');
    expect(picks.map(({ seat }) => seat)).toEqual(order);
    expect(new Set(picks.map(({ offer }) => offer)).size).toBe(players);
    expect(eventsOf(events, 'auctionWon').map(({ seat }) => seat)).toEqual(order.slice(0, -1));
    expect(state.players.every(({ money }) => money === 55)).toBe(true);
  });

  it('turn order for first workers and round 1 is the order of winning', () => {
    const won = acts(
      opened(3, 1),
      [1, bid(0)],
      [2, bid(8)],
      [0, out],
      [1, out],
      [2, pick(0)],
      [0, bid(0)],
      [1, out],
      [0, pick(1)],
    ).state;
    const { state, events } = playOn(won, ({ phase }) => phase === 'actions');
    const placed = eventsOf(events, 'workerPlaced').map(({ seat }) => seat);
    expect(placed.slice(0, 6)).toEqual([2, 0, 1, 1, 0, 2]);
    expect(eventsOf(events, 'roundStarted')[0]?.order).toEqual([2, 0, 1]);
    expect(waitedFor(state)).toBe(2);
    const played = playOn(
      state,
      ({ round }) => round === 2,
      ({ type }) => type === 'pass',
    );
    expect(eventsOf(played.events, 'passed').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('the bid is subtracted from the winner’s score, even below zero', () => {
    const state = scene({
      players: 2,
      options: { auction: true },
      seats: [{ bid: 30, money: 0 }, { money: 0 }],
    });
    const [winner, other] = projectedScore(state).players;
    expect(winner?.points.auction).toBe(-30);
    expect(winner?.total).toBeLessThan(0);
    expect(other?.points.auction).toBe(0);
  });
});
