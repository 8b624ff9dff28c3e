/** Continues a game in another channel of its server. */
export { createRelocationService, type Destination, type RelocationService } from './service.ts';
