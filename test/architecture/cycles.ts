/** Finds import cycles: files that cannot be loaded one after the other. */
import { target } from './rules.ts';
import type { Source } from './scan.ts';

/** One cycle, as the files along it with the first one again at the end; `undefined` if there is none. */
export function cycle(sources: readonly Source[]): string[] | undefined {
  // Types are gone when the program runs, so they may go in circles.
  const edges = new Map(
    sources.map((source) => [
      source.path,
      source.imports.filter(({ typeOnly }) => !typeOnly).map(({ from }) => target(source, from)),
    ]),
  );
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const next of edges.get(path) ?? []) {
      const round = visit(next, [...trail, path]);
      if (round) return round;
    }
    done.add(path);
    return undefined;
  };
  for (const path of edges.keys()) {
    const round = visit(path, []);
    if (round) return round;
  }
  return undefined;
}
