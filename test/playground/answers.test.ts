/** Limits of answers to interactions: modals and choices; and the users a message pings. */
import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InteractionResult } from '../../src/playground/index.ts';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;

beforeEach(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground, async () => undefined);
});
afterEach(async () => {
  await bot.stop();
  await stage.playground.close();
});

const of = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Sends the callback for the interaction that `start` brings about; then ends that. */
async function answer(start: () => Promise<InteractionResult>, body: object) {
  const running = start();
  const { id, token }: Interaction = await bot.first;
  const reply = await ask(stage.playground, 'POST', `/interactions/${id}/${token}/callback`, body);
  return { reply, running };
}

const field = (more: object = {}) => ({ type: 4, custom_id: 'a', style: 1, ...more });
const label = (more: object = {}) => ({ type: 18, label: 'Name', component: field(), ...more });
const modal = (more: object = {}) => ({
  type: 9,
  data: { custom_id: 'form', title: 'Form', components: [label()], ...more },
});
const options = (count: number, more: object = {}) =>
  times(count, (index) => ({ label: `Option ${index}`, value: `v${index}`, ...more }));
const boxes = (type: number, more: object = {}) =>
  modal({ components: [label({ component: { type, custom_id: 'a', options: options(3), ...more } })] });
const RADIO = 21;
const GROUP = 22;
const labels = (count: number) =>
  times(count, (index) => label({ component: field({ custom_id: `f${index}` }) }));

