/** Time, by the buttons under posts and by /clock: reminders, time that is up, stand-ins, breaks, a game set aside. */
import './fixtures/small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { clickAnyway, openPanel, pressesOf, pressIn } from './fixtures/clicks.ts';
import {
  begin,
  openapi,
  person,
  pinged,
  posts,
  sit,
  type TestTable,
  there,
  tick,
  told,
  words,
} from './fixtures/table.ts';

const HOUR = 3_600_000;
afterAll(close);

describe('a table with a clock', () => {
  let clock: number;
  let table: TestTable;
  let awaited: PlaygroundUser;
  let other: PlaygroundUser;
  let eve: PlaygroundUser;
  const last = () => there(posts(table).at(-1));
  const pass = async (milliseconds: number) => {
    clock += milliseconds;
    await tick(table);
  };
  const press = async (user: PlaygroundUser, shown: PageMessage, wanted: RegExp) => {
    const result = await pressIn(table, user, shown, wanted);
    await table.quiet();
    return result;
  };
  const type = async (user: PlaygroundUser, path: string, options: Readonly<Record<string, string>> = {}) => {
    const result = table.heard(await user.command(table.channel, `clock ${path}`, options));
    await table.quiet();
    return told(result);
  };
  const game = async (user: PlaygroundUser, path: string) => {
    const result = table.heard(await user.command(table.channel, `game ${path}`));
    await table.quiet();
    return told(result);
  };
  const seatOf = async (user: PlaygroundUser) => {
    const { record, state } = await table.game();
    return there(state).seating.findIndex((joined) => record.members[joined]?.user === user.id);
  };

  beforeEach(async () => {
    clock = Date.parse('2026-06-01T10:00Z');
    table = await sit(['Mod', 'Ann', 'Ben', 'Eve'], { openapi: openapi(), now: () => new Date(clock) });
    eve = person(table, 'Eve');
    await begin(table, { people: table.playground.users.slice(1, 3), options: { pace: 'brisk' } });
    awaited = there((await table.awaited())[0]);
    other = there(table.playground.users.slice(1, 3).find(({ id }) => id !== awaited.id));
  });
  afterEach(() => table.finish());

  it('shows the deadline under each post, and reminds at half time with buttons that put the reminder off', async () => {
    const deadline = Math.floor((clock + 30 * HOUR) / 1000);
    expect(words(last())).toContain(`<t:${deadline}:R>`);
    await pass(3 * HOUR);
    const reminder = last();
    expect(pinged(table, reminder)).toEqual([awaited.id]);
    expect(words(reminder)).toContain('it’s still your turn');
    const panel = there((await press(awaited, reminder, /^snooze:/)).message);
    const answer = await press(awaited, panel, /^remindme:.*:hour$/);
    expect(told(answer)).toContain(`<t:${(clock + HOUR) / 1000}:R>`);
    const before = posts(table).length;
    await pass(HOUR);
    expect(posts(table)).toHaveLength(before + 1);
    expect(told(await press(awaited, last(), /^mute:/))).toBe('No more reminders for this turn.');
    await pass(25 * HOUR);
    expect(posts(table)).toHaveLength(before + 1);
    // Nobody else can put off what is not theirs.
    expect(told(await press(other, reminder, /^mute:/))).toContain('isn’t waiting');
  });

  it('asks the others when the time is up: one of them decides, and a second click does no harm', async () => {
    await pass(30 * HOUR);
    const up = last();
    expect(pinged(table, up)).toEqual([other.id]);
    expect(told(await press(awaited, up, /^rescue:.*:more$/))).toContain('Open your own');
    expect(told(await press(eve, up, /^rescue:.*:more$/))).toContain('not in this game');
    expect(told(await press(other, up, /^rescue:.*:more$/))).toContain('Posted in the channel');
    expect(pinged(table, last())).toEqual([awaited.id]);
    const late = await clickAnyway(table, other, up, there(pressesOf(up, /^rescue:.*:play$/)[0]).customId);
    expect(told(table.heard(late))).toContain('nothing to decide');
    expect((await table.awaited())[0]?.id).toBe(awaited.id);
  });

  it('lets the bot play the turn by a command as well, and reminds once after a restart', async () => {
    await pass(3 * HOUR - 1);
    const before = posts(table).length;
    await table.restart();
    await pass(HOUR);
    await table.restart();
    await pass(0);
    expect(posts(table)).toHaveLength(before + 1);
    await pass(26 * HOUR + 1);
    const seat = `seat-${(await seatOf(awaited)) + 1}`;
    expect(await type(other, 'decide', { seat, what: 'play' })).toContain('Posted in the channel');
    await pass(0);
    expect((await table.awaited())[0]?.id).not.toBe(awaited.id);
    // What has done its work is gone, so that the channel stays a record of the game.
    expect(posts(table).map(words).join()).not.toMatch(/still your turn|time is up/);
    expect(await type(other, 'decide', { seat: 'nobody', what: 'play' })).toMatch(/Ann, Ben|Ben, Ann/);
  });

  it('finds a stand-in, who plays until the player clicks to come back, and tells both whose seat it is', async () => {
    await pass(30 * HOUR);
    await press(other, last(), /^rescue:.*:standIn$/);
    const wanted = last();
    expect(told(await press(other, wanted, /^sitin:/))).toContain('already in this game');
    expect(told(await press(eve, wanted, /^sitin:/))).toContain('Thank you');
    expect(pinged(table, last())).toEqual([eve.id]);
    const satIn = last();
    expect(words(await openPanel(table, eve))).not.toContain('not in this game');
    const stoodIn = await openPanel(table, awaited);
    expect(words(stoodIn)).toContain('Eve');
    expect(told(await press(awaited, stoodIn, /^imback:/))).toContain('Welcome back');
    const again = await clickAnyway(table, eve, satIn, there(pressesOf(satIn, /^imback:/)[0]).customId);
    expect(told(table.heard(again))).toContain('not in this game');
    expect(words(await openPanel(table, awaited))).not.toContain('Eve');
  });

  it('has a break when all agree, in which nothing runs', async () => {
    expect(await game(awaited, 'pause')).toContain('asked the others');
    await press(other, last(), /^consent:.*:yes$/);
    const halted = last();
    expect(words(halted)).toContain('Game paused');
    const before = posts(table).length;
    await pass(100 * HOUR);
    expect(posts(table)).toHaveLength(before);
    expect(told(await press(other, halted, /^goon:/))).toContain('running again');
    expect(await game(other, 'resume')).toContain('haven’t paused');
    await pass(31 * HOUR);
    expect(words(last())).toContain('time is up');
  });

  it('is set aside after ten days, and can be taken up again as it was', async () => {
    await pass(30 * HOUR);
    await pass(10 * 24 * HOUR);
    const aside = last();
    expect(pinged(table, aside).sort()).toEqual([awaited.id, other.id].sort());
    expect(await table.bot().app.queries.getActive(table.channel)).toBeUndefined();
    expect(told(await press(eve, aside, /^takeup:/))).toContain('not in this game');
    expect(told(await press(other, aside, /^takeup:/))).toContain('back on');
    expect((await table.awaited())[0]?.id).toBe(awaited.id);
    const again = await clickAnyway(table, awaited, aside, there(pressesOf(aside, /^takeup:/)[0]).customId);
    expect(told(table.heard(again))).toContain('isn’t over yet');
  });

  it('lets a player remind another, once in twelve hours', async () => {
    const seat = `seat-${(await seatOf(awaited)) + 1}`;
    expect(await type(other, 'nudge', { seat })).toContain('reminded');
    expect(pinged(table, last())).toEqual([awaited.id]);
    expect(await type(other, 'nudge', { seat })).toContain('You can do that again');
    expect(await type(eve, 'nudge', { seat })).toContain('not in this game');
  });

  it('lets a moderator seat a stand-in and set the game aside', async () => {
    const mod = person(table, 'Mod');
    const seat = `seat-${(await seatOf(awaited)) + 1}`;
    const act = async (path: string, options: Readonly<Record<string, string>> = {}) => {
      const result = table.heard(await mod.command(table.channel, `mod ${path}`, options));
      await table.quiet();
      return told(result);
    };
    expect(await act('standin', { seat, user: 'Eve' })).toContain('Posted in the channel');
    expect(pinged(table, last())).toEqual([eve.id]);
    const asked = there((await mod.command(table.channel, 'mod aside')).message);
    expect(told(await press(mod, asked, /^mod-aside:.*:aside$/))).toContain('Posted in the channel');
    expect(words(last())).not.toContain('No one has moved');
    expect(await type(other, 'take')).toContain('back on');
  });
});
