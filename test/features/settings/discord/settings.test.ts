/** Settings of users, by buttons alone and by typed options alone; and those of servers. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../../../src/bootstrap/create-services.ts';
import { COMMANDS } from '../../../../src/bootstrap/features.ts';
import { daily, startTiming } from '../../../../src/calendar/index.ts';
import { CONTENT } from '../../../../src/content/index.ts';
import type { StartedGame } from '../../../../src/core/game/loaded-game.ts';
import { memberAt } from '../../../../src/core/game/members.ts';
import { type GameState, passiveAction, pendingSeats } from '../../../../src/engine/index.ts';
import type { Services } from '../../../../src/features/index.ts';
import { encode } from '../../../../src/features/play/discord/action-code.ts';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  menusOf,
  type Person,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { playedGame } from '../../../discord/fixtures/posts-games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

/** A Sunday, noon in Warsaw. */
const NOW = Date.parse('2026-11-22T11:00Z');
let now: number;
let store: ReturnType<typeof memoryStore>;
let app: Services;
let ann: Person;

beforeEach(async () => {
  now = NOW;
  let drawn = 0;
  const random = (bytes: number) => Buffer.alloc(bytes, ++drawn);
  store = memoryStore(() => new Date(now));
  app = await createServices({
    store,
    content: CONTENT,
    now: () => new Date(now),
    random,
  });
  ann = person(app, 'Ann');
});

const menuIn = (answer: { panel: Parameters<typeof menusOf>[0] }, route: string) => {
  const found = menusOf(answer.panel).find(({ id }) => id.startsWith(`${route}:`));
  if (found === undefined) throw new Error(`no menu ${route}`);
  return found;
};
const hoursOf = async (who = 'Ann') => (await app.settings.getUser(`user-${who}`)).hours;

