/** Discord's limits on messages, a line each: what just passes, and what is refused, where, and recorded. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileToSend } from '../../src/tools/probe/api.ts';
import { PIXEL } from './fixtures/echo-bot.ts';
import { expectPass, expectRefusal, of, times } from './fixtures/refusals.ts';
import { ask, type Scene, scene } from './fixtures/support.ts';

let stage: Scene;

beforeAll(async () => {
  stage = await scene();
});
afterAll(() => stage.playground.close());

let noted = 0;
beforeEach(() => {
  noted = stage.playground.violations.length;
});

const V2 = 1 << 15;
const row = (...components: object[]) => ({ type: 1, components });
const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more });
const option = (index: number) => ({ label: `Option ${index}`, value: `v${index}` });
const select = (more: object = {}) => ({ type: 3, custom_id: 'menu', options: times(3, option), ...more });
const text = (content: string) => ({ type: 10, content });
const item = { media: { url: 'https://example.com/a.png' } };
const gallery = (...items: object[]) => ({ type: 12, items });
const container = (...components: object[]) => ({ type: 17, components });

const v1 = (...components: object[]) => ({ content: 'x', components });
const v2 = (...components: object[]) => ({ flags: V2, components });

interface Case {
  readonly what: string;
  readonly body: object;
  readonly files?: readonly FileToSend[];
  /** The path or code of Discord's error; none if it passes. */
  readonly wrong?: string;
}

