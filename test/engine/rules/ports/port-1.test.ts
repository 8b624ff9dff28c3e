/** The port that saves an animal. */
import { describe, expect, it } from 'vitest';
import type { Meat, Unit } from '../../../../src/content/index.ts';
import type { Action } from '../../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type Scene, scene, seatAt, waiting } from '../../../fixtures/scene.ts';

type Spare = Meat | 'none';
const fulfil = (contract: number, spare: Spare, spareCopy: Spare = 'none'): Action => ({
  type: 'fulfil',
  contract,
  spare,
  spareCopy,
});

/** Port 1 in corner A, port 9 in corner D: A1 and A9 reach them. */
const ports: Scene = { ports: { A: 1, B: 2, C: 3, D: 9 }, options: { kickstarter: true } };
const holding = (contract: number, units: Record<string, Unit>, more: object = {}) =>
  scene({
    ...ports,
    seats: [
      {
        units,
        goods: { wool: 5, bread: 5, cheese: 5, whisky: 5 },
        contracts: [contract],
        ...more,
      },
    ],
  });

/** A1 and A9 are grassland, for a field. */
const gates = { A1: 'field', A9: 'field' } as const;

describe('R-PORT-1 one animal fewer', () => {
  it.each<{
    name: string;
    contract: number;
    units: Record<string, Unit>;
    action: Action;
    killed: string[];
    used: number[];
  }>([
    {
      name: 'two beef: one cow',
      contract: 3,
      units: { C1: 'cow' },
      action: fulfil(3, 'beef'),
      killed: ['C1'],
      used: [1],
    },
    {
      name: 'one mutton: no sheep',
      contract: 19,
      units: {},
      action: fulfil(19, 'mutton'),
      killed: [],
      used: [1],
    },
    {
      name: 'beef and mutton: the player chooses beef',
      contract: 46,
      units: { C1: 'sheep' },
      action: fulfil(46, 'beef'),
      killed: ['C1'],
      used: [1],
    },
    {
      name: 'beef and mutton: the player chooses mutton',
      contract: 46,
      units: { C1: 'cow' },
      action: fulfil(46, 'mutton'),
      killed: ['C1'],
      used: [1],
    },
    {
      name: 'twice with the port that copies: one cow for three beef',
      contract: 4,
      units: { C1: 'cow' },
      action: fulfil(4, 'beef', 'beef'),
      killed: ['C1'],
      used: [1, 9],
    },
    {
      name: 'twice, one of each meat',
      contract: 46,
      units: {},
      action: fulfil(46, 'mutton', 'beef'),
      killed: [],
      used: [1, 9],
    },
    {
      name: 'by the copy alone',
      contract: 3,
      units: { C1: 'cow' },
      action: fulfil(3, 'none', 'beef'),
      killed: ['C1'],
      used: [9],
    },
    {
      name: 'not at all, though it could be',
      contract: 3,
      units: { C1: 'cow', D1: 'cow' },
      action: fulfil(3, 'none'),
      killed: ['C1', 'D1'],
      used: [],
    },
  ])('$name', ({ contract, units, action, killed, used }) => {
    const given = holding(contract, { ...gates, ...units });
    const { state, events } = act(given, 0, action);
    expect(eventsOf(events, 'slaughtered').map(({ space }) => space)).toEqual(killed);
    expect(seatAt(state, 0)).toMatchObject({ ports: used, fulfilled: [contract] });
    expect(eventsOf(events, 'portUsed').map(({ port, effect }) => [port, effect])).toEqual(
      used.map((port) => [port, 1]),
    );
    const paid = eventsOf(events, 'money').filter(({ source }) => source === 'port:9');
    expect(paid.map(({ amount }) => amount)).toEqual(used.includes(9) ? [-3] : []);
  });

  it('lets the player choose among more animals than are still needed', () => {
    const given = holding(3, { ...gates, C1: 'cow', D1: 'cow' });
    const { state } = act(given, 0, fulfil(3, 'beef'));
    expect(waiting(state)).toEqual(['0 slaughter']);
    expect(seatAt(act(state, 0, { type: 'slaughter', space: 'D1' }).state, 0).units).toEqual({
      ...gates,
      C1: 'cow',
    });
  });

  it.each<{
    name: string;
    contract: number;
    units?: Record<string, Unit>;
    more?: object;
    action: Action;
    refused: object;
  }>([
    {
      name: 'meat that the contract does not ask for',
      contract: 3,
      units: { C1: 'cow', D1: 'cow' },
      action: fulfil(3, 'mutton'),
      refused: { code: 'nothingToSpare', meat: 'mutton' },
    },
    {
      name: 'a contract without meat',
      contract: 1,
      action: fulfil(1, 'beef'),
      refused: { code: 'nothingToSpare', meat: 'beef' },
    },
    {
      name: 'the only beef twice',
      contract: 46,
      units: { C1: 'sheep' },
      action: fulfil(46, 'beef', 'beef'),
      refused: { code: 'nothingToSpare', meat: 'beef' },
    },
    {
      name: 'two animals too few',
      contract: 4,
      units: { C1: 'cow' },
      action: fulfil(4, 'beef'),
      refused: { code: 'notEnoughAnimals', animal: 'cow', needed: 2, have: 1 },
    },
    {
      name: 'the port once used',
      contract: 3,
      units: { C1: 'cow' },
      more: { ports: [1] },
      action: fulfil(3, 'beef'),
      refused: { code: 'portUsed', port: 1 },
    },
    {
      name: 'the copy with less than three pounds',
      contract: 3,
      units: { C1: 'cow' },
      more: { money: 2 },
      action: fulfil(3, 'none', 'beef'),
      refused: { code: 'tooExpensive', cost: 3, money: 2 },
    },
    {
      name: 'the copy once used',
      contract: 3,
      units: { C1: 'cow' },
      more: { ports: [9] },
      action: fulfil(3, 'none', 'beef'),
      refused: { code: 'portUsed', port: 9 },
    },
  ])('refuses $name', ({ contract, units, more, action, refused }) => {
    expect(refusal(holding(contract, { ...gates, ...units }, more), 0, action)).toEqual(refused);
  });

  it('must be in reach, but not the copied port', () => {
    const far = scene({ ...ports, seats: [{ units: { A9: 'field', C1: 'cow' }, contracts: [3] }] });
    expect(refusal(far, 0, fulfil(3, 'beef'))).toEqual({ code: 'portOutOfReach', port: 1 });
    expect(seatAt(act(far, 0, fulfil(3, 'none', 'beef')).state, 0).ports).toEqual([9]);
    const near = scene({ ...ports, seats: [{ units: { A1: 'field', C1: 'cow' }, contracts: [3] }] });
    expect(refusal(near, 0, fulfil(3, 'none', 'beef'))).toEqual({ code: 'portOutOfReach', port: 9 });
  });

  it('can be reached by the animal that is slaughtered', () => {
    const given = scene({ ...ports, seats: [{ units: { A1: 'cow' }, contracts: [3] }] });
    const { state } = act(given, 0, fulfil(3, 'beef'));
    expect(seatAt(state, 0)).toMatchObject({ units: {}, fulfilled: [3], ports: [1] });
  });

  it('can be copied after it was used', () => {
    const given = holding(3, { ...gates, C1: 'cow' }, { ports: [1] });
    expect(seatAt(act(given, 0, fulfil(3, 'none', 'beef')).state, 0).ports).toEqual([1, 9]);
  });

  it.each([
    {
      name: 'when it is not in play',
      ports: { A: 5, B: 2, C: 3, D: 9 },
      refused: { code: 'portNotInPlay', port: 1 },
    },
  ])('refuses it $name', ({ ports: corners, refused }) => {
    const given = scene({
      options: { kickstarter: true },
      ports: corners,
      seats: [{ units: { ...gates, C1: 'cow' }, contracts: [3] }],
    });
    expect(refusal(given, 0, fulfil(3, 'beef'))).toEqual(refused);
    expect(refusal(given, 0, fulfil(3, 'none', 'beef'))).toEqual(refused);
  });

  it('cannot be used by itself, before or after the action', () => {
    const given = holding(3, { ...gates, C1: 'cow', D1: 'cow' });
    const refused = { code: 'portNeedsMore', port: 1, effect: 'spareAnimal' };
    expect(refusal(given, 0, { type: 'usePort', port: 1, effect: 1 })).toEqual(refused);
    expect(refusal(given, 0, { type: 'usePort', port: 9, effect: 1 })).toEqual(refused);
  });

  it('applies once to either contract of an action, and so does its copy', () => {
    const given = scene({
      ...ports,
      seats: [{ clan: 'buchanan', units: { ...gates, C1: 'cow' }, goods: { cheese: 1 }, contracts: [3, 19] }],
    });
    const { state } = acts(given, [0, fulfil(3, 'beef')]);
    expect(refusal(state, 0, fulfil(19, 'mutton'))).toEqual({ code: 'portUsed', port: 1 });
    const done = act(state, 0, fulfil(19, 'none', 'mutton')).state;
    expect(seatAt(done, 0)).toMatchObject({ fulfilled: [3, 19], ports: [1, 9] });
  });

  it('does not change what the scoring tile for meat counts', () => {
    const given = scene({
      ...ports,
      passed: [1, 2],
      scoringTiles: [7, 1, 2, 3, 4],
      seats: [{ units: { ...gates, C1: 'cow' }, contracts: [4] }],
    });
    const { events } = acts(given, [0, fulfil(4, 'beef', 'beef')], [0, { type: 'pass' }]);
    expect(eventsOf(events, 'roundScored').find(({ seat }) => seat === 0)).toMatchObject({
      count: 3,
      glory: 6,
    });
  });
});
