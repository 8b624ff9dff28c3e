/** A crowd at a page never crowds out the pictures of posts, which the same process draws. */
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPlayedPage } from '../../src/tools/played-page.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { eventually } from '../support/waiting.ts';
import { SILENT } from './fixtures/silent.ts';

const [AT_ONCE, WAITING, TOO_MANY] = [4, 200, 30];

it('sends few pictures at a time to the drawing process, and asks readers to retry if they would wait long', async () => {
  const errors: string[] = [];
  const log = { ...SILENT, error: (_: object, line: string) => void errors.push(line) };
  /** Pictures being drawn: each waits until it is let go. */
  const drawn: (() => void)[] = [];
  const draw = async () => {
    await new Promise<void>((done) => drawn.push(done));
    return gzipSync('<svg/>');
  };
  const played = await openPlayedPage({ players: 2, seed: 'crowd', log, store: memoryStore(), draw });
  onTestFinished(() => played.close());
  await played.play(90);
  const url = await played.url();
  const ask = (path: string, reader: number) =>
    fetch(new URL(path, url), { headers: { 'x-forwarded-for': `198.51.100.${reader % 250}` } });
  const paths = Array.from({ length: AT_ONCE + WAITING + TOO_MANY }, (_, i) => {
    const [step, view] = [Math.floor(i / 9), ['map', 'players', 'score'][i % 3]];
    return `${step}/${view}.svg?l=${['en', 'es', 'pl'][Math.floor(i / 3) % 3]}`;
  });
  expect(new Set(paths).size).toBe(paths.length);
  const answers = paths.map(ask);
  const refused: Response[] = [];
  for (const answer of answers) void answer.then((one) => refused.push(one));
  await eventually(async () => expect(refused.length).toBe(TOO_MANY));
  for (const { status, headers } of refused) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(drawn.length).toBe(AT_ONCE);
  // Who wants a picture that others wait for takes no place.
  const same = ask(paths[0] ?? '', 0);
  const timer = setInterval(() => {
    for (const done of drawn.splice(0)) done();
  }, 1);
  onTestFinished(() => clearInterval(timer));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(AT_ONCE + WAITING);
  expect((await same).status).toBe(200);
  expect(errors).toEqual([]);
});

it('loads one game at a time, and none for a picture that it has', async () => {
  const store = memoryStore();
  const draw = async () => gzipSync('<svg/>');
  const played = await openPlayedPage({ players: 1, seed: 'crowd', log: SILENT, store, draw });
  onTestFinished(() => played.close());
  const { services } = played;
  const [host = { user: '', name: '', moderator: false }] = played.players;
  const urls = [await played.url()];
  // More games than the server prepares.
  for (let i = 0; i < 25; i++) {
    const opened = await services.lobby.create(host, { guild: '1', channel: `room ${i}` }, { players: 1 });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id } = opened.game.record;
    await services.lobby.start(host, id);
    const link = await services.webPage.getLink(id, '1');
    if (link.kind === 'open') urls.push(link.url);
  }
  expect(urls).toHaveLength(26);
  let [loading, most, loads] = [0, 0, 0];
  const { getReplay } = services.replay;
  vi.spyOn(services.replay, 'getReplay').mockImplementation(async (id) => {
    most = Math.max(most, ++loading);
    const replay = await getReplay(id);
    await new Promise((resolve) => setTimeout(resolve, 1));
    loading--;
    loads++;
    return replay;
  });
  const askAll = async () => {
    const asked = urls.flatMap((url) => ['land.svg', '0/map.svg'].map((path) => fetch(new URL(path, url))));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  expect(await askAll()).toEqual(new Set([200]));
  expect(most).toBe(1);
  const before = loads;
  expect(await askAll()).toEqual(new Set([200]));
  expect(loads - before).toBe(0);
});
