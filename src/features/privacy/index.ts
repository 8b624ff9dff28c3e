/** A user's stored data: exporting and erasing it. */
export { createPrivacyService, ERASURE_EFFECTS, type Erasure, type PrivacyService } from './service.ts';
