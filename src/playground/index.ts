/** A local Discord simulator with a web page: the public interface of this folder. It knows nothing about the game. */

export type { Album, AlbumEntry } from './album.ts';
export { albumPage } from './album-page.ts';
export { isLoopback } from './origin-check.ts';
export type { CommandInput, PageEvent, PageMessage, PageRequest } from './page-protocol.ts';
export { componentsOf } from './request-schemas.ts';
export type { RestRequest } from './rest-request.ts';
export { type Playground, startPlayground } from './start.ts';
export type { InteractionResult, PlaygroundOptions } from './types.ts';
export type { PlaygroundUser } from './user.ts';
