/** Shortens the SVG that cairo writes, to less than half. */

const HEX = (percent: string): string =>
  Math.round(Number(percent) * 2.55)
    .toString(16)
    .padStart(2, '0');

/** Precision after rounding: coordinates to 1/10 pixel at the natural size, factors (below 1) to 1/10,000. */
const PARTS = { coordinate: 10, factor: 10_000 } as const;

const rounded = (digits: string): string => {
  const value = Number(digits);
  const parts = PARTS[Math.abs(value) < 1 ? 'factor' : 'coordinate'];
  return String(Math.round(value * parts) / parts);
};

/** Returns the same drawing with rounded numbers, without defaults, and with each clip once. Its size is that of its view box. */
export function compactSvg(svg: string): string {
  return withSharedClips(withShortNumbers(svg));
}

const withShortNumbers = (svg: string): string =>
  svg
    .replace(/^<\?xml.*\?>\n/, '')
    .replace(/rgb\(([\d.]+)%, ?([\d.]+)%, ?([\d.]+)%\)/g, (_, r, g, b) => `#${HEX(r)}${HEX(g)}${HEX(b)}`)
    .replace(/(?:fill-rule:nonzero|(?:fill|stroke)-opacity:1|stroke-miterlimit:10|stroke:none);/g, '')
    .replace(/-?\d+\.\d+/g, rounded)
    .replace(/ Z M [-\d.]+ [-\d.]+ ?"/g, 'Z"')
    .replace(/(?<=[ "])([MLCZ]) /g, '$1')
    .replace(/style=" ?/g, 'style="')
    .replace(/(?<=width="\d+|height="\d+)pt"/g, '"');

/** Keeps one definition of equal clips; Cairo defines a clip again for every stroke within it. */
function withSharedClips(svg: string): string {
  const idByClip = new Map<string, string>();
  const idById = new Map<string, string>();
  return svg
    .replace(/<clipPath id="(\w+)">(.*?)<\/clipPath>\n/gs, (definition, id: string, clip: string) => {
      const known = idByClip.get(clip);
      idById.set(id, known ?? id);
      if (known !== undefined) return '';
      idByClip.set(clip, id);
      return definition;
    })
    .replace(/(?<=url\(#)\w+/g, (id) => idById.get(id) ?? id);
}
