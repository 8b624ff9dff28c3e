/** What moderators can do. */
export { createExport } from './export.ts';
export { createModeration } from './service.ts';
