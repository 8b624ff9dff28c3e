/** Emoji of the application: what bots may do with them, and what Discord refuses. */
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerError, type RestEnv } from '../../src/playground/rest/context.ts';
import { addEmojis } from '../../src/playground/rest/emojis.ts';
import { DEFAULT_RETENTION } from '../../src/playground/retention.ts';
import { createWorld } from '../../src/playground/state.ts';
import { CHECKED } from './fixtures/openapi.ts';
import { ask, type Reply, type Scene, scene, there } from './fixtures/support.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const uri = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

let stage: Scene;
let route: string;
beforeEach(async () => {
  stage = await scene(CHECKED);
  const me = (await ask(stage.playground, 'GET', '/users/@me')).body as { id: string };
  route = `/applications/${me.id}/emojis`;
});
afterEach(() => stage.playground.close());

const request = (method: string, path = '', body?: unknown) =>
  ask(stage.playground, method, route + path, body);
const create = (name: string, image: unknown = uri(PIXEL)) => request('POST', '', { name, image });
const idOf = ({ body }: Reply) => (body as { id: string }).id;
const names = async () =>
  ((await request('GET')).body as { items: { name: string }[] }).items.map(({ name }) => name);

describe('an emoji', () => {
  it('can be created, listed, renamed, read and deleted', async () => {
    const made = await create('wool_1');
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'wool_1', animated: false, available: true, roles: [], user: { bot: true } },
    });
    expect(await names()).toEqual(['wool_1']);
    const id = idOf(made);
    expect((await request('PATCH', `/${id}`, { name: 'wool_2' })).status).toBe(200);
    expect(await request('GET', `/${id}`)).toMatchObject({ status: 200, body: { name: 'wool_2' } });
    const picture = await fetch(`${stage.playground.url}emojis/${id}.webp`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).equals(PIXEL)).toBe(true);
    expect((await request('DELETE', `/${id}`)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect((await fetch(`${stage.playground.url}emojis/${id}.webp`)).status).toBe(404);
    expect(stage.playground.violations).toEqual([]);
  });

  it.each([
    ['with a name too short', 'w', uri(PIXEL), 50035, 'BASE_TYPE_BAD_LENGTH'],
    ['with a name too long', 'w'.repeat(33), uri(PIXEL), 50035, 'BASE_TYPE_BAD_LENGTH'],
    ['with a name of other characters', 'sugar-cane', uri(PIXEL), 50035, 'STRING_TYPE_REGEX'],
    ['with a name that there is', 'taken', uri(PIXEL), 50035, 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'],
    ['without a picture', 'wool', undefined, 50035, 'BASE_TYPE_BAD_TYPE'],
    ['with a picture that is none', 'wool', uri(Buffer.from('no picture')), 50035, 'IMAGE_INVALID'],
    ['with a picture that is no data URI', 'wool', PIXEL.toString('base64'), 50035, 'IMAGE_INVALID'],
    ['with a picture too large', 'wool', uri(Buffer.concat([PIXEL, Buffer.alloc(2 ** 18)])), 50138, 'asset'],
  ])('%s is refused', async (_, name, image, code, why) => {
    await create('taken');
    const refused = await request('POST', '', { name, image });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(JSON.stringify(refused.body)).toContain(why);
    expect(await names()).toEqual(['taken']);
    expect(stage.playground.violations).not.toEqual([]);
  });

  it('is one of at most 2000', async () => {
    const world = createWorld(Date.now, () => {}, DEFAULT_RETENTION, {});
    for (let index = 1; index < 2000; index++) {
      const id = world.snowflake();
      world.emojis.set(id, { id, name: `emoji_${index}`, type: 'image/png', bytes: PIXEL });
    }
    const app = new Hono<RestEnv>();
    app.use(async (c, next) => {
      c.set('intake', { body: await c.req.json(), files: [] });
      await next();
    });
    app.onError(answerError);
    addEmojis(app, { world });
    const add = async (name: string) => {
      const body = JSON.stringify({ name, image: uri(PIXEL) });
      const answer = await app.request(`/applications/${world.bot.id}/emojis`, { method: 'POST', body });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await add('the_last')).toMatchObject({ status: 201 });
    expect(await add('one_more')).toMatchObject({ status: 400, body: { code: 30008 } });
  });

  it('of another application is out of reach', async () => {
    const path = '/applications/1/emojis';
    const body = { name: 'wool', image: uri(PIXEL) };
    for (const one of [
      await ask(stage.playground, 'GET', path),
      await ask(stage.playground, 'POST', path, body),
      await ask(stage.playground, 'DELETE', `${path}/1`),
    ]) {
      expect(one).toMatchObject({ status: 404, body: { code: 10002 } });
    }
    expect(await request('GET', '/1')).toMatchObject({ status: 404, body: { code: 10014 } });
  });
});

describe('a button or an option', () => {
  const message = (emoji: object) => ({
    components: [
      { type: 1, components: [{ type: 2, style: 2, custom_id: 'a', label: 'A', emoji }] },
      {
        type: 1,
        components: [{ type: 3, custom_id: 'b', options: [{ label: 'B', value: 'b', emoji }] }],
      },
    ],
  });
  const post = (emoji: object) =>
    ask(stage.playground, 'POST', `/channels/${stage.room}/messages`, message(emoji));

  it('has an emoji of the application, or a sign of Unicode', async () => {
    const id = idOf(await create('wool'));
    expect((await post({ id, name: 'wool' })).status).toBe(200);
    expect((await post({ name: '↩️' })).status).toBe(200);
    expect(stage.playground.violations).toEqual([]);
  });

  it.each([
    ['an emoji that there is not', { id: '123', name: 'wool' }],
    ['a word', { name: 'wool' }],
  ])('is refused with %s', async (_, emoji) => {
    const refused = await post(emoji);
    expect(refused).toMatchObject({ status: 400, body: { code: 50035 } });
    // Both of them, with the same code.
    expect(JSON.stringify(refused.body).split('BUTTON_COMPONENT_INVALID_EMOJI')).toHaveLength(3);
    expect(there(stage.playground.violations[0])).toContain('Invalid emoji');
  });
});
