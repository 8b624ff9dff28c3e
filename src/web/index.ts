/** Serves the pages of games on the web: to read and to watch, not to play. */
export { openWeb, type Web, type WebOptions } from './server.ts';
