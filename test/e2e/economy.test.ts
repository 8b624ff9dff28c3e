/** What a click costs: the game is read once, and what is legal is worked out once for each position shown. */
import './small-pictures.ts';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { close } from '../../src/render/index.ts';
import { openPanel, pressIn } from './clicks.ts';
import { begin, sit, type TestTable, there } from './table.ts';

const counted = vi.hoisted(() => ({ loads: 0, legal: [] as object[] }));

vi.mock('../../src/store/index.ts', async (load) => {
  const store = await load<typeof import('../../src/store/index.ts')>();
  const openStore: typeof store.openStore = async (...args) => {
    const opened = await store.openStore(...args);
    const counting: typeof opened.load = (id) => {
      counted.loads += 1;
      return opened.load(id);
    };
    return { ...opened, load: counting };
  };
  return { ...store, openStore };
});
vi.mock('../../src/engine/index.ts', async (load) => {
  const engine = await load<typeof import('../../src/engine/index.ts')>();
  const legalActions: typeof engine.legalActions = (state, seat) => {
    counted.legal.push(state);
    return engine.legalActions(state, seat);
  };
  return { ...engine, legalActions };
});

afterAll(close);

let table: TestTable;
beforeEach(async () => {
  table = await sit();
  await begin(table);
  await table.quiet();
});

/** What an act costs, but for the posts that follow it: these read the game for themselves. */
async function costs(act: () => Promise<unknown>) {
  await table.quiet();
  Object.assign(counted, { loads: 0, legal: [] });
  await act();
  return { loads: counted.loads, positions: counted.legal.length, different: new Set(counted.legal).size };
}

it('a look at the own panel, a choice in it, and a preview read the game once each', async () => {
  const user = there((await table.awaited())[0]);
  let panel = await openPanel(table, user);
  const group = await costs(async () => {
    panel = there((await pressIn(table, user, panel, /^act:.*:trade/)).message);
  });
  expect(group).toEqual({ loads: 1, positions: 1, different: 1 });
  const preview = await costs(async () => {
    panel = there((await pressIn(table, user, panel, /^try:.*:trade[.]/)).message);
  });
  expect(preview).toEqual({ loads: 1, positions: expect.any(Number), different: preview.positions });
  await table.finish();
});

it('a move inside a turn reads the game once, by a click and by a command', async () => {
  const user = there((await table.awaited())[0]);
  const panel = await openPanel(table, user);
  const group = there((await pressIn(table, user, panel, /^act:.*:trade/)).message);
  const preview = there((await pressIn(table, user, group, /^try:.*:trade[.]/)).message);
  const before = await table.version();
  const clicked = await costs(() => pressIn(table, user, preview, /^do:/));
  expect(await table.version()).toBe(before + 1);
  expect(clicked.loads).toBeLessThanOrEqual(1 + POSTED);
  expect(clicked.positions).toBe(clicked.different);
  await table.finish();
});

/** A post that follows at once may be built meanwhile: the game itself, and what is told of it. */
const POSTED = 2;
