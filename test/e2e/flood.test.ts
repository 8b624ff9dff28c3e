/** Somebody presses without end: they are told to slow down, and nobody else notices. */
import './fixtures/small-pictures.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMIT } from '../../src/discord/index.ts';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { eventually } from '../support/waiting.ts';
import { pressesOf } from './fixtures/clicks.ts';
import {
  begin,
  pinged,
  posts,
  privately,
  sit,
  type TestTable,
  there,
  told,
  words,
} from './fixtures/table.ts';

afterAll(close);

const SLOWER = 'Slow down a little';

let table: TestTable;
/** The one whose turn it is, and one who floods. */
let player: PlaygroundUser;
let flooder: PlaygroundUser;
let time = Date.UTC(2026, 5, 1, 12);
const later = (seconds: number) => {
  time += seconds * 1000;
};

beforeEach(async () => {
  table = await sit(undefined, { limits: DEFAULT_RATE_LIMIT, now: () => new Date(time) });
  await begin(table);
  player = there((await table.awaited())[0]);
  flooder = there(table.playground.users.find(({ id }) => id !== player.id));
  later(60);
});

/** A panel of the flooder's own, and what they press on it. */
async function panel(): Promise<{
  readonly shown: PageMessage;
  readonly press: () => ReturnType<PlaygroundUser['click']>;
}> {
  const shown = there(table.heard(await flooder.command(table.channel, 'board')).message);
  const { customId } = there(pressesOf(shown, /^see:.*:market/)[0]);
  return { shown, press: () => flooder.click(shown.message.id, customId) };
}

/** The answers to interactions, by their types: 4 a message, 5 and 6 that one will follow, or that nothing changes. */
const answers = () =>
  table.playground.requests
    .filter(({ path }) => path.endsWith('/callback'))
    .map(({ body }) => (body as { type: number }).type);
const answered = (count: number) => eventually(() => expect(answers().length).toBe(count));

it('one after the other: they are told once, their panel stays, and after a while they go on', async () => {
  const { shown, press } = await panel();
  for (let click = 1; click < DEFAULT_RATE_LIMIT.burst; click++) {
    expect(table.heard(await press()).message?.message.id).toBe(shown.message.id);
  }
  const now = privately(table, flooder).map(words);
  const before = answers().length;
  expect(told(table.heard(await press()))).toContain(`${SLOWER}: try again in 1 second`);
  // Nothing more is said: their page waits for nothing.
  const more = [press(), press(), press()];
  await answered(before + 4);
  expect(answers().slice(before)).toEqual([4, 6, 6, 6]);
  expect(privately(table, flooder).map(words)).toEqual([...now, expect.stringContaining(SLOWER)]);

  later(2);
  expect(table.heard(await press()).message?.message.id).toBe(shown.message.id);
  await table.finish();
  await Promise.all(more);
});

it('hundreds at once: few are carried out, each is answered, and the turn of another is taken meanwhile', async () => {
  const { press } = await panel();
  const [version, count, before] = [await table.version(), posts(table).length, answers().length];
  const flood = Array.from({ length: 300 }, press);
  expect(told(table.heard(await player.command(table.channel, 'pass')))).not.toContain('went wrong');
  await table.quiet();
  expect(await table.version()).toBe(version + 1);
  const added = posts(table).slice(count);
  expect(added).toHaveLength(1);
  expect(added.flatMap((post) => pinged(table, post))).toEqual([flooder.id]);

  await answered(before + flood.length + 1);
  const edits = table.playground.requests.filter(({ path }) => path.endsWith('/messages/%40original'));
  expect(edits.length).toBeLessThan(2 * DEFAULT_RATE_LIMIT.burst);
  const said = privately(table, flooder)
    .map(words)
    .filter((text) => text.includes(SLOWER) || text.includes('Still working'));
  expect(said).toHaveLength(1);

  // Their own turn is as it should be.
  later(10);
  expect(told(table.heard(await flooder.command(table.channel, 'pass')))).not.toContain('went wrong');
  await table.quiet();
  await table.finish();
  await Promise.all(flood);
});

it('by a menu: what they chose too early they can choose again later', async () => {
  const shown = there(table.heard(await flooder.command(table.channel, 'rules')).message);
  const { press } = await panel();
  for (let click = 2; click < DEFAULT_RATE_LIMIT.burst; click++) table.heard(await press());
  const choice = there(pressesOf(shown, /./).find(({ values }) => values !== undefined));
  const choose = () => flooder.click(shown.message.id, choice.customId, choice.values);
  const before = answers().length;
  table.heard(await choose());
  await table.playground.until(
    () => privately(table, flooder).some((one) => words(one).includes(SLOWER)),
    60_000,
  );
  table.heard(await choose());
  // By changing nothing of the message: the second time nothing is said.
  expect(answers().slice(before)).toEqual([7, 7]);
  later(5);
  const chosen = table.heard(await choose());
  expect(chosen.message?.message.id).toBe(shown.message.id);
  expect(answers().at(-1)).toBe(6);
  await table.finish();
});
