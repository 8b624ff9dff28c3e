/** A user's stored data: exporting and erasing it. */
export { createPrivacy, ERASED_FROM, type Erasure, type PrivacyService } from './service.ts';
