/** `npm run shake`: runs tests repeatedly on a busy machine. See `--help`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './command-line.ts';
import { parseShakeArgs, type ShakeOptions } from './shake/args.ts';
import { compareRuns, type Run, runOf } from './shake/report.ts';

/** Runs the tests once and returns their results. Rejects if vitest writes no report. */
async function runTests(files: readonly string[], folder: string, number: number): Promise<Run> {
  const report = join(folder, `${number}.json`);
  const began = performance.now();
  const child = spawn(
    'npx',
    ['vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await once(child, 'close');
  const run = runOf(readFileSync(report, 'utf8'));
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`run ${number}: ${run.size} tests in ${seconds} s\n`);
  return run;
}

async function shake({ runs, loops, files }: ShakeOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-shake-'));
  const busy = Array.from(
    { length: loops },
    (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  // Ends the busy loops on any exit.
  process.once('exit', () => {
    for (const child of busy) child.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  try {
    const done: Run[] = [];
    for (let number = 1; number <= runs; number++) done.push(await runTests(files, folder, number));
    const { tests, failed, differing } = compareRuns(done);
    for (const [name, numbers] of failed) {
      process.stdout.write(`failed in ${numbers.join(', ')} of ${runs}: ${name}\n`);
    }
    process.stdout.write(
      `shake: runs=${runs} tests=${tests} failed=${failed.size} differing=${differing.length}\n`,
    );
    return failed.size + differing.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Exits at once, without waiting for the busy loops.
await main(parseShakeArgs, shake);
process.exit();
