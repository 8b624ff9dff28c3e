/** The server of the editor: for this machine only, and protected. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FiguresEditor, openFiguresEditor } from '../../../src/tools/figures/server.ts';

let folder = '';
let editor: FiguresEditor;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
  editor = await openFiguresEditor(join(folder, 'mine.json'), 0);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

/** Asks as a browser does for a page of this host; `fetch` cannot set that header. */
const ask = (path: string, host: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(new URL(path, editor.url), { headers: { host } }, (answer) => resolve(answer.resume())).on(
      'error',
      reject,
    );
  });

it.each([
  ['', '127.0.0.1:8323', 200],
  ['page.js', 'localhost:8323', 200],
  ['content', 'localhost', 200],
  ['none', '127.0.0.1:8323', 404],
  ['', 'localhost.example:8323', 403],
  ['content', '192.168.0.2:8323', 403],
])('answers “%s” of %s with %i, protected', async (path, host, status) => {
  const { statusCode, headers } = await ask(path, host);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

interface Saved {
  readonly revision: string | number;
  readonly content: { readonly name: string };
}
const read = async () => (await (await fetch(`${editor.url}content`)).json()) as Saved;
const save = ({ revision, content }: Saved, name: string) =>
  fetch(`${editor.url}content/${revision}`, { method: 'PUT', body: JSON.stringify({ ...content, name }) });

it('takes what a page saves after a restart, but not over what another page saved since', async () => {
  const page = await read();
  const { revision } = (await (await save(page, 'Before')).json()) as Saved;
  await editor.close();
  editor = await openFiguresEditor(join(folder, 'mine.json'), 0);
  expect((await save({ ...page, revision }, 'After')).status).toBe(200);

  const behind = await read();
  expect((await save(behind, 'Elsewhere')).status).toBe(200);
  await editor.close();
  editor = await openFiguresEditor(join(folder, 'mine.json'), 0);
  expect((await save(behind, 'Lost')).status).toBe(409);
  expect((await read()).content.name).toBe('Elsewhere');
});

it('does not save over what another editor of the file, or a text editor, wrote since', async () => {
  const file = join(folder, 'mine.json');
  const page = await read();
  const other = await openFiguresEditor(file, 0);
  try {
    const { revision } = (await (await fetch(`${other.url}content`)).json()) as Saved;
    const body = JSON.stringify({ ...page.content, name: 'By the other' });
    await fetch(`${other.url}content/${revision}`, { method: 'PUT', body });
  } finally {
    await other.close();
  }
  expect((await save(page, 'Lost')).status).toBe(409);
  const fresh = await read();
  expect(fresh.content.name).toBe('By the other');

  writeFileSync(file, '{ "name": "By hand" }');
  expect((await save(fresh, 'Lost')).status).toBe(409);
  expect((await read()).content.name).toBe('By hand');
});

it('says in the terminal why it could not save, and takes the same change from the same page later', async () => {
  const terminal = vi.spyOn(console, 'error').mockImplementation(() => {});
  const blocker = join(folder, 'mine.json.new');
  const page = await read();
  mkdirSync(blocker);
  expect((await save(page, 'Full')).status).toBe(500);
  expect(terminal.mock.calls).toEqual([[expect.stringMatching(/^Not saved: EISDIR.*mine\.json\.new'$/)]]);
  terminal.mockRestore();
  rmdirSync(blocker);
  expect((await save(page, 'Free')).status).toBe(200);
});

it('says how to choose another port if its own is taken', async () => {
  const { port } = new URL(editor.url);
  await expect(openFiguresEditor(join(folder, 'mine.json'), Number(port))).rejects.toThrow(
    `Port ${port} is taken, perhaps by another editor. Name another one by --port; 0 takes a free one.`,
  );
});

it('does not start with wrong settings, which would leave out the file that they name', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/figures/index.ts'], {
    env: { PATH: process.env.PATH, CALEDONIA_CONTENT: join(folder, 'mine.json'), LOG_LEVEL: 'loud' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stderr).toBe('Invalid configuration:\n  LOG_LEVEL must be one of info, warn, error\n');
  expect(status).toBe(2);
});
