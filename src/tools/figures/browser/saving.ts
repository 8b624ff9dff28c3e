/** Saves changes as they are made; of several that wait, only the newest, which has them all. */
import type { Content } from '../../../content/index.ts';

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'elsewhere' | 'failed';

/** Time in which changes are collected, and time after which saving is tried again. */
const COLLECT_MS = 150;
const RETRY_MS = 2_000;

/** Returns a function that saves content. `show` receives the state of saving. */
export function createSaver(revision: string, show: (state: SaveState) => void): (content: Content) => void {
  let current = revision;
  let waiting: Content | undefined;
  let busy = false;
  let timer: number | undefined;

  async function run(): Promise<void> {
    if (busy || waiting === undefined) return;
    busy = true;
    const content = waiting;
    waiting = undefined;
    const answer = await fetch(`content/${current}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
    }).catch(() => undefined);
    const next = answer?.ok === true ? ((await answer.json()) as { revision: string }).revision : undefined;
    busy = false;
    if (answer?.status === 409) return show('elsewhere');
    if (next === undefined) {
      waiting ??= content;
      show('failed');
      setTimeout(() => void run(), RETRY_MS);
      return;
    }
    current = next;
    if (waiting === undefined) show('saved');
    else await run();
  }

  return (content) => {
    waiting = content;
    show('saving');
    if (timer !== undefined) return;
    timer = window.setTimeout(() => {
      timer = undefined;
      void run();
    }, COLLECT_MS);
  };
}