describe('a modal with', () => {
  const run = () => stage.ann.command(stage.room, 'later');

  it.each([
    ['a title of 45', modal({ title: of(45) })],
    ['five components', modal({ components: labels(5) })],
    ['a label of 45', modal({ components: [label({ label: of(45) })] })],
    ['a text', modal({ components: [{ type: 10, content: 'Read this' }, label()] })],
    ['ten radio buttons', boxes(RADIO, { options: options(10) })],
    ['ten check boxes of which none need be ticked', boxes(GROUP, { min_values: 0, required: false })],
    ['a check box', boxes(23, { options: undefined, default: true })],
  ])('%s passes', async (_, body) => {
    const { reply, running } = await answer(run, body);
    expect(reply).toMatchObject({ status: 204 });
    expect((await running).modal?.custom_id).toBe('form');
    expect(stage.playground.violations).toEqual([]);
  });

  it.each([
    ['a title of 46', modal({ title: of(46) }), 'data.title'],
    ['no title', modal({ title: undefined }), 'data.title'],
    ['no components', modal({ components: [] }), 'data.components'],
    ['six components', modal({ components: labels(6) }), 'data.components'],
    ['a label of 46', modal({ components: [label({ label: of(46) })] }), 'data.components.0.label'],
    ['a custom id twice', modal({ components: [label(), label()] }), 'data.components.1.component.custom_id'],
    ['a custom id of 101', modal({ custom_id: of(101) }), 'data.custom_id'],
    [
      'a button',
      modal({ components: [label({ component: { type: 2, style: 1, label: 'x', custom_id: 'b' } })] }),
      'data.components.0.component.type',
    ],
    [
      'least above most',
      modal({ components: [label({ component: field({ min_length: 5, max_length: 4 }) })] }),
      'data.components.0.component.min_length',
    ],
    [
      'an empty value',
      modal({ components: [label({ component: field({ value: '' }) })] }),
      'data.components.0.component.value',
    ],
    [
      'a value too long',
      modal({ components: [label({ component: field({ max_length: 4, value: 'abcde' }) })] }),
      'data.components.0.component.value',
    ],
    ['one radio button', boxes(RADIO, { options: options(1) }), 'component.options'],
    ['eleven radio buttons', boxes(RADIO, { options: options(11) }), 'component.options'],
    [
      'two radio buttons chosen',
      boxes(RADIO, { options: options(2, { default: true }) }),
      'component.options',
    ],
    ['a value twice', boxes(RADIO, { options: options(2, { value: 'v' }) }), 'component.options.1.value'],
    ['eleven check boxes', boxes(GROUP, { options: options(11) }), 'component.options'],
    ['an option of 101', boxes(GROUP, { options: options(1, { label: of(101) }) }), 'options.0.label'],
    ['no box to be ticked of a required group', boxes(GROUP, { min_values: 0 }), 'component.required'],
  ])('%s is refused', async (_, body, place) => {
    const { reply, running } = await answer(run, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(stage.playground.violations).toEqual([expect.stringContaining(`${place}: `)]);
    // A refused callback does not acknowledge: another one can.
    const { id, token } = await bot.first;
    await ask(stage.playground, 'POST', `/interactions/${id}/${token}/callback`, modal());
    expect(await running).toMatchObject({ outcome: 'answered' });
  });
});

describe('a form with menus', () => {
  const component = (custom_id: string, type: number, more: object) =>
    label({ component: { type, custom_id, ...more } });
  const form = modal({
    components: [
      component('one', RADIO, { options: options(3), required: false }),
      component('some', GROUP, {
        options: options(3, { default: true }),
        ...{ min_values: 0, required: false },
      }),
      component('tick', 23, { default: true }),
    ],
  });
  const submitted = async (fields: Record<string, string>) => {
    await (await answer(() => stage.ann.command(stage.room, 'later'), form)).running;
    const failed = stage.ann.submit(stage.room, 'form', fields);
    await Promise.race([failed, expect.poll(() => bot.seen.length).toBe(2)]);
    const [, sent] = bot.seen;
    if (sent?.isModalSubmit() !== true) return (await failed).why;
    await ask(stage.playground, 'POST', `/interactions/${sent.id}/${sent.token}/callback`, { type: 6 });
    const filledIn = (id: string) => {
      const found = sent.fields.fields.get(id) as { value?: unknown; values?: unknown } | undefined;
      return found?.values ?? found?.value;
    };
    return [filledIn('one'), filledIn('some'), filledIn('tick')];
  };

  it('is sent with the choices, in Discord’s types', async () => {
    const fields = { one: 'v1', some: 'v0\nv2', tick: 'false' };
    expect(await submitted(fields)).toEqual(['v1', ['v0', 'v2'], false]);
  });

  it('keeps initial values if unchanged, and can be emptied', async () => {
    expect(await submitted({ some: '' })).toEqual([null, [], true]);
  });

  it.each([
    [{ one: 'v9' }, 'v9 is not in the menu'],
    [{ one: 'v0\nv1' }, 'at most 1'],
    [{ tick: 'perhaps' }, 'true or false'],
  ])('%j is not sent', async (fields, why) => {
    expect(await submitted(fields)).toContain(why);
  });
});

describe('choices', () => {
  const run = () => stage.ann.autocomplete(stage.room, 'game find', { fruit: 'a' }, 'fruit');
  const choices = (list: readonly object[]) => ({ type: 8, data: { choices: list } });
  const choice = (index: number) => ({ name: `Choice ${index}`, value: `v${index}` });

  it.each([
    ['25', times(25, choice), 25],
    ['none', [], 0],
    ['with a name of 100', [{ name: of(100), value: 'v' }], 1],
  ])('%s pass', async (_, list, count) => {
    const { running } = await answer(run, choices(list));
    expect((await running).choices).toHaveLength(count);
    expect(stage.playground.violations).toEqual([]);
  });

  it.each([
    ['26', times(26, choice), 'data.choices'],
    ['with a name of 101', [{ name: of(101), value: 'v' }], 'data.choices.0.name'],
    ['with a value of 101', [{ name: 'n', value: of(101) }], 'data.choices.0.value'],
  ])('%s are refused', async (_, list, place) => {
    const { reply, running } = await answer(run, choices(list));
    expect(reply).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(stage.playground.violations).toEqual([expect.stringContaining(`${place}: `)]);
    const { id, token } = await bot.first;
    await ask(stage.playground, 'POST', `/interactions/${id}/${token}/callback`, choices([]));
    await running;
  });
});

describe('pings', () => {
  const post = async (body: object) => {
    await ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, body);
    return stage.playground.pings.map(({ user }) => (user === stage.ann.id ? 'Ann' : 'Ben'));
  };

  it.each([
    ['a mention', (id: string) => ({ content: `<@${id}>` }), ['Ben']],
    [
      'a mention that is allowed',
      (id: string) => ({ content: `<@${id}>`, allowed_mentions: { users: [id] } }),
      ['Ben'],
    ],
    [
      'a mention that is not allowed',
      (id: string) => ({ content: `<@${id}>`, allowed_mentions: { parse: [] } }),
      [],
    ],
    [
      'a text of Components V2',
      (id: string) => ({
        flags: 32768,
        components: [{ type: 17, components: [{ type: 10, content: `Go, <@${id}>!` }] }],
      }),
      ['Ben'],
    ],
    [
      'a label',
      (id: string) => ({
        content: 'x',
        components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: `<@${id}>` }] }],
      }),
      [],
    ],
    ['code', (id: string) => ({ content: `\`<@${id}>\`` }), []],
    ['everyone, forbidden', () => ({ content: '@everyone', allowed_mentions: { parse: ['users'] } }), []],
    [
      'everyone, allowed',
      () => ({ content: '@here', allowed_mentions: { parse: ['everyone'] } }),
      ['Ann', 'Ben'],
    ],
  ])('%s', async (_, body, pinged) => {
    expect(await post(body(stage.ben.id))).toEqual(pinged);
    expect(stage.playground.violations).toEqual([]);
  });

  it('an accidental ping of everyone is a violation', async () => {
    expect(await post({ content: 'Hello @everyone' })).toEqual(['Ann', 'Ben']);
    expect(stage.playground.violations).toEqual([expect.stringContaining('would ping everyone')]);
  });

  it('reach the users they name, and edits make none', async () => {
    await post({ content: `<@${stage.ben.id}>` });
    const seen = there(stage.ben.messages(stage.room).at(-1));
    expect(seen.pinged).toBe(true);
    expect(stage.ann.messages(stage.room).at(-1)?.pinged).toBe(false);
    const path = `/channels/${stage.room}/messages/${seen.message.id}`;
    await ask(stage.playground, 'PATCH', path, { content: `<@${stage.ann.id}>` });
    expect(stage.playground.pings).toHaveLength(1);
  });

  it('do not come from ephemeral messages', async () => {
    const { running } = await answer(() => stage.ann.command(stage.room, 'later'), {
      type: 4,
      data: { content: `<@${stage.ben.id}> <@${stage.ann.id}>`, flags: 64 },
    });
    await running;
    expect(stage.playground.pings).toEqual([]);
  });
});

