/** Computers that are interrupted while they think: by a kill, a restart, or a failure of their own. */
import { describe, expect } from 'vitest';
import { type ComputerPlayer, createRng, type Level } from '../../../src/ai/index.ts';
import { openComputerPlayers } from '../../../src/ai/workers/index.ts';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { gather } from '../../../src/tools/robots/play.ts';
import { randomThinker } from '../../fixtures/random-thinker.ts';
import { LIMIT_MS } from '../../support/limits.ts';
import { slowTests } from '../../support/waiting.ts';
import { clickAnyway, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { startDoomedBot } from '../fixtures/doomed-bot.ts';
import { pinged, posts, robots, type TestTable, there, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const SECOND = 1000;
/** Milliseconds by which the bot's clock is ahead. */
let ahead = 0;

const OPTIONS = { now: () => new Date(Date.now() + ahead), jobPollIntervalMs: SECOND };

/** A thinker that, while it is slow, does not answer until it is closed, like the workers. */
class SlowThinker implements ComputerPlayer {
  slow = false;
  shut = () => {};

  think(question: Parameters<ComputerPlayer['think']>[0]): ReturnType<ComputerPlayer['think']> {
    if (!this.slow) return randomThinker.think(question);
    return new Promise((_, reject) => {
      this.shut = () => reject(new DOMException('closed', 'AbortError'));
    });
  }
}

const it = tableTest()
  .override('people', ['Ann'])
  .extend('slow', () => new SlowThinker())
  .extend('thinker', (): ComputerPlayer => randomThinker)
  .override('sitting', ({ thinker }) => ({ ...OPTIONS, thinker }));
it.beforeEach(() => {
  ahead = 0;
});

/** Starts a game of one user against these computers, and plays until the user's move. */
async function against(table: TestTable, computers: readonly Level[]): Promise<void> {
  await gather(table, {
    ...{ players: computers.length + 1, computers, seed: 'against two', lobby: 'commands' },
    ...{ chance: createRng('against'), robot: () => robots(table).buttons },
  });
  await table.thought();
}

/** The bot is killed while a computer thinks, and continues after a restart. */
describe('a bot that was killed while a computer thought', () => {
  it.override('sitting', () => ({ ...OPTIONS, thinker: randomThinker, database: 'file' }));

  it('lets it think again, and posts its turn once', async ({ table, ann }) => {
    await against(table, ['crofter']);
    const pass = await passing(table, ann);
    const [version, count] = [await table.version(), posts(table).length];

    const { died } = await startDoomedBot(table, 'think');
    void clickAnyway(table, ann, pass.shown, pass.id);
    expect(await died).toEqual([null, 'SIGKILL']);

    // Its claims are free again after half a minute. After five, no user counts as present.
    ahead = 6 * 60 * SECOND;
    await table.restart();
    await table.thought();
    expect(await table.version()).toBeGreaterThan(version + 1);
    expect(
      posts(table)
        .slice(count)
        .filter((post) => pinged(table, post).length > 0),
    ).toHaveLength(1);
    expect((await table.awaited()).map(({ id }) => id)).toEqual([ann.id]);
    // The click during which it died was acknowledged; a second one is too late.
    const late = table.heard(await clickAnyway(table, ann, pass.shown, pass.id));
    expect(words(there(late.message))).toContain('The game has moved on');
  });
});

/** A preview of passing in the user's turn; after it the computer plays the rest of the round alone. */
async function passing(table: TestTable, ann: PlaygroundUser) {
  const robot = robots(table).buttons;
  while ((await table.game()).state?.round === 0) {
    await robot(ann, createRng('first'));
    await table.thought();
  }
  const panel = await openPanel(table, ann);
  const shown = there((await pressIn(table, ann, panel, /^try:.*:pass$/)).message);
  return { shown, id: there(pressesOf(shown, /^do:/)[0]).customId };
}

describe('a bot that was restarted while a computer thought', () => {
  it.override('thinker', ({ slow }) => slow);

  it('continues by itself after telling the user to wait', async ({ table, ann, slow }) => {
    await against(table, ['crofter']);
    const { shown } = await passing(table, ann);
    slow.slow = true;
    const passed = there((await pressIn(table, ann, shown, /^do:/)).message);
    expect(words(passed)).toMatch(/Ewan \\\(Crofter.* is thinking/);
    // No waiting in vain: the panel can be refreshed, also after the restart.
    expect(words(there((await pressIn(table, ann, passed, /^back:/)).message))).toContain('is thinking');
    slow.slow = false;
    const closing = table.restart();
    slow.shut();
    await closing;
    await table.thought();
    expect(words(there((await pressIn(table, ann, passed, /^back:/)).message))).not.toContain('is thinking');
    expect((await table.awaited()).map(({ id }) => id)).toEqual([ann.id]);
  });
});

describe('a level that throws or hangs', () => {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs from its pattern.
  it.override('thinker', ({}, { onCleanup }) => {
    const threads = openComputerPlayers({
      file: new URL('../../ai/workers/fixtures/failing.ts', import.meta.url),
      // Only crofter hangs; the others may take their time on a busy machine.
      hungAfterMs: (level) => (level === 'crofter' ? 300 : LIMIT_MS),
    });
    onCleanup(() => threads.close());
    return threads;
  });

  it('is replaced by the simplest move, and logged', async ({ table, ann }) => {
    await against(table, ['apprentice', 'crofter']);
    expect((await table.awaited()).map(({ id }) => id)).toEqual([ann.id]);
    expect(table.logged.map(({ message }) => message).join()).toMatch(/computer-apprentice-1.*failed/s);
    expect(table.logged.map(({ message }) => message).join()).toMatch(
      /computer-crofter-1.*gave no answer in time/s,
    );
    table.logged.length = 0;
  });
});
