/** What the tests of limits expect of an answer. */
import { expect } from 'vitest';
import type { Reply, Scene } from './support.ts';

/** So many of something, made from their numbers. */
export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A text of so many characters. */
export const of = (length: number) => 'x'.repeat(length);

/** The places and codes of an error body, such as `components.0.type`. */
function placesIn(body: unknown): string[] {
  const { code, errors } = body as { code: number; errors?: object };
  const walk = (node: object, path: readonly string[]): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      key === '_errors' ? [path.join('.')] : walk(value as object, [...path, key]),
    );
  return errors === undefined ? [String(code)] : walk(errors, []);
}

/** 400, with something wrong in this place; noted as the one violation since `noted`. */
export function expectRefusal(
  { playground }: Scene,
  noted: number,
  { status, body }: Reply,
  wrong: string,
): void {
  expect(placesIn(body)).toContain(wrong);
  expect(status).toBe(400);
  expect(playground.violations.slice(noted)).toEqual([expect.stringContaining(': 400 ')]);
}

/** 200, and nothing noted since `noted`. */
export function expectPass({ playground }: Scene, noted: number, { status, body }: Reply): void {
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(playground.violations.slice(noted)).toEqual([]);
}
