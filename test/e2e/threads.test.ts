/** A game in a thread of its own. */
import './small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close } from '../../src/render/index.ts';
import { openPanel, pressIn } from './clicks.ts';
import { openapi, person, posts, sit, type TestTable, there, told, words } from './table.ts';

afterAll(close);

describe('/game new thread:yes', () => {
  let table: TestTable;
  beforeEach(async () => {
    table = await sit(['Ann', 'Ben'], { openapi: openapi() });
  });
  afterEach(() => table.finish());
  const open = async (channel = table.channel) => {
    const options = { thread: 'true', players: '2' };
    const result = table.heard(await person(table, 'Ann').command(channel, 'game new', options));
    await table.quiet();
    return told(result);
  };

  it('opens a thread with the lobby in it, and the game is played there; the channel stays free', async () => {
    const before = table.playground.channels;
    const answer = await open();
    const thread = there(table.playground.channels.find((id) => !before.includes(id)));
    expect(answer).toContain(`<#${thread}>`);
    const asked = there(table.playground.requests.find(({ path }) => path.endsWith('/threads')));
    expect(asked.body).toMatchObject({ auto_archive_duration: 10_080, type: 11 });
    const inside = table.at(thread);
    const lobby = there(posts(inside).at(-1));
    expect(words(lobby)).toContain('Clans of Caledonia');
    await pressIn(inside, person(table, 'Ben'), lobby, /^lobby:.*:join$/);
    await pressIn(inside, person(table, 'Ann'), there(posts(inside).at(-1)), /^lobby:.*:start$/);
    await table.quiet();
    expect(words(there(posts(inside).at(-1)))).toContain('The game begins');
    const user = there((await inside.awaited())[0]);
    expect(words(await openPanel(inside, user))).not.toBe('');
    expect(await table.bot().app.live(table.channel)).toBeUndefined();
    await table.restart();
    expect((await inside.game()).record.status).toBe('playing');
  });

  it('says what the bot lacks where it may not, and nothing happens', async () => {
    table.playground.faults.forbid(table.channel, true);
    const before = table.playground.channels.length;
    expect(await open()).toContain('Create Public Threads');
    expect(table.playground.channels).toHaveLength(before);
    expect(await table.bot().app.live(table.channel)).toBeUndefined();
    table.playground.faults.forbid(table.channel, false);
  });

  it('is not possible within a thread', async () => {
    await open();
    const thread = there(table.playground.channels.at(-1));
    expect(await open(thread)).toContain('ordinary channels');
  });
});
