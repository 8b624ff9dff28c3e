/** The check against an OpenAPI document: it can fail, names the place, and distinguishes forms of a union. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApi, loadOpenApi, type OpenApiCheck } from '../../src/playground/openapi.ts';
import { OPENAPI } from './fixtures/openapi.ts';
import { ask, scene } from './fixtures/support.ts';

const REFERENCE = '#/components/schemas/';
const json = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const answers = (statuses: Readonly<Record<string, object>>) => ({ responses: statuses });
const ofJson = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A document of our own, of the shape of Discord's. */
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/channels/{channel_id}/messages': { post: json({ $ref: `${REFERENCE}Message` }), get: {} },
    '/channels/{channel_id}': {
      get: answers({
        200: ofJson({ type: 'object', required: ['id', 'novelty'] }),
        '4XX': { $ref: '#/components/responses/Refusal' },
      }),
      delete: answers({ 204: {} }),
    },
    '/webhooks/{id}/{token}/messages/{message_id}': { patch: json({ type: 'object', required: ['other'] }) },
    '/webhooks/{id}/{token}/messages/@original': { patch: json({ $ref: `${REFERENCE}Message` }) },
    '/applications/{id}/commands': { post: json({ $ref: `${REFERENCE}Command` }) },
  },
  components: {
    responses: { Refusal: ofJson({ type: 'object', required: ['code', 'message'] }) },
    schemas: {
      Message: {
        type: 'object',
        properties: {
          content: { type: ['string', 'null'], maxLength: 5 },
          footer: { oneOf: [{ type: 'null' }, { $ref: `${REFERENCE}Part` }] },
          parts: {
            type: 'array',
            items: { oneOf: [{ $ref: `${REFERENCE}Part` }, { $ref: `${REFERENCE}Group` }] },
          },
        },
      },
      Part: {
        type: 'object',
        required: ['type', 'label'],
        properties: { type: { type: 'integer', enum: [2] }, label: { type: 'string', maxLength: 3 } },
      },
      Group: {
        type: 'object',
        required: ['type', 'parts'],
        properties: {
          type: { type: 'integer', enum: [1] },
          parts: { type: 'array', items: { $ref: `${REFERENCE}Part` } },
        },
      },
      Command: { type: 'object', properties: { default_member_permissions: { type: ['integer', 'null'] } } },
    },
  },
};

describe('a body', () => {
  const { request: check } = createOpenApi(DOCUMENT);
  const post = (body: unknown) => check('POST', '/channels/1/messages', body);

  it.each([
    { content: 'short' },
    { content: null },
    { footer: null },
    { footer: { type: 2, label: 'abc' } },
    {
      parts: [
        { type: 2, label: 'a' },
        { type: 1, parts: [{ type: 2, label: 'b' }] },
      ],
    },
  ])('%j is right', (body) => expect(post(body)).toEqual([]));

  it.each([
    [{ content: 'too long' }, '/content must NOT have more than 5 characters'],
    [{ content: 7 }, '/content must be string,null'],
    [{ footer: { type: 2, label: 'abcd' } }, '/footer/label must NOT have more than 3 characters'],
    [{ parts: [{ type: 2, label: 'abcd' }] }, '/parts/0/label must NOT have more than 3 characters'],
    [{ parts: [{ type: 1, parts: [{ type: 2 }] }] }, "/parts/0/parts/0 must have required property 'label'"],
    [{ parts: [{ type: 9 }] }, '/parts/0/type must be equal to one of the allowed values (2, 1)'],
    ['text', 'the body must be object'],
  ])('%j is wrong in one place, which is reported', (body, line) => {
    expect(post(body)).toEqual([`POST /channels/1/messages: ${line}`]);
  });

  it('of an unknown operation is wrong, of one without a schema is not', () => {
    expect(check('POST', '/nowhere', {})).toEqual([expect.stringContaining('no such operation')]);
    expect(check('GET', '/channels/1/messages', undefined)).toEqual([]);
  });

  it('uses the exact path if there is one, however it is encoded', () => {
    for (const name of ['@original', '%40original']) {
      expect(check('PATCH', `/webhooks/1/t/messages/${name}`, { content: 'fine' }), name).toEqual([]);
    }
    expect(check('PATCH', '/webhooks/1/t/messages/5', {})).toHaveLength(1);
  });

  it('may give permissions as text, as Discord wants', () => {
    const command = (permissions: unknown) =>
      check('POST', '/applications/1/commands', { default_member_permissions: permissions });
    expect(command('32')).toEqual([]);
    expect(command('all')).toHaveLength(1);
  });
});

