/** Every sentence a person reads, in every language: the door of this folder. */
export { actionText, decisionText, problemText, rejectionText } from './ask.ts';
export { boardWord } from './board.ts';
export type { BoardWord, DescribeWord } from './catalogue.ts';
export { priceMove } from './data.ts';
export { describeWord } from './describe.ts';
export { catalogueOf, FALLBACK, type Language, languageFor, languages } from './languages.ts';
export { logLine, logLines } from './log.ts';
export { type BotKey, phrase, phrases } from './phrase.ts';
export { scoreTable, verdictText } from './scores.ts';
export { sectionsOf } from './sections.ts';
export {
  clanText,
  contractText,
  offerText,
  optionText,
  playerText,
  portText,
  scoringText,
  thingName,
} from './things.ts';
export { type Recorded, type Step, transcript } from './transcript/index.ts';
export type { TextContext } from './voice.ts';
