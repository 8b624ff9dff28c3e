/** Settings of users and servers. */

export type { Changes, SettingsResult, SettingsService } from './service.ts';
export { createSettingsService } from './service.ts';
