/** Stored positions: every position of a game is restored exactly, and invalid ones are rejected. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameState, OPTIONS, readState, STATE_VERSION } from '../../../src/engine/index.ts';
import { anyCount, anySeed, cases, lastOf, playedGame, positions } from './fixtures/games.ts';

/** As a database returns it. */
const kept = (state: GameState): Record<string, unknown> => JSON.parse(JSON.stringify(state));

describe('a stored position', () => {
  it('is read unchanged, at every moment of every game', () => {
    fc.assert(
      fc.property(anySeed, anyCount, (seed, players) => {
        for (const state of playedGame(seed, players).states) {
          expect(readState(STATE_VERSION, kept(state))).toEqual(state);
        }
      }),
      cases(6),
    );
  });

  it('is read unchanged, whatever decision is open', () => {
    for (const { state, where } of positions(1)) {
      expect(readState(STATE_VERSION, kept(state)), where).toEqual(state);
    }
  });

  it('of version 1 gets the option that was added later, switched off', () => {
    const state = kept(lastOf(playedGame('before', 2, ['futureContracts']).states));
    const { correctedPort7, ...options } = (state.setup as GameState['setup']).options;
    expect(correctedPort7).toBe(false);
    const old = { ...state, setup: { ...(state.setup as object), options } };
    expect(readState(1, old)).toEqual(state);
    expect(Object.keys(readState(1, old)?.setup.options ?? {}).sort()).toEqual([...OPTIONS].sort());
  });

  it('of version 2 gets the generator of that time', () => {
    const { setup, ...state } = lastOf(playedGame('before', 2).states);
    const { generator, ...before } = setup;
    expect(generator).toBe(2);
    const old = { ...state, setup: before };
    expect(readState(2, kept(old as GameState))).toEqual({ ...state, setup: { ...setup, generator: 1 } });
    expect(readState(STATE_VERSION, kept({ ...state, setup }))?.setup.generator).toBe(2);
  });

  it('of version 3 keeps its plans, without saying who chose them', () => {
    const state = playedGame('before', 2).states.find(({ phase }) => phase === 'production');
    expect(readState(3, kept(state as GameState))).toEqual(state);
  });

  it('of a later or impossible version is not read', () => {
    const state = kept(lastOf(playedGame('after', 2).states));
    for (const version of [STATE_VERSION + 1, 0, -1, 1.5, Number.NaN]) {
      expect(readState(version, state), `version ${version}`).toBeUndefined();
    }
  });

  it('is not read if anything in it is missing, unknown or of the wrong type', () => {
    const state = kept(lastOf(playedGame('spoilt', 3).states));
    const [first, ...rest] = state.players as GameState['players'];
    const spoilt: readonly unknown[] = [
      ...[undefined, 7, 'state', [], {}],
      ...Object.keys(state).map((key) => ({ ...state, [key]: { odd: true } })),
      { ...state, more: 1 },
      { ...state, players: rest },
      { ...state, players: [first, ...rest, first] },
      { ...state, players: [{ ...first, money: -1 }, ...rest] },
      { ...state, players: [{ ...first, money: '7' }, ...rest] },
      { ...state, players: [{ ...first, units: { Z9: 'sheep' } }, ...rest] },
      { ...state, seating: [0, 0, 1] },
      { ...state, stack: [{ kind: 'nap', seat: 0 }] },
      { ...state, round: null },
    ];
    for (const one of spoilt)
      expect(readState(STATE_VERSION, one), JSON.stringify(one)?.slice(0, 80)).toBeUndefined();
  });
});