describe('/settings', () => {
  it('shows that nothing is set, and what can be set', async () => {
    const shown = await ann.types('settings');
    expect(answerText(shown)).toMatch(/any time/);
    expect(answerText(shown)).toMatch(/\*\*Direct messages:\*\* off/);
    expect(answerText(shown)).toMatch(/21 days left/);
    expect(answerText(shown)).toMatch(/once a day/);
    expect(buttonsOf(shown.panel).map(({ label }) => label)).toEqual([
      ...['Hours and reminders', 'Days away', 'My games', 'My data'],
      ...['Always ask before a move', 'End turns automatically'],
    ]);
  });

  it('switches how turns are taken, by buttons and by typed options', async () => {
    const saved = async () => {
      const { askFirst, autoEnd } = await app.settings.getUser('user-Ann');
      return { askFirst, autoEnd };
    };
    const shown = await ann.presses('set-turn:askFirst:on');
    expect(answerText(shown)).toContain('I always ask first.');
    expect(buttonsOf(shown.panel).map(({ label }) => label)).toContain('Don’t ask before moves');
    expect(await saved()).toEqual({ askFirst: true, autoEnd: undefined });
    await ann.presses('set-turn:askFirst:on');
    await ann.types('settings', { flag: { 'ask-first': false, 'auto-end': true } });
    expect(await saved()).toEqual({ askFirst: undefined, autoEnd: true });
  });

  it('sets hours and reminders in one dialog', async () => {
    const button = buttonIn(await ann.types('settings'), 'hours own');
    const dialog = await ann.opens(button);
    expect('fields' in dialog && dialog.fields.map(({ id }) => id)).toEqual([
      ...['zone', 'week', 'end', 'reminders'],
    ]);
    const saved = await ann.fills(button, {
      ...{ zone: 'Europe/Warsaw', week: '8-20', end: '11:00 – 24:00', reminders: 'direct' },
    });
    expect(answerText(saved)).toMatch(
      /Saved.*8:00 to 20:00 on weekdays, 11:00 to 24:00 at the weekend, Europe\/Warsaw/s,
    );
    expect(answerText(saved)).toContain('Your local time: 12:00.');
    expect(answerText(saved)).toContain('**Direct messages:** on');
    const week = { from: 480, to: 1200 };
    const end = { from: 660, to: 1440 };
    expect(await hoursOf()).toEqual({
      zone: 'Europe/Warsaw',
      days: [week, week, week, week, week, end, end],
    });
  });

  it('shows current values in the dialog, and unchanged fields change nothing', async () => {
    await begun(app, 'Ann', 'Ben');
    const filled = { zone: 'Europe/Warsaw', week: '8-20', end: '10-22' };
    await ann.fills('hours:own', filled);
    const dialog = await ann.opens('hours:own');
    if (!('fields' in dialog)) throw new Error('no dialog');
    expect(Object.fromEntries(dialog.fields.map((field) => [field.id, field]))).toMatchObject({
      ...{ zone: { value: 'Europe/Warsaw' }, week: { value: '8-20' }, end: { value: '10-22' } },
      ...{ reminders: { options: [{ chosen: true }, { chosen: false }] }, clear: { kind: 'tick' } },
    });
    expect(answerText(await ann.fills('hours:own', { reminders: 'direct' }))).toMatch(/Saved.*\*\* on/s);
    expect(answerText(await ann.fills('hours:own', { reminders: 'channel' }))).toMatch(/Saved.*\*\* off/s);
    now += 10 * 60_000;
    expect(answerText(await ann.fills('hours:own', { week: '7-20' })), 'once a day').toContain(
      'You can do that again',
    );
    now += 86_400_000;
    expect(answerText(await ann.fills('hours:own', { clear: 'clear' }))).toContain('any time');
    expect(await hoursOf()).toBeUndefined();
  });

  it('forgets hours typed without a zone once the former ones are confirmed', async () => {
    await ann.fills('hours:own', { zone: 'Europe/Warsaw', week: '9-22' });
    await ann.fills('hours:own', { zone: 'Atlantis', week: '8-20' });
    await ann.fills('hours:own', { zone: 'Europe/Warsaw', week: '9-22' });
    await ann.types('settings', { number: { to: 21 } });
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 9 * 60, 21 * 60));
  });

  it('removes weekend hours if they are left empty', async () => {
    await ann.fills('hours:own', { zone: 'Europe/Warsaw', week: '8-20', end: '10-22' });
    await ann.fills('hours:own', { end: '' });
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 480, 1200));
  });

  it.each([
    ['9am-9pm', '9-21'],
    ['8 AM to 10 PM', '8-22'],
    ['9-10 pm', '9-22'],
    ['10 pm - 8 am', '22-8'],
    ['12 am - 12 pm', '0-12'],
    ['12 pm - 12 am', '12-24'],
    ['9 a. m. - 10 p.\u00a0m.', '9-22'],
    ['9 h a 22 h', '9-22'],
    ['9h00-22h00', '9-22'],
    ['9h-22h', '9-22'],
  ])('reads “%s” as %s', async (week, meant) => {
    await ann.fills('hours:own', { zone: 'UTC', week });
    const [from = 0, to = 0] = meant.split('-').map(Number);
    expect(await hoursOf()).toEqual(daily('UTC', from * 60, to * 60));
  });

  it.each([
    ['9-5', '9:00 to 5:00 the next day, UTC'],
    ['8-8', '8:00 to 8:00 the next day, UTC'],
    ['0-24', '0:00 to 24:00, UTC'],
  ])('says when hours end on the next day: %s', async (week, said) => {
    const saved = await ann.fills('hours:own', { zone: 'UTC', week });
    expect(answerText(saved)).toContain(`**Your hours:** ${said}`);
  });

  it.each([
    ['12:30', 'Where are you? It’s 12', 'Europe/Warsaw', 'Europe/London'],
    ['1 pm', 'Where are you? It’s 13', 'Europe/Helsinki', 'Europe/Warsaw'],
    ['1 p. m.', 'Where are you? It’s 13', 'Europe/Helsinki', 'Europe/Warsaw'],
    ['12h', 'Where are you? It’s 12', 'Europe/Warsaw', 'Europe/London'],
    ['12h30', 'Where are you? It’s 12', 'Europe/Warsaw', 'Europe/London'],
    ['america/new', 'Which of these', 'America/New_York', 'Europe/Warsaw'],
    ['europe', 'Which of these', 'Europe/Athens', 'America/New_York'],
  ])('asks which zone “%s” means, and keeps the hours entered', async (zone, ask, there, other) => {
    const asked = await ann.fills('hours:own', { zone, week: '8-20' });
    if (zone === 'america/new') {
      expect(await hoursOf(), 'only one is like it').toEqual(daily('America/New_York', 480, 1200));
      return;
    }
    expect(answerText(asked)).toContain(ask);
    const zones = menuIn(asked, 'hours-zone');
    const values = zones.options.map(({ value }) => value);
    expect(values).toContain(there);
    expect(values).not.toContain(other);
    expect(await hoursOf()).toBeUndefined();
    expect(answerText(await ann.presses(zones.id, { values: [there] }))).toContain(`8:00 to 20:00, ${there}`);
    expect(await hoursOf()).toEqual(daily(there, 480, 1200));
    expect(await app.settings.getUser('user-Ann')).not.toHaveProperty('hoursTyped');
  });

  it.each([
    [{ week: '9-12' }, 'eight hours'],
    [{ week: '9:30-22' }, 'I can’t read “9\\:30\\-22” as hours'],
    [{ week: '9-25' }, 'I can’t read “9\\-25” as hours'],
    [{ end: 'late' }, 'I can’t read “late” as hours'],
    [{ week: 'all day' }, '`0-24` for all day'],
    [{ week: '9 10 11' }, 'I can’t read'],
    [{ week: '13 pm - 10 am' }, 'I can’t read'],
    [
      { zone: '', week: '8-20' },
      'I need your zone too: `/settings zone:`, or *Hours and reminders* here. I’ve kept',
    ],
    [{ zone: 'Atlantis' }, 'I don’t know the zone “Atlantis”'],
    [{ zone: '24' }, 'I don’t know the zone “24”'],
    [{ zone: '+99:00' }, 'I don’t know the zone “+99'],
    [{ zone: 'BST' }, 'I don’t know the zone “BST”'],
    [{ zone: 'UTC+2' }, 'I don’t know the zone “UTC+2”'],
    [{ zone: 'Warsaw 2' }, 'I don’t know the zone “Warsaw 2”'],
    [{ zone: '@everyone <@1>' }, 'I don’t know the zone'],
  ])('explains what is wrong with %j, and sets no hours', async (filled, said) => {
    const told = answerText(await ann.fills('hours:own', { zone: 'Europe/Warsaw', ...filled }));
    expect(told).toContain(said);
    expect(told).not.toContain('@everyone');
    expect(await hoursOf()).toBeUndefined();
  });

  it.each([
    ['São Paulo', 'America/Sao_Paulo'],
    ['Bogotá', 'America/Bogota'],
    ['Mexico', 'America/Mexico_City'],
    ['Saigon', 'Asia/Ho_Chi_Minh'],
    ['Poland', 'Europe/Warsaw'],
    ['UTC', 'UTC'],
  ])('knows which zone “%s” means', async (typed, zone) => {
    await ann.fills('hours:own', { zone: typed, week: '8-20' });
    expect(await hoursOf()).toEqual(daily(zone, 480, 1200));
  });

  it.each(['Spain', 'Georgia', 'York'])('asks whether “%s” means the end of a name', async (zone) => {
    const asked = await ann.fills('hours:own', { zone, week: '8-20' });
    expect(menuIn(asked, 'hours-zone').options).toHaveLength(1);
    expect(await hoursOf()).toBeUndefined();
  });

  it('sets the same by typed options, and leaves the others unchanged', async () => {
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' }, number: { from: 9, to: 22 } });
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 540, 1320));
    await ann.types('settings', { number: { to: 20 } });
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 540, 1200));
    await ann.types('settings', { text: { zone: 'denver' } });
    expect(await hoursOf()).toEqual(daily('America/Denver', 540, 1200));
    const shown = await ann.types('settings', { number: { 'weekend-from': 11, 'weekend-to': 23 } });
    expect(answerText(shown)).toContain(
      '9:00 to 20:00 on weekdays, 11:00 to 23:00 at the weekend, America/Denver',
    );
  });

  it.each([
    [
      'en',
      'I need your zone too: `/settings zone:`, or *Hours and reminders* here. I’ve kept the hours you typed.',
    ],
    [
      'es',
      'También necesito tu zona: `/settings zona:`, o *Horario y recordatorios* aquí. He guardado las horas que escribiste.',
    ],
    [
      'pl',
      'Potrzebuję też twojej strefy: `/settings strefa:` albo *Godziny i przypomnienia* tutaj. Wpisane godziny zostają zapamiętane.',
    ],
  ])('keeps hours that were typed without a zone until one is typed: in %s', async (language, said) => {
    await app.settings.updateUser('user-Ann', { language });
    Object.assign(ann.visit, { language });
    const typed = { from: 8, to: 20, 'weekend-from': 11, 'weekend-to': 23 };
    expect(answerText(await ann.types('settings', { number: typed }))).toContain(said);
    expect(await hoursOf()).toBeUndefined();
    await ann.types('settings', { number: { to: 21 } });
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' } });
    const [week, end] = [
      { from: 480, to: 1260 },
      { from: 660, to: 1380 },
    ];
    expect(await hoursOf()).toEqual({
      zone: 'Europe/Warsaw',
      days: [week, week, week, week, week, end, end],
    });
    expect(await app.settings.getUser('user-Ann')).not.toHaveProperty('hoursTyped');
  });

  it('keeps hours until the dialog names a zone, even after a wrong one', async () => {
    const number = { from: 8, to: 20 };
    const told = answerText(await ann.types('settings', { text: { zone: 'Atlantis' }, number }));
    expect(told).toContain('“Atlantis”. Try a big city near you, such as Europe/Warsaw. I’ve kept the hours');
    const dialog = await ann.opens('hours:own');
    expect('fields' in dialog && dialog.fields[1]).toMatchObject({ value: '8-20' });
    await ann.fills('hours:own', { zone: 'Europe/Warsaw' });
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 480, 1200));
    expect(await app.settings.getUser('user-Ann')).not.toHaveProperty('hoursTyped');
  });

  it('refuses hours that are too short', async () => {
    expect(answerText(await ann.types('settings', { number: { from: 9, to: 12 } }))).toContain('eight hours');
    expect(await app.settings.getUser('user-Ann')).not.toHaveProperty('hoursTyped');
  });

  it('clears hours by a typed option, or replaces them without keeping a part', async () => {
    const clear = { 'clear-hours': true };
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' }, number: { from: 6, to: 20 } });
    expect(answerText(await ann.types('settings', { flag: { 'clear-hours': false } }))).not.toContain(
      'Saved',
    );
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 360, 1200));
    await ann.types('settings', { flag: clear, text: { zone: 'denver' } });
    expect(await hoursOf()).toEqual(daily('America/Denver', 540, 1320));
    expect(answerText(await ann.types('settings', { flag: clear }))).toContain('Saved');
    expect(await hoursOf()).toBeUndefined();
    const mod = person(app, 'Mod', { moderator: true });
    await mod.types('mod defaults', { text: { zone: 'Europe/Paris', pace: 'brisk' } });
    expect(answerText(await mod.types('mod defaults', { flag: clear }))).toContain('Saved');
    expect(await app.settings.getGuild('guild')).toEqual({ pace: 'brisk' });
  });

  it('keeps hours of a server as well, with all other typed options', async () => {
    const mod = person(app, 'Mod', { moderator: true });
    const told = answerText(
      await mod.types('mod defaults', { number: { from: 8, to: 18 }, text: { pace: 'brisk' } }),
    );
    expect(told).toContain('I need the server’s zone too: `/mod defaults zone:`, or *Hours* here.');
    expect(told).toContain('Saved');
    expect(await app.settings.getGuild('guild')).toMatchObject({ pace: 'brisk' });
    await mod.types('mod defaults', { text: { zone: 'Europe/Paris' } });
    expect(await app.settings.getGuild('guild')).toEqual({
      pace: 'brisk',
      hours: daily('Europe/Paris', 480, 1080),
    });
  });

  it('suggests zones by what is typed, with their time', async () => {
    const found = await ann.sees('settings', 'zone', 'wars');
    expect(found).toEqual([{ name: 'Europe/Warsaw (12:00)', value: 'Europe/Warsaw' }]);
    expect(await ann.sees('settings', 'zone', '')).toHaveLength(25);
    expect((await ann.sees('settings', 'zone', 'new york'))[0]?.value).toBe('America/New_York');
  });

  it.each([
    [{ zone: 'Atlantis' }, {}, 'I don’t know the zone “Atlantis”'],
    [{ zone: '@everyone <@1> `x` [a](https://x.y)' }, {}, 'I don’t know the zone'],
    [{ zone: '' }, {}, 'I don’t know the zone'],
    [{ zone: '\u0000\ud83d' }, {}, 'I don’t know the zone'],
    [{}, { from: 9 }, 'I need your zone too'],
    [{ zone: 'Europe/Warsaw' }, { from: 9, to: 12 }, 'eight hours'],
    [{ zone: 'Europe/Warsaw' }, { from: 99, to: -4 }, 'eight hours'],
  ])('refuses %j with %j politely, and changes nothing', async (text, number, said) => {
    const answered = answerText(
      await ann.types('settings', {
        text: text as Record<string, string>,
        number: number as Record<string, number>,
      }),
    );
    expect(answered).toContain(said);
    expect(answered).not.toMatch(/@everyone|<@1>|\]\(https/);
    expect(await hoursOf()).toBeUndefined();
  });

  it('tells players that hours change once a day, and until when', async () => {
    await begun(app, 'Ann', 'Ben');
    const typed = (to: number) => ann.types('settings', { text: { zone: 'Europe/Warsaw' }, number: { to } });
    expect(answerText(await typed(22))).toContain('Saved');
    now += 10 * 60_000;
    expect(answerText(await typed(23))).toMatch(/<t:\d+:R>/);
    expect(await hoursOf()).toEqual(daily('Europe/Warsaw', 540, 1320));
    now += 24 * 3_600_000;
    expect(answerText(await typed(23))).toContain('Saved');
  });

  it('shows the hours of the server to users without their own, and returns to them', async () => {
    const mod = person(app, 'Mod', { moderator: true });
    await mod.types('mod defaults', { text: { zone: 'Europe/Paris' }, number: { from: 8, to: 18 } });
    expect(answerText(await ann.types('settings'))).toContain(
      '8:00 to 18:00, Europe/Paris, this server’s default',
    );
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' } });
    expect(answerText(await ann.types('settings'))).toContain(
      '8:00 to 18:00, Europe/Warsaw. Outside them I don’t remind you',
    );
    await ann.fills('hours:own', { clear: 'clear' });
    expect(answerText(await ann.types('settings'))).toContain('this server’s default');
  });

  it('says in direct messages that the hours of each server count, until the user has their own', async () => {
    await person(app, 'Mod', { moderator: true }).types('mod defaults', { text: { zone: 'Europe/Paris' } });
    const direct = person(app, 'Ann', { guild: '' });
    expect(answerText(await direct.types('settings'))).toContain('**Your hours:** each server’s default.');
    expect(answerText(await direct.types('away'))).toContain('in each server’s time zone');
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' } });
    expect(answerText(await direct.types('settings'))).toContain('22:00, Europe/Warsaw');
    expect(answerText(await direct.types('away'))).not.toContain('time zone');
  });

  it('has a menu of our languages and Discord’s, which is the default', async () => {
    const shown = JSON.stringify((await ann.types('settings')).panel.parts);
    expect(shown).toContain('**Language:** English.');
    expect(shown).toContain('"value":"discord","label":"Same as Discord","chosen":true');
    await ann.presses('language', { values: ['en'] });
    const later = JSON.stringify((await ann.types('settings')).panel.parts);
    expect(later).toContain('"value":"en","label":"English","chosen":true');
    expect(await app.settings.getUser('user-Ann')).toMatchObject({ language: 'en' });
    await ann.types('settings', { text: { language: 'discord' } });
    expect(await app.settings.getUser('user-Ann')).not.toHaveProperty('language');
  });
});

