/** The generators that turn a seed into draws: their streams never change, and the newer one reveals nothing. */
import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../src/content/index.ts';
import {
  GENERATOR,
  type Generator,
  newGame,
  recordedSetup,
  replay,
  type SetupInput,
} from '../../../src/engine/index.ts';
import { GENERATORS, random } from '../../../src/engine/random.ts';
import { dealContracts, drawsOf } from '../../../src/engine/setup/deal.ts';
import { slowTests } from '../../support/waiting.ts';
import { begin } from './fixtures/beginnings.ts';

slowTests();

const WORD = 0x1_0000_0000;
const SEEDS = 250_000;
const setupOf = (seed: string, generator: Generator) => begin({ seed, generator, players: 2 }).state.setup;
const draws = (seed: string, label: string, generator: Generator, below: number) => {
  const drawn = random(seed, label, generator);
  return Array.from({ length: 10 }, () => drawn.int(below));
};

describe('the stream of a generator', () => {
  it('never changes: generator 1', () => {
    expect(draws('thistle', 'dice', 1, WORD)).toEqual([
      159753423, 529886578, 788614579, 1424712629, 616381323, 1571087289, 2189711408, 3778720892, 1021953480,
      1068028993,
    ]);
  });

  // Worked out with Python's hashlib: the key is sha256("seed\0label") in hex; sha256("key 0"), sha256("key 1")... are the
  // blocks, each of eight numbers of 32 bits.
  it('never changes: generator 2, SHA-256', () => {
    expect(draws('thistle', 'dice', 2, WORD)).toEqual([
      3746032889, 1314209887, 3976276398, 3757429158, 4191104621, 2909983812, 1809962506, 3968195884,
      1083412526, 485458504,
    ]);
    expect(draws('Ein Wörtchen 🐑', 'contracts', 2, 1000)).toEqual([
      597, 947, 982, 481, 276, 376, 890, 807, 667, 525,
    ]);
    expect(random('thistle', 'contracts', 2).shuffle(CONTENT.contracts.map(({ id }) => id))).toEqual([
      50, 48, 13, 22, 19, 46, 37, 8, 10, 9, 30, 2, 24, 16, 23, 4, 27, 32, 36, 1, 39, 21, 6, 41, 35, 28, 38, 5,
      40, 20, 7, 29, 34, 49, 31, 45, 26, 42, 43, 17, 3, 14, 11, 44, 18, 33, 15, 47, 25, 12,
    ]);
  });

  it('differs for each label, seed and generator, however they are split', () => {
    const streams = [
      ...GENERATORS.flatMap((one) => [draws('moor', 'dice', one, WORD), draws('moor', 'clans', one, WORD)]),
      ...[draws('moors', 'dice', 2, WORD), draws('moo', 'rdice', 2, WORD), draws('Moor', 'dice', 2, WORD)],
    ];
    expect(new Set(streams.map(String)).size).toBe(streams.length);
  });

  it.each(GENERATORS)('draws every number equally often, and every order: generator %d', (generator) => {
    const COUNT = 60_000;
    const numbers = new Map<number, number>();
    const orders = new Map<string, number>();
    const drawn = random('even', 'draws', generator);
    for (let i = 0; i < COUNT; i++) {
      const number = drawn.int(6);
      numbers.set(number, (numbers.get(number) ?? 0) + 1);
      const order = drawn.shuffle([1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    for (const counts of [numbers, orders]) {
      expect(counts.size).toBe(6);
      const mean = COUNT / 6;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
      // Five degrees of freedom: one fair generator in 10,000 exceeds this.
      expect(chi).toBeLessThan(25.7);
    }
  });
});

describe('the contract pile', () => {
  const pileOf = (seed: string, generator: Generator) =>
    dealContracts(drawsOf({ ...setupOf('moor', generator), seed }), CONTENT);

  it('is the one of the game', () => {
    for (const generator of GENERATORS) {
      const { contracts } = begin({ seed: 'moor', generator, players: 2 }).state;
      expect([...Object.values(contracts.board), ...contracts.pile]).toEqual(pileOf('moor', generator));
    }
  });

  // Generator 1 derives 32 bits from a seed, so the pile can be found by trying them all. Generator 2 derives 256.
  it('can be equal for different seeds with generator 1', () => {
    const [one, other] = ['922f8734ec00754872f8b9779c', 'b4c4e1c9de0ae6dc02caa24a47'] as const;
    expect(pileOf(one, 1)).toEqual(pileOf(other, 1));
    expect(pileOf(one, 2)).not.toEqual(pileOf(other, 2));
  });

  // Of a generator of 32 bits some seven pairs would have the same. Eight numbers tell streams apart, and shuffling a pile
  // of each would take seconds: it is drawn from this stream.
  it('has a stream of its own for each of 250,000 seeds', () => {
    expect(pileOf('moor', GENERATOR)).toEqual(
      random('moor', 'contracts', GENERATOR).shuffle(CONTENT.contracts.map(({ id }) => id)),
    );
    const streams = new Set<string>();
    for (let n = 0; n < SEEDS; n++) {
      const drawn = random(hash('sha256', `#${n}`).slice(0, 26), 'contracts', GENERATOR);
      let first = '';
      for (let number = 0; number < 8; number++) first += String.fromCharCode(drawn.int(50));
      streams.add(first);
    }
    expect(streams.size).toBe(SEEDS);
  });
});

describe('the generator of a game', () => {
  it('is the newest if the setup names none, and is stored in the state', () => {
    expect(GENERATOR).toBe(Math.max(...GENERATORS));
    expect(begin({ seed: 'moor' }).state.setup.generator).toBe(GENERATOR);
    expect(begin({ seed: 'moor' })).toEqual(begin({ seed: 'moor', generator: GENERATOR }));
  });

  it('is the first if a recorded setup names none', () => {
    const recorded: SetupInput = { seed: 'moor', players: 3 };
    expect(recordedSetup(recorded)).toEqual({ ...recorded, generator: 1 });
    expect(recordedSetup({ ...recorded, generator: 2 })).toEqual({ ...recorded, generator: 2 });
  });

  it('is the one of its state in a replay', () => {
    for (const generator of GENERATORS) {
      const { state } = begin({ seed: 'moor', generator });
      const again = replay(state.setup, []);
      expect(again.ok && again.state, `generator ${generator}`).toEqual(state);
    }
  });

  it.each([0, 3, '2', null])('is refused where there is no such: %j', (generator) => {
    const begun = newGame({ seed: 'moor', players: 3, generator: generator as Generator });
    expect(begun).toMatchObject({ ok: false, rejection: { code: 'malformed' } });
  });
});
