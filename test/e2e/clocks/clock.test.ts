/** Clocks, by the buttons under posts and by /clock: reminders, time-outs, substitutes, pauses, suspended games. */
import { describe, expect } from 'vitest';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { clickAnyway, follow, openPanel, pressesOf } from '../fixtures/clicks.ts';
import { command, lastPost, pinged, posts, postWith, seatOf, there, told, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const HOUR = 3_600_000;

const it = clockTest()
  .override('people', ['Mod', 'Ann', 'Ben', 'Eve'])
  .override('wish', () => ({ options: { pace: 'brisk' } }));

describe('a table with a clock', () => {
  it('shows the new deadline under the newest board when its player sets their hours', async ({
    table,
    active,
    clock,
  }) => {
    // 12:00 in Warsaw: eight hours of today, twelve of each of the next days.
    await command(table, active, 'settings', { zone: 'Europe/Warsaw', from: '8', to: '20' });
    const deadline = Math.floor((clock.ms + (2 * 24 - 12 + 10 + 8) * HOUR) / 1000);
    expect((await table.game()).record.timing?.waits[0]?.deadline).toBe(deadline * 1000);
    await table.playground.until(() => words(lastPost(table)).includes(`<t:${deadline}:R>`));
  });

  it('shows the deadline under each post, and sends a reminder at half time that can be snoozed', async ({
    table,
    active,
    other,
    clock,
    later,
  }) => {
    const deadline = Math.floor((clock.ms + 30 * HOUR) / 1000);
    expect(words(lastPost(table))).toContain(`<t:${deadline}:R>`);
    await later(3 * HOUR);
    const reminder = lastPost(table);
    expect(pinged(table, reminder)).toEqual([active.id]);
    expect(words(reminder)).toContain('it’s still your turn');
    const panel = await follow(table, active, reminder, /^snooze:/);
    const answer = await follow(table, active, panel, /^remindme:.*:hour$/);
    expect(words(answer)).toContain(`<t:${(clock.ms + HOUR) / 1000}:R>`);
    const before = posts(table).length;
    await later(HOUR);
    const next = lastPost(table);
    expect(next.message.id).not.toBe(reminder.message.id);
    expect(posts(table), 'the next reminder replaces the first').toHaveLength(before);
    const asked = await follow(table, active, next, /^snooze:/);
    expect(words(asked)).toContain('set your time zone: `/settings`');
    await command(table, active, 'settings', { zone: 'Etc/UTC', from: '0', to: '24' });
    const again = await follow(table, active, lastPost(table), /^snooze:/);
    expect(words(await follow(table, active, again, /^remindme:.*:tomorrow$/))).toContain('I’ll remind you');
    expect(words(await follow(table, active, lastPost(table), /^mute:/))).toBe(
      'No more reminders for this turn.',
    );
    await later(25 * HOUR);
    expect(lastPost(table).message.id).toBe(next.message.id);
    // Others cannot snooze this player's reminders, and are not asked when.
    expect(words(await follow(table, other, next, /^snooze:/))).toContain('isn’t waiting for you');
    expect(words(await follow(table, other, next, /^mute:/))).toContain('isn’t waiting for you');
  });

  it('suggests only seats for which a command can do something', async ({
    table,
    eve,
    active,
    other,
    later,
  }) => {
    const seat = await seatOf(table, active);
    const seats = async (user: typeof eve, line: string) =>
      (await user.autocomplete(table.channel, line, { seat: '' }, 'seat')).choices?.map(({ value }) => value);
    expect(await seats(other, 'clock nudge'), 'the game waits for them').toEqual([seat]);
    expect(await seats(active, 'clock nudge'), 'no one reminds themselves').toEqual([]);
    expect(await seats(other, 'clock decide'), 'their time isn’t up').toEqual([]);
    expect(await seats(eve, 'clock sit'), 'no stand-in is wanted').toEqual([]);
    expect(await command(table, eve, 'clock sit', { seat })).toContain(
      'No one is looking for a stand-in there. ',
    );
    await later(30 * HOUR);
    expect(await seats(other, 'clock decide')).toEqual([seat]);
    expect(await seats(active, 'clock decide'), 'no one decides about themselves').toEqual([]);
    await command(table, other, 'clock decide', { seat, what: 'standIn' });
    expect(await seats(eve, 'clock sit')).toEqual([seat]);
  });

  it('asks the other players when time is up, one of whom decides, and ignores a second click', async ({
    table,
    eve,
    active,
    other,
    later,
  }) => {
    await later(30 * HOUR);
    const up = lastPost(table);
    expect(pinged(table, up)).toEqual([other.id]);
    expect(words(await follow(table, active, up, /^rescue:.*:more$/))).toBe(
      'You don’t decide about your own seat. You can still move: `/turn`.',
    );
    // No date in the past, and no promise of a reminder.
    const mine = await command(table, active, 'games');
    expect(mine).toContain('your turn** · your time is up · ');
    expect(mine).not.toContain('runs out');
    expect(await command(table, other, 'games')).toContain('· time’s up · **a vote needs you** · ');
    expect(await command(table, other, 'clock nudge', { seat: await seatOf(table, active) })).toContain(
      'reminded',
    );
    expect(words(lastPost(table))).not.toContain('runs out');
    expect(words(await follow(table, active, lastPost(table), /^snooze:/))).toContain(
      'Your time is up, so I won’t remind you',
    );
    expect(words(await follow(table, eve, up, /^rescue:.*:more$/))).toContain('not in this game');
    const more = there(pressesOf(up, /^rescue:.*:more$/)[0]).customId;
    const twice = await Promise.all([1, 2].map(() => clickAnyway(table, other, up, more)));
    const answers = twice.map((answer) => told(table.heard(answer))).join();
    expect(answers).toContain('Posted in the channel');
    expect(answers).toContain('nothing to decide about that player now: it has been settled, or');
    // The vote is deleted.
    await table.playground.until(() => posts(table).every(({ message }) => message.id !== up.message.id));
    expect(pinged(table, lastPost(table))).toEqual([active.id]);
    expect((await table.awaited())[0]?.id).toBe(active.id);
  });

  it('lets the bot play the turn by a command as well, and reminds once after a restart', async ({
    table,
    active,
    other,
    later,
  }) => {
    await later(3 * HOUR - 1);
    const before = posts(table).length;
    await table.restart();
    await later(HOUR);
    await table.restart();
    await later(0);
    expect(posts(table)).toHaveLength(before + 1);
    await later(26 * HOUR + 1);
    const seat = await seatOf(table, active);
    expect(await command(table, other, 'clock decide', { seat, what: 'play' })).toContain(
      'Posted in the channel',
    );
    await later(0);
    expect((await table.awaited())[0]?.id).not.toBe(active.id);
    // Notices are deleted after use, so that the channel stays a record of the game.
    expect(posts(table).map(words).join()).not.toMatch(/still your turn|time is up/);
    expect(await command(table, other, 'clock decide', { seat: 'nobody', what: 'play' })).toMatch(
      /Ann, Ben|Ben, Ann/,
    );
  });

  it('finds a substitute, who plays until the player returns, and both know whose seat it is', async ({
    table,
    eve,
    active,
    other,
    later,
  }) => {
    await later(30 * HOUR);
    const vote = lastPost(table);
    await follow(table, other, vote, /^rescue:.*:standIn$/);
    const wanted = lastPost(table);
    expect(words(await follow(table, other, wanted, /^sitin:/))).toContain('already in this game');
    expect(words(await follow(table, eve, wanted, /^sitin:/))).toContain('Thank you');
    expect(pinged(table, lastPost(table))).toEqual([eve.id]);
    // Nothing is left to decide, and no one to look for.
    const shown = posts(table).map(({ message }) => message.id);
    expect([vote, wanted].filter(({ message }) => shown.includes(message.id))).toEqual([]);
    const satIn = lastPost(table);
    expect(words(await openPanel(table, eve))).not.toContain('not in this game');
    const stoodIn = await openPanel(table, active);
    expect(words(stoodIn)).toContain('Eve');
    // The newest board has the way back, too.
    await command(table, eve, 'pass');
    expect(pressesOf(lastPost(table), /^imback:/)).toHaveLength(1);
    expect(words(await follow(table, active, stoodIn, /^imback:/))).toContain('Welcome back');
    const again = await clickAnyway(table, eve, satIn, there(pressesOf(satIn, /^imback:/)[0]).customId);
    expect(told(table.heard(again))).toContain('not in this game');
    expect(words(await openPanel(table, active))).not.toContain('Eve');
  });

  it('lets a substitute stop on their turn by a command, and asks for another', async ({
    table,
    mod,
    eve,
    active,
    other,
  }) => {
    await command(table, mod, 'mod standin', { seat: await seatOf(table, active), user: 'Eve' });
    await command(table, eve, 'game pause');
    const request = postWith(table, 'wants to pause');
    for (const wrong of ['clock back', 'game concede', 'game abandon'])
      expect(await command(table, eve, wrong), wrong).toContain('You’re playing for someone else here');
    expect(await command(table, eve, 'computer play', { span: 'turn' })).toContain('use `/game leave`');
    const asked = there((await eve.command(table.channel, 'game leave')).message);
    expect(words(asked)).toContain('Stop playing for');
    expect(words(await follow(table, eve, asked, /^lobby-confirm:.*:stepDown$/))).toContain('Posted');
    const wanted = lastPost(table);
    // No one can answer the request of someone who has left, and the board says so.
    await table.playground.until(
      () => !posts(table).some(({ message }) => message.id === request.message.id),
    );
    expect(words(postWith(table, 'Request lapsed'))).toContain('request for a pause no longer counts');
    expect(pinged(table, wanted).sort()).toEqual([active.id, other.id].sort());
    expect(await command(table, active, 'games')).not.toContain('your time is up');
    expect(words(wanted)).toContain('it’s your seat again');
    expect(words(wanted)).toContain('If nothing happens within ten days, I’ll shelve the game.');
    expect(pressesOf(wanted, /^rescue:/)).toHaveLength(3);
    expect(words(await follow(table, active, wanted, /^rescue:.*:play$/))).toContain(
      'You don’t decide about your own seat',
    );
    expect(words(await follow(table, eve, wanted, /^sitin:/))).toContain('Thank you');
    expect(pinged(table, lastPost(table))).toEqual([eve.id]);
  });

  it('offers a substitute before their turn to stop, but no computer, and the player to come back', async ({
    table,
    mod,
    eve,
    active,
    other,
  }) => {
    await command(table, mod, 'mod standin', { seat: await seatOf(table, other), user: 'Eve' });
    const more = async (user: PlaygroundUser) => follow(table, user, await openPanel(table, user), /^more:/);
    const panel = await more(eve);
    expect(pressesOf(panel, /^handover:/)).toEqual([]);
    const asked = await follow(table, eve, panel, /^stepdown:/);
    expect(words(await follow(table, eve, asked, /^lobby-confirm:.*:stepDown$/))).toContain('Posted');
    const wanted = lastPost(table);
    expect(pinged(table, wanted)).toEqual([other.id]);
    expect(words(await follow(table, active, wanted, /^sitin:/))).toContain('already in this game');
    expect(words(await follow(table, other, wanted, /^imback:/))).toContain('Welcome back');
    expect(posts(table).filter(({ message }) => message.id === wanted.message.id)).toEqual([]);
    expect(pressesOf(await more(other), /^handover:/)).not.toEqual([]);
  });

  it('keeps the search for a substitute in sight until the player moves', async ({
    table,
    mod,
    eve,
    active,
    other,
  }) => {
    await command(table, mod, 'mod standin', { seat: await seatOf(table, other), user: 'Eve' });
    const asked = there((await eve.command(table.channel, 'game leave')).message);
    await follow(table, eve, asked, /^lobby-confirm:.*:stepDown$/);
    const { id } = lastPost(table).message;
    const search = () => posts(table).find(({ message }) => message.id === id);
    await command(table, active, 'pass');
    expect(pressesOf(there(search()), /^sitin:/)).toHaveLength(1);
    await command(table, other, 'pass');
    expect(search()).toBeUndefined();
  });

  it('pauses all clocks when all players agree', async ({ table, active, other, later }) => {
    expect(await command(table, active, 'game pause')).toContain('asked the other player');
    expect(await command(table, other, 'games')).toContain(' · **a request needs your answer** · ');
    expect(await command(table, active, 'games')).not.toContain('request');
    await follow(table, other, lastPost(table), /^consent:.*:yes$/);
    const halted = postWith(table, 'Game paused');
    expect(halted).toEqual(lastPost(table));
    const before = posts(table).length;
    await later(100 * HOUR);
    expect(posts(table)).toHaveLength(before);
    expect(words(await follow(table, other, halted, /^goon:/))).toContain('The pause is over');
    expect(await command(table, other, 'game resume')).toContain('isn’t paused');
    await later(31 * HOUR);
    expect(words(lastPost(table))).toContain('time is up');
  });

  it('is suspended after ten days, and can be reactivated unchanged', async ({
    table,
    eve,
    active,
    other,
    later,
  }) => {
    await later(30 * HOUR);
    await later(10 * 24 * HOUR);
    const aside = lastPost(table);
    expect(pinged(table, aside).sort()).toEqual([active.id, other.id].sort());
    expect(await table.bot().services.queries.getActive(table.channel)).toBeUndefined();
    expect(words(await follow(table, eve, aside, /^takeup:/))).toContain('not in this game');
    expect(words(await follow(table, other, aside, /^takeup:/))).toContain('back on');
    expect((await table.awaited())[0]?.id).toBe(active.id);
    // Weeks later, everyone may have forgotten what they left.
    expect(words(lastPost(table))).toContain(
      'Orders and plans from before still stand: `/turn` shows yours.',
    );
    const again = await clickAnyway(table, active, aside, there(pressesOf(aside, /^takeup:/)[0]).customId);
    expect(told(table.heard(again))).toContain('isn’t shelved');
  });

  it('lets a player remind another, once in twelve hours', async ({ table, eve, active, other }) => {
    const seat = await seatOf(table, active);
    expect(await command(table, other, 'clock nudge', { seat })).toContain('reminded');
    expect(pinged(table, lastPost(table))).toEqual([active.id]);
    expect(await command(table, other, 'clock nudge', { seat })).toContain('You can do that again');
    expect(await command(table, eve, 'clock nudge', { seat })).toContain('not in this game');
  });

  it('calls a substitute whom a moderator appoints before their turn, in a post of its own', async ({
    table,
    mod,
    eve,
    active,
    other,
  }) => {
    const before = posts(table).length;
    const seat = await seatOf(table, other);
    expect(await command(table, mod, 'mod standin', { seat, user: 'Eve' })).toContain(
      'Posted in the channel',
    );
    expect(posts(table)).toHaveLength(before + 1);
    expect(pinged(table, lastPost(table))).toEqual([eve.id]);
    expect(words(lastPost(table))).toContain('I’ll ping you when it’s your turn.');
    expect(words(lastPost(table))).toContain('Arranged by');
    expect((await table.awaited())[0]?.id).toBe(active.id);
  });

  it('lets a moderator seat a substitute and suspend the game', async ({
    table,
    mod,
    eve,
    active,
    other,
  }) => {
    const seat = await seatOf(table, active);
    expect(await command(table, mod, 'mod standin', { seat, user: 'Eve' })).toContain(
      'Posted in the channel',
    );
    expect(pinged(table, lastPost(table))).toEqual([eve.id]);
    const asked = there((await mod.command(table.channel, 'mod aside')).message);
    expect(words(await follow(table, mod, asked, /^mod-aside:.*:aside$/))).toContain('Posted in the channel');
    expect(words(lastPost(table))).not.toContain('No one has moved');
    expect(await command(table, other, 'clock take')).toContain('back on');
  });
});
