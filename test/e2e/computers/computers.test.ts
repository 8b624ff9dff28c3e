/** Computers at the table, through the real client: whole games, hints, and a newcomer’s first game. */
import { describe, expect, onTestFinished, vi } from 'vitest';
import { type ComputerPlayer, createRng } from '../../../src/ai/index.ts';
import { isComputer } from '../../../src/core/index.ts';
import { playGame } from '../../../src/tools/robots/play.ts';
import { openTable } from '../../../src/tools/robots/table.ts';
import { randomThinker } from '../../fixtures/random-thinker.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import { eventually, slowTests } from '../../support/waiting.ts';
import { clickAnyway, lobbyOf, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { posts, robots, type TestTable, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest()
  .override('people', ['Ann'])
  .extend('thinker', (): ComputerPlayer | undefined => randomThinker)
  .override('sitting', ({ thinker }) => ({ jobPollIntervalMs: 1000, ...(thinker && { thinker }) }));

/** Checks a finished game against computers. */
async function expectWholeGame(table: TestTable): Promise<void> {
  const [ann] = table.playground.users;
  const { record, moves } = await table.game();
  expect(record.status).toBe('finished');
  const seen = there(ann).messages(table.channel);
  // Computers are never pinged and appear by name.
  expect(seen.map(words).filter((text) => text.includes('computer-'))).toEqual([]);
  expect(table.playground.pings.map(({ user }) => user)).toEqual(table.playground.pings.map(() => ann?.id));
  const made = posts(table);
  expect(made.map((post) => words(post).length).filter((length) => length > 4000)).toEqual([]);
  expect(words(there(made.at(-1)))).toContain('The game is over');
  // One post reports all computers' moves between two moves of a user.
  const turns = moves.filter(({ by }, i) => isComputer(by) && !isComputer(moves[i - 1]?.by ?? '')).length;
  expect(turns).toBeGreaterThan(5);
  expect(made.length).toBeLessThanOrEqual(moves.filter(({ by }) => !isComputer(by)).length + turns + 3);
  const log = told(await there(ann).command(table.channel, 'recap', { page: '1' }));
  expect(log).toMatch(/\((?:Apprentice|Crofter)\\\)/);
}

describe.each([
  [
    'three computers by buttons, with a thinker who does much in a turn',
    'buttons',
    ['apprentice', 'crofter', 'crofter'],
    randomThinker,
  ],
  // Higher levels would only think for longer.
  ['a computer by commands, with processes that think', 'commands', ['apprentice'], undefined],
] as const)('one user against %s', (_, by, computers, thinker) => {
  it.override('thinker', () => thinker);

  it('plays a whole game', async ({ table }) => {
    const robot = robots(table)[by];
    const course = await playGame(table, {
      ...{ players: 1 + computers.length, computers, seed: `computers ${by}` },
      ...{ lobby: by, chance: createRng(by), robot: () => robot },
    });
    expect(course.finished).toBe(true);
    await expectWholeGame(table);
  });
});

it('a newcomer starts a game against computers with three clicks, and no second one with a fourth', async ({
  table,
  ann,
}) => {
  await ann.command(table.channel, 'game new', { players: '3' });
  const asked = there((await pressIn(table, ann, await lobbyOf(table), /^playnow:/)).message);
  const hinted = there((await pressIn(table, ann, asked, /^playnow-with:.*:hints$/)).message);
  await pressIn(table, ann, hinted, /^playnow-with:.*:crofter$/);
  const again = there(pressesOf(hinted, /^playnow-with:.*:crofter$/)[0]).customId;
  table.heard(await clickAnyway(table, ann, hinted, again));
  await table.thought();
  const { record } = await table.game();
  expect(record.members.map(({ name }) => name)).toEqual(['Ann', 'Ewan (Crofter)', 'Isla (Crofter)']);
  const panel = await openPanel(table, ann);
  const hint = await pressIn(table, ann, panel, /^hint:/);
  expect(told(hint)).toContain('In your place, a computer');
  expect(hint.message?.message.id).toBe(panel.message.id);
  await pressIn(table, ann, there(hint.message), /^(try|do):/);
  expect((await table.game()).moves.some(({ by }) => by === ann.id)).toBe(true);
  await table.thought();
});

it('a hint does not delay the end of the bot, and can be asked for again', async () => {
  const errors: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, line: string) => void errors.push(line) };
  // Its computers think in processes of its own, which it closes.
  const table = await openTable({ people: ['Ann'], database: memoryStore(), log, settings: {} });
  onTestFinished(table.close);
  const ann = there(table.playground.users[0]);
  await ann.command(table.channel, 'game new', { players: '1', hints: 'true' });
  await ann.command(table.channel, 'game start');
  const thinking = vi.spyOn(table.bot().services.computers, 'getHint');
  const hint = ann.command(table.channel, 'hint');
  await eventually(() => expect(thinking).toHaveBeenCalled());
  await table.restart();
  expect(told(await hint)).toContain('Please try again');
  expect(told(await ann.command(table.channel, 'hint'))).toContain('In your place, a computer');
  expect(errors).toEqual([]);
});
