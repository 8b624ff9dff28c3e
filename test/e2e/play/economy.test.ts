/** The cost of a click: an unchanged game is not loaded again, and legal actions are computed once. */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Store } from '../../../src/core/index.ts';
import * as engine from '../../../src/engine/index.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { openPanel, pressIn } from '../fixtures/clicks.ts';
import { type TestTable, there } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const counted = { asks: 0, loads: 0, legal: [] as object[] };

/** A store that counts questions for games and their versions. */
function countingStore(): Store {
  const opened = memoryStore();
  const findById: Store['games']['findById'] = (id) => {
    counted.loads += 1;
    return opened.games.findById(id);
  };
  const findVersion: Store['games']['findVersion'] = (id) => {
    counted.asks += 1;
    return opened.games.findVersion(id);
  };
  return { ...opened, games: { ...opened.games, findById, findVersion } };
}

const { legalActions } = engine;
beforeAll(() => {
  vi.spyOn(engine, 'legalActions').mockImplementation((state, seat) => {
    counted.legal.push(state);
    return legalActions(state, seat);
  });
});
afterAll(() => void vi.restoreAllMocks());

const it = tableTest().override('sitting', () => ({ store: countingStore() }));

/** Returns the cost of an act, and of building the post that follows it, which is not completed before. */
async function costs(table: TestTable, act: () => Promise<unknown>) {
  await table.quiet();
  Object.assign(counted, { asks: 0, loads: 0, legal: [] });
  const { faults } = table.playground;
  const release = faults.hangNext(/^(?:POST|PATCH) [/]channels[/]\d+[/]messages/, 1);
  await act();
  const { asks, loads, legal } = { ...counted };
  faults.clear();
  release();
  return { asks, loads, positions: legal.length, different: new Set(legal).size };
}

it('a group and a preview each make one query for the version, and load no game', async ({
  table,
  active,
}) => {
  let panel = await openPanel(table, active);
  const group = await costs(table, async () => {
    await pressIn(table, active, panel, /^act:.*:trade/);
  });
  expect(group).toEqual({ asks: 1, loads: 0, positions: 1, different: 1 });
  panel = await openPanel(table, active);
  const preview = await costs(table, async () => {
    panel = there((await pressIn(table, active, panel, /^try:.*:pass$/)).message);
  });
  expect(preview).toEqual({ asks: 1, loads: 0, positions: expect.any(Number), different: preview.positions });
});

it('a move within a turn loads no game', async ({ table, active }) => {
  const panel = await openPanel(table, active);
  const group = there((await pressIn(table, active, panel, /^act:.*:trade/)).message);
  const before = await table.version();
  const clicked = await costs(table, () => pressIn(table, active, group, /trade[.]/));
  expect(await table.version()).toBe(before + 1);
  expect(clicked.asks).toBeLessThanOrEqual(1 + POSTED);
  expect(clicked.loads).toBeLessThanOrEqual(POSTED);
  expect(clicked.positions).toBe(clicked.different);
});

/** The next post may be built at the same time: it loads the game and describes the moves. */
const POSTED = 2;
