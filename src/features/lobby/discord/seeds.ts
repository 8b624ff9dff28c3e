import type { LobbySettings } from '../../../core/index.ts';
import { botText, languages } from '../../../text/index.ts';

/** Parses a typed seed: nothing, or the word “random” of any language, draws a new one. */
export function seedFrom(typed: string): Pick<LobbySettings, 'seed' | 'drawSeed'> {
  const seed = typed.trim();
  const words = ['', ...languages.map(({ code }) => botText('lobby', 'seedRandom', {}, code))];
  return words.includes(seed.toLowerCase()) ? { drawSeed: true } : { seed };
}
