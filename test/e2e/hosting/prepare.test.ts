/** `bin/prepare` in a plain folder, with a Node and an npm that only pretend: what it does again, and what not. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../../bin', import.meta.url));
const NODE = '#!/bin/sh\n[ "$1" != -p ] || echo 22.12.0\n';
/** Bundles one file, and then only succeeds if told so. */
const NPM =
  '#!/bin/sh\ncase "$*" in *bundle) mkdir -p dist; touch dist/program.mjs; [ -n "$SUCCEEDS" ] ;; esac\n';

const folder = mkdtempSync(join(tmpdir(), 'caledonia-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  cpSync(BIN, join(folder, 'bin'), { recursive: true });
  const files = {
    ...{ 'path/node': NODE, 'path/npm': NPM, 'src/main.ts': '', 'package-lock.json': '' },
    ...{ 'prisma/schema.prisma': '', 'prisma/postgres/schema.prisma': '' },
    'src/storage/generated/made-from.txt': '22.12.0\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of ['path/node', 'path/npm']) chmodSync(join(folder, name), 0o755);
});

function prepare(settings: Readonly<Record<string, string>>) {
  const env = { PATH: `${join(folder, 'path')}:${process.env.PATH}`, HOME: folder, ...settings };
  const { status, stdout, stderr } = spawnSync(join(folder, 'bin/prepare'), { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

it('bundles again what was interrupted or failed, and nothing that is complete', () => {
  expect(prepare({})).toEqual({ status: 1, said: expect.stringContaining('could not be bundled') });
  expect(prepare({})).toEqual({ status: 1, said: expect.stringContaining('could not be bundled') });
  expect(prepare({ SUCCEEDS: 'yes' }).status).toBe(0);
  expect(prepare({})).toEqual({ status: 0, said: expect.stringContaining('dist is up to date') });
});
