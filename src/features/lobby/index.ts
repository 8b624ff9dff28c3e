/** The lobby: opening a game, joining it, its options, its start. */

export type { LobbyService } from './service.ts';
export { createLobbyService } from './service.ts';
