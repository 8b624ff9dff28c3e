/** Discord's limits on commands, a line each: what just passes, and what is refused, where, and recorded. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectPass, expectRefusal, of, times } from './fixtures/refusals.ts';
import { ask, type Scene, scene } from './fixtures/support.ts';

let stage: Scene;
let application: string;

beforeAll(async () => {
  stage = await scene();
  const { body } = await ask(stage.playground, 'GET', '/users/@me');
  application = (body as { id: string }).id;
});
afterAll(() => stage.playground.close());

let noted = 0;
beforeEach(() => {
  noted = stage.playground.violations.length;
});

const command = (more: object = {}) => ({ name: 'go', description: 'Goes', ...more });
const choice = (index: number) => ({ name: `Choice ${index}`, value: `c${index}` });
const input = (more: object = {}) => ({ type: 3, name: 'text', description: 'Text', ...more });
const sub = (name: string, more: object = {}) => ({ type: 1, name, description: 'Does', ...more });

const COMMANDS: readonly {
  readonly what: string;
  readonly body: readonly object[];
  readonly wrong?: string;
}[] = [
  { what: '100 commands', body: times(100, (index) => command({ name: `go-${index}` })) },
  { what: '101 commands', body: times(101, (index) => command({ name: `go-${index}` })), wrong: '' },
  { what: 'a name twice', body: [command(), command()], wrong: '1.name' },
  { what: 'a name of 32', body: [command({ name: of(32) })] },
  { what: 'a name of 33', body: [command({ name: of(33) })], wrong: '0.name' },
  { what: 'a name in capitals', body: [command({ name: 'Go' })], wrong: '0.name' },
  { what: 'a name with a blank', body: [command({ name: 'go on' })], wrong: '0.name' },
  {
    what: 'a translated name in capitals',
    body: [command({ name_localizations: { pl: 'Idź' } })],
    wrong: '0.name',
  },
  { what: 'a name of other letters', body: [command({ name: 'gałąź_1' })] },
  { what: 'a description of 100', body: [command({ description: of(100) })] },
  { what: 'a description of 101', body: [command({ description: of(101) })], wrong: '0.description' },
  { what: 'no description', body: [command({ description: undefined })], wrong: '0.description' },
  { what: '25 options', body: [command({ options: times(25, (index) => input({ name: `o${index}` })) })] },
  {
    what: '26 options',
    body: [command({ options: times(26, (index) => input({ name: `o${index}` })) })],
    wrong: '0.options',
  },
  {
    what: '26 subcommands',
    body: [command({ options: times(26, (index) => sub(`s${index}`)) })],
    wrong: '0.options',
  },
  { what: 'an option twice', body: [command({ options: [input(), input()] })], wrong: '0.options.1.name' },
  {
    what: 'an option with the translation of another',
    body: [
      command({ options: ['a', 'b'].map((name) => input({ name, name_localizations: { pl: 'pole' } })) }),
    ],
    wrong: '0.options.1.name',
  },
  {
    what: 'a choice with a translation of 101',
    body: [
      command({ options: [input({ choices: [{ ...choice(1), name_localizations: { pl: of(101) } }] })] }),
    ],
    wrong: '0.options.0.choices.0.name',
  },
  {
    what: 'a required option last',
    body: [command({ options: [input({ name: 'a' }), input({ required: true })] })],
    wrong: '0.options.1',
  },
  {
    what: 'a required option first',
    body: [command({ options: [input({ required: true }), input({ name: 'b' })] })],
  },
  { what: '25 choices', body: [command({ options: [input({ choices: times(25, choice) })] })] },
  {
    what: '26 choices',
    body: [command({ options: [input({ choices: times(26, choice) })] })],
    wrong: '0.options.0.choices',
  },
  {
    what: 'choices and autocomplete',
    body: [command({ options: [input({ autocomplete: true, choices: [choice(1)] })] })],
    wrong: '0.options.0.autocomplete',
  },
  {
    what: 'a number as the choice of a text',
    body: [command({ options: [input({ choices: [{ name: 'One', value: 1 }] })] })],
    wrong: '0.options.0.choices.0.value',
  },
  {
    what: 'a subcommand beside an option',
    body: [command({ options: [sub('s'), input()] })],
    wrong: '0.options',
  },
  {
    what: 'a group of subcommands',
    body: [command({ options: [{ ...sub('g'), type: 2, options: [sub('s', { options: [input()] })] }] })],
  },
  {
    what: 'an option straight in a group',
    body: [command({ options: [{ ...sub('g'), type: 2, options: [input()] }] })],
    wrong: '0.options.0.options.0',
  },
  {
    what: 'a group in a group',
    body: [command({ options: [{ ...sub('g'), type: 2, options: [{ ...sub('h'), type: 2 }] }] })],
    wrong: '0.options.0.options.0',
  },
  {
    what: 'more than 8000 characters',
    body: [
      command({
        options: times(4, (index) =>
          input({ name: `o${index}`, choices: times(25, (at) => ({ name: `${at}`, value: of(90) })) }),
        ),
      }),
    ],
    wrong: '0',
  },
  { what: 'permissions in text', body: [command({ default_member_permissions: '32' })] },
  {
    what: 'permissions that are no number',
    body: [command({ default_member_permissions: 'all' })],
    wrong: '0.default_member_permissions',
  },
];

describe('commands with', () => {
  const put = (body: readonly object[]) =>
    ask(stage.playground, 'PUT', `/applications/${application}/commands`, body);

  it.each(COMMANDS.filter(({ wrong }) => wrong === undefined))('$what pass', async ({ body }) => {
    expectPass(stage, noted, await put(body));
  });

  it.each(COMMANDS.filter(({ wrong }) => wrong !== undefined))(
    '$what are refused',
    async ({ body, wrong = '' }) => {
      const before = stage.playground.commands.map(({ name }) => name);
      expectRefusal(stage, noted, await put(body), wrong);
      expect(stage.playground.commands.map(({ name }) => name)).toEqual(before);
    },
  );

  it('one hundred there already leave no place for another', async () => {
    await put(times(100, (index) => command({ name: `go-${index}` })));
    const path = `/applications/${application}/commands`;
    expectRefusal(stage, noted, await ask(stage.playground, 'POST', path, command({ name: 'more' })), '');
    noted = stage.playground.violations.length;
    expectPass(
      stage,
      noted,
      await ask(stage.playground, 'POST', path, command({ name: 'go-7', description: 'Otherwise' })),
    );
    expect(stage.playground.commands.find(({ name }) => name === 'go-7')?.description).toBe('Otherwise');
  });

  it('an id can be read and deleted, one by one', async () => {
    const path = `/applications/${application}/guilds/${stage.playground.guild}/commands`;
    const created = await ask(stage.playground, 'POST', path, command());
    expect(created.status).toBe(201);
    const { id } = created.body as { id: string };
    expect(await ask(stage.playground, 'GET', `${path}/${id}`)).toMatchObject({ body: { name: 'go' } });
    expect((await ask(stage.playground, 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await ask(stage.playground, 'GET', path)).body).toEqual([]);
    expect(await ask(stage.playground, 'GET', `${path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 10063 },
    });
  });
});