const MESSAGES: readonly Case[] = [
  { what: 'content of 2000', body: { content: of(2_000) } },
  { what: 'content of 2001', body: { content: of(2_001) }, wrong: 'content' },
  { what: 'nothing at all', body: {}, wrong: '50006' },
  { what: 'content that is a number', body: { content: 7 }, wrong: 'content' },
  { what: 'five rows', body: v1(...times(5, (index) => row(button({ custom_id: `${index}` })))) },
  {
    what: 'six rows',
    body: v1(...times(6, (index) => row(button({ custom_id: `${index}` })))),
    wrong: 'components',
  },
  { what: 'five buttons', body: v1(row(...times(5, (index) => button({ custom_id: `${index}` })))) },
  {
    what: 'six buttons',
    body: v1(row(...times(6, (index) => button({ custom_id: `${index}` })))),
    wrong: 'components.0.components',
  },
  { what: 'an empty row', body: v1(row()), wrong: 'components.0.components' },
  { what: 'a menu beside a button', body: v1(row(select(), button())), wrong: 'components.0.components' },
  {
    what: 'two menus in a row',
    body: v1(row(select(), select({ custom_id: 'b' }))),
    wrong: 'components.0.components',
  },
  { what: 'a button outside a row', body: v1(button()), wrong: 'components.0.type' },
  { what: 'a custom id of 100', body: v1(row(button({ custom_id: of(100) }))) },
  {
    what: 'a custom id of 101',
    body: v1(row(button({ custom_id: of(101) }))),
    wrong: 'components.0.components.0.custom_id',
  },
  {
    what: 'an empty custom id',
    body: v1(row(button({ custom_id: '' }))),
    wrong: 'components.0.components.0.custom_id',
  },
  {
    what: 'no custom id',
    body: v1(row(button({ custom_id: undefined }))),
    wrong: 'components.0.components.0',
  },
  {
    what: 'a custom id twice',
    body: v1(row(button(), button())),
    wrong: 'components.0.components.1.custom_id',
  },
  { what: 'a label of 80', body: v1(row(button({ label: of(80) }))) },
  {
    what: 'a label of 81',
    body: v1(row(button({ label: of(81) }))),
    wrong: 'components.0.components.0.label',
  },
  {
    what: 'a button that says nothing',
    body: v1(row(button({ label: undefined }))),
    wrong: 'components.0.components.0',
  },
  {
    what: 'a button with a picture only',
    body: v1(row(button({ label: undefined, emoji: { name: '🐑' } }))),
  },
  {
    what: 'a style that is none',
    body: v1(row(button({ style: 9 }))),
    wrong: 'components.0.components.0.style',
  },
  { what: 'a link', body: v1(row({ type: 2, style: 5, label: 'Go', url: 'https://example.com' })) },
  {
    what: 'a link to nowhere',
    body: v1(row({ type: 2, style: 5, label: 'Go' })),
    wrong: 'components.0.components.0',
  },
  {
    what: 'a link with a custom id',
    body: v1(row(button({ style: 5, url: 'https://example.com' }))),
    wrong: 'components.0.components.0',
  },
  { what: '25 options', body: v1(row(select({ options: times(25, option) }))) },
  {
    what: '26 options',
    body: v1(row(select({ options: times(26, option) }))),
    wrong: 'components.0.components.0.options',
  },
  { what: 'no options', body: v1(row(select({ options: [] }))), wrong: 'components.0.components.0.options' },
  {
    what: 'a value twice',
    body: v1(row(select({ options: [option(1), option(1)] }))),
    wrong: 'components.0.components.0.options.1.value',
  },
  ...(['label', 'value', 'description'] as const).flatMap((key) => [
    {
      what: `an option with a ${key} of 100`,
      body: v1(row(select({ options: [{ ...option(1), [key]: of(100) }] }))),
    },
    {
      what: `an option with a ${key} of 101`,
      body: v1(row(select({ options: [{ ...option(1), [key]: of(101) }] }))),
      wrong: `components.0.components.0.options.0.${key}`,
    },
  ]),
  { what: 'a placeholder of 150', body: v1(row(select({ placeholder: of(150) }))) },
  {
    what: 'a placeholder of 151',
    body: v1(row(select({ placeholder: of(151) }))),
    wrong: 'components.0.components.0.placeholder',
  },
  {
    what: 'least above most',
    body: v1(row(select({ min_values: 3, max_values: 2 }))),
    wrong: 'components.0.components.0.min_values',
  },
  {
    what: 'most above the options',
    body: v1(row(select({ max_values: 4 }))),
    wrong: 'components.0.components.0.options',
  },
  {
    what: 'most of 0',
    body: v1(row(select({ min_values: 0, max_values: 0 }))),
    wrong: 'components.0.components.0.max_values',
  },
  { what: 'Components V2 without the flag', body: v1(text('x')), wrong: 'components.0.type' },
  { what: 'content beside Components V2', body: { ...v2(text('x')), content: 'y' }, wrong: 'content' },
  { what: '40 components', body: v2(container(...times(39, () => text('x')))) },
  { what: '41 components', body: v2(container(...times(40, () => text('x')))), wrong: 'components' },
  { what: '4000 characters of text', body: v2(text(of(2_000)), container(text(of(2_000)))) },
  {
    what: '4001 characters of text',
    body: v2(text(of(2_000)), container(text(of(2_001)))),
    wrong: 'components',
  },
  { what: 'an empty text', body: v2(text('')), wrong: 'components.0.content' },
  {
    what: 'a container in a container',
    body: v2(container(container(text('x')))),
    wrong: 'components.0.components.0.type',
  },
  { what: 'an empty container', body: v2(container()), wrong: 'components.0.components' },
  { what: 'ten pictures', body: v2(gallery(...times(10, () => item))) },
  { what: 'eleven pictures', body: v2(gallery(...times(11, () => item))), wrong: 'components.0.items' },
  { what: 'no pictures', body: v2(gallery()), wrong: 'components.0.items' },
  { what: 'alt text of 1024', body: v2(gallery({ ...item, description: of(1_024) })) },
  {
    what: 'alt text of 1025',
    body: v2(gallery({ ...item, description: of(1_025) })),
    wrong: 'components.0.items.0.description',
  },
  { what: 'a section', body: v2({ type: 9, components: [text('x')], accessory: button() }) },
  {
    what: 'a section with nothing beside it',
    body: v2({ type: 9, components: [text('x')] }),
    wrong: 'components.0.accessory',
  },
  {
    what: 'a picture that is nowhere',
    body: v2(gallery({ media: { url: 'attachment://no.png' } })),
    wrong: 'components.0.items.0.media.url',
  },
  {
    what: 'a picture of another kind of address',
    body: v2(gallery({ media: { url: 'file:///etc/passwd' } })),
    wrong: 'components.0.items.0.media.url',
  },
  {
    what: 'a picture sent along',
    body: v2(gallery({ media: { url: 'attachment://yes.png' } })),
    files: [{ name: 'yes.png', bytes: PIXEL }],
  },
  { what: 'ten files', body: {}, files: times(10, (index) => ({ name: `${index}.png`, bytes: PIXEL })) },
  {
    what: 'eleven files',
    body: {},
    files: times(11, (index) => ({ name: `${index}.png`, bytes: PIXEL })),
    wrong: 'attachments',
  },
  {
    what: 'a file of 10 MiB and a byte',
    body: {},
    files: [{ name: 'a.png', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }],
    wrong: 'files.0',
  },
  {
    what: 'alt text of 1025 on a file',
    body: { attachments: [{ id: 0, description: of(1_025) }] },
    files: [{ name: 'a.png', bytes: PIXEL }],
    wrong: 'attachments.0.description',
  },
  { what: 'an ephemeral message to a channel', body: { content: 'x', flags: 64 }, wrong: 'flags' },
  { what: 'a nonce of 26', body: { content: 'x', nonce: of(26) }, wrong: 'nonce' },
  {
    what: 'mentions both parsed and listed',
    body: { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    wrong: 'allowed_mentions',
  },
  { what: 'an embed', body: { content: 'x', embeds: [{ title: 'y' }] }, wrong: 'embeds' },
];

describe('a message with', () => {
  it.each(MESSAGES.filter(({ wrong }) => wrong === undefined))('$what passes', async ({ body, files }) => {
    const send = files === undefined ? {} : { files };
    expectPass(
      stage,
      noted,
      await ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, body, send),
    );
  });

  it.each(MESSAGES.filter(({ wrong }) => wrong !== undefined))(
    '$what is refused',
    async ({ body, files, wrong = '' }) => {
      const send = files === undefined ? {} : { files };
      expectRefusal(
        stage,
        noted,
        await ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, body, send),
        wrong,
      );
    },
  );

  it('a file that no component shows is accepted as a violation', async () => {
    const files = [{ name: 'lost.png', bytes: PIXEL }];
    const { status } = await ask(
      stage.playground,
      'POST',
      `/channels/${stage.room}/messages`,
      v2(text('x')),
      { files },
    );
    expect(status).toBe(200);
    expect(stage.playground.violations.slice(noted)).toEqual([expect.stringContaining('the file lost.png')]);
  });
});

describe('an unknown path', () => {
  it.each([
    ['GET', '/nonsense', 0],
    ['GET', '/channels/1', 10003],
    ['POST', '/channels/1/messages', 10003],
    ['GET', '/users/1', 10013],
    ['GET', '/guilds/1', 10004],
    ['GET', '/channels/ROOM/messages/1', 10008],
  ])('%s %s is a 404 and a violation', async (method, path, code) => {
    const body = method === 'POST' ? { content: 'x' } : undefined;
    const reply = await ask(stage.playground, method, path.replace('ROOM', stage.room), body);
    expect(reply).toMatchObject({ status: 404, body: { code } });
    expect(stage.playground.violations.slice(noted)).toHaveLength(1);
  });
});
