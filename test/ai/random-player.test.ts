/** Random players and their chance: repeatable, legal, and of different tastes. */
import { describe, expect, it } from 'vitest';
import { createRng, RANDOM_POLICIES, type RandomPolicy, randomPlayer } from '../../src/ai/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import {
  type EventType,
  legalActions,
  newGame,
  OPTIONS,
  openDecisions,
  play,
} from '../../src/engine/index.ts';
import { randomSetup } from '../../src/tools/random-setup.ts';

describe('the random generator', () => {
  it('gives the same numbers for the same seed in every version', () => {
    const drawn = createRng('caledonia');
    expect([drawn.int(100), drawn.int(100), drawn.int(100)]).toMatchInlineSnapshot(`
      [
        29,
        83,
        60,
      ]
    `);
    expect(createRng('a').next()).not.toBe(createRng('b').next());
  });

  it('gives all values about equally often, or as often as their weights say', () => {
    const drawn = createRng('even');
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) {
      const face = drawn.int(5);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts).toHaveLength(5);
    for (const count of counts) expect(Math.abs(count - 1000), `count ${count}`).toBeLessThan(120);
    const heavy = Array.from({ length: 3000 }, () => drawn.weighted([1, 3], (weight) => weight));
    expect(heavy.filter((one) => one === 3).length / 3000).toBeCloseTo(0.75, 1);
    expect(drawn.weighted(['a', 'b'], () => 0)).toMatch(/a|b/);
    expect(() => drawn.pick([])).toThrow();
  });
});

describe('a random setup', () => {
  it('is always legal, and every option occurs', () => {
    const setups = Array.from({ length: 200 }, (_, i) =>
      randomSetup(`setup-${i}`, { players: 'random', options: 'random', content: 'standard' }),
    );
    for (const setup of setups) expect(newGame(setup).ok).toBe(true);
    const met = setups.flatMap(({ options }) => Object.keys(options ?? {}));
    expect(OPTIONS.filter((option) => !met.includes(option))).toEqual([]);
    expect(new Set(setups.map(({ players }) => players)).size).toBe(4);
  });
});

/** Counts events by type for seats of one policy, in a few games among their like. */
function habits(temperament: RandomPolicy): Map<EventType, number> {
  const counts = new Map<EventType, number>();
  for (let number = 0; number < 6; number++) {
    const begun = newGame({ seed: `habits-${number}`, players: 3 });
    if (!begun.ok) throw new Error(begun.rejection.code);
    let { state } = begun;
    const players = state.players.map((_, seat) => randomPlayer(`${number} ${seat}`, temperament, CONTENT));
    while (state.phase !== 'finished') {
      const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
      const legal = legalActions(state, seat);
      const action = players[seat]?.(state, seat, legal);
      expect(legal, `number ${number}`).toContain(action);
      const played = play(state, seat, action);
      if (!played.ok) throw new Error(played.rejection.code);
      for (const { type } of played.events) counts.set(type, (counts.get(type) ?? 0) + 1);
      state = played.state;
    }
  }
  return counts;
}

describe('a random player', () => {
  const all = new Map(RANDOM_POLICIES.map((temperament) => [temperament, habits(temperament)]));
  const count = (temperament: RandomPolicy, type: EventType) => all.get(temperament)?.get(type) ?? 0;
  const others = (temperament: RandomPolicy, type: EventType) =>
    RANDOM_POLICIES.filter((one) => one !== temperament).map((one) => count(one, type));

  it.each<[RandomPolicy, EventType]>([
    ['builder', 'expanded'],
    ['trader', 'traded'],
    ['exporter', 'fulfilled'],
    ['shipper', 'portUsed'],
  ])('with the policy %s causes more %s events than the others', (temperament, type) => {
    expect(count(temperament, type)).toBeGreaterThan(Math.max(...others(temperament, type)));
  });

  it('plays the same game for the same seed', () => {
    expect(habits('exporter')).toEqual(all.get('exporter'));
  });
});
