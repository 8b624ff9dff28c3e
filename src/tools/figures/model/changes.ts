/** Picks what an owner has changed, to contribute it. The result is a content file too. */
import { CONTENT, type Content } from '../../../content/index.ts';

/** Returns the tables, map sides and port positions that differ from the shipped ones, under the content's name. */
export function changesOf(content: Content): Record<string, unknown> {
  const tables = differing(content, CONTENT, (key) => key !== 'name' && key !== 'maps');
  const sides = differing(content.maps.sides, CONTENT.maps.sides, () => true);
  const ports = differing(content.maps.ports, CONTENT.maps.ports, () => true);
  const maps = {
    ...(Object.keys(sides).length > 0 ? { sides } : {}),
    ...(Object.keys(ports).length > 0 ? { ports } : {}),
  };
  return { name: content.name, ...tables, ...(Object.keys(maps).length > 0 ? { maps } : {}) };
}

function differing<T extends object>(mine: T, shipped: T, counts: (key: string) => boolean): Partial<T> {
  const entries = Object.entries(mine).filter(
    ([key, value]) =>
      counts(key) && JSON.stringify(value) !== JSON.stringify((shipped as Record<string, unknown>)[key]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
