/** Labels of views, grouped by subject. */
import type { Clan, Good, Import, Land, ScoringRule, SoloTitle } from '../../content/index.ts';
import { boardTranslator, type Language, landsText, scoringText, thingName } from '../../text/index.ts';
import { drawable } from '../signs.ts';

/** Returns a number as text, with a typographic minus if it is negative. */
export const minusText = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** Returns the labels in a language. */
export function wordsFor(language: Language) {
  /** A heading or label. */
  const say = boardTranslator(language);
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  const name = (list: Parameters<typeof thingName>[0], key: string) =>
    capital(thingName(list, key, 1, language));
  return {
    say,
    good: (good: Good) => name('goods', good),
    import: (good: Import) => name('imports', good),
    clan: (clan: Clan) => name('clans', clan),
    title: (title: SoloTitle) => name('titles', title),
    lands: (lands: readonly Land[]) => capital(landsText(lands, language)),
    /** A scoring tile's subject in a word or two. */
    scoring: (rule: ScoringRule) => capital(scoringText(rule, language).short),
    /** A player's name as it can be drawn. Default: the seat. */
    player: (names: readonly string[], seat: number) =>
      drawable(names[seat] ?? '') || say('seat', { number: seat + 1 }),
    /** A sum of money: "£12", "−£3". */
    pounds: (amount: number) => (amount < 0 ? '−' : '') + say('pounds', { amount: Math.abs(amount) }),
    signed: (amount: number) => (amount < 0 ? '−' : '+') + Math.abs(amount),
  };
}

/** Every label of a picture. Names are capitalized; those from `say` are as in the catalogue. */
export type Words = ReturnType<typeof wordsFor>;
