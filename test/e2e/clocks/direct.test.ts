/** Direct messages: commands in them, what they contain, and what happens if Discord refuses them. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { pendingSeats } from '../../../src/engine/index.ts';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { pressIn } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  command,
  isFreshTurn,
  lastPost,
  moveOn,
  pinged,
  playUntil,
  posts,
  privately,
  robots,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest();

/** Direct messages the bot sent to a user, without ephemeral answers. */
const directly = (user: PlaygroundUser) => user.messages(user.direct).filter(({ ephemeral }) => !ephemeral);
const switchOn = (table: TestTable, user: PlaygroundUser) =>
  command(table, user, 'settings', { direct: 'true' });

/** The other player reminds the pending one. */
async function nudge(table: TestTable, by: PlaygroundUser): Promise<void> {
  const { record, state } = await table.game();
  const actor = { user: by.id, name: by.name, moderator: false };
  const done = await table
    .bot()
    .services.clocks.remindSeat(actor, record.id, there(pendingSeats(there(state))[0]));
  expect(done.ok).toBe(true);
  await table.quiet();
}

describe('in direct messages with the bot', () => {
  it('users find their settings, absences, games and data with buttons, but cannot play', async ({
    table,
    ann,
    ben,
  }) => {
    await begin(table);
    const settings = table.heard(await ann.command(ann.direct, 'settings'));
    expect(told(settings)).toContain('Your settings');
    const id = there(settings.message).message.id;
    const dialog = there((await ann.click(id, 'hours:own')).modal);
    const filled = { zone: 'Europe', week: '8-20' };
    const asked = table.heard(await ann.submit(ann.direct, dialog.custom_id, filled));
    expect(told(asked)).toContain('Which of these zones is it?');
    expect(asked.message?.message.id, 'in place of the settings').toBe(id);
    const typed = { zone: 'Europe/Warsaw', from: '9', to: '22' };
    expect(told(table.heard(await ann.command(ann.direct, 'settings', typed)))).toContain('9:00 to 22:00');
    const { choices } = await ann.autocomplete(ann.direct, 'settings', { zone: 'wars' }, 'zone');
    expect(choices?.map(({ value }) => value)).toEqual(['Europe/Warsaw']);
    const games = told(table.heard(await ann.command(ann.direct, 'games')));
    expect(games).toContain(`<#${table.channel}>`);
    expect(games).toContain(`/channels/${table.playground.guild}/${table.channel}`);
    expect(told(table.heard(await ann.command(ann.direct, 'privacy data')))).toContain(
      'everything I store about you',
    );
    expect((await ann.command(ann.direct, 'turn')).outcome).toBe('failed');
    const turn = there(table.playground.commands.find(({ name }) => name === 'turn'));
    const forged = await ann.forge(ann.direct, 2, { id: turn.id, name: 'turn', type: 1 });
    expect(told(table.heard(forged))).toContain('server');
    // Others cannot see them or write there.
    expect(ben.messages(ann.direct)).toEqual([]);
    expect((await ben.command(ann.direct, 'settings')).outcome).toBe('failed');
  });

  it('`/help` says what works there, and leads to the rules by button and by command', async ({
    table,
    ann,
  }) => {
    const help = table.heard(await ann.command(ann.direct, 'help'));
    expect(told(help)).toContain('Games are played in the channels of a server');
    expect(told(help)).not.toContain('in this channel');
    const id = there(help.message).message.id;
    expect(told(table.heard(await ann.click(id, 'topic:all')))).toContain('Rules by topic');
    const port = table.heard(await ann.command(ann.direct, 'rules', { topic: 'ports' }));
    expect(told(port)).toContain('Ports');
    const { choices } = await ann.autocomplete(ann.direct, 'rules', { topic: 'whis' }, 'topic');
    expect(choices).not.toEqual([]);
  });
});