describe('direct messages', () => {
  it.each(['types', 'fills'] as const)(
    'are switched on with a message at once, by a user who %s',
    async (way) => {
      const sent: string[] = [];
      const eve = person(app, 'Eve', {
        direct: async (user, panel) => {
          sent.push(`${user}: ${textOf(panel)}`);
          return 'sent';
        },
      });
      const done =
        way === 'types'
          ? await eve.types('settings', { flag: { direct: true } })
          : await eve.fills('hours:own', { reminders: 'direct' });
      expect(sent).toEqual([expect.stringMatching(/^user-Eve: It works/)]);
      expect(answerText(done)).toContain('**Direct messages:** on');
      expect((await app.settings.getUser('user-Eve')).direct).toBe('on');
      await (way === 'types'
        ? eve.types('settings', { flag: { direct: false } })
        : eve.fills('hours:own', { reminders: 'channel' }));
      expect((await app.settings.getUser('user-Eve')).direct).toBeUndefined();
      expect(sent).toHaveLength(1);
    },
  );
  it('that Discord refuses are recorded as refused, and reported at once', async () => {
    const eve = person(app, 'Eve', { direct: async () => 'refused' });
    expect(answerText(await eve.fills('hours:own', { reminders: 'direct' }))).toContain(
      'Discord doesn’t let me write to you',
    );
    expect((await app.settings.getUser('user-Eve')).direct).toBe('refused');
  });
  it('that could not be attempted change nothing', async () => {
    const eve = person(app, 'Eve', { direct: async () => 'failed' });
    expect(answerText(await eve.fills('hours:own', { reminders: 'direct' }))).toContain(
      'Try again in a moment',
    );
    expect((await app.settings.getUser('user-Eve')).direct).toBeUndefined();
  });
});

