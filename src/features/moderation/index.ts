/** Moderation of games and members. */
export { createModerationService } from './service.ts';
export type { ModerationService } from './types.ts';
