/** The lobby: opening a game, joining it, its options, its start. */
export { createLobby } from './service.ts';
