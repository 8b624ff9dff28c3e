/** Every sentence a person reads, in every language: the door of this folder. */

export type { Exactly } from './arguments.ts';
export { actionText, decisionText, problemText, rejectionText } from './ask.ts';
export { boardWords } from './board.ts';
export { priceMove, signed, signedText } from './data.ts';
export { describeWords } from './describe.ts';
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
export { fragments } from './messages.ts';
export {
  type BotData,
  type BotKey,
  type BotSpeaker,
  type PlainKey,
  phrase,
  phrases,
  speaker,
} from './phrase.ts';
export { scoreTable, verdictText } from './scores.ts';
export { sectionsOf } from './sections.ts';
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
} from './things.ts';
export { type Recorded, type Step, transcript } from './transcript/index.ts';
export type { Pictured, TextContext } from './voice.ts';
