/** Emoji of the application: uploaded at the first start, unchanged after the next, and never in the way. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBot, type RunningBot } from '../../../src/bootstrap/create-bot.ts';
import { CONTENT } from '../../../src/content/index.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { close, EMBLEMS, emblemFiles } from '../../../src/render/index.ts';
import { CHECKED } from '../../playground/fixtures/openapi.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import { there } from '../fixtures/table.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

const EMOJIS = /^[A-Z]+ \/applications\/\d+\/emojis/;
const UPLOAD = /^POST \/applications\/\d+\/emojis/;

let playground: Playground;
let bots: RunningBot[];
let warnings: string[];
let emoji: (method: string, path?: string, body?: unknown) => Promise<unknown>;

beforeEach(async () => {
  bots = [];
  warnings = [];
  playground = await startPlayground({
    ...{ port: 0, people: ['Ann'], channels: ['table'], deadlineMs: 30_000 },
    ...CHECKED,
  });
  const headers = { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const text = await (await fetch(`${playground.api}/v10${path}`, { method, headers, ...init })).text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const { id } = (await ask('GET', '/applications/@me')) as Item;
  emoji = (method, path = '', body) => ask(method, `/applications/${id}/emojis${path}`, body);
});
afterEach(async () => {
  for (const bot of bots) await bot.close();
  await playground.close();
});
afterAll(close);

/** Starts the bot on its own store; uploads may still be running. */
async function start(emblems = emblemFiles): Promise<RunningBot> {
  const warn = (data: object, line: string) =>
    void warnings.push('err' in data ? `${line}: ${data.err}` : line);
  const bot = await createBot({
    ...{ store: memoryStore(), content: CONTENT, token: playground.token, api: playground.api, emblems },
    log: { info: () => {}, warn, error: warn },
  });
  bots.push(bot);
  return bot;
}
const settled = async (...started: readonly RunningBot[]) => {
  for (const { bot } of started) await bot.emojiSettled();
};

const items = async () => ((await emoji('GET')) as { items: Item[] }).items;
const namesOf = (list: readonly Item[]) => list.map(({ name }) => name).sort();
/** Returns the methods of the requests about emoji since this many. */
const asked = (from: number) =>
  playground.requests
    .slice(from)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => EMOJIS.test(line))
    .map((line) => line.split(' ')[0]);

/** Starts a solo game, and returns the panel of its first decision. */
async function play(): Promise<string> {
  const [ann] = playground.users;
  const [channel] = playground.channels;
  const opened = await there(ann).command(there(channel), 'game new', { players: '1', seed: 'thistle' });
  expect(opened.outcome).toBe('answered');
  await there(ann).command(there(channel), 'game start');
  await bots.at(-1)?.bot.quiet();
  const turn = await there(ann).command(there(channel), 'turn');
  expect(turn.outcome).toBe('answered');
  return JSON.stringify(turn.message?.message.components);
}

describe('the emoji of the application', () => {
  it('are all uploaded at the first start, and none at the next', async () => {
    const once = await start();
    await settled(once);
    await once.close();
    bots = [];
    const first = await items();
    expect(first).toHaveLength(EMBLEMS.length);
    for (const { name } of first) expect(name).toMatch(/^[a-z]\w{1,24}_[0-9a-f]{6}$/);
    const before = playground.requests.length;
    await settled(await start());
    expect(asked(before)).toEqual(['GET']);
    expect(await items()).toEqual(first);
    expect(await play()).toMatch(/<:[a-z_]+:\d+>|"emoji":\{"id":/);
    expect(playground.violations).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('are replaced if their picture has changed, and those of others stay', async () => {
    await settled(await start());
    const before = await items();
    const own = before.at(-1);
    const picture = `data:image/png;base64,${Buffer.from(there((await emblemFiles()).get('wool'))).toString('base64')}`;
    for (const name of ['wool', 'wool_white', 'logo_3f9a2c'])
      await emoji('POST', '', { name, image: picture });
    const changed = async () => {
      const files = new Map(await emblemFiles());
      return files.set('wool', there(files.get('milk')));
    };
    const from = playground.requests.length;
    await settled(await start(changed));
    expect(asked(from)).toEqual(['GET', 'POST', 'DELETE']);
    const after = await items();
    expect(namesOf(after)).toHaveLength(before.length + 3);
    expect(namesOf(after)).toEqual(expect.arrayContaining(['wool', 'wool_white', 'logo_3f9a2c']));
    const isWool = ({ name }: Item) => /^wool_[0-9a-f]{6}$/.test(name);
    expect(after.filter(isWool)).toHaveLength(1);
    expect(after.find(isWool)?.name).not.toBe(before.find(isWool)?.name);
    expect(after.filter((one) => !isWool(one))).toContainEqual(own);
    expect(warnings).toEqual([]);
  });

  it('exist once if two processes start at the same time, and both know them', async () => {
    const both = await Promise.all([start(), start()]);
    await settled(...both);
    expect(new Set(namesOf(await items())).size).toBe(EMBLEMS.length);
    expect(await items()).toHaveLength(EMBLEMS.length);
    expect(playground.violations.filter((line) => !line.includes('name already exists'))).toEqual([]);
    expect(warnings).toEqual([]);
    for (const one of both) {
      for (const other of both) if (other !== one) await other.close();
    }
  });
});

describe('the bot works without emoji if', () => {
  it.each([
    ['the list is refused', () => playground.faults.failNext(/^GET \/applications\/\d+\/emojis/, 403, 1), 0],
    ['uploading is refused', () => playground.faults.failNext(UPLOAD, 403, 1), 0],
    ['Discord fails again and again', () => playground.faults.failNext(EMOJIS, 500, 4), 0],
  ])('%s', async (_, fault, known) => {
    fault();
    await settled(await start());
    expect(warnings).toEqual([expect.stringContaining('not every emoji could be uploaded')]);
    expect(await items()).toHaveLength(known);
    expect(await play()).not.toMatch(/<:\w+:|"emoji":\{"id":/);
    expect(playground.violations).toEqual([]);
  });

  it('its files cannot be read', async () => {
    await settled(await start(async () => Promise.reject(new Error('no such file'))));
    expect(warnings).toEqual([expect.stringContaining('no such file')]);
    expect(await play()).not.toMatch(/<:\w+:|"emoji":\{"id":/);
  });

  it('a rate limit delays the upload, which delays nothing else', async () => {
    playground.faults.limitNext(UPLOAD, 3_000, 1);
    const bot = await start();
    expect(await items()).toEqual([]);
    expect(await play()).not.toMatch(/<:\w+:|"emoji":\{"id":/);
    await settled(bot);
    expect(await items()).toHaveLength(EMBLEMS.length);
    expect(warnings).toEqual([]);
  });

  it('it is stopped during the upload, without an error', async () => {
    playground.faults.limitNext(UPLOAD, 60_000, 1);
    const bot = await start();
    await bot.close();
    bots = [];
    expect(warnings).toEqual([]);
  });
});
