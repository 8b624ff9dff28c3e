/** The weekly challenge: alone in a private thread, at a table in one of its own, and the ladder when the week is over. */
import './small-pictures.ts';
import { ButtonStyle } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passiveAction } from '../../src/engine/index.ts';
import { chance } from '../../src/players/index.ts';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { pressesOf, pressIn } from './clicks.ts';
import {
  moveOn,
  openapi,
  person,
  posts,
  robots,
  sit,
  type TestTable,
  there,
  tick,
  told,
  words,
} from './table.ts';

afterAll(close);

const DAY = 24 * 60 * 60_000;
/** A Wednesday. */
const START = Date.parse('2026-06-03T10:00Z');

describe('the weekly challenge', () => {
  let table: TestTable;
  let clock: number;
  beforeEach(async () => {
    clock = START;
    // Ann moderates, and so sees every thread.
    table = await sit(['Ann', 'Ben', 'Cat'], { openapi: openapi(), now: () => new Date(clock) });
  });
  afterEach(() => table.finish());

  const by = (name: string): PlaygroundUser => person(table, name);
  const type = async (name: string, path: string, options = {}, channel = table.channel) => {
    const result = table.heard(await by(name).command(channel, `challenge ${path}`, options));
    await table.quiet();
    return there(result.message);
  };
  const press = async (name: string, shown: PageMessage, wanted: RegExp, at = table) => {
    const result = await pressIn(at, by(name), shown, wanted);
    await table.quiet();
    return there(result.message);
  };
  /** The thread that an answer links to. */
  const threadIn = (shown: PageMessage): TestTable => table.at(there(/<#(\d+)>/.exec(words(shown))?.[1]));
  const seedOf = async (at: TestTable) => (await at.game()).record.seed;
  /** Plays to the end with as few moves as can be, without clicks. */
  async function finish(at: TestTable, { id: user, name }: PlaygroundUser): Promise<void> {
    const { app } = at.bot();
    for (;;) {
      const { record, state } = await at.game();
      if (record.status !== 'playing') break;
      const action = there(passiveAction(there(state), 0));
      await app.play({ user, name, moderator: false }, record.id, { action });
    }
    await at.quiet();
  }

  it('is played alone in a private thread, by buttons and by commands; the ladder comes with the end of the week', async () => {
    const panel = await type('Ben', 'show');
    expect(words(panel)).toContain('not played yet');
    const begun = await press('Ben', panel, /^challenge-play:1$/);
    const own = threadIn(begun);
    const opened = there(table.playground.requests.find(({ path }) => path.endsWith('/threads')));
    expect(opened.body).toMatchObject({ type: 12, invitable: false });
    expect(words(there(posts(own).at(-1)))).toContain('The game begins');

    // Nobody else sees it, or looks into it by a forged button; the ladder names no points.
    expect(by('Cat').messages(own.channel)).toEqual([]);
    expect((await by('Cat').command(own.channel, 'board')).why).toBe('There is no such channel');
    const { id } = (await own.game()).record;
    const forged = { component_type: 2, style: ButtonStyle.Primary, custom_id: `look:${id}:table` };
    const peeked = await by('Cat').forge(table.channel, 3, forged, (await type('Cat', 'show')).message.id);
    expect(told(peeked)).toContain('same cards');

    const play = robots(own);
    await moveOn(own, play.buttons, chance('one'));
    await table.restart();
    await moveOn(own, play.commands, chance('two'));
    await finish(own, by('Ben'));
    const end = there(posts(own).at(-1));
    expect(words(end)).toContain('when the week is over');
    expect(await seedOf(own)).toBe('');
    expect(words(await press('Ben', end, /^challenge$/, own))).toContain('finished in');

    // The first play counts; whoever has lost their thread is let into it again.
    expect(words(await type('Ben', 'solo'))).toContain('The first one counts');
    const cat = threadIn(await type('Cat', 'solo'));
    const letIn = () =>
      table.playground.requests.filter(({ path }) => path.includes(`${cat.channel}/thread-members`)).length;
    expect([words(await type('Cat', 'solo')).includes('The first one counts'), letIn()]).toEqual([true, 2]);
    const before = words(await press('Cat', await type('Cat', 'show'), /^challenge-ladder$/));
    expect(before).toMatch(/Ben.*finished[\s\S]*Cat.*still playing/);
    expect(before).not.toContain('points');

    clock += 7 * DAY;
    await table.restart();
    await tick(table);
    const ladder = there(posts(table).at(-1));
    expect(words(ladder)).toMatch(/`1.`.*Ben.*points[\s\S]*Cat.*late/);
    const seed = await seedOf(own);
    expect(words(ladder)).toContain(seed);
    const count = posts(table).length;
    await tick(table);
    expect(posts(table)).toHaveLength(count);
    // Last week by a menu, and by command.
    const now = await press('Cat', await press('Cat', ladder, /^challenge$/), /^challenge-ladder$/);
    const [week] = pressesOf(now, /^challenge-week$/).flatMap(({ values = [] }) => values);
    expect(words(now)).not.toContain(seed);
    expect(words(await type('Cat', 'ladder', { week: '2026-W23' }))).toContain(seed);
    expect(week).toBeDefined();
  });

  it('is played at tables, once by each; nothing about it can be changed', async () => {
    const at = threadIn(await type('Ben', 'table', { players: '2' }));
    const lobby = there(posts(at).at(-1));
    expect(words(lobby)).toContain('Weekly challenge');
    expect(pressesOf(lobby, /^(lobby-options|computers|playnow):/)).toEqual([]);
    await press('Cat', lobby, /^lobby:.*:join$/, at);
    expect(words(await type('Cat', 'table', { players: '3' }))).toContain('already, at a table');
    await press('Ben', there(posts(at).at(-1)), /^lobby:.*:start$/, at);
    expect(words(there(posts(at).at(-1)))).toContain('The game begins');
    // Ann may look, as she moderates; and plays a table of her own, in the channel if she wants to.
    expect(words(await type('Ann', 'table', { players: '2', thread: 'false' }))).toContain('open here');
    const other = there(posts(table).at(-1));
    const refused = await pressIn(table, by('Cat'), other, /^lobby:.*:join$/);
    expect(told(refused)).toContain('already, at a table');
  });

  it('says which permission is missing, or where it can be played, and nothing has begun', async () => {
    table.playground.faults.forbid(table.channel, true);
    const missing = words(await type('Ben', 'solo'));
    expect(missing).toContain('Create Private Threads');
    expect(words(await type('Ben', 'table', { players: '2' }))).toContain('Create Public Threads');
    table.playground.faults.forbid(table.channel, false);
    const at = threadIn(await type('Ben', 'table', { players: '2' }));
    expect(words(await type('Ben', 'solo', {}, at.channel))).toContain('ordinary text channels');
    expect(words(await type('Ben', 'show'))).toContain('Nobody has started');
  });
});
