/** Changes since the reader's last move: moves, prices, contracts, and missed chances. */
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../../src/content/index.ts';
import { playerSummaryText } from '../../../src/discord/shared/player-summary.ts';
import {
  type Action,
  asIfOnTurn,
  type GameEvent,
  legalActions,
  pendingSeats,
  play,
  priceOf,
  type Seat,
} from '../../../src/engine/index.ts';
import type { Recap } from '../../../src/features/game-view/index.ts';
import { recapOf, recapStart } from '../../../src/features/game-view/recap.ts';
import { ANN, BEN, done, EVE, firstRound, MOD, type Table, table } from '../../core/fixtures/table.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';

const recapFor = async ({ app, id }: Table, user: string): Promise<Recap> => {
  const found = await app.gameView.getRecap(id, user);
  if (found === undefined) throw new Error('no recap');
  return found;
};

/** A turn that continues the round: hires a merchant or upgrades shipping. */
async function turn(made: Table): Promise<void> {
  const state = await made.state();
  const seat = pendingSeats(state)[0] as Seat;
  const action = legalActions(state, seat).find(({ type }) => type === 'hire' || type === 'upgradeShipping');
  await made.move({ seat, action: action as Action });
  if (pendingSeats(await made.state())[0] === seat) await made.move({ seat, action: { type: 'endTurn' } });
}

/** Two players in the first round, each after one turn: the pending one, and the other. */
async function two() {
  const made = await firstRound(2);
  await turn(made);
  await turn(made);
  const seat = pendingSeats(await made.state())[0] as Seat;
  const first = await made.at(seat);
  return { made, seat, first, second: first.user === ANN.user ? BEN : ANN };
}

const EMPTY = {
  ...{ players: [], prices: [], gone: [], added: [], taken: [], missed: [], events: [], untold: 0 },
};

