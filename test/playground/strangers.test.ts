/** Access to the playground: foreign pages and host names never, whatever address it listens on. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isAllowed } from '../../src/playground/origin-check.ts';
import { type Scene, scene } from './fixtures/support.ts';

/** Its address, the requested host, the requesting page, and whether it is let in. */
const VISITS: readonly (readonly [string, string | undefined, string | undefined, boolean])[] = [
  ['127.0.0.1', '127.0.0.1:8321', undefined, true],
  ['127.0.0.1', 'localhost:8321', 'http://localhost:8321', true],
  ['127.0.0.1', 'localhost', 'http://localhost', true],
  ['::1', '[::1]:8321', 'http://[::1]:8321', true],
  ['127.0.0.1', '192.168.1.7:8321', undefined, false],
  ['127.0.0.1', 'rebound.example:8321', undefined, false],
  ['127.0.0.1', 'localhost.example:8321', undefined, false],
  ['127.0.0.1', '127.0.0.1.example:8321', undefined, false],
  ['127.0.0.1', undefined, undefined, false],
  ['127.0.0.1', '127.0.0.1:8321', 'https://stranger.example', false],
  ['127.0.0.1', '127.0.0.1:8321', 'http://127.0.0.1:3000', false],
  ['127.0.0.1', '127.0.0.1:8321', 'null', false],

  ['0.0.0.0', '127.0.0.1:8321', undefined, true],
  ['0.0.0.0', 'localhost:8321', 'http://localhost:8321', true],
  ['0.0.0.0', '192.168.1.7:8321', undefined, true],
  ['0.0.0.0', '192.168.1.7:8321', 'http://192.168.1.7:8321', true],
  ['::', '[fd00::7]:8321', 'http://[fd00::7]:8321', true],
  ['192.168.1.7', '192.168.1.7:8321', 'http://192.168.1.7:8321', true],
  ['games.local', 'games.local:8321', 'http://games.local:8321', true],
  ['0.0.0.0', 'rebound.example:8321', undefined, false],
  ['0.0.0.0', 'rebound.example:8321', 'http://rebound.example:8321', false],
  ['0.0.0.0', '192.168.1.7.example:8321', undefined, false],
  ['0.0.0.0', undefined, undefined, false],
  ['0.0.0.0', '192.168.1.7:8321', 'http://rebound.example:8321', false],
  ['0.0.0.0', '192.168.1.7:8321', 'http://192.168.1.7:3000', false],
  ['192.168.1.7', 'rebound.example:8321', undefined, false],
  ['games.local', 'other.local:8321', undefined, false],
];

it.each(VISITS)('on %s, a request to %s from %s gets %s', (bound, host, origin, welcome) => {
  expect(isAllowed(bound, { host, origin })).toBe(welcome);
});

describe.each([
  ['on this machine alone', '127.0.0.1', 403],
  // A loopback address, which it mistakes for all addresses.
  ['on all addresses', '::ffff:127.0.0.1', 200],
] as const)('a playground %s', (_, host, inFigures) => {
  let stage: Scene;
  let port: string;
  beforeAll(async () => {
    stage = await scene({ host });
    ({ port } = new URL(stage.playground.url));
  });
  afterAll(() => stage.playground.close());

  const asked: readonly (readonly [string, string | undefined, number])[] = [
    ['localhost', undefined, 200],
    ['192.168.1.7', undefined, inFigures],
    ['192.168.1.7', 'same', inFigures],
    ['rebound.example', undefined, 403],
    ['rebound.example', 'same', 403],
    ['localhost', 'http://stranger.example', 403],
    ['192.168.1.7', 'http://stranger.example', 403],
  ];
  const headersOf = (name: string, origin: string | undefined) => ({
    host: `${name}:${port}`,
    ...(origin === undefined ? {} : { origin: origin === 'same' ? `http://${name}:${port}` : origin }),
  });

  it.each(asked)('answers a request to %s from %s', async (name, origin, status) => {
    const asking = request({ host: '127.0.0.1', port, headers: headersOf(name, origin) }).end();
    const [response] = await once(asking, 'response');
    response.resume();
    expect(response.statusCode).toBe(status);
  });

  it.each(asked)('takes a page of %s from %s', async (name, origin, status) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/page`, { headers: headersOf(name, origin) });
    const met = await new Promise((resolve) => {
      socket.once('open', () => resolve(200));
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    });
    socket.on('error', () => {});
    socket.terminate();
    expect(met).toBe(status);
  });

  /** Asks for a web socket by hand, as the text of a request. */
  const askForSocket = async (target: string, origin: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const head = `Host: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket`;
    await new Promise<void>((sent) =>
      socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`, () => sent()),
    );
    return socket;
  };

  it.each([
    ['//', 'http://stranger.example'],
    ['//', 'same'],
    ['http://[', 'same'],
  ])('refuses a socket at the address %s from %s', async (target, origin) => {
    const socket = await askForSocket(target, origin === 'same' ? `http://127.0.0.1:${port}` : origin);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('survives a stranger who leaves before the refusal', async () => {
    for (let i = 0; i < 20; i++) (await askForSocket('/page', 'http://stranger.example')).resetAndDestroy();
    const asking = request({ host: '127.0.0.1', port, headers: headersOf('localhost', undefined) }).end();
    const [response] = await once(asking, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  });
});
