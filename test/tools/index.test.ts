/** `npm run tools`: the list, running a tool by name, and unknown names. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const tools = (...args: readonly string[]) =>
  new Promise<Ended>((resolve) => {
    const command = ['--import', 'tsx', 'src/tools/index.ts', ...args];
    const child = execFile(process.execPath, command, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const SCRIPT = new URL('../../src/tools/index.ts', import.meta.url);
let runs = 0;

/** The same in this process, which has loaded most modules of a tool. It starts each tool once. */
async function toolsHere(...args: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const listen = (to: 'out' | 'err') => (text: string | Uint8Array) => {
    said[to] += text;
    return true;
  };
  const { argv, exitCode } = process;
  vi.spyOn(process.stdout, 'write').mockImplementation(listen('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(listen('err'));
  try {
    process.argv = [...argv.slice(0, 2), ...args];
    process.exitCode = undefined;
    await import(`${SCRIPT.href}?${runs++}`);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    vi.restoreAllMocks();
    Object.assign(process, { argv, exitCode });
  }
}

const namesIn = (text: string) => [...text.matchAll(/^ {2}([a-z:]+) {2,}\S/gm)].map(([, name]) => name);

describe('npm run tools', () => {
  it('lists every tool that has an npm command, by the same name', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const runsATool = (command: string) =>
      /tsx src\/tools\/(?!index\.ts|postgres-schema\.ts)|bin\/run backup/.test(command);
    const commands = Object.keys(scripts).filter((name) => runsATool(scripts[name] ?? ''));
    const { code, out } = await tools();
    expect(code).toBe(0);
    expect(namesIn(out).sort()).toEqual([...commands, 'bench'].sort());
    expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it.each(['phone', 'page'])(
    'refuses a browser for %s that is not there, instead of another',
    async (name) => {
      const browser = 'node_modules/no-such-chromium';
      const { code, out, err } = await toolsHere(name, '--chromium', browser);
      expect([code, out, err]).toEqual([2, '', `There is no ${browser}.\n`]);
    },
  );

  it('passes the arguments that follow the name to the tool', async () => {
    const { code, out } = await tools('simulate', '--players', '1', '--games', '1', '--seed', 'abc');
    expect(code).toBe(0);
    expect(out).toMatch(/games=1 .*violations=0/);
    expect(await tools('simulate', '--players', '9')).toMatchObject({ code: 2, out: '' });
  });

  it('names no default where there is none', async () => {
    const { code, out } = await toolsHere('train', '--help');
    expect([code, out.match(/.*\(default: \)/g)]).toEqual([0, null]);
  });

  it('starts no tool without options if some are given', async () => {
    const about = 'assets redraws the shipped pictures in assets/. It has no options.\n';
    expect(await toolsHere('assets', '--help')).toEqual({ code: 0, out: about, err: '' });
    expect(await toolsHere('assets', '--dry')).toEqual({ code: 2, out: '', err: about });
  });

  it.each(['simulat', 'toString', '../main'])('refuses %s and shows the list', async (name) => {
    const { code, out, err } = await toolsHere(name);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`There is no tool called "${name}".`);
    expect(namesIn(err)).toContain('simulate');
  });
});
