/** Looking ahead: the position as if it were the seat's turn already. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asIfOnTurn, legalActions, pendingSeats } from '../../../src/engine/index.ts';
import { anySeed, playedGame } from '../properties/fixtures/games.ts';

describe('the position ahead', () => {
  it('is a turn of the seat if it still has one; the original position is unchanged', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(), (seed, at) => {
        const { states } = playedGame(seed);
        const state = states[at % states.length];
        if (state === undefined) throw new Error('no position');
        const before = JSON.stringify(state);
        for (const seat of state.players.keys()) {
          const then = asIfOnTurn(state, seat);
          const inRound = state.phase === 'actions' || state.phase === 'production';
          const waits = pendingSeats(state).includes(seat);
          const passed = state.passed.includes(seat);
          const plans = state.production[seat]?.ready === false;
          const decides = waits || plans || (state.phase === 'actions' && !passed);
          expect(then !== undefined, `seat ${seat}`).toBe(inRound && decides);
          if (then === undefined) continue;
          expect(legalActions(then, seat), `seat ${seat}`).not.toEqual([]);
          if (waits || plans) expect(then, `seat ${seat}`).toBe(state);
          else expect(then.stack).toEqual([{ kind: 'turn', seat }]);
          // The seat's own goods and units are unchanged.
          expect(then.players, `seat ${seat}`).toEqual(state.players);
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });
});
