/** A user's stored data: exporting and erasing it. */
export { createPrivacyService, type PrivacyService } from './service.ts';
