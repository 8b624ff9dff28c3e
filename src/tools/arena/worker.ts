/** Worker thread of the arena: plays each match it receives. */
import { parentPort } from 'node:worker_threads';
import { type Match, playMatch } from './match.ts';

parentPort?.on('message', (match: Match) => {
  parentPort?.postMessage(playMatch(match, () => performance.now()));
});
