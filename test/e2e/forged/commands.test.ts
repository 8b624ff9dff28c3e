/** Forged commands and suggestions: every one gets one private answer, and no game changes. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { slowTests } from '../../support/waiting.ts';
import { type Case, it, ROLES, type Role, type Scene } from '../hostile/fixtures/scene.ts';
import { NASTY, UNKNOWN } from '../hostile/fixtures/words.ts';

slowTests();

const SEED = 20261121;
const COMMAND = 2;
const SUGGEST = 4;
const SUBCOMMAND = 1;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;

interface Option {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
}
interface Form {
  readonly name: string;
  readonly subcommand?: string;
  readonly options: readonly Option[];
}

/** Every command, with its subcommand if it has some. */
function forms({ playground }: Scene): Form[] {
  return playground.commands.flatMap(({ name, options = [] }): Form[] => {
    const below = options.filter(({ type }) => type === SUBCOMMAND);
    if (below.length === 0) return [{ name, options: options as Option[] }];
    return below.map((one) => ({
      name,
      subcommand: one.name,
      options: ('options' in one ? (one.options ?? []) : []) as Option[],
    }));
  });
}

type Given = {
  readonly name: unknown;
  readonly type: number;
  readonly value: unknown;
  readonly focused?: boolean;
};

function dataOf({ name, subcommand }: Pick<Form, 'name' | 'subcommand'>, given: readonly Given[]): object {
  const options = subcommand === undefined ? given : [{ name: subcommand, type: SUBCOMMAND, options: given }];
  return { id: '1', name, type: 1, options };
}

const drawn = <T>(arbitrary: fc.Arbitrary<T>, count: number, seed = SEED): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed });
const words = fc.constantFrom(...NASTY.filter((word) => word !== ''));
const channels = fc.constantFrom<Case['channel']>('table', 'lobby', 'ended', 'production', 'asked', 'empty');

/** A meaningless value of the right type for an option. */
const senseless = ({ name, type }: Option): fc.Arbitrary<Given> => {
  if (type === INTEGER) return fc.constantFrom(-1, 0, 1e9).map((value) => ({ name, type, value }));
  if (type === BOOLEAN) return fc.constant({ name, type, value: false });
  return words.map((value) => ({ name, type, value }));
};

/** A value of another type than the option's, or only nominally of its type. */
const mistyped = ({ name }: Option): fc.Arbitrary<Given> =>
  fc.constantFrom<Given>(
    { name, type: INTEGER, value: 0.5 },
    { name, type: INTEGER, value: 'a' },
    { name, type: STRING, value: 5 },
    { name, type: BOOLEAN, value: 'yes' },
    { name, type: 8, value: '1' },
    { name, type: 10, value: 1e300 },
    { name, type: 11, value: '1' },
    { name, type: 99, value: {} },
  );

