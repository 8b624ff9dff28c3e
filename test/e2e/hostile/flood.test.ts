/** A user who clicks endlessly: they are asked to slow down, and others do not notice. */
import { expect } from 'vitest';
import { DEFAULT_RATE_LIMIT } from '../../../src/discord/index.ts';
import { eventually, slowTests } from '../../support/waiting.ts';
import { pressesOf } from '../fixtures/clicks.ts';
import { pinged, posts, privately, type TestTable, there, told, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

slowTests();

const SLOWER = 'Slow down a little';

/** It is the turn of `active`; `other` floods with a `panel` of their own. */
const it = clockTest()
  .override('sitting', ({ clock }) => ({ limits: DEFAULT_RATE_LIMIT, now: () => new Date(clock.ms) }))
  .extend('panel', async ({ table, other, clock }) => {
    clock.ms += 60_000;
    const shown = there(table.heard(await other.command(table.channel, 'board')).message);
    const { customId } = there(pressesOf(shown, /^see:.*:market/)[0]);
    return { shown, press: () => other.click(shown.message.id, customId) };
  });

/** Answers to interactions by type: 4 is a message, 5 and 6 mean that one follows or that nothing changes. */
const answers = ({ playground }: TestTable) =>
  playground.requests
    .filter(({ path }) => path.endsWith('/callback'))
    .map(({ body }) => (body as { type: number }).type);
const answered = (table: TestTable, count: number) =>
  eventually(() => expect(answers(table).length).toBe(count));

it('a user who clicks too often is told once, keeps their panel, and can continue later', async ({
  table,
  other,
  panel,
  clock,
}) => {
  const { shown, press } = panel;
  for (let click = 1; click < DEFAULT_RATE_LIMIT.burst; click++) {
    expect(table.heard(await press()).message?.message.id).toBe(shown.message.id);
  }
  const now = privately(table, other).map(words);
  const before = answers(table).length;
  expect(told(table.heard(await press()))).toContain(`${SLOWER}: try again in 1 second`);
  // No further message; their client does not wait for one.
  const more = [press(), press(), press()];
  await answered(table, before + 4);
  expect(answers(table).slice(before)).toEqual([4, 6, 6, 6]);
  expect(privately(table, other).map(words)).toEqual([...now, expect.stringContaining(SLOWER)]);

  clock.ms += 2000;
  expect(table.heard(await press()).message?.message.id).toBe(shown.message.id);
  await table.finish();
  await Promise.all(more);
});

it('hundreds of clicks at once are all answered, few carried out, and others can still move', async ({
  table,
  active,
  other,
  panel,
  clock,
}) => {
  const { press } = panel;
  const [version, count, before] = [await table.version(), posts(table).length, answers(table).length];
  const flood = Array.from({ length: 300 }, press);
  expect(told(table.heard(await active.command(table.channel, 'pass')))).not.toContain('went wrong');
  await table.quiet();
  expect(await table.version()).toBe(version + 1);
  const added = posts(table).slice(count);
  expect(added).toHaveLength(1);
  expect(added.flatMap((post) => pinged(table, post))).toEqual([other.id]);

  await answered(table, before + flood.length + 1);
  const edits = table.playground.requests.filter(({ path }) => path.endsWith('/messages/%40original'));
  expect(edits.length).toBeLessThan(2 * DEFAULT_RATE_LIMIT.burst);
  const said = privately(table, other)
    .map(words)
    .filter((text) => text.includes(SLOWER) || text.includes('Still working'));
  expect(said).toHaveLength(1);

  // Their own turn is not affected.
  clock.ms += 10_000;
  expect(told(table.heard(await other.command(table.channel, 'pass')))).not.toContain('went wrong');
  await table.quiet();
  await table.finish();
  await Promise.all(flood);
});

it('a menu option chosen too early can be chosen again later', async ({ table, other, panel, clock }) => {
  const shown = there(table.heard(await other.command(table.channel, 'rules')).message);
  for (let click = 2; click < DEFAULT_RATE_LIMIT.burst; click++) table.heard(await panel.press());
  const choice = there(pressesOf(shown, /./).find(({ values }) => values !== undefined));
  const choose = () => other.click(shown.message.id, choice.customId, choice.values);
  const before = answers(table).length;
  table.heard(await choose());
  await table.playground.until(
    () => privately(table, other).some((one) => words(one).includes(SLOWER)),
    60_000,
  );
  table.heard(await choose());
  // By an update without changes: the second time there is no message.
  expect(answers(table).slice(before)).toEqual([7, 7]);
  clock.ms += 5000;
  const chosen = table.heard(await choose());
  expect(chosen.message?.message.id).toBe(shown.message.id);
  expect(answers(table).at(-1)).toBe(6);
  await table.finish();
});
