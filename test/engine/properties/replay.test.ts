/** Setup and moves determine the game: replaying them gives the same positions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameState, newGame, play, replay } from '../../../src/engine/index.ts';
import { anyCount, anySeed, cases, lastOf, playedGame, positions } from './fixtures/games.ts';

describe('replay', () => {
  it('gives the states and events of the played game', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        const game = playedGame(seed, players);
        const again = replay(game.setup, game.moves);
        expect(again).toStrictEqual({ ok: true, state: lastOf(game.states), events: game.events.flat() });
      }),
      cases(12),
    );
  });

  it('of fewer moves gives the earlier state, as an undo does', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyCount,
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        (seed, players, picks) => {
          const game = playedGame(seed, players);
          for (const pick of picks) {
            const kept = pick % game.states.length;
            const undone = replay(game.setup, game.moves.slice(0, kept));
            expect(undone).toMatchObject({ ok: true, state: game.states[kept] });
          }
        },
      ),
      cases(8),
    );
  });

  it('reports the first move that is refused', () => {
    const { setup, moves } = playedGame('refused');
    const wrong = { seat: 9, action: { type: 'pass' as const } };
    expect(replay(setup, [...moves.slice(0, 7), wrong, ...moves.slice(7)])).toMatchObject({
      ok: false,
      move: 7,
    });
    expect(replay({ ...setup, seed: '' }, moves)).toMatchObject({ ok: false, move: -1 });
  });
});

describe('a seed', () => {
  it('gives the same game every time', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { setup } = playedGame(seed);
        expect(newGame(setup)).toStrictEqual(newGame(structuredClone(setup)));
      }),
      cases(15),
    );
  });

  it('gives a game of its own', () => {
    const deals = Array.from({ length: 300 }, (_, i) => {
      const begun = newGame({ seed: `deal ${i}`, players: 4 });
      if (!begun.ok) throw new Error(begun.rejection.code);
      return JSON.stringify({ ...begun.state, setup: undefined });
    });
    expect(new Set(deals).size).toBe(deals.length);
  });
});

describe('a state that was stored as JSON', () => {
  it.each(positions(2))('continues as if it had not been stored: $kind, $where', ({ state, rest }) => {
    let live = state;
    let stored = JSON.parse(JSON.stringify(state)) as GameState;
    expect(stored).toStrictEqual(state);
    // Part of a game is enough: other positions cover the rest.
    for (const { seat, action } of rest.slice(0, 40)) {
      const [here, there] = [play(live, seat, action), play(stored, seat, action)];
      expect(there, JSON.stringify(action)).toStrictEqual(here);
      if (!here.ok || !there.ok) throw new Error('refused');
      live = here.state;
      stored = JSON.parse(JSON.stringify(there.state)) as GameState;
    }
  });
});
