/** The ports that exchange goods. */
import { describe, expect, it } from 'vitest';
import type { Good } from '../../../../src/content/index.ts';
import { legalActions } from '../../../../src/engine/index.ts';
import { act, eventsOf, refusal, scene, seatAt } from '../../../fixtures/scene.ts';

const exchange = (port: number, discard: Good, gain: string) => ({
  type: 'exchangeGoods' as const,
  port,
  discard,
  gain,
});
/** M2 lies at port 2, M9 at port 3. */
const at = (goods: Partial<Record<Good, number>>) =>
  scene({ seats: [{ units: { M2: 'sheep', M9: 'sheep' }, goods }] });

describe.each<{
  rule: string;
  port: number;
  group: readonly Good[];
  size: number;
  kinds: number;
  other: Good;
}>([
  {
    rule: 'R-PORT-2 one basic good for three',
    port: 2,
    group: ['wool', 'milk', 'grain'],
    size: 3,
    kinds: 10,
    other: 'bread',
  },
  {
    rule: 'R-PORT-3 one processed good for two',
    port: 3,
    group: ['bread', 'cheese', 'whisky'],
    size: 2,
    kinds: 6,
    other: 'wool',
  },
])('$rule', ({ port, group, size, kinds, other }) => {
  const [a, b, c] = group as [Good, Good, Good];
  const mixed = size === 3 ? [a, b, c] : [a, c];

  it.each(group)(
    'discarding %s, gaining several of one kind, also of the kind discarded, or of each',
    (discard) => {
      for (const gained of [Array<Good>(size).fill(discard), Array<Good>(size).fill(b), mixed]) {
        const given = at({ [a]: 1, [b]: 1, [c]: 1 });
        const { state, events } = act(given, 0, exchange(port, discard, gained.join('+')));
        for (const good of group) {
          const expected = 1 - Number(good === discard) + gained.filter((one) => one === good).length;
          expect(seatAt(state, 0).goods[good], good).toBe(expected);
        }
        expect(
          eventsOf(events, 'goods').every(({ source }) => source === `port:${port}`),
          JSON.stringify(gained),
        ).toBe(true);
        expect(seatAt(state, 0).ports, JSON.stringify(gained)).toEqual([port]);
      }
    },
  );

  it(`offers ${kinds} bundles for each good in stock`, () => {
    const offered = legalActions(at({ [a]: 2, [c]: 1 }), 0).filter(({ type }) => type === 'exchangeGoods');
    expect(offered).toHaveLength(2 * kinds);
  });

  it.each([
    {
      name: 'a good that is not in stock',
      discard: a,
      gain: Array(size).fill(b).join('+'),
      refused: { code: 'notEnoughGoods', good: a, needed: 1, stock: 0 },
    },
    {
      name: 'a good of the other group',
      discard: other,
      gain: Array(size).fill(b).join('+'),
      refused: { code: 'wrongGroup', port, good: other, group: size === 3 ? 'basic' : 'processed' },
    },
    {
      name: 'too many in return',
      discard: b,
      gain: Array(size + 1)
        .fill(b)
        .join('+'),
      refused: { code: 'badBundle', port, count: size, group: size === 3 ? 'basic' : 'processed' },
    },
    {
      name: 'too few in return',
      discard: b,
      gain: Array(size - 1)
        .fill(b)
        .join('+'),
      refused: { code: 'badBundle', port, count: size, group: size === 3 ? 'basic' : 'processed' },
    },
    {
      name: 'goods of the other group in return',
      discard: b,
      gain: Array(size).fill(other).join('+'),
      refused: { code: 'badBundle', port, count: size, group: size === 3 ? 'basic' : 'processed' },
    },
  ])('refuses $name', ({ discard, gain, refused }) => {
    expect(refusal(at({ [b]: 1, [other]: 1 }), 0, exchange(port, discard, gain))).toMatchObject(refused);
  });

  it('cannot be used without an exchange', () => {
    expect(refusal(at({ [a]: 1 }), 0, { type: 'usePort', port, effect: port })).toEqual({
      code: 'portNeedsMore',
      port,
      effect: 'exchangeGoods',
    });
  });
});
