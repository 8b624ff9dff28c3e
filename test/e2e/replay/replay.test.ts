/** Replays through the real client: by the buttons at the end and under the board, by command, and after a restart. */
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../../src/playground/index.ts';
import { pressesOf, pressIn } from '../fixtures/clicks.ts';
import { begin, type TestTable, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Ann', 'Ben', 'Eve']);

/** Returns a message's animation once it is there: drawing it may take longer than an answer. */
async function shownIn(table: TestTable, user: PlaygroundUser, { message: { id } }: PageMessage) {
  const shown = () => JSON.stringify(user.messages(table.channel).find(({ message }) => message.id === id));
  const url = () => /"url":"([^"]*replay[^"]*)"/.exec(shown())?.[1];
  await table.playground.until(() => url() !== undefined);
  const bytes = Buffer.from(await (await fetch(new URL(there(url()), table.playground.url))).arrayBuffer());
  return await sharp(bytes, { animated: true }).metadata();
}

describe('a replay', () => {
  it('opens from the board and by command, in private, in both formats, and is shown to all without a ping', async ({
    table,
    ben,
    eve,
  }) => {
    expect(told(table.heard(await eve.command(table.channel, 'replay')))).toContain('no game');
    await begin(table);
    const board = there(table.heard(await eve.command(table.channel, 'board')).message);
    const panel = there((await pressIn(table, eve, board, /^watch:/)).message);
    expect(words(panel)).toContain('The game so far');
    expect(panel.ephemeral).toBe(true);
    expect(await shownIn(table, eve, panel)).toMatchObject({ format: 'webp', loop: 1 });
    const typed = table.heard(await eve.command(table.channel, 'replay', { gif: 'true' }));
    expect(await shownIn(table, eve, there(typed.message))).toMatchObject({ format: 'gif', loop: 1 });
    const asked = there((await pressIn(table, eve, panel, /^watchall:/)).message);
    expect(words(asked)).toContain('Shared in the channel.');
    const shared = () => ben.messages(table.channel).find((one) => pressesOf(one, /^replay:/).length > 0);
    await table.playground.until(() => shared() !== undefined);
    const shown = there(shared());
    expect((await shownIn(table, ben, shown)).pages).toBeGreaterThan(1);
    expect(shown.message.mentions).toEqual([]);
    // The one in the channel opens a private one for each user.
    const own = there((await pressIn(table, ben, shown, /^replay:/)).message);
    expect(own.ephemeral).toBe(true);
  });

  it('continues step by step after a restart', async ({ table, ann }) => {
    await begin(table);
    const first = there(table.heard(await ann.command(table.channel, 'replay', { step: '0' })).message);
    expect(words(first)).toContain('The start');
    await table.restart();
    const next = there((await pressIn(table, ann, first, /^step:[a-z2-7]+:1$/)).message);
    expect(next.message.id).toBe(first.message.id);
    expect(words(next)).toContain('Step 1 of');
    const last = there((await pressIn(table, ann, next, /:last$/)).message);
    const count = /Step (\d+) of \1/.exec(words(last))?.[1];
    expect(Number(count)).toBeGreaterThan(3);
    // Its game may have been undone: a late click does no harm.
    expect(pressesOf(last, /^watch:/).length).toBe(1);
  });
});