describe('a recap', () => {
  it('is empty right after the user’s own move', async () => {
    const { made, first } = await two();
    await turn(made);
    expect(await recapFor(made, first.user)).toMatchObject({ ...EMPTY, moves: 0, own: true });
  });

  it('says who did what, the sums, and how prices moved', async () => {
    const { made, seat, first, second } = await two();
    const state = await made.state();
    const sale = legalActions(state, seat).find((one) => one.type === 'trade' && one.side === 'sell');
    if (sale?.type !== 'trade') throw new Error('nothing to sell');
    const played = play(state, seat, sale);
    if (!played.ok) throw new Error('not sold');
    await made.move({ seat, action: sale });
    const { players, prices, own } = await recapFor(made, second.user);
    expect(own).toBe(true);
    const gained = (played.state.players[seat]?.money ?? 0) - (state.players[seat]?.money ?? 0);
    expect(players).toEqual([
      {
        ...{ seat, gained, spent: 0, glory: 0 },
        deeds: [{ did: 'sold', good: sale.good, count: sale.count }],
        goods: [{ good: sale.good, amount: -sale.count }],
        purpose: undefined,
      },
    ]);
    const change = { good: sale.good, from: priceOf(state, sale.good), to: priceOf(played.state, sale.good) };
    expect(prices).toEqual(change.from === change.to ? [] : [change]);
    // The player who did it has missed nothing.
    expect((await recapFor(made, first.user)).players).toEqual([]);
  });

  it('says who has left an auction', async () => {
    const made = await table(3, { options: ['auction'] });
    const [first] = pendingSeats(await made.state());
    await made.move({ seat: first as Seat, action: { type: 'bid', amount: 2 } });
    const [second] = pendingSeats(await made.state());
    await made.move({ seat: second as Seat, action: { type: 'declineBid' } });
    const { players } = await recapFor(made, (await made.at(first as Seat)).user);
    expect(players).toMatchObject([{ seat: second, deeds: [{ did: 'left' }] }]);
    const words = { language: 'en', names: ['Ann', 'Ben', 'Cat'] };
    const line = players.map((one) => playerSummaryText(one, words));
    expect(line).toEqual([expect.stringContaining('left an auction')]);
  });

  it('names missed chances, such as a space the user could have built on', async () => {
    const { made, second } = await two();
    const seat = pendingSeats(await made.state())[0] as Seat;
    const other = (1 - seat) as Seat;
    for (let moves = 0; moves < 30; moves++) {
      const state = await made.state();
      const now = pendingSeats(state)[0] as Seat;
      const reader = (1 - now) as Seat;
      const then = asIfOnTurn(state, reader);
      const theirs = then === undefined ? [] : legalActions(then, reader);
      const shared = legalActions(state, now).find(
        (one) => one.type === 'expand' && theirs.some((it) => it.type === 'expand' && it.space === one.space),
      );
      if (shared?.type === 'expand') {
        const user = (await made.at(reader)).user;
        await made.move({ seat: now, action: shared });
        const recap = await recapFor(made, user);
        expect(recap.taken, `moves ${moves}`).toEqual([shared.space]);
        expect(recap.events, `moves ${moves}`).toContainEqual(
          expect.objectContaining({ type: 'unitPlaced', space: shared.space }),
        );
        expect((await recapFor(made, EVE.user)).taken, `moves ${moves}`).toEqual([]);
        return;
      }
      const action =
        legalActions(state, now).find(({ type }) => type === 'expand') ?? legalActions(state, now)[0];
      await made.move({ seat: now, action: action as Action });
    }
    throw new Error(`nobody wanted the same space: ${second.name}, ${other}`);
  });

  it('names contracts that are gone, and which of them the user could have fulfilled', async () => {
    const { made, seat, second } = await two();
    const action = legalActions(await made.state(), seat).find(({ type }) => type === 'obtain');
    if (action?.type !== 'obtain') throw new Error('no contract to take');
    await made.move({ seat, action });
    const recap = await recapFor(made, second.user);
    expect(recap.gone).toEqual([action.contract]);
    expect(recap.added).toEqual([]);
    expect(recap.players[0]?.deeds).toContainEqual({ did: 'took', contract: action.contract });
  });

  it('starts at the round for spectators and players who have not moved yet', async () => {
    const { made } = await two();
    const recap = await recapFor(made, EVE.user);
    expect(recap.own).toBe(false);
    expect(recap.players.map(({ deeds }) => deeds.length)).toEqual([1, 1]);
    const fresh = await table(2);
    expect(await recapFor(fresh, ANN.user)).toMatchObject({ ...EMPTY, own: false, moves: 0 });
    await fresh.drift();
    // A player has picked.
    expect((await recapFor(fresh, EVE.user)).players[0]?.deeds).toMatchObject([{ did: 'picked' }]);
  });

  it('goes on past a move that someone else made for the user', async () => {
    const { made, seat, first } = await two();
    const { moves } = await recapFor(made, first.user);
    expect(moves).toBeGreaterThan(0);
    done(await made.app.moderation.skipTurn(MOD, made.id, seat));
    const recap = await recapFor(made, first.user);
    expect(recap).toMatchObject({ own: true });
    expect(recap.moves).toBeGreaterThan(moves);
    expect(recap.players.map((one) => one.seat)).toEqual([0, 1]);
  });

  it('begins at the last move that its player made themselves, not at one of their standing order', () => {
    const move = { seat: 0, action: undefined, by: ANN.user, at: new Date(0) };
    const moves = [move, { ...move, seat: 1, by: BEN.user }, { ...move, ordered: true }];
    const history = { from: 0, base: undefined, states: [], begun: [], events: [] };
    expect(recapStart(history, moves, ANN.user, 0)).toEqual({ from: 1, own: true });
  });

  it('leaves out what was undone', async () => {
    const { made, first, second } = await two();
    const before = await recapFor(made, second.user);
    await turn(made);
    expect(await recapFor(made, second.user)).not.toEqual(before);
    done(await made.app.play.undo(first, made.id, 'turn'));
    expect(await recapFor(made, second.user)).toEqual(before);
    done(await made.app.moderation.undoTo(MOD, made.id, 1));
    expect((await recapFor(made, EVE.user)).moves).toBe(1);
  });

  it('says how many moves it cannot tell after a rule was corrected', async () => {
    const { made, first } = await two();
    await turn(made);
    await turn(made);
    const kept = await made.store.games.findById(made.id);
    if (kept === undefined) throw new Error('no game');
    const { state, version, moves } = kept.snapshot as { state: object; version: number; moves: number };
    // The position differs from what today's rules make of the moves.
    const mended = structuredClone(state) as { players: { money: number }[] };
    for (const player of mended.players) player.money += 1;
    const { version: now } = kept.record;
    await made.store.games.commit({
      ...{ record: { ...kept.record, version: now + 1 } as never, expected: now, keep: moves },
      ...{ append: [], announcements: [], snapshot: { version, moves, state: mended as never } },
    });
    const recap = await recapFor(made, first.user);
    expect(recap.untold).toBe(recap.moves);
    expect(recap.untold).toBeGreaterThan(0);
    expect(recap.players).toEqual([]);
    await turn(made);
    const after = await recapFor(made, EVE.user);
    expect(after.untold).toBe(moves);
    expect(after.players[0]?.deeds).toHaveLength(1);
  });

  it('has sums and prices that lead from one position to the other', () => {
    const checked = ['recap-1', 'recap-2', 'recap-3'].flatMap((seed) => {
      const { states, events } = playedGame(seed);
      return states.slice(10, -12).flatMap((before, n) => {
        const after = states[n + 22];
        if (n % 17 > 0 || after === undefined) return [];
        const between: GameEvent[] = events.slice(n + 11, n + 23).flat();
        return [{ before, after, recap: recapOf(before, after, between, 0, new Map()) }];
      });
    });
    expect(checked.length).toBeGreaterThan(10);
    for (const { before, after, recap } of checked) {
      for (const [seat, player] of after.players.entries()) {
        const was = before.players[seat];
        const told = recap.players.find((one) => one.seat === seat);
        expect((told?.gained ?? 0) - (told?.spent ?? 0), `seat ${seat}`).toBe(
          player.money - (was?.money ?? 0),
        );
        expect(told?.glory ?? 0, `seat ${seat}`).toBe(player.glory - (was?.glory ?? 0));
        const goods = GOODS.map((good) => told?.goods.find((one) => one.good === good)?.amount ?? 0);
        expect(goods, `seat ${seat}`).toEqual(
          GOODS.map((good) => player.goods[good] - (was?.goods[good] ?? 0)),
        );
      }
      const moved = GOODS.filter((good) => priceOf(before, good) !== priceOf(after, good));
      expect(
        recap.prices.map(({ good, to }) => [good, to]),
        `move ${before.moveCount}`,
      ).toEqual(moved.map((good) => [good, priceOf(after, good)]));
    }
  });
});
