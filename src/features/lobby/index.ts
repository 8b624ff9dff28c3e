/** Lobby: creating a game, joining, options, starting. */
export { lobbyJobs } from './jobs.ts';
export type { LobbyService } from './service.ts';
export { createLobbyService } from './service.ts';
