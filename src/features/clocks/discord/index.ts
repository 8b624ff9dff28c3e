import type { Feature } from '../../../discord/shared/feature.ts';
import { clockCommands } from './commands.ts';
import {
  absencePost,
  pausedPost,
  reactivatedPost,
  reminderPost,
  resumedPost,
  returnPost,
  steppedDownPost,
  substitutionPost,
  suspendedPost,
  timeoutResolvedPost,
  timeUpPost,
} from './posts.ts';
import { reminderRoutes } from './reminders.ts';
import { timeoutRoutes } from './timeouts.ts';

export const clocks = {
  commands: clockCommands,
  routes: [...reminderRoutes, ...timeoutRoutes],
  posts: {
    nudged: reminderPost,
    timeUp: timeUpPost,
    rescued: timeoutResolvedPost,
    satIn: substitutionPost,
    cameBack: returnPost,
    steppedDown: steppedDownPost,
    setAside: suspendedPost,
    takenUp: reactivatedPost,
    halted: pausedPost,
    wentOn: resumedPost,
    away: absencePost,
  },
} satisfies Feature;
