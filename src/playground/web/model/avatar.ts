/** Default avatars: initials on a stable colour. */

/** Dark enough for white letters. */
const COLOURS = ['#c2410c', '#0f766e', '#7e22ce', '#be185d', '#15803d', '#1d4ed8', '#a16207', '#0e7490'];

export function initials(name: string): string {
  const [first = '?', second = ''] = name.trim().split(/\s+/);
  const letter = (word: string) => [...word][0] ?? '';
  return (letter(first) + letter(second)).toUpperCase() || '?';
}

/** Returns the colour for an index among all users; the first eight are distinct. */
export const colour = (place: number): string => COLOURS[Math.max(place, 0) % COLOURS.length] ?? '#5865f2';
