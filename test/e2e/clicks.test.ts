/** Clicks that come twice, too late, from somebody else, or at another table. */
import './fixtures/small-pictures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRng } from '../../src/ai/index.ts';
import { type GameState, openDecisions } from '../../src/engine/index.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { clickAnyway, doing, openPanel, pressesOf, pressIn, previewOf } from './fixtures/clicks.ts';
import {
  begin,
  isFreshTurn,
  moveOn,
  person,
  playUntil,
  posts,
  robots,
  seated,
  sit,
  type TestTable,
  there,
  told,
  words,
} from './fixtures/table.ts';

afterAll(close);

const MOVED_ON = 'The game has moved on';

it('an impatient player who presses five times plays once, though the next turn is theirs too', async () => {
  const table = await sit(['Ann']);
  await begin(table, { players: 1 });
  const ann = there(table.playground.users[0]);
  const before = (await table.game()).moves.length;
  const preview = await previewOf(table, ann);
  const clicks = Array.from({ length: 5 }, () => ann.click(preview.message.id, doing(preview)));
  const results = (await Promise.all(clicks)).map((result) => told(table.heard(result)));
  expect((await table.game()).moves).toHaveLength(before + 1);
  expect(results.filter((text) => text.includes(MOVED_ON))).toHaveLength(4);
  await table.finish();
});

