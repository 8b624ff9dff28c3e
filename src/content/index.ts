/** The printed values of the game, shipped or from a file. No behaviour; imports no other folder. */
export { findProblems } from './check.ts';
export { contentId } from './content-hash.ts';
export { CONTENT } from './default-content.ts';
export * from './hexes.ts';
export { loadContent } from './load.ts';
export { type ParsedContent, parseContent, parseDraft } from './parse.ts';
export type { ContentProblem, ContentProblemCode, Expected } from './problems.ts';
export { costProvenance, landProvenance, PROVENANCE_TABLES, provenanceSummary } from './provenance.ts';
export type * from './schema.ts';
export { SOLO_TITLES } from './schema.ts';
export {
  CONTENT_VERSION,
  type Conversions,
  convert,
  createContentReader,
  readContent,
  serializeContent,
} from './serialization.ts';
export * from './units.ts';
export * from './vocabulary.ts';
