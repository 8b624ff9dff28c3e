import { closeIdleLobby } from '../../core/game/vacate.ts';
import type { JobHandler } from '../../core/scheduler/scheduler.ts';

export const lobbyJobs = { closeLobby: closeIdleLobby } satisfies Record<string, JobHandler>;