describe('an answer', () => {
  const { answer } = createOpenApi(DOCUMENT);

  it.each([
    ['GET', 200, { id: '1', novelty: true }],
    ['GET', 404, { code: 10003, message: 'Unknown Channel' }],
    // Not checked.
    ['GET', 500, undefined],
    ['DELETE', 204, undefined],
  ])('%s %i %j is right', (method, status, body) => {
    expect(answer(method, '/channels/1', status, body)).toEqual([]);
  });

  it.each([
    ['GET', 200, { id: '1' }, "the body must have required property 'novelty'"],
    ['GET', 404, { code: 10003 }, "the body must have required property 'message'"],
    ['DELETE', 204, { id: '1' }, 'it has a body'],
    ['DELETE', 200, {}, "Discord's OpenAPI document has no such status"],
  ])('%s %i %j is wrong', (method, status, body, why) => {
    const line = `the answer ${status} to ${method} /channels/1: ${why}`;
    expect(answer(method, '/channels/1', status, body)).toEqual([line]);
  });
});

describe('a playground with a document', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playground-'));
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(DOCUMENT));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reports wrong requests, and answers them anyway', async () => {
    const { playground, room } = await scene({ openapi: join(folder, 'openapi.json') });
    const path = `/channels/${room}/messages`;
    expect((await ask(playground, 'POST', path, { content: 'Too long for them' })).status).toBe(200);
    const files = [{ name: 'a.png', bytes: new Uint8Array(3) }];
    await ask(playground, 'POST', path, { content: 'In a form' }, { files });
    expect(playground.violations).toEqual([
      expect.stringContaining('/content must NOT have more than 5'),
      expect.stringContaining('/content must NOT have more than 5'),
    ]);
    await playground.close();
  });

  it('reports its own wrong answers', async () => {
    const { playground, room } = await scene({ openapi: join(folder, 'openapi.json') });
    expect((await ask(playground, 'GET', `/channels/${room}`)).status).toBe(200);
    await ask(playground, 'GET', '/channels/1');
    expect(playground.violations).toEqual([
      `the answer 200 to GET /channels/${room}: the body must have required property 'novelty'`,
      expect.stringContaining('404 10003'),
    ]);
    await playground.close();
  });

  it('does not start with an invalid document', async () => {
    await writeFile(join(folder, 'none.json'), '{}');
    await expect(scene({ openapi: join(folder, 'none.json') })).rejects.toThrow();
  });
});

describe.skipIf(OPENAPI === undefined)("Discord's own document", () => {
  let check: OpenApiCheck['request'];
  beforeAll(async () => {
    ({ request: check } = await loadOpenApi(OPENAPI ?? ''));
  });

  it('accepts correct requests', () => {
    expect(check('POST', '/channels/1/messages', { content: 'x' })).toEqual([]);
    const command = { name: 'x', description: 'y', default_member_permissions: '32' };
    expect(check('PUT', '/applications/1/commands', [command])).toEqual([]);
  });

  it('matches everything that a playground answers', async () => {
    const { playground, room, ann } = await scene({ openapi: OPENAPI ?? '' });
    const bot = (await ask(playground, 'GET', '/users/@me')).body as { id: string };
    const thread = await ask(playground, 'POST', `/channels/${room}/threads`, {
      ...{ name: 'Table', type: 11, auto_archive_duration: 60 },
    });
    await ask(playground, 'POST', '/users/@me/channels', { recipient_id: ann.id });
    const guild = `/guilds/${playground.guild}`;
    const paths = [
      ...['/gateway', '/gateway/bot', '/users/@me', `/users/${ann.id}`],
      ...['/applications/@me', `/applications/${bot.id}/commands`],
      ...[`/applications/${bot.id}/emojis`, `/channels/${room}`, `/channels/${ann.direct}`],
      ...[`/channels/${(thread.body as { id: string }).id}`, `/channels/${room}/messages`],
      ...[guild, `${guild}/roles`, `${guild}/channels`, `${guild}/members/${ann.id}`],
    ];
    for (const path of paths) expect((await ask(playground, 'GET', path)).status, path).toBe(200);
    expect(playground.violations).toEqual([]);
    await playground.close();
  });

  it('names the one wrong component', () => {
    const button = { type: 2, style: 1, label: 'x', custom_id: 'x'.repeat(101) };
    const body = {
      flags: 32768,
      components: [{ type: 17, components: [{ type: 1, components: [button] }] }],
    };
    const place = '/components/0/components/0/components/0/custom_id';
    expect(check('POST', '/channels/1/messages', body)).toEqual([
      `POST /channels/1/messages: ${place} must NOT have more than 100 characters`,
    ]);
    expect(check('POST', '/interactions/1/token/callback', { type: 4, data: body })).toEqual([
      `POST /interactions/1/token/callback: /data${place} must NOT have more than 100 characters`,
    ]);
  });
});
