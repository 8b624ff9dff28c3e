/** The container's steps in a plain folder: what `bin/image` copies runs without anything else. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalActions, newGame, pendingSeats, publicView } from '../../../src/engine/index.ts';
import { AS_STARTED } from '../../../src/tools/bot-process/start.ts';
import { bundle, INSTALLED_PROGRAMS } from '../../../src/tools/bundling.ts';
import { createWorkerProcess } from '../../../src/workers/index.ts';
import { read } from '../../architecture/fixtures/sources.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'caledonia-image-'));
const MEGABYTE = 2 ** 20;

beforeAll(async () => {
  await bundle(INSTALLED_PROGRAMS, join(ROOT, 'dist'));
  execFileSync(join(ROOT, 'bin/image'), [folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the image', () => {
  const begun = newGame({ seed: 'image', players: 2 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  const { state } = begun;

  it('has less than 120 MB beside Node', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThan(120 * MEGABYTE);
    expect(bytes).toBeGreaterThan(20 * MEGABYTE);
  });

  it('opens its database, and asks for a token because it lacks the playground', () => {
    const { status, stdout, stderr } = spawnSync(join(folder, 'bin/run'), {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${join(folder, 'games.db')}` },
    });
    expect([status, stderr]).toEqual([
      1,
      'DISCORD_TOKEN is not set, and this installation has no playground.\n  Set DISCORD_TOKEN: see .env.example.\n',
    ]);
    expect(stdout).toContain('The database was brought up to date');
  });

  it('is healthy as its health line says, also if the port has the quotation marks of an --env-file', async () => {
    const [, command = '[]'] = /^HEALTHCHECK.*\n *CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
    const [program = '', ...options] = JSON.parse(command) as string[];
    let status = 200;
    const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const check = async (HEALTH_PORT: string) =>
      await once(spawn(program, options, { env: { PATH: process.env.PATH, HEALTH_PORT } }), 'close');
    expect(await check(String(port))).toEqual([0, null]);
    expect(await check(`"${port}"`)).toEqual([0, null]);
    status = 503;
    expect(await check(String(port))).toEqual([1, null]);
    server.close();
  });

  it('copies its database, as the operations guide says', () => {
    const copy = join(folder, 'monday.db');
    const { status, stderr, stdout } = spawnSync('npm', ['run', 'backup', '--', '--out', copy], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${join(folder, 'games.db')}` },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('with games=0');
    expect(statSync(copy).size).toBeGreaterThan(0);
  });

  it('draws', async () => {
    const drawing = workerOf('drawing-worker');
    const request = JSON.stringify({
      state,
      view: 'market',
      width: 300,
      language: 'en',
      names: ['Ann', 'Ben'],
    });
    expect(await drawing.run({ request })).toMatchObject({ width: 300, contentType: 'image/png' });
    await drawing.kill();
  });

  it('thinks', async () => {
    const thinking = workerOf('thinking-worker');
    const [seat = 0] = pendingSeats(state);
    const view = publicView(state);
    const question = { view, seat, level: 'crofter', seed: '' };
    const answer = await thinking.run({ question, limitMs: 60_000, quick: false });
    const { thoughts } = answer as { thoughts: { action: unknown }[] };
    expect(legalActions(view, seat)).toContainEqual(thoughts[0]?.action);
    await thinking.kill();
  });
});

/** Starts a worker process of the image. */
const workerOf = (name: string) =>
  createWorkerProcess({ file: pathToFileURL(join(folder, 'dist', `${name}.mjs`)), maxHeapMb: 192 });

describe('the measured bot', () => {
  it('starts as `bin/run` starts it', () => {
    const script = readFileSync(join(ROOT, 'bin/run'), 'utf8');
    expect(script).toContain(`exec node ${AS_STARTED.execArgv.join(' ')} "$program"`);
    for (const [name, value] of Object.entries(AS_STARTED.env)) {
      expect(script, name).toContain(`export ${name}=\${${name}:-${value}}`);
    }
  });
});
