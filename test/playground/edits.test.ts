/** Edits and reposts: what Discord refuses, and what clients retain. */
import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileToSend } from '../../src/tools/probe/api.ts';
import { PIXEL, startEchoBot } from './fixtures/echo-bot.ts';
import { of, times } from './fixtures/refusals.ts';
import { ask, messageOf, type Reply, type Scene, scene, there } from './fixtures/support.ts';

const V2 = MessageFlags.IsComponentsV2;
const PICTURE = { name: 'map-1.png', bytes: PIXEL };
const NOT_FOUND = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
const text = (content: string) => ({ type: 10, content });
const gallery = { type: 12, items: [{ media: { url: `attachment://${PICTURE.name}` } }] };
const small = {
  type: 9,
  components: [text('What happened')],
  accessory: { type: 11, media: { url: `attachment://${PICTURE.name}` } },
};

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(() => stage.playground.close());

const route = () => `/channels/${stage.room}/messages`;
const post = (body: object, files?: FileToSend[]): Promise<Reply> =>
  ask(stage.playground, 'POST', route(), body, files === undefined ? {} : { files });
const idOf = ({ status, body }: Reply): string => {
  expect([status, body]).toEqual([200, body]);
  return (body as { id: string }).id;
};
const edit = (id: string, body: object, files?: FileToSend[]): Promise<Reply> =>
  ask(stage.playground, 'PATCH', `${route()}/${id}`, body, files === undefined ? {} : { files });
const seen = () => there(stage.ann.messages(stage.room).at(-1)).message;

describe('a file that a message keeps', () => {
  let id: string;
  let file: string;
  beforeEach(async () => {
    const sent = await post(
      { flags: V2, components: [gallery], attachments: [{ id: '0', filename: PICTURE.name }] },
      [PICTURE],
    );
    id = idOf(sent);
    file = there(seen().attachments[0]).id;
  });

  it.each([
    ['by its id alone', () => [{ id: file }]],
    ['by another name', () => [{ id: file, filename: 'other.png' }]],
    ['in no list at all', () => undefined],
  ])('is not found by a component that names it %s', async (_, attachments) => {
    const refused = await edit(id, { components: [small], attachments: attachments() });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(NOT_FOUND);
  });

  it('is found by id and file name, and stays', async () => {
    const attachments = [{ id: file, filename: PICTURE.name }];
    expect((await edit(id, { components: [small], attachments })).status).toBe(200);
    expect(seen().attachments).toHaveLength(1);
  });
});

it('a new file of an edit is found only if the files are listed', async () => {
  const id = idOf(await post({ flags: V2, components: [text('Soon')] }));
  const refused = await edit(id, { components: [gallery] }, [PICTURE]);
  expect(JSON.stringify(refused.body)).toContain(NOT_FOUND);
  const attachments = [{ id: '0', filename: PICTURE.name }];
  expect((await edit(id, { components: [gallery], attachments }, [PICTURE])).status).toBe(200);
});

describe('words that become components', () => {
  it.each([
    ['left as they are', {}],
    ['said again', { content: 'Your turn' }],
  ])('are refused where they are %s', async (_, more) => {
    const id = idOf(await post({ content: 'Your turn' }));
    expect((await edit(id, { flags: V2, components: [text('Your turn')], ...more })).status).toBe(400);
  });

  it('are removed by a null', async () => {
    const id = idOf(await post({ content: 'Your turn' }));
    expect((await edit(id, { flags: V2, content: null, components: [text('Your turn')] })).status).toBe(200);
    expect(seen()).toMatchObject({ content: '', flags: V2 });
  });
});

describe('the mentions of a message', () => {
  const named = () => seen().mentions.map(({ id }) => id);

  it('are replaced by an edit, which removes other highlights and pings no one', async () => {
    const [ann, ben] = [stage.ann.id, stage.ben.id];
    const content = `<@${ann}> and <@${ben}>`;
    const id = idOf(await post({ content, allowed_mentions: { parse: [], users: [ann] } }));
    expect(named()).toEqual([ann]);
    const pings = stage.playground.pings.length;
    const components = [text(content)];
    await edit(id, { flags: V2, content: null, components, allowed_mentions: { parse: [], users: [ann] } });
    expect(named()).toEqual([ann]);
    await edit(id, { components, allowed_mentions: { parse: [], users: [] } });
    expect(named()).toEqual([]);
    await edit(id, { components });
    expect(named()).toEqual([ann, ben]);
    expect(stage.playground.pings).toHaveLength(pings);
  });

  it('stay if neither words nor components change', async () => {
    const { id: ann } = stage.ann;
    const id = idOf(await post({ content: `<@${ann}>`, allowed_mentions: { parse: [], users: [ann] } }));
    await edit(id, { flags: MessageFlags.SuppressEmbeds, allowed_mentions: { parse: [] } });
    expect(named()).toEqual([ann]);
  });
});

