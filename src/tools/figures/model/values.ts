/** Edits any figure of the content by its path. Edited content shares what did not change. */
import { type Content, PROVENANCES, type Provenance } from '../../../content/index.ts';

/** Keys and indexes from the content to a value. */
export type Path = readonly string[];

/** Returns the value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}

/** Returns a copy with another value at a path. */
export function withValue<T>(value: T, path: Path, inner: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return inner as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, inner);
  return copy as T;
}

/** Returns content with another figure. Its entry then counts as observed, as does one with the same figure. */
export function withFigure(content: Content, path: Path, figure: unknown): Content {
  return confirmEntry(withValue(content, path, figure), path);
}

/** Returns content in which the entry around a path counts as observed. */
export function confirmEntry(content: Content, path: Path): Content {
  const mark = markPath(content, path);
  return mark === undefined ? content : withValue(content, mark, 'observed');
}

/** Returns the path of the mark that covers a figure. `undefined`: the published rules give the figure. */
function markPath(content: Content, path: Path): Path | undefined {
  for (let length = path.length; length >= 0; length--) {
    const mark = [...path.slice(0, length), 'provenance'];
    const marked = valueAt(content, mark);
    if (typeof marked === 'string') return mark;
    // The two sides of the export board have a mark each, beside their figures.
    const side = path.slice(length).find((step) => step === 'small' || step === 'large');
    if (marked !== undefined) return side === undefined ? undefined : [...mark, side];
  }
  return undefined;
}

/** Returns all marks within a value. */
export function marksIn(value: unknown): Provenance[] {
  if (typeof value !== 'object' || value === null) {
    return PROVENANCES.filter((mark) => mark === value);
  }
  return Object.values(value).flatMap(marksIn);
}
