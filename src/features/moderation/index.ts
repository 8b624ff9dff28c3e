/** Moderation of games and members. */
export { createModerationService, type ModerationService } from './service.ts';
