/** Legal actions: lists and checks agree, choosing field by field reaches all, and there are not too many. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  auditOptions,
  choices,
  type GameState,
  legalActions,
  openDecisions,
  passiveAction,
  play,
} from '../../../src/engine/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { anyCount, anySeed, cases, playedGame, positions } from './fixtures/games.ts';

slowTests();

/** The limit for menus, hints and players. */
const MOST_LEGAL = 500;

describe('the legal actions', () => {
  it.each(positions(2))('are exactly those that pass the check: $kind, $where', ({ state }) => {
    expect(auditOptions(state)).toEqual([]);
  });

  it(`are exactly those that pass the check in every position of any game, and never more than ${MOST_LEGAL}`, () => {
    fc.assert(
      fc.property(anySeed, anyCount, fc.nat(), (seed, players, number) => {
        const { states, mostLegal } = playedGame(seed, players);
        expect(auditOptions(states[number % states.length] as GameState)).toEqual([]);
        expect(mostLegal).toBeLessThanOrEqual(MOST_LEGAL);
      }),
      cases(60),
    );
  });

  it.each(positions(3))('contain no duplicates: $kind, $where', ({ state, seat }) => {
    const keys = legalActions(state, seat).map(key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('choosing field by field', () => {
  it.each(positions(3))(
    'leads to every legal action and to nothing else: $kind, $where',
    ({ state, seat }) => {
      const legal = legalActions(state, seat);
      for (const reversed of [false, true]) {
        const reached = choices(legal, {}, 'type').flatMap((type) => {
          const fields = Object.keys(legal.find((action) => action.type === type) ?? {});
          const others = fields.filter((field) => field !== 'type');
          return completions(legal, { type }, reversed ? others.reverse() : others);
        });
        expect(reached.map(key).sort(), `reversed ${reversed}`).toEqual(legal.map(key).sort());
      }
    },
  );
});

const key = (action: object): string => JSON.stringify(Object.entries(action).sort());

type Chosen = Record<string, string | number>;

/** All ways to fill in these fields one after another, as with menus. */
function completions(legal: readonly Action[], chosen: Chosen, fields: readonly string[]): Chosen[] {
  const [field, ...rest] = fields;
  if (field === undefined) return [chosen];
  const values = choices(legal, chosen, field);
  expect(values, `${field} after ${JSON.stringify(chosen)}`).not.toEqual([]);
  return values.flatMap((value) => completions(legal, { ...chosen, [field]: value }, rest));
}

/** Far more than all decisions of a game, each answered with the least. */
const LONG = 500;

describe('the passive action', () => {
  it.each(positions(3))('brings any game to its end: $kind, $where', ({ state }) => {
    let now = state;
    for (let i = 0; now.phase !== 'finished' && i < LONG; i++) {
      const [waiting] = openDecisions(now).filter(({ required }) => required);
      if (waiting === undefined) throw new Error('nobody to act');
      const played = play(now, waiting.seat, passiveAction(now, waiting.seat));
      if (!played.ok) throw new Error(JSON.stringify(played.rejection));
      now = played.state;
    }
    expect(now.phase).toBe('finished');
  });

  it.each(positions(2))('exists only for seats the game waits for: $kind, $where', ({ state }) => {
    const waiting = new Set(openDecisions(state).flatMap(({ seat, required }) => (required ? seat : [])));
    state.players.forEach((_, seat) => {
      const action = passiveAction(state, seat);
      if (!waiting.has(seat)) expect(action).toBeUndefined();
      else expect(legalActions(state, seat)).toContainEqual(action);
    });
  });
});