describe('a user with direct messages on', () => {
  it('gets one at once, then one per turn in addition to the post', async ({ table, ann, ben }) => {
    expect(await switchOn(table, ann)).toContain('**Direct messages:** on');
    expect(directly(ann).map(words)).toEqual([expect.stringContaining('It works')]);
    await begin(table);
    const user = await activeUser(table);
    const count = directly(ann).length;
    expect(count).toBeGreaterThan(1);
    expect(directly(ben)).toEqual([]);
    // Until it is Ann's turn again.
    if (user.id === ann.id) await moveOn(table, robots(table).commands, createRng('one'));
    await playUntil(table, isFreshTurn);
    for (let n = 0; n < 20 && (await table.awaited())[0]?.id !== ann.id; n++) {
      await moveOn(table, robots(table).commands, createRng(`more ${n}`));
    }
    await table.quiet();
    expect(words(there(directly(ann).at(-1)))).toMatch(
      new RegExp(
        `It’s your turn in <#${table.channel}>.*/channels/${table.playground.guild}/${table.channel}`,
        's',
      ),
    );
    // The post pings as before.
    expect(posts(table).flatMap((post) => pinged(table, post))).toContain(ann.id);
  });

  it('is reminded there, and not in the channel', async ({ table, active: user, other }) => {
    await switchOn(table, user);
    const before = posts(table).length;
    await nudge(table, other);
    expect(posts(table)).toHaveLength(before);
    const last = there(directly(user).at(-1));
    expect(words(last)).toContain(`${other.name} is waiting for you: it’s your turn in <#${table.channel}>`);
    expect(pinged(table, last)).toEqual([user.id]);
    const asked = there((await pressIn(table, user, last, /^snooze:/)).message);
    expect(words(asked)).toContain('When should I remind you?');
    expect(told(await pressIn(table, user, asked, /^remindme:.*:hour$/))).toMatch(/I’ll remind you <t:/);
    expect(told(await pressIn(table, user, last, /^mute:/))).toBe('No more reminders for this turn.');
    // Not once more after a restart.
    const count = directly(user).length;
    await table.restart();
    await table.quiet();
    expect(directly(user)).toHaveLength(count);
    expect(posts(table)).toHaveLength(before);
    // Commands of the game wouldn't help here.
    await command(table, user, 'pass');
    expect(told(await pressIn(table, user, last, /^snooze:/))).toMatch(/nothing to remind you of.*`\/games`/);
  });

  it('gets silent messages outside their waking hours', async ({ table, active: user }) => {
    await switchOn(table, user);
    const hour = new Date().getUTCHours();
    // Eight hours that have just been over.
    const hours = { zone: 'UTC', from: String((hour + 14) % 24), to: String((hour + 22) % 24 || 24) };
    expect(told(await user.command(table.channel, 'settings', hours))).toContain('Saved');
    const before = directly(user).length;
    const { record } = await table.game();
    const mod = { user: 'x', name: 'Mod', moderator: true };
    await table.bot().services.moderation.remindAll(mod, record.id);
    await table.quiet();
    const last = there(directly(user)[before]);
    // Text without components, which notifications do not show.
    expect(last.message.flags).toBe(1 << 12);
    expect(last.message.content).toContain('your turn');
    expect(pinged(table, last)).toEqual([]);
  });

  it.for([50007, 50278])(
    'whom Discord refuses with %i is reminded in the channel and told why once',
    async (code, { table, active: user, other }) => {
      await switchOn(table, user);
      table.playground.faults.refuseDirect(user.id, code);
      const [count, messages] = [posts(table).length, directly(user).length];
      await nudge(table, other);
      expect(directly(user)).toHaveLength(messages);
      expect(posts(table)).toHaveLength(count + 1);
      expect(pinged(table, lastPost(table))).toEqual([user.id]);
      expect((await table.bot().services.settings.getUser(user.id)).direct).toBe('refused');
      expect(table.logged.splice(0)).toMatchObject([{ message: expect.stringContaining('refused') }]);
      // Mentioned on their next turn; until then nothing is sent to them.
      const said = () =>
        privately(table, user).filter((one) =>
          words(one).includes('no longer lets me send you direct messages'),
        ).length;
      // After more moves the note is not repeated.
      for (let n = 0, after = 0; n < 12 && after < 5; n++) {
        await moveOn(table, robots(table).commands, createRng(`on ${n}`));
        if (said() > 0) after++;
      }
      expect(said()).toBe(1);
      expect(directly(user)).toHaveLength(messages);
      // On again, once Discord accepts messages.
      table.playground.faults.refuseDirect(user.id, undefined);
      expect(await switchOn(table, user)).toContain('**Direct messages:** on');
    },
  );

  it('is told at once if Discord refuses the first one', async ({ table, ann }) => {
    table.playground.faults.refuseDirect(ann.id, 50007);
    expect(await switchOn(table, ann)).toContain('Discord doesn’t let me write to you');
    expect(table.logged.splice(0)).toHaveLength(1);
    expect((await table.bot().services.settings.getUser(ann.id)).direct).toBe('refused');
  });

  it('is reminded in the channel if Discord fails', async ({ table, active: user, other }) => {
    await switchOn(table, user);
    table.playground.faults.failNext(/POST \/users\/@me\/channels/, 500, 1);
    const count = posts(table).length;
    await nudge(table, other);
    expect(posts(table)).toHaveLength(count + 1);
    expect((await table.bot().services.settings.getUser(user.id)).direct).toBe('on');
    expect(table.logged.splice(0)).toMatchObject([{ message: expect.stringContaining('failed') }]);
  });
});

describe('a user who erases their data', () => {
  it('is no longer pinged, and the game continues', async ({ table, active: user, other }) => {
    const asked = there((await user.command(table.channel, 'privacy erase')).message);
    const pings = table.playground.pings.length;
    expect(told(await pressIn(table, user, asked, /^erase:yes/))).toContain('I don’t know you any more');
    await table.quiet();
    expect(table.playground.pings.slice(pings).map((one) => one.user)).not.toContain(user.id);
    expect(words(lastPost(table))).not.toContain(user.name);
    expect((await table.awaited()).map((one) => one.id)).toEqual([other.id]);
    expect(told(await user.command(table.channel, 'turn'))).toContain('You’re not in this game');
    await moveOn(table, robots(table).commands, createRng('alone'));
    expect((await table.game()).record.status).toBe('playing');
  });
});
