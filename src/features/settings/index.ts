/** Settings of users and servers. */
export { createSettings } from './service.ts';
