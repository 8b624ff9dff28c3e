/** Names of the levels of computers, alone and after a given name: "Isla (Laird)". */
import type { Level } from '../../ai/index.ts';
import { botText, languages } from '../../text/index.ts';

/** Returns the name of a level, such as "Laird". */
export const levelText = (level: Level, language: string): string =>
  botText('computers', level, {}, language);

/** Returns a given name with a level: "Ewan (Laird)". */
export const withLevel = (name: string, level: Level, language: string): string =>
  botText('computers', 'named', { name, what: levelText(level, language) }, language);

/** Returns the name of a computer with its level in a language: "Isla (Laird)" is "Isla (Terrateniente)". */
export function translatedLevel(name: string, level: Level, language: string): string {
  const stored = languages
    .map(({ code }) => withLevel('', level, code))
    .find((ending) => name.includes(ending));
  return stored === undefined ? name : name.replace(stored, withLevel('', level, language));
}
