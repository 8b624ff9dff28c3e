/** Continues a game in another channel of its server. */
export { createRelocationService, type RelocationService } from './service.ts';
