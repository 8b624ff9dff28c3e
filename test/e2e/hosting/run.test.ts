/** `bin/run` in a plain folder, with a Node that only says what it is asked to run. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const RUN = fileURLToPath(new URL('../../../bin/run', import.meta.url));
const NODE = `#!/bin/sh
case "$1" in -p) echo linux x64 127 ;; --version) echo v22.12.0 ;; *) echo "runs $*" ;; esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caledonia-run-'));
  for (const name of ['bin', 'dist', 'node_modules', 'path']) mkdirSync(join(folder, name));
  cpSync(RUN, join(folder, 'bin/run'));
  write('dist/program.mjs', '');
  write('node_modules/.built-for', 'linux x64 127\n');
  write('path/node', NODE);
  chmodSync(join(folder, 'path/node'), 0o755);
  // What the script needs of the usual path, which may have another Node.
  for (const tool of ['/bin/bash', '/usr/bin/dirname'])
    symlinkSync(tool, join(folder, 'path', basename(tool)));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const remove = (name: string) => rmSync(join(folder, name));

function run(...args: readonly string[]) {
  const env = { PATH: join(folder, 'path') };
  const { status, stdout, stderr } = spawnSync(join(folder, 'bin/run'), args, { encoding: 'utf8', env });
  return [status, stdout + stderr];
}

it('runs the program, also in an image, which has no mark of its packages', () => {
  const started = [0, expect.stringMatching(/^runs .* dist\/program[.]mjs\n$/)];
  expect(run()).toEqual(started);
  remove('node_modules/.built-for');
  expect(run()).toEqual(started);
});

it('finds its folder in a shell whose CDPATH leads to another bin', () => {
  mkdirSync(join(folder, 'home/bin'), { recursive: true });
  const env = { PATH: join(folder, 'path'), CDPATH: join(folder, 'home') };
  const { stdout } = spawnSync('bin/run', { encoding: 'utf8', cwd: folder, env });
  expect(stdout).toMatch(/^runs .* dist\/program[.]mjs\n$/);
});

it('runs `npm run backup` with the same checks', () => {
  const { scripts } = JSON.parse(readFileSync(join(RUN, '../../package.json'), 'utf8'));
  expect(scripts.backup).toBe('bin/run backup');
  expect(run('backup', '--out', 'a b.db')).toEqual([1, 'The bot is not built yet: run bin/prepare.\n']);
  write('dist/backup.mjs', '');
  expect(run('backup', '--out', 'a b.db')).toEqual([
    0,
    expect.stringMatching(/ dist\/backup[.]mjs --out a b[.]db\n$/),
  ]);
});

it.each<[string, () => void, RegExp]>([
  ['there is no Node', () => remove('path/node'), /^There is no Node in PATH .*operations[.]md[.]\n$/],
  ['it is not built', () => remove('dist/program.mjs'), /^The bot is not built yet: run bin\/prepare[.]\n$/],
  [
    'its packages are those of another Node',
    () => write('node_modules/.built-for', 'linux x64 115\n'),
    /^bin\/prepare has run with another version .*v22[.]12[.]0[.]\n {2}Run it again .*\n$/,
  ],
])('says what to do if %s', (_, change, said) => {
  change();
  expect(run()).toEqual([1, expect.stringMatching(said)]);
});
