import { MessageChannel } from 'node:worker_threads';

const nowhere = new MessageChannel().port1;
nowhere.close();

/**
 * Frees memory immediately by transferring it nowhere. Otherwise these large buffers trigger the garbage
 * collector twice per picture.
 */
export function freeMemory(memory: ArrayBuffer): void {
  nowhere.postMessage(undefined, [memory]);
}