describe('a forged command', () => {
  it('with an unknown name is answered once and privately', async ({ scene }) => {
    const names = [...new Set(scene.playground.commands.map(({ name }) => name))];
    const cases = [
      ...UNKNOWN.map(
        (name, i): Case => ({
          role: ROLES[i % 4] as Role,
          channel: 'table',
          type: COMMAND,
          data: dataOf({ name }, []),
        }),
      ),
      ...names.flatMap((name) =>
        UNKNOWN.slice(0, 8).map(
          (subcommand, i): Case => ({
            role: ROLES[i % 4] as Role,
            channel: i % 2 === 0 ? 'table' : 'empty',
            type: COMMAND,
            data: dataOf({ name, subcommand }, []),
          }),
        ),
      ),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('with senseless options is answered once and privately in every channel', async ({ scene }) => {
    const cases = forms(scene).flatMap((form, i) => {
      const { options } = form;
      const all = fc.tuple(...options.map(senseless));
      const wrong = fc.tuple(...options.map((one) => fc.oneof(senseless(one), mistyped(one))));
      const some = all.chain((given) => fc.subarray(given, { minLength: Math.min(1, given.length) }));
      const extra = fc
        .tuple(all, fc.constantFrom(...UNKNOWN), words)
        .map(([given, name, value]) => [...given, { name, type: STRING, value }]);
      return drawn(
        fc.tuple(
          fc.oneof({ weight: 3, arbitrary: all }, { weight: 3, arbitrary: some }, wrong, extra),
          fc.constantFrom(...ROLES),
          channels,
        ),
        5,
        SEED + i,
      )
        .filter(([, role, channel]) => !mayAct(form, role, channel))
        .map(([given, role, channel]): Case => ({ role, channel, type: COMMAND, data: dataOf(form, given) }));
    });
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('to open an impossible game is refused, and no game is opened', async ({ scene }) => {
    const wishes: readonly (readonly [string, number, unknown])[] = [
      ...[-1, 0, 5, 99, 1e9].map((count) => ['players', INTEGER, count] as const),
      ...['', 'constructor', '__proto__', 'a'.repeat(6000)].map(
        (preset) => ['preset', STRING, preset] as const,
      ),
      ...['a'.repeat(65), 'a\u0000', '\ud83d', 'a'.repeat(6000)].map(
        (seed) => ['seed', STRING, seed] as const,
      ),
    ];
    const cases = wishes.map(([name, type, value], i): Case => {
      const data = dataOf({ name: 'game', subcommand: 'new' }, [{ name, type, value }]);
      return { role: ROLES[i % 4] as Role, channel: 'empty', type: COMMAND, data };
    });
    expect(await scene.attempt(cases)).toEqual([]);
  });
});

/** Returns whether a command could be this user's own act. */
function mayAct({ name, subcommand, options }: Form, role: Role, channel: string): boolean {
  const path = subcommand === undefined ? name : `${name} ${subcommand}`;
  const playing = ['table', 'production', 'asked'].includes(channel);
  const member = role === 'host' || role === 'guest';
  if (name === 'mod') return role === 'moderator' && options.length === 0;
  if (path === 'game new') return ['ended', 'empty'].includes(channel);
  if (name === 'challenge') return subcommand === 'solo' || subcommand === 'table';
  if (path === 'game join') return channel === 'lobby' && !member;
  if (path === 'game rematch') return channel === 'ended' && member;
  if (name === 'game' && channel === 'lobby') return role === 'host' || /leave|options/.test(path);
  // A solo player pauses without consent; otherwise the others are asked.
  if (path === 'game pause') return member && playing;
  if (path === 'game answer') return member && channel === 'asked';
  if (name === 'game') return false;
  return member && playing && (name === 'undo' || options.every(({ required }) => required !== true));
}

describe('a forged request for suggestions', () => {
  it('is answered with a list, whatever is typed', async ({ scene }) => {
    const cases = forms(scene).flatMap((form, i) => {
      const { options } = form;
      const typing = options.filter(({ autocomplete }) => autocomplete === true);
      const focus = fc.oneof(
        fc.constantFrom(...(typing.length > 0 ? typing : [{ name: 'x', type: STRING }])),
        fc.constantFrom(...UNKNOWN).map((name) => ({ name, type: STRING })),
      );
      const given = fc
        .tuple(focus, words, fc.tuple(...options.map(senseless)))
        .map(([{ name }, value, others]) => [
          ...others.filter((one) => one.name !== name),
          { name, type: STRING, value, focused: true },
        ]);
      return drawn(fc.tuple(given, fc.constantFrom(...ROLES), channels), 5, SEED + i).map(
        ([options, role, channel]): Case => ({ role, channel, type: SUGGEST, data: dataOf(form, options) }),
      );
    });
    expect(await scene.attempt(cases)).toEqual([]);
  });

  it('is answered if nothing is typed or the command is unknown', async ({ scene }) => {
    const cases = [
      ...forms(scene).map(
        (form, i): Case => ({
          role: ROLES[i % 4] as Role,
          channel: 'table',
          type: SUGGEST,
          data: dataOf(form, []),
        }),
      ),
      ...UNKNOWN.map(
        (name, i): Case => ({
          role: ROLES[i % 4] as Role,
          channel: 'table',
          type: SUGGEST,
          data: dataOf({ name }, [{ name, type: STRING, value: name, focused: true }]),
        }),
      ),
    ];
    expect(await scene.attempt(cases)).toEqual([]);
    expect(scene.tried()).toBeGreaterThan(500);
  });
});
