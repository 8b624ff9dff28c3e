/** Settings of users and servers. */

export type { Changes, SettingsService, Settled } from './service.ts';
export { createSettings } from './service.ts';