describe('/away', () => {
  it('reads days and zones as their suggestions show them', async () => {
    const [zone] = await ann.sees('settings', 'zone', 'warsaw');
    expect(zone?.name).toMatch(/^Europe\/Warsaw \(\d\d:\d\d\)$/);
    expect(answerText(await ann.types('settings', { text: { zone: zone?.name ?? '' } }))).toContain('Saved');
    await ann.types('away', { text: { from: '24.12.', to: '26.12.' } });
    const [piece] = await ann.sees('away', 'cancel', '');
    expect(piece?.name).toMatch(/\(3 days\)$/);
    const over = answerText(await ann.types('away', { text: { cancel: piece?.name ?? '' } }));
    expect(over).toContain('No days away planned');
  });
  const pieces = async () => (await app.settings.getUser('user-Ann')).away;

  it('says that days are counted in UTC, until the user or the server has hours', async () => {
    const inUtc = '-# Days are counted in UTC until you set your hours: `/settings`.';
    const shown = async () => [
      answerText(await ann.types('away')).includes(inUtc),
      answerText(await ann.presses('away-last:2026-12-23', { values: ['2026-12-23'] })).includes(inUtc),
    ];
    expect(await shown()).toEqual([true, true]);
    await store.settings.changeGuild('guild', () => ({ hours: daily('Europe/Warsaw', 540, 1320) }));
    expect(await shown()).toEqual([false, false]);
    await store.settings.changeGuild('guild', () => ({}));
    await ann.types('settings', { text: { zone: 'Europe/Warsaw' } });
    expect(await shown()).toEqual([false, false]);
  });

  it('announces an absence by typed days, and removes it by its button', async () => {
    await begun(app, 'Ann', 'Ben');
    const done = await ann.types('away', { text: { from: '24.12.', to: 'Jan 2' } });
    // Days are not renewed at New Year.
    expect(answerText(done)).toContain('the year is counted from your first day away');
    expect(answerText(done)).toMatch(/Saved.*11 of 21 days left.*Thu,? 24 Dec to Sat,? 2 Jan \(10 days\)/s);
    expect(await pieces()).toEqual([{ from: '2026-12-24', to: '2027-01-02' }]);
    const owed = (await app.outbox.claim(100)).map(({ announcement }) => announcement);
    expect(owed.at(-1)).toMatchObject({
      kind: 'away',
      by: 'user-Ann',
      first: '2026-12-24',
      last: '2027-01-02',
    });
    const back = buttonsOf(done.panel).find(({ label }) => label.startsWith('Cancel: '));
    expect(answerText(await ann.presses(back?.id ?? ''))).toMatch(/Cancelled.*21 of 21 days left/s);
    expect(await pieces()).toEqual([]);
    expect(answerText(await ann.presses(back?.id ?? ''))).toContain('21 of 21 days left');
  });

  it('announces an absence by menus alone, far ahead as well, once confirmed', async () => {
    let shown = await ann.presses('set:away');
    expect(menuIn(shown, 'away-first').options[0]?.value).toBe('2026-11-22');
    shown = await ann.presses(menuIn(shown, 'away-first').id, { values: ['later'] });
    const first = menuIn(shown, 'away-first').options[9]?.value ?? '';
    expect(first).toBe('2026-12-25');
    shown = await ann.presses(menuIn(shown, 'away-first').id, { values: [first] });
    expect(menuIn(shown, 'away-last').options).toHaveLength(14);
    shown = await ann.presses(menuIn(shown, 'away-last').id, { values: ['2026-12-27'] });
    expect(answerText(shown)).toMatch(/Away from Fri,? 25 Dec to Sun,? 27 Dec\?/);
    expect(await pieces()).toBeUndefined();
    await ann.presses(buttonIn(shown, `away-go ${first}`.split(' ')[0] ?? ''));
    expect(await pieces()).toEqual([{ from: '2026-12-25', to: '2026-12-27' }]);
  });

  it('offers only days that can be announced', async () => {
    await ann.types('away', { text: { from: '24.11.', to: '7.12.' } });
    await ann.types('away', { text: { from: '12.12.', to: '15.12.' } });
    const shown = await ann.presses('set:away');
    const { id, options } = menuIn(shown, 'away-first');
    expect(options.map(({ value }) => value)).toEqual([
      ...['2026-11-22', '2026-11-23', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', 'later'],
    ]);
    const lastDays = async (first: string) =>
      menuIn(await ann.presses(id, { values: [first] }), 'away-last').options.map(({ value }) => value);
    expect(await lastDays('2026-12-10'), 'until the next absence').toEqual(['2026-12-10', '2026-12-11']);
    // Three days of 21 are left.
    expect(await lastDays('2026-12-20')).toEqual(['2026-12-20', '2026-12-21', '2026-12-22']);
    const late = await ann.presses(id, { values: ['2026-12-01'] });
    expect(answerText(late), 'an option of an older menu').toContain('You’re already away then');
    expect(menuIn(late, 'away-first').options).toHaveLength(7);
  });

  it('offers days of the next year when those of this year are used up', async () => {
    now = Date.parse('2026-12-01T11:00Z');
    const awaySpent = Array.from({ length: 21 }, (_, n) => `2026-01-${10 + n}`);
    await store.settings.changeUser('user-Ann', () => ({ awaySpent }));
    let shown = await ann.presses('set:away');
    expect(answerText(shown)).toContain('None of 21 days left');
    expect(menuIn(shown, 'away-first').options.map(({ value }) => value)).toEqual(['later']);
    shown = await ann.presses(menuIn(shown, 'away-first').id, { values: ['later'] });
    expect(menuIn(shown, 'away-first').options[0]?.value).toBe('2027-01-10');
    const done = await ann.types('away', { text: { from: '2027-01-15', to: '2027-01-20' } });
    expect(answerText(done)).toMatch(/Saved.*None of 21 days left/s);
    await ann.types('away', { text: { from: '2027-02-01', to: '2027-02-14' } });
    const last = await ann.types('away', { text: { from: '2027-02-15', to: '2027-02-15' } });
    expect(answerText(last)).toContain('Saved');
    expect(menusOf(last.panel)).toEqual([]);
  });

  it('goes by the date of the server for users without own hours', async () => {
    // In Auckland, it is one at night on the 23rd.
    now = Date.parse('2026-11-22T12:00Z');
    const server = { hours: daily('Pacific/Auckland', 9 * 60, 22 * 60) };
    const { at } = ann.visit.actor;
    const manager = { user: 'mod', name: 'Mod', moderator: true, ...(at && { at }) };
    await app.settings.updateGuild(manager, at?.guild ?? '', server);
    expect(menuIn(await ann.presses('set:away'), 'away-first').options[0]?.value).toBe('2026-11-23');
    const yesterday = { from: '2026-11-22', to: '2026-11-22' };
    expect(await app.settings.addAbsence(ann.visit.actor, yesterday)).toMatchObject({
      refusal: { code: 'away', problem: 'past' },
    });
  });

  it('promises to tell tables only if there are any', async () => {
    const shown = await ann.presses('away-last:2026-12-23', { values: ['2026-12-23'] });
    expect(answerText(shown)).not.toContain('I’ll tell');
    expect(buttonsOf(shown.panel).map(({ label }) => label)).toContain('Yes');
    expect(answerText(await ann.presses(buttonIn(shown, 'away-go')))).toMatch(/Saved\. Have a good time!/);
    await ann.types('away', { text: { cancel: '2026-12-23' } });
    await begun(app, 'Ann', 'Ben');
    const again = await ann.presses('away-last:2026-12-23', { values: ['2026-12-23'] });
    expect(answerText(again)).toContain('I’ll tell the table you play at.');
    const done = await ann.types('away', { text: { from: '24.12.', to: '25.12.' } });
    expect(answerText(done)).toContain('Saved, and your table knows.');
  });

  it('names a single day once', async () => {
    const shown = await ann.presses('away-last:2026-12-23', { values: ['2026-12-23'] });
    expect(answerText(shown)).toMatch(/Away on Wed,? 23 Dec\?/);
    expect(answerText(await ann.presses(buttonIn(shown, 'away-go')))).toMatch(/- Wed,? 23 Dec \(1 day\)/);
  });

  it('pages through at most half a year', async () => {
    let shown = await ann.presses('set:away');
    let pages = 1;
    while (menuIn(shown, 'away-first').options.at(-1)?.value === 'later') {
      shown = await ann.presses(menuIn(shown, 'away-first').id, { values: ['later'] });
      pages += 1;
    }
    expect(pages).toBe(8);
    // Half a year from now.
    expect(menuIn(shown, 'away-first').options.at(-1)?.value).toBe('2027-05-21');
  });

  it('takes a weekday for the last day as the next one after the first', async () => {
    expect(answerText(await ann.types('away', { text: { from: 'thursday', to: 'tuesday' } }))).toContain(
      '(6 days)',
    );
    expect(await pieces()).toEqual([{ from: '2026-11-26', to: '2026-12-01' }]);
    const command = COMMANDS.find(({ data }) => data.name === 'away');
    const values = { subcommand: undefined, text: { from: '4.12.' }, number: {}, flag: {}, user: {} };
    const [first] = (await command?.suggest?.(ann.visit, values, 'to', 'wed')) ?? [];
    expect(first?.value).toBe('2026-12-09');
    const backwards = await ann.types('away', { text: { from: '6.12.', to: 'tomorrow' } });
    expect(answerText(backwards)).toContain('The last day is before the first.');
  });

  it('suggests days: the next ones, the one typed, and the length up to the last one', async () => {
    const names = async (option: string, typed: string, text = {}) => {
      const command = COMMANDS.find(({ data }) => data.name === 'away');
      const values = { subcommand: undefined, text, number: {}, flag: {}, user: {} };
      return (await command?.suggest?.(ann.visit, values, option, typed)) ?? [];
    };
    expect((await names('from', ''))[0]).toMatchObject({ value: '2026-11-22' });
    expect((await names('from', '24.12.'))[0]).toMatchObject({ value: '2026-12-24' });
    expect((await names('from', 'fri')).map(({ value }) => value)).toEqual([
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
    ]);
    const last = await names('to', '', { from: '24.12.' });
    expect(last).toHaveLength(14);
    expect(last[1]?.name).toMatch(/Fri,? 25 Dec \(2 days\)/);
    expect(await names('from', '@everyone')).toEqual([]);
    await ann.types('away', { text: { from: '24.12.', to: '25.12.' } });
    expect(
      (await names('to', '', { from: '22.12.' })).map(({ value }) => value),
      'until the next',
    ).toEqual(['2026-12-22', '2026-12-23']);
    expect(await names('cancel', '')).toMatchObject([{ value: '2026-12-24' }]);
    await ann.types('away', { text: { cancel: '2026-12-24' } });
    expect(await pieces()).toEqual([]);
  });

  it.each([
    [{ from: '@everyone', to: '2.1.' }, 'I can’t read'],
    [{ from: '24.12.', to: '<@1>' }, 'I can’t read'],
    [{ from: '24.12.' }, 'I need both days'],
    [{ from: '24.12.', to: '20.12.' }, 'before'],
    [{ from: '1.12.', to: '20.12.' }, '14'],
    [{ from: '2020-01-01', to: '2020-01-02' }, 'over'],
    [{ from: '2027-11-01', to: '2027-11-02' }, 'ahead'],
    [{ cancel: '24.12.' }, 'Days away'],
    [{ cancel: '\ud83d' }, 'I can’t read'],
  ])('refuses %j politely, and announces nothing', async (text, said) => {
    const answered = answerText(await ann.types('away', { text: text as Record<string, string> }));
    expect(answered).toContain(said);
    expect(answered).not.toMatch(/@everyone|<@1>/);
    expect(await pieces()).toBeUndefined();
  });
});

describe('/games', () => {
  it('lists the user’s games with links, those with a pending decision first', async () => {
    const [, ben] = await begun(app, 'Ann', 'Ben');
    await person(app, 'Ann', { channel: 'lobby' }).types('game new', { number: { players: 2 } });
    const lines = answerText(await ann.types('games')).split('\n');
    const others = answerText(await ben.types('games')).split('\n');
    expect(lines).toHaveLength(4);
    expect(others).toHaveLength(3);
    expect(lines.at(-1)).toContain('/game move');
    const [yours, theirs] = lines[1]?.includes('your turn') ? [lines[1], others[1]] : [others[1], lines[1]];
    expect(yours).toMatch(
      /^- \*\*<#channel> · (?:before )?round \d · your turn\*\* · \[Play here\]\(https:\/\/discord\.com\/channels\/guild\/channel\)$/,
    );
    expect(theirs).toMatch(/waiting for (Ann|Ben)/);
    expect(lines.join()).toContain('<#lobby> · lobby');
  });

  it('says who plays for whom, and names those who are to move', async () => {
    await begun(app, 'Ann', 'Ben');
    const { record, state } = (await app.queries.getActive('channel')) as StartedGame;
    const pending = pendingSeats(state)[0] ?? -1;
    const { name, user } = memberAt(record, state, pending);
    const mod = { user: 'mod', name: 'Mod', moderator: true };
    const eve = { user: 'user-Eve', name: 'Eve *' };
    expect((await app.moderation.assignSubstitute(mod, record.id, pending, eve)).ok).toBe(true);
    const lineOf = async (who: string) => answerText(await person(app, who).types('games')).split('\n')[1];
    expect(await lineOf(name)).toContain('waiting for Eve \\* · Eve \\* is playing for you · ');
    expect(await lineOf(name === 'Ann' ? 'Ben' : 'Ann')).toMatch(/waiting for Eve \\\* · \[Play here/);
    expect(await lineOf('Eve')).toContain(`your turn** · you’re playing for ${name} · `);
    expect((await app.clocks.returnToSeat({ user, name, moderator: false }, record.id)).ok).toBe(true);
    expect(await lineOf(name)).toMatch(/your turn\*\* · \[Play here/);
  });

  it('says when time runs out in production: for the player whose time does so first', async () => {
    const played = playedGame('production', 3, []);
    const isOpen = (state: GameState) => state.phase === 'production' && pendingSeats(state).length > 1;
    const game = played.after(played.states.findIndex(isOpen));
    const [first = -1, second = -1] = pendingSeats(game.state as GameState);
    const lineWith = async (...times: { deadline?: number; expired?: number }[]) => {
      const waits = times.map((time, i) => ({
        ...{ seat: [first, second][i] ?? -1, since: 1, at: NOW, counted: NOW },
        ...{ turn: 1, full: 1, whole: 1, reminders: 0, ...time },
      }));
      const timing = { ...startTiming('brisk', 3), waits };
      const listed = { ...game, record: { ...game.record, timing } };
      const queries = {
        listForUser: async () => ({ games: [listed], more: 0 }),
        listSuspendedForUser: async () => [],
        getEach: async () => [],
      };
      const shown = await person(partialApp({ queries }, app), 'Ann').types('games');
      return answerText(shown).split('\n')[1];
    };
    const [soon, later] = [NOW + 3_600_000, NOW + 7_200_000];
    expect(await lineWith({ deadline: later }, { deadline: soon })).toContain(`<t:${soon / 1000}:R>`);
    const late = await lineWith({ deadline: later }, { expired: NOW });
    expect(late).toContain('time’s up');
    expect(late).not.toContain('time runs out');
  });

  it('lists the games of this server, or of all in direct messages', async () => {
    await begun(app, 'Ann', 'Ben');
    expect(answerText(await person(app, 'Ann', { guild: 'other' }).types('games'))).toContain(
      'You aren’t in a game here',
    );
    const anywhere = answerText(await person(app, 'Ann', { guild: '' }).types('games'));
    expect(anywhere).toContain('<#channel>');
    expect(anywhere, 'its channel may be gone').toContain(
      '`/game move` in another channel of the same server',
    );
    expect(answerText(await person(app, 'Eve', { guild: '' }).types('games'))).toContain('anywhere');
  });
});

describe('/privacy', () => {
  it('explains what is stored, and exports it as a file', async () => {
    await begun(app, 'Ann', 'Ben');
    const shown = await ann.types('privacy show');
    expect(answerText(shown)).toContain('What I store about you');
    for (const given of [await ann.presses('mydata'), await ann.types('privacy data')]) {
      const file = given.panel.parts.find((part) => part.kind === 'file');
      expect(JSON.parse(file?.text ?? '')).toMatchObject({ user: 'user-Ann', games: [{ host: true }] });
    }
  });
  it('erases only once confirmed', async () => {
    await begun(app, 'Ann', 'Ben');
    const asked = await ann.presses(buttonIn(await ann.types('privacy show'), 'erase ask'));
    expect(answerText(asked)).toContain('This can’t be undone');
    expect(answerText(asked)).toContain('- <#channel>: you give up, and I play your seat');
    await ann.presses(buttonIn(asked, 'erase no'));
    expect(answerText(await ann.types('privacy erase'))).toBe(answerText(asked));
    // Buttons of an earlier release, and those from before another game, ask again.
    const other = person(app, 'Ann', { channel: 'elsewhere' });
    await other.types('game new');
    for (const id of ['erase:yes', buttonIn(asked, 'erase')]) {
      const again = answerText(await ann.presses(id));
      expect(again, id).toContain('Nothing has been deleted');
      expect(again, id).toContain('- <#elsewhere>: the lobby closes');
    }
    expect((await app.queries.listForUser('user-Ann')).games).toHaveLength(2);
    await other.types('game leave');
    const now = await ann.types('privacy erase');
    expect(answerText(now)).toContain('In 1 other game only your name is replaced');
    expect(answerText(await ann.presses(buttonIn(now, 'erase')))).toContain('I don’t know you any more');
    expect((await app.queries.listForUser('user-Ann')).games).toHaveLength(0);
    expect((await app.queries.getActive('channel'))?.record.members[0]?.name).toBe('Former player');
    expect(answerText(await ann.presses(buttonIn(now, 'erase'))), 'after a second click').toContain(
      'I don’t know you any more',
    );
  });
  it('asks for what will happen to a shelved game once it is resumed', async () => {
    await begun(app, 'Ann', 'Ben');
    const mod = person(app, 'Mod', { moderator: true });
    await mod.presses(buttonIn(await mod.types('mod aside'), 'mod-aside aside'));
    expect(answerText(await ann.types('privacy erase'))).toContain(
      '- <#channel> (shelved): you give up, and I play your seat once it’s resumed ·',
    );
  });
  it('asks for what will happen: nothing to games without any, and none continues without people', async () => {
    const asked = async () => answerText(await ann.types('privacy erase'));
    const nothing = await asked();
    expect(nothing).toContain('only your settings go');
    expect(nothing).not.toMatch(/give up|called|channels|other game/);
    const [solo] = await begun(app, 'Ann');
    const alone = await asked();
    expect(alone).toContain('- <#channel>: you give up, and the game ends');
    expect(alone).not.toMatch(/play on|your seat|other game/);
    await solo.presses(
      `lobby-confirm:${(await app.queries.getActive('channel'))?.record.id}:playing:concede`,
    );
    const past = await asked();
    expect(past).toContain('you’ll be called “Former player”');
    expect(past).not.toMatch(/give up|In the games|other game/);
  });
});

describe('/mod defaults', () => {
  const mod = () => person(app, 'Mod', { moderator: true });

  it('shows the defaults, and changes them by typed options, by menus, or in a dialog', async () => {
    expect(answerText(await mod().types('mod defaults'))).toMatch(/\*\*Hours:\*\* none.*Friendly/s);
    const typed = await mod().types('mod defaults', {
      text: { zone: 'Europe/Paris', pace: 'brisk' },
      number: { from: 10, to: 20 },
    });
    expect(answerText(typed)).toMatch(/10:00 to 20:00, Europe\/Paris.*Brisk/s);
    await mod().presses('server-pace', { values: ['steady'] });
    await mod().fills('hours:server', { zone: 'Europe/Rome', week: '9-21' });
    expect(await app.settings.getGuild('guild')).toEqual({
      hours: daily('Europe/Rome', 540, 1260),
      pace: 'steady',
    });
    await mod().fills('hours:server', { clear: 'clear' });
    expect(await app.settings.getGuild('guild')).toEqual({ pace: 'steady' });
    const without = await mod().types('mod defaults', { flag: { pages: false } });
    expect(answerText(without)).toContain('Games have no pages on the web');
    expect(await app.settings.getGuild('guild')).toEqual({ pace: 'steady', pages: 'off' });
    const again = await mod().types('mod defaults', { flag: { pages: true } });
    expect(answerText(again)).toContain('Games can have pages on the web');
    expect(await app.settings.getGuild('guild')).toEqual({ pace: 'steady' });
  });
  it('applies to new games and to users without settings', async () => {
    await mod().types('mod defaults', { text: { pace: 'brisk' } });
    await ann.types('game new', { number: { players: 2 } });
    expect((await app.queries.getActive('channel'))?.record.timing?.pace).toBe('brisk');
  });
  it.each([
    ['somebody who moderates one channel only', { moderator: true, everywhere: false }],
    ['a player', {}],
  ])('is not for %s, neither typed nor by a forged button', async (_, rights) => {
    const eve = person(app, 'Eve', rights);
    const answers = [
      await eve.types('mod defaults', { text: { pace: 'live' } }),
      await eve.presses('server-pace', { values: ['live'] }),
      await eve.presses('hours-save:server', { fields: { zone: 'Europe/Rome', week: '9-21' } }),
      await eve.presses('hours-zone:server', { values: ['Europe/Rome'] }),
      await eve.presses('set:server'),
    ];
    expect(answers.map(answerText).filter((text) => !/Only moderators|Manage Server/.test(text))).toEqual([]);
    const opened = await eve.opens('hours:server');
    expect('fields' in opened ? 'a dialog' : textOf(opened)).toMatch(/Only moderators|Manage Server/);
    const refused = { ok: false, refusal: { code: 'notModerator' } };
    expect(await app.settings.updateGuild(eve.visit.actor, 'guild', { pace: 'live' })).toEqual(refused);
    expect(await app.settings.updateGuild(mod().visit.actor, 'other', { pace: 'live' })).toEqual(refused);
    expect(await app.settings.getGuild('guild')).toEqual({});
  });
});

describe('the hint after a turn', () => {
  /** Starts a game in which Ann picks first, then Ben. */
  async function annFirst(): Promise<void> {
    await ann.types('game new', { number: { players: 2 }, text: { seed: 'peat' } });
    await person(app, 'Ben').types('game join');
    await ann.types('game start');
  }
  /** Ends a user's turns until the game no longer waits for them; returns the last answer. */
  async function afterTurn(): Promise<string> {
    for (let n = 0; n < 50; n++) {
      const game = await app.queries.getActive('channel');
      const { state, record } = game ?? {};
      if (state === undefined || record === undefined) throw new Error('no game');
      const seat = pendingSeats(state)[0] as number;
      const name = record.members[state.seating[seat] ?? 0]?.name ?? '';
      const action = passiveAction(state, seat);
      if (action === undefined) throw new Error('nothing to do');
      const id = `do:${record.id}:${seat}:${record.version}:${encode(action)}`;
      const said = await person(app, name).presses(id);
      if (name === 'Ann') return answerText(said);
    }
    throw new Error('it is never Ann’s turn');
  }

  it('offers once to set hours, with a line and a button under the answer', async () => {
    await annFirst();
    expect(await afterTurn()).toContain('Set your hours');
    expect((await app.settings.getUser('user-Ann')).offered).toBe(true);
    expect(await afterTurn()).not.toContain('Set your hours');
    const saved = await ann.fills('hours:own:beside', { zone: 'Europe/Warsaw', week: '9-22' });
    expect(answerText(saved)).toContain('9:00 to 22:00, Europe/Warsaw');
  });
  it('is not shown if the user or server has set hours', async () => {
    await person(app, 'Mod', { moderator: true }).types('mod defaults', { text: { zone: 'Europe/Paris' } });
    await annFirst();
    expect(await afterTurn()).not.toContain('Set your hours');
    expect((await app.settings.getUser('user-Ann')).offered).toBeUndefined();
  });
  it('reports refused direct messages', async () => {
    await app.settings.updateUser('user-Ann', { direct: 'refused' });
    await annFirst();
    expect(await afterTurn()).toContain('no longer lets me send you direct messages');
    expect(await afterTurn()).not.toContain('direct messages');
  });
});
