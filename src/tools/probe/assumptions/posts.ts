/** Assumptions about posts: nonces, preserved pictures, edits. */
import { z } from 'zod';
import { button, container, fileOf, gallery, NOBODY, row, section, text, V2, v2 } from '../parts.ts';
import {
  type Assumptions,
  edit,
  expectAnswer,
  expectSuccess,
  expectThat,
  Message,
  post,
  remove,
  type Stage,
  send,
} from '../stage.ts';

const word = () => `probe-${Date.now().toString(36)}-${Math.floor(Math.random() * 1_000_000).toString(36)}`;
const MARK = 2 ** 30 + 12_345;

const Media = z.looseObject({
  media: z.looseObject({ url: z.string(), attachment_id: z.string().optional() }),
});

/** Returns the pictures in components, at any depth. */
function shownIn(value: unknown): z.infer<typeof Media>['media'][] {
  if (Array.isArray(value)) return value.flatMap(shownIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = Media.safeParse(value).data;
  return [...(own === undefined ? [] : [own.media]), ...Object.values(value).flatMap(shownIn)];
}

async function withPicture(stage: Stage) {
  const files = [fileOf('board.png')];
  const attachments = [{ id: '0', filename: 'board.png' }];
  const message = await post(stage, { ...v2(text('Probe'), gallery('board.png')), attachments }, { files });
  const [media] = shownIn(message.components);
  return { message, kept: media?.attachment_id ?? '' };
}

export const POSTS: Assumptions = {
  'the same nonce twice gives the first message back': async (stage) => {
    const body = { content: 'Probe', nonce: word(), enforce_nonce: true };
    const first = await post(stage, body);
    const second = await post(stage, body);
    expectThat(first.id === second.id, 'a second message was posted');
  },
  'and so it does for a form with pictures': async (stage) => {
    const attachments = [{ id: '0', filename: 'board.png' }];
    const body = { ...v2(gallery('board.png')), attachments, nonce: word(), enforce_nonce: true };
    const first = await post(stage, body, { files: [fileOf('board.png')] });
    const second = await post(stage, body, { files: [fileOf('board.png')] });
    expectThat(first.id === second.id, 'a second message was posted');
  },
  'the nonce of a message that was deleted is answered with 404 and 10008': async (stage) => {
    const body = { content: 'Probe', nonce: word(), enforce_nonce: true };
    const first = await post(stage, body);
    await remove(stage, first);
    expectAnswer(await send(stage, body), 404, 10008);
  },
  'a list of messages tells the number that we gave a component, and no nonce': async (stage) => {
    const components = [{ ...container(text('Probe')), id: MARK }];
    const { id } = await post(stage, { flags: V2, components, nonce: word() });
    // Reads no messages of other users.
    const path = `/channels/${stage.channel}/messages?after=${BigInt(id) - 1n}&limit=1`;
    const listed = expectSuccess(await stage.api.ask({ method: 'GET', path }), z.array(Message));
    const found = listed.find((one) => one.id === id);
    expectThat(found?.components[0]?.id === MARK, 'the message was not found by its mark');
    expectThat(found?.nonce === undefined, 'the nonce is told');
  },
  'files that components show are no attachments; each tells its id and address': async (stage) => {
    const names = ['one.png', 'two.png', 'three.png'];
    const attachments = names.map((filename, id) => ({ id: String(id), filename }));
    const message = await post(
      stage,
      { ...v2(gallery(...names)), attachments },
      { files: names.map(fileOf) },
    );
    const shown = shownIn(message.components);
    expectThat(message.attachments.length === 0, 'they are among the attachments');
    expectThat(shown.length === 3, `${shown.length} of three pictures are shown`);
    expectThat(
      shown.every((one) => one.attachment_id !== undefined && one.url.includes('.png')),
      'they lack an id or an address',
    );
  },
  'a kept picture is shown small where it is named by id and filename': async (stage) => {
    const { message, kept } = await withPicture(stage);
    const attachments = [{ id: kept, filename: 'board.png' }];
    const folded = expectSuccess(
      await edit(stage, message, { ...v2(section('Probe', 'board.png')), attachments }),
      Message,
    );
    expectThat(shownIn(folded.components)[0]?.attachment_id === kept, 'it shows another picture, or none');
  },
  'named by its id alone it is refused': async (stage) => {
    const { message, kept } = await withPicture(stage);
    const body = { ...v2(section('Probe', 'board.png')), attachments: [{ id: kept }] };
    const answer = await edit(stage, message, body);
    expectAnswer(answer, 400, 50035);
    expectThat(
      JSON.stringify(answer.body).includes('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'),
      'it is refused for another reason',
    );
  },
  'an edit can add a picture': async (stage) => {
    const message = await post(stage, v2(text('Probe')));
    const attachments = [{ id: '0', filename: 'late.png' }];
    const body = { ...v2(text('Probe'), gallery('late.png')), attachments };
    const edited = expectSuccess(await edit(stage, message, body, [fileOf('late.png')]), Message);
    expectThat(shownIn(edited.components).length === 1, 'the picture is not shown');
  },
  'an edit can add one picture and keep another one': async (stage) => {
    const { message, kept } = await withPicture(stage);
    const attachments = [
      { id: '0', filename: 'late.png' },
      { id: kept, filename: 'board.png' },
    ];
    const body = { ...v2(gallery('late.png', 'board.png')), attachments };
    const edited = expectSuccess(await edit(stage, message, body, [fileOf('late.png')]), Message);
    expectThat(shownIn(edited.components).length === 2, 'not both pictures are shown');
  },
  'a plain message with buttons becomes one of components, its content taken away by null': async (stage) => {
    const content = `<@${stage.friend}> probe`;
    const plain = { content, components: [row(button('probe:plain', 'Probe'))], allowed_mentions: NOBODY };
    const message = await post(stage, plain);
    const attachments = [{ id: '0', filename: 'board.png' }];
    const body = { content: null, ...v2(text('Probe'), gallery('board.png')), attachments };
    const edited = expectSuccess(await edit(stage, message, body, [fileOf('board.png')]), Message);
    expectThat(edited.content === '', 'its content is still there');
    expectThat(((edited.flags ?? 0) & V2) !== 0, 'the flag is not set');
    expectThat(shownIn(edited.components).length === 1, 'the picture is not shown');
  },
  'without that null it is refused': async (stage) => {
    const message = await post(stage, { content: 'Probe' });
    expectAnswer(await edit(stage, message, v2(text('Probe'))), 400, 50035);
  },
  'a message of components with content is refused': async (stage) => {
    const body = { content: 'Probe', ...v2(text('Probe')) };
    expectAnswer(await send(stage, body), 400, 50035);
  },
  'an edit that names the same users keeps their mentions': async (stage) => {
    const allowed_mentions = { users: [stage.friend] };
    const message = await post(stage, { ...v2(text(`<@${stage.friend}> probe`)), allowed_mentions });
    const body = { ...v2(text(`<@${stage.friend}> probed`)), allowed_mentions };
    const { mentions } = expectSuccess(await edit(stage, message, body), Message);
    expectThat(mentions.map(({ id }) => id).join() === stage.friend, 'they are not mentioned any more');
  },
  'an edit that names none takes them away': async (stage) => {
    const allowed_mentions = { users: [stage.friend] };
    const message = await post(stage, { ...v2(text(`<@${stage.friend}> probe`)), allowed_mentions });
    const { mentions } = expectSuccess(
      await edit(stage, message, v2(text(`<@${stage.friend}> probed`))),
      Message,
    );
    expectThat(mentions.length === 0, 'they are still mentioned');
  },
  'what was deleted can be neither edited nor deleted: 404 and 10008': async (stage) => {
    const message = await post(stage, { content: 'Probe' });
    await remove(stage, message);
    expectAnswer(await edit(stage, message, { content: 'Probe' }), 404, 10008);
    expectAnswer(await remove(stage, message), 404, 10008);
  },
};
