/** Colours of players. */
import { describe, expect, it } from 'vitest';
import { coloursOf, withColours } from '../../src/core/game/colours.ts';
import { member } from '../fixtures/records.ts';

const colours = (last: readonly (number | undefined)[], seating: readonly number[]) =>
  withColours(
    last.map((_, place) => member(`user ${place}`)),
    last,
    seating,
  ).map(({ colour }) => colour);

describe('the colours of a game', () => {
  it('follow the seats if no one has played before', () => {
    expect(colours([undefined, undefined, undefined], [2, 0, 1])).toEqual([1, 2, 0]);
  });

  it('are those of the last game', () => {
    expect(colours([3, undefined, 0], [0, 1, 2])).toEqual([3, 1, 0]);
    expect(colours([2, 3], [1, 0])).toEqual([2, 3]);
  });

  it('go to whoever joined first if two have had the same', () => {
    expect(colours([2, 2, undefined, 2], [3, 2, 1, 0])).toEqual([2, 3, 1, 0]);
  });

  it('are those of the seats in games begun before colours were stored', () => {
    expect(coloursOf([member('ann'), member('bob')], [1, 0])).toEqual([0, 1]);
    expect(coloursOf([member('ann', { colour: 3 }), member('bob', { colour: 1 })], [1, 0])).toEqual([1, 3]);
  });
});
