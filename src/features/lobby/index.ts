export type { LobbyService } from './service.ts';
export { createLobbyService } from './service.ts';
