/** Guides a user at the keyboard who clicks in Discord. */
import { createInterface } from 'node:readline/promises';
import { MINUTE_MS } from '../../durations.ts';
import type { Hands } from './stage.ts';

const CLICK_TIMEOUT_MS = 3 * MINUTE_MS;

/** Creates a guide that prints instructions and waits for Enter where necessary. */
export function guide(): Hands & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    ask: ({ say }) => void process.stdout.write(`  > ${say}\n`),
    done: async ({ say }) => void (await lines.question(`  > ${say} Then press Enter here. `)),
    timeoutMs: CLICK_TIMEOUT_MS,
    close: () => lines.close(),
  };
}
