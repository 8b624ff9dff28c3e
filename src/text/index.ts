/** Every text that users read, in every language: the entry point of this folder. */

export { hasFormatter } from './argument-formatters.ts';
export type { Exactly } from './arguments.ts';
export { boardTranslator } from './board.ts';
export * from './bot-text.ts';
export { hasPorts, landFor, priceMove, signed, signedText } from './data.ts';
export { actionText, decisionText, problemText, rejectionText } from './decision-text.ts';
export { describeTranslator } from './describe.ts';
export * from './entity-names.ts';
export { sectionsOf } from './event-sections.ts';
export { fragments, parseMessage } from './icu.ts';
export {
  catalogueOf,
  FALLBACK,
  type Language,
  type LanguageDefinition,
  languageFor,
  languageName,
  languages,
  localeOf,
  matchLocale,
  registerLanguage,
  translationOf,
} from './languages.ts';
export { logLine, logLines } from './log.ts';
export { scoreList, scoreTable, verdictText } from './scores.ts';
export type { EmblemSubject, TextContext } from './text-context.ts';
