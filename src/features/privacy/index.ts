export { createPrivacyService, type PrivacyService } from './service.ts';
