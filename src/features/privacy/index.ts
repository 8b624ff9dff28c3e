/** A user's stored data: exporting and erasing it. */
export { createPrivacy } from './service.ts';
