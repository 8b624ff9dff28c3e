/** Every sentence a person reads, in every language: the door of this folder. */

export type { Exactly } from './arguments.ts';
export { boardWords } from './board.ts';
export {
  type BotData,
  type BotKey,
  type BotSpeaker,
  type PlainKey,
  phrase,
  phrases,
  speaker,
} from './bot-text.ts';
export { priceMove, signed, signedText } from './data.ts';
export { actionText, decisionText, problemText, rejectionText } from './decision-text.ts';
export { describeWords } from './describe.ts';
export {
  clanText,
  contractText,
  countedText,
  listText,
  moneyText,
  offerText,
  optionText,
  playerText,
  portText,
  rowText,
  scoringText,
  thingName,
} from './entity-names.ts';
export { sectionsOf } from './event-sections.ts';
export { fragments } from './icu.ts';
export {
  catalogueOf,
  FALLBACK,
  type Language,
  languageFor,
  languageName,
  languages,
  learn,
  localeOf,
  spokenAs,
  type Tongue,
} from './languages.ts';
export { logLine, logLines } from './log.ts';
export { scoreTable, verdictText } from './scores.ts';
export type { TextContext } from './text-context.ts';
export { type Recorded, type Step, transcript } from './transcript/index.ts';
