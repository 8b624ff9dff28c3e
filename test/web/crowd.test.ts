/** A crowd at a page never crowds out the pictures of posts, which the same process draws. */
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { openPlayedPage } from '../../src/tools/played-page.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { eventually } from '../support/waiting.ts';
import { SILENT } from './fixtures/silent.ts';

const [AT_ONCE, WAITING, TOO_MANY] = [4, 200, 30];

it('hands few pictures at once to the drawing process, and asks readers who would wait long to come back', async () => {
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
