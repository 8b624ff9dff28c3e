/** A local Discord simulator with a web page: the public interface of this folder. It knows nothing about the game. */

export { isLoopback } from './origin-check.ts';
export type { CommandInput, PageEvent, PageMessage, PageRequest } from './page-protocol.ts';
export type { RestRequest } from './rest-request.ts';
export { startPlayground } from './start.ts';
export type {
  InteractionResult,
  Playground,
  PlaygroundOptions,
  PlaygroundUser,
} from './types.ts';
export type { Span } from './web/model/inline.ts';
export { type Block, type ListItem, parseMarkdown } from './web/model/markdown.ts';
export { timeInWords } from './web/model/times.ts';