describe('a message with too many bytes', () => {
  /** Menus of 100 options with such descriptions. */
  const menus = (description: number) =>
    times(4, (menu) => ({
      type: 1,
      components: [
        {
          type: 3,
          custom_id: `menu ${menu}`,
          options: times(25, (index) => ({
            label: `Option ${index}`,
            value: `${index}`,
            description: of(description),
          })),
        },
      ],
    }));

  it('fails as at Discord when posted or edited, and passes with fewer', async () => {
    const failure = { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
    expect(await post({ flags: V2, components: menus(60) })).toEqual(failure);
    const id = idOf(await post({ flags: V2, components: menus(20) }));
    expect(await edit(id, { components: menus(60) })).toEqual(failure);
    expect((await edit(id, { components: menus(10) })).status).toBe(200);
  });
});

describe('half of a character', () => {
  it('fails as at Discord, unlike a backslash before the same letters', async () => {
    const half = '\ud83d';
    expect((await post({ content: `Half ${half}` })).status).toBe(500);
    expect((await post({ content: `Escaped \\${half}` })).status).toBe(500);
    expect((await post({ content: 'Whole 😀, spelled \\ud83d' })).status).toBe(200);
  });
});

describe('a nonce', () => {
  const body = { content: 'Once', nonce: 'n1', enforce_nonce: true };

  it('of a deleted message is still known', async () => {
    const id = idOf(await post(body));
    await ask(stage.playground, 'DELETE', `${route()}/${id}`);
    expect(await post(body)).toEqual({ status: 404, body: { message: 'Unknown Message', code: 10008 } });
    expect((await post({ ...body, nonce: 'n2' })).status).toBe(200);
  });

  it('is forgotten after some minutes', async () => {
    await stage.playground.close();
    let now = Date.now();
    stage = await scene({ now: () => now });
    const id = idOf(await post(body));
    await ask(stage.playground, 'DELETE', `${route()}/${id}`);
    now += 6 * 60_000;
    expect((await post(body)).status).toBe(200);
  });
});

describe('a menu', () => {
  const options = ['Apple', 'Pear'].map((label) => ({ label, value: label.toLowerCase() }));
  const components = [{ type: 1, components: [{ type: 3, custom_id: 'fruit', options }] }];

  it('keeps a user’s choice, and sends nothing for the same one until the message is edited', async () => {
    const bot = await startEchoBot(stage.playground, async (interaction) => {
      if (interaction.isStringSelectMenu()) await interaction.reply({ content: 'Noted', flags: 64 });
    });
    const id = idOf(await post({ content: 'Choose', components }));
    const choose = (who: 'ann' | 'ben', fruit: string) => stage[who].click(id, 'fruit', [fruit]);
    expect(messageOf(await choose('ann', 'apple')).message.content).toBe('Noted');
    expect(await choose('ann', 'apple')).toMatchObject({ why: expect.stringContaining('chosen already') });
    expect(bot.seen).toHaveLength(1);
    expect((await choose('ben', 'apple')).outcome).toBe('answered');
    expect((await choose('ann', 'pear')).outcome).toBe('answered');
    expect((await choose('ann', 'apple')).outcome).toBe('answered');
    await edit(id, { content: 'Choose', components });
    expect((await choose('ann', 'apple')).outcome).toBe('answered');
    await bot.stop();
  });

  it('forgets a choice that the bot did not acknowledge', async () => {
    const id = idOf(await post({ content: 'Choose', components }));
    const choose = () => stage.ann.click(id, 'fruit', ['apple']);
    for (const _ of [1, 2]) {
      expect(await choose()).toMatchObject({ why: expect.stringContaining('not connected') });
    }
  });
});
