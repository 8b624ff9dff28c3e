/** Set-up of the application: it shows changes first, changes nothing unasked, and explains problems in a sentence. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Application, changesOf } from '../../../src/discord/transport/application-settings.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { botText } from '../../../src/text/index.ts';
import { type SetUp, setUp } from '../../../src/tools/setup/set-up.ts';
import { resolveToTwoAddresses } from '../../support/two-addresses.ts';

let playground: Playground;
beforeAll(async () => {
  playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['table'], application: '4242' });
});
afterAll(() => playground.close());

let written = '';
let asked: string[] = [];
beforeEach(() => {
  written = '';
  asked = [];
});

const run = (more: Partial<SetUp> = {}, yes = true) =>
  setUp({
    ...{ token: playground.token, api: playground.api, language: 'en', pictures: false },
    write: (text) => {
      written += text;
    },
    ask: async (question) => {
      asked.push(question);
      return yes;
    },
    ...more,
  });

/** An application that was just created, and what it should look like. */
const DEFAULTS: Application = {
  id: '4242',
  name: 'Bot',
  description: '',
  tags: [],
  bot_public: true,
  integration_types_config: {},
};
const LOOK = { description: 'A game', tags: ['game'], icon: Buffer.of(1), cover: Buffer.of(2) };

const patches = () => playground.requests.filter(({ method }) => method === 'PATCH');

describe('the setup', () => {
  it('shows what would change, and changes nothing if that is declined', async () => {
    expect(await run({}, false)).toBe(true);
    for (const what of ['Description', 'Tags', 'Icon', 'Cover', 'Installation'])
      expect(written).toContain(what);
    expect(written).toContain('Nothing has changed');
    expect(asked).toEqual(['Change this?']);
    expect(patches()).toEqual([]);
  });

  it('sets everything in one request, after which there is nothing left to change or ask', async () => {
    expect(await run()).toBe(true);
    expect(patches().map(({ body, status }) => ({ body, status }))).toEqual([
      {
        status: 200,
        body: {
          description: botText('help', 'appDescription', {}, 'en'),
          tags: botText('help', 'appTags', {}, 'en').split(', '),
          icon: expect.stringMatching(/^data:image\/png;base64,/),
          cover_image: expect.stringMatching(/^data:image\/png;base64,/),
          integration_types_config: {
            0: {
              oauth2_install_params: {
                scopes: ['bot', 'applications.commands'],
                permissions: '377957223424',
              },
            },
          },
        },
      },
    ]);
    expect(await run()).toBe(true);
    expect(written).toContain('Everything is set up already');
    expect(asked).toHaveLength(1);
    expect(patches()).toHaveLength(1);
    expect(playground.violations).toEqual([]);
  });

  it('leaves the install settings of a private bot alone, for which Discord allows no install link', () => {
    const application = { ...DEFAULTS, bot_public: false };
    const changed = (one: Application) => changesOf(one, LOOK, { pictures: false }).map(({ what }) => what);
    expect(changed(application)).toEqual(['description', 'tags', 'icon', 'cover']);
    expect(changed({ ...application, bot_public: true })).toContain('install');
  });

  it('gives the link that installs the bot', async () => {
    await run();
    expect(written).toContain(
      'https://discord.com/oauth2/authorize?client_id=4242&scope=bot+applications.commands&permissions=377957223424',
    );
  });

  it('replaces pictures only if asked to, and speaks other languages', async () => {
    await run({ pictures: true, language: 'pl' });
    expect(Object.keys(patches().at(-1)?.body as object).sort()).toEqual([
      ...['cover_image', 'description', 'icon', 'tags'],
    ]);
    expect(written).toContain('Graj w Klany Kaledonii');
  });

  it.each<[string, Partial<SetUp>, RegExp]>([
    ['no token', { token: undefined }, /^DISCORD_TOKEN is not set.*\n$/],
    [
      'a token that Discord does not take',
      { token: 'not.the.token' },
      /^Discord does not take this token.*\n$/,
    ],
    [
      'a token of another application',
      { application: '17' },
      /^The token is that of another application.*\n$/,
    ],
    ['a Discord that is not there', { api: 'http://127.0.0.1:9/api' }, /^Discord could not be reached.*\n$/],
  ])('says in one sentence what is wrong with %s, and changes nothing', async (_, more, said) => {
    const before = patches().length;
    expect(await run(more)).toBe(false);
    expect(written).toMatch(said);
    expect(asked).toEqual([]);
    expect(patches()).toHaveLength(before);
  });

  it('says why Discord could not be reached, though it has several addresses', async () => {
    resolveToTwoAddresses();
    expect(await run({ api: 'http://discord.invalid:9/api' })).toBe(false);
    vi.restoreAllMocks();
    expect(written).toBe('Discord could not be reached: connect ECONNREFUSED 127.0.0.1:9.\n');
  });

  it('says in one sentence that Discord refused', async () => {
    playground.faults.failNext(/PATCH/, 403, 1, 50013);
    expect(await run({ pictures: true })).toBe(false);
    expect(written.split('\n').at(-2)).toMatch(/^Discord refused \(403\)/);
  });
});
