/** Entry point of the drawing process, the only place that draws. */
import { serveTasks } from '../workers/index.ts';
import { runTask } from './worker-tasks.ts';

/** Niceness relative to the bot: texts and pings take precedence over pictures. */
const NICENESS = 5;

serveTasks(runTask, NICENESS);