describe('in a game', () => {
  let table: TestTable;
  let active: PlaygroundUser;
  let other: PlaygroundUser;
  beforeAll(async () => {
    table = await sit(['Mod', 'Ann', 'Ben', 'Eve']);
    await begin(table, { people: table.playground.users.slice(1, 3) });
  });
  // Each begins with a turn of somebody who has done nothing in it yet.
  beforeEach(async () => {
    await playUntil(table, isFreshTurn);
    active = there((await table.awaited())[0]);
    other = there(table.playground.users.slice(1, 3).find(({ id }) => id !== active.id));
  });
  afterAll(() => table.finish());

  const moves = async () => (await table.game()).moves.length;

  it('two clicks on one button at once make one move; the other is told how things are', async () => {
    const before = await moves();
    const preview = await previewOf(table, active);
    const id = doing(preview);
    const [one, two] = await Promise.all([
      active.click(preview.message.id, id),
      active.click(preview.message.id, id),
    ]);
    expect([one.outcome, two.outcome]).toEqual(['answered', 'answered']);
    expect(await moves()).toBe(before + 1);
    expect([told(one), told(two)].filter((text) => text.includes(MOVED_ON))).toHaveLength(1);
  });

  it('two clicks one after the other make one move', async () => {
    const before = await moves();
    const preview = await previewOf(table, active);
    const id = doing(preview);
    await active.click(preview.message.id, id);
    const again = table.heard(await clickAnyway(table, active, preview, id));
    expect(told(again)).toContain(MOVED_ON);
    expect(await moves()).toBe(before + 1);
  });

  it('two clicks on passing make one pass and no second turn', async () => {
    const before = await moves();
    const panel = await openPanel(table, active);
    const preview = there((await pressIn(table, active, panel, /^try:.*:pass$/)).message);
    const id = doing(preview);
    await Promise.all([active.click(preview.message.id, id), active.click(preview.message.id, id)]);
    await table.quiet();
    expect(await moves()).toBe(before + 1);
    expect(await table.awaited()).toEqual([other]);
  });

  it('a panel of an earlier turn shows the present one, and plays nothing', async () => {
    const old = await previewOf(table, active);
    const { commands } = robots(table);
    await moveOn(table, commands, createRng('meanwhile'));
    const before = await moves();
    const late = await pressIn(table, active, old, /^do:/);
    expect(told(late)).toContain(MOVED_ON);
    expect(late.message?.message.id).toBe(old.message.id);
    expect(await moves()).toBe(before);
  });

  it('the button of an old post opens the panel of today', async () => {
    const [oldest] = posts(table);
    const id = `turn:${(await table.game()).record.id}`;
    const { message } = table.heard(await clickAnyway(table, active, there(oldest), id));
    expect(words(there(message))).toBe(words(await openPanel(table, active)));
  });

  it('a lobby is closed by the start, and whoever had clicked before is told so', async () => {
    const [lobby] = posts(table);
    expect(pressesOf(there(lobby), /./)).toEqual([]);
    const eve = person(table, 'Eve');
    const id = `lobby:${(await table.game()).record.id}:join`;
    const shown = table.heard(await clickAnyway(table, eve, there(lobby), id));
    expect(told(shown)).toContain('started');
    expect(pressesOf(there(shown.message), /./)).toEqual([]);
    expect((await table.game()).record.members).toHaveLength(2);
  });

  it('a stranger is told that they are not in the game, and can look around', async () => {
    const eve = person(table, 'Eve');
    const post = there(posts(table).at(-1));
    expect(told(await pressIn(table, eve, post, /^turn:/))).toContain('You’re not in this game');
    const board = await pressIn(table, eve, post, /^look:.*:table/);
    expect(board.message?.ephemeral).toBe(true);
    expect(pressesOf(there(board.message), /^(?:try|do|choose|act|undo):/)).toEqual([]);
  });

  it.each([
    ['another player', () => other, 'That panel is for'],
    ['a stranger', () => person(table, 'Eve'), 'You’re not in this game'],
  ])('%s who sends the ids of a panel that is not theirs is refused', async (_, who, why) => {
    const before = await moves();
    const preview = await previewOf(table, active);
    for (const id of [doing(preview), there(pressesOf(preview, /^(?:back|act):/)[0]).customId]) {
      const forged = table.heard(await clickAnyway(table, who(), preview, id));
      expect(told(forged)).toContain(why);
      expect(forged.message?.ephemeral).toBe(true);
    }
    expect(await moves()).toBe(before);
    // It is still good for whom it was made.
    await pressIn(table, active, preview, /^do:/);
    expect(await moves()).toBe(before + 1);
  });

  it('a player whose turn it is not is shown whom the game waits for', async () => {
    const panel = await openPanel(table, other);
    expect(words(panel)).toContain(active.name);
    expect(pressesOf(panel, /^(?:try|do|choose|act):/)).toEqual([]);
    const typed = await other.command(table.channel, 'pass');
    expect(told(typed)).toContain(active.name);
    expect(await table.awaited()).toEqual([active]);
  });

  it('all may decide on production at once, each by their own panel', async () => {
    const awaited = (state: GameState) => openDecisions(state).filter(({ required }) => required).length;
    const { state } = await playUntil(table, (now) => now.phase === 'production' && awaited(now) === 2);
    const round = there(state).round + 1;
    const people = seated(table, await table.game());
    const panels = await Promise.all(people.map((user) => openPanel(table, user)));
    const post = () => there(posts(table).at(-1));
    const [before, count] = [words(post()), posts(table).length];
    await pressIn(table, there(people[0]), there(panels[0]), /^ready:/);
    await table.quiet();
    // The public post says who is left, by an edit that pings nobody.
    expect(posts(table)).toHaveLength(count);
    const isNamed = (user: { id: string }) => words(post()).includes(`<@${user.id}>`);
    expect(before).not.toBe(words(post()));
    expect(isNamed(there(people[0]))).toBe(false);
    expect(words(post())).toContain(there(people[1]).name);
    expect(post().message.attachments).toHaveLength(3);
    await pressIn(table, there(people[1]), there(panels[1]), /^ready:/);
    await table.quiet();
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round });
    const [first, panel] = [there(people[0]), there(panels[0])];
    const again = await clickAnyway(table, first, panel, there(pressesOf(panel, /^ready:/)[0]).customId);
    expect(told(again)).toContain(MOVED_ON);
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round });
  });
});
