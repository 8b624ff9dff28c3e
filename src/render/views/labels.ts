/** Labels of views, grouped by subject. */
import {
  type Clan,
  type Good,
  type Import,
  type Meat,
  type PortEffect,
  type ScoringRule,
  SHIPPING_LEVELS,
  type SoloTitle,
  type Technology,
  type Unit,
} from '../../content/index.ts';
import type { Phase } from '../../engine/index.ts';
import { boardTranslator, type Language, portText, scoringText, thingName } from '../../text/index.ts';

/** Returns the labels in a language. */
export function wordsFor(language: Language) {
  /** A heading or label. */
  const say = boardTranslator(language);
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  const name = (list: Parameters<typeof thingName>[0], key: string, count = 1) =>
    capital(thingName(list, key, count, language));
  return {
    say,
    good: (good: Good) => name('goods', good),
    import: (good: Import) => name('imports', good),
    meat: (meat: Meat) => name('meats', meat),
    unit: (unit: Unit, count?: number) => name('units', unit, count),
    clan: (clan: Clan) => name('clans', clan),
    technology: (technology: Technology) => name('technologies', technology),
    /** The shipping level with this index. */
    shipping: (level: number) => name('shipping', SHIPPING_LEVELS[level] ?? 'none'),
    phase: (phase: Phase) => name('phases', phase),
    title: (title: SoloTitle) => name('titles', title),
    /** A port's effect in a word or two. */
    port: (effect: PortEffect) => capital(portText(effect, language).short),
    /** A scoring tile's subject in a word or two. */
    scoring: (rule: ScoringRule) => capital(scoringText(rule, language).short),
    /** A player's name. Default: the seat. */
    player: (names: readonly string[], seat: number) => names[seat] ?? say('seat', { number: seat + 1 }),
    /** A sum of money: "£12", "−£3". */
    pounds: (amount: number) => (amount < 0 ? '−' : '') + say('pounds', { amount: Math.abs(amount) }),
    /** A number with its sign. */
    signed: (amount: number) => (amount < 0 ? '−' : '+') + Math.abs(amount),
  };
}

/** Every label of a picture. Names are capitalized; those from `say` are as in the catalogue. */
export type Words = ReturnType<typeof wordsFor>;
