/** Lobby: creating a game, joining, options, starting. */
export type { LobbyService } from './service.ts';
export { createLobbyService } from './service.ts';
