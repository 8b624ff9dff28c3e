/** A playground that stays open: its memory is limited. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene, there } from './fixtures/support.ts';

const KEEP = { requests: 40, uploads: 3, messages: 15, bytes: 1_000, interactions: 5 };
const TIMES = 60;
const FILE = new Uint8Array(100);

let stage: Scene;
let bot: EchoBot;

beforeAll(async () => {
  stage = await scene({ keep: KEEP });
  bot = await startEchoBot(stage.playground, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Here', flags: 'Ephemeral' });
  });
  const { playground, room, ann } = stage;
  for (let time = 0; time < TIMES; time++) {
    messageOf(await ann.command(room, 'later'));
    const said = { content: `<@${ann.id}> ${time}` };
    await ask(playground, 'POST', `/channels/${room}/messages`, said, {
      files: [{ name: 'map.png', bytes: FILE }],
    });
  }
});
afterAll(async () => {
  await bot.stop();
  await stage.playground.close();
});

const urlOf = (message: ReturnType<Scene['ann']['messages']>[number] | undefined) =>
  `${stage.playground.url.slice(0, -1)}${there(message?.message.attachments[0]).url}`;

it('the last requests are stored, with files only for the very last', () => {
  const { requests } = stage.playground;
  expect(requests).toHaveLength(KEEP.requests);
  expect(requests.at(-1)?.body).toEqual({ content: `<@${stage.ann.id}> ${TIMES - 1}` });
  const bytes = requests.map(({ files }) => files[0]?.bytes.length);
  expect(bytes.at(-1)).toBe(FILE.length);
  expect(bytes.slice(0, -KEEP.uploads).filter((length) => length !== undefined)).toContain(0);
  expect(bytes.slice(0, -KEEP.uploads)).not.toContain(FILE.length);
});

it('the latest messages and pings of all channels are stored', async () => {
  const { playground, ann, room } = stage;
  const shown = ann.messages(room);
  expect(shown).toHaveLength(KEEP.messages);
  expect(shown.at(-1)?.message.content).toContain(`${TIMES - 1}`);
  expect(playground.pings).toHaveLength(KEEP.requests);
  expect(playground.pings.at(-1)?.message).toBe(shown.at(-1)?.message.id);
});

it('a page learns which messages were dropped', async () => {
  const { playground, ann, room } = stage;
  const oldest = there(ann.messages(room)[0]).message.id;
  const socket = new WebSocket(`${playground.url.replace('http', 'ws')}page?user=${ann.id}`);
  const gone = new Promise((resolve) => {
    socket.on('message', (data) => {
      const event = JSON.parse(String(data));
      if (event.type === 'delete') resolve(event.id);
    });
  });
  await once(socket, 'open');
  await ask(playground, 'POST', `/channels/${room}/messages`, { content: 'One more' });
  expect(await gone).toBe(oldest);
  socket.terminate();
});

it('the last pictures are stored, and older ones are shown as gone', async () => {
  const { playground, ann, room } = stage;
  const before = urlOf(ann.messages(room).findLast(({ message }) => message.attachments.length > 0));
  expect((await fetch(before)).headers.get('content-type')).toBe('image/png');
  const large = { name: 'table.png', bytes: new Uint8Array(KEEP.bytes) };
  const sent = await ask(playground, 'POST', `/channels/${room}/messages`, {}, { files: [large] });
  expect(sent.status).toBe(200);
  expect((await fetch(urlOf(ann.messages(room).at(-1)))).status).toBe(200);
  const gone = await fetch(before);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toBe('image/svg+xml');
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(await gone.text()).toContain('not kept any more');
});

it('the tokens of the last interactions stay valid', async () => {
  const edit = (back: number) => {
    const { applicationId, token } = there(bot.seen.at(-back));
    const path = `/webhooks/${applicationId}/${token}/messages/@original`;
    return ask(stage.playground, 'PATCH', path, { content: 'Again' });
  };
  expect((await edit(1)).status).toBe(200);
  expect(await edit(KEEP.interactions + 1)).toMatchObject({ status: 404, body: { code: 10015 } });
});
