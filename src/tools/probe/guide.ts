/** A person at a keyboard, who is told what to click in Discord. */
import { createInterface } from 'node:readline/promises';
import { MINUTE_MS } from '../../durations.ts';
import type { Hands } from './stage.ts';

/** Milliseconds that somebody may take for a click. */
const PATIENCE = 3 * MINUTE_MS;

/** Somebody who reads what we write, and presses Enter where we ask for it. */
export function guide(): Hands & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    ask: ({ say }) => void process.stdout.write(`  > ${say}\n`),
    done: async ({ say }) => void (await lines.question(`  > ${say} Then press Enter here. `)),
    patience: PATIENCE,
    close: () => lines.close(),
  };
}
