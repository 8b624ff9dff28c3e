/** Pages of games on the web, for readers only. */
export type { PageChange, WebPageService } from './service.ts';
export { createWebPageService, PAGE_CHANGES } from './service.ts';
