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

/** Every label of a picture. Names are capitalized; those from `say` are as in the catalogue. */
export interface Words {
  /** A heading or label. */
  readonly say: ReturnType<typeof boardTranslator>;
  good(good: Good): string;
  import(good: Import): string;
  meat(meat: Meat): string;
  unit(unit: Unit, count?: number): string;
  clan(clan: Clan): string;
  technology(technology: Technology): string;
  /** The shipping level with this index. */
  shipping(level: number): string;
  phase(phase: Phase): string;
  title(title: SoloTitle): string;
  /** A port's effect in a word or two. */
  port(effect: PortEffect): string;
  /** A scoring tile's subject in a word or two. */
  scoring(rule: ScoringRule): string;
  /** A player's name. Default: the seat. */
  player(names: readonly string[], seat: number): string;
  /** A sum of money: "£12", "−£3". */
  pounds(amount: number): string;
  /** A number with its sign. */
  signed(amount: number): string;
}

/** Returns the labels in a language. */
export function wordsFor(language: Language): Words {
  const say = boardTranslator(language);
  const capital = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  const name = (list: Parameters<typeof thingName>[0], key: string, count = 1) =>
    capital(thingName(list, key, count, language));
  return {
    say,
    good: (good) => name('goods', good),
    import: (good) => name('imports', good),
    meat: (meat) => name('meats', meat),
    unit: (unit, count) => name('units', unit, count),
    clan: (clan) => name('clans', clan),
    technology: (technology) => name('technologies', technology),
    shipping: (level) => name('shipping', SHIPPING_LEVELS[level] ?? 'none'),
    phase: (phase) => name('phases', phase),
    title: (title) => name('titles', title),
    port: (effect) => capital(portText(effect, language).short),
    scoring: (rule) => capital(scoringText(rule, language).short),
    player: (names, seat) => names[seat] ?? say('seat', { number: seat + 1 }),
    pounds: (amount) => (amount < 0 ? '−' : '') + say('pounds', { amount: Math.abs(amount) }),
    signed: (amount) => (amount < 0 ? '−' : '+') + Math.abs(amount),
  };
}