describe('earlier messages', () => {
  it('are listed up to a hundred, and not to users who may not read them', async () => {
    const path = `/channels/${stage.room}/messages`;
    const { id } = (await ask(stage.playground, 'POST', path, { content: 'a' })).body as { id: string };
    expect((await ask(stage.playground, 'GET', `${path}?limit=100`)).body).toHaveLength(1);
    for (const limit of ['0', '101', 'all']) {
      const refused = await ask(stage.playground, 'GET', `${path}?limit=${limit}`);
      expect(refused, limit).toMatchObject({ status: 400, body: { code: 50035 } });
    }
    stage.playground.faults.hideHistory(stage.room, true);
    expect(await ask(stage.playground, 'GET', path)).toEqual({ status: 200, body: [] });
    expect(await ask(stage.playground, 'GET', `${path}/${id}`)).toMatchObject({ status: 403 });
  });
});

describe('a nonce', () => {
  const post = async (body: object) =>
    ((await ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, body)).body as { id: string })
      .id;

  it('returns the first message again only if it is enforced', async () => {
    const first = await post({ content: 'a', nonce: '1', enforce_nonce: true });
    expect(await post({ content: 'b', nonce: '1', enforce_nonce: true })).toBe(first);
    expect(await post({ content: 'c', nonce: '1' })).not.toBe(first);
    expect(await post({ content: 'd', nonce: '2', enforce_nonce: true })).not.toBe(first);
  });

  it('is returned to its sender, but not in messages read later', async () => {
    const path = `/channels/${stage.room}/messages`;
    const sent = (await ask(stage.playground, 'POST', path, { content: 'a', nonce: '1' })).body;
    expect(sent).toMatchObject({ nonce: '1' });
    const { id } = sent as { id: string };
    expect((await ask(stage.playground, 'GET', `${path}/${id}`)).body).not.toHaveProperty('nonce');
    expect((await ask(stage.playground, 'GET', path)).body).toEqual([
      expect.not.objectContaining({ nonce: '1' }),
    ]);
  });
});

it('forgets a nonce after some minutes', async () => {
  let now = Date.now();
  const later = await scene({ now: () => now });
  const post = async () =>
    (
      (
        await ask(later.playground, 'POST', `/channels/${later.room}/messages`, {
          content: 'a',
          nonce: '1',
          enforce_nonce: true,
        })
      ).body as { id: string }
    ).id;
  const first = await post();
  now += 4 * 60_000;
  expect(await post()).toBe(first);
  now += 60_000;
  expect(await post()).not.toBe(first);
  await later.playground.close();
});
