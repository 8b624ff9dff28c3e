/** Processes that do heavy work beside the bot, so that it keeps responding and gets their memory back. */
export { endWithParent } from './end-with-parent.ts';
export { serveTasks } from './serve-tasks.ts';
export {
  createWorkerProcess,
  ProcessEndedError,
  TaskTimeoutError,
  type WorkerProcess,
} from './worker-process.ts';
