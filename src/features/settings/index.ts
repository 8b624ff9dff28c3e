/** Settings of users and servers. */
export type { SettingsResult, SettingsService } from './service.ts';
export { createSettingsService } from './service.ts';
