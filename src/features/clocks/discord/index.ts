import type { Feature } from '../../../discord/shared/feature.ts';
import { clockCommands } from './commands.ts';
import {
  awayPost,
  cameBackPost,
  haltedPost,
  nudgedPost,
  rescuedPost,
  satInPost,
  setAsidePost,
  takenUpPost,
  timeUpPost,
  wentOnPost,
} from './posts.ts';
import { reminderRoutes } from './reminders.ts';
import { timeoutRoutes } from './timeouts.ts';

export const clocks = {
  commands: clockCommands,
  routes: [...reminderRoutes, ...timeoutRoutes],
  posts: {
    nudged: nudgedPost,
    timeUp: timeUpPost,
    rescued: rescuedPost,
    satIn: satInPost,
    cameBack: cameBackPost,
    setAside: setAsidePost,
    takenUp: takenUpPost,
    halted: haltedPost,
    wentOn: wentOnPost,
    away: awayPost,
  },
} satisfies Feature;
