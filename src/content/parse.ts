import type { z } from 'zod';
import { findProblems } from './check.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { ContentProblem, Expected } from './problems.ts';
import { Content } from './schema.ts';
import { TABLES } from './tables/index.ts';

export type ParsedContent = { ok: true; content: Content } | { ok: false; problems: ContentProblem[] };

/** Name of content from a file without a name, so that it is not mistaken for the shipped one. */
const DEFAULT_NAME = 'Own figures';

/** Returns the content of a file's JSON, frozen, or every problem. Omitted sections get the shipped values. */
export function parseContent(json: unknown): ParsedContent {
  const parsed = parseDraft(json);
  if (!parsed.ok) return parsed;
  const problems = findProblems(parsed.content);
  return problems.length > 0 ? { ok: false, problems } : parsed;
}

/** Does the same as `parseContent`, but checks only the shape: values may contradict each other (`findProblems`). */
export function parseDraft(json: unknown): ParsedContent {
  const merged = withShippedFigures(json);
  const parsed = Content.safeParse(merged);
  return parsed.success
    ? { ok: true, content: deepFreeze(parsed.data) }
    : { ok: false, problems: withoutEchoes(problemsOf(parsed.error.issues, merged)) };
}

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds shipped values. Returns anything but an object unchanged: the schema has the error for it. */
function withShippedFigures(json: unknown): unknown {
  if (!isObject(json)) return json;
  const merged: JsonObject = { ...TABLES, name: DEFAULT_NAME, ...json };
  if (isObject(json.maps)) {
    const { sides, ports } = json.maps;
    merged.maps = {
      ...json.maps,
      sides: isObject(sides) ? { ...TABLES.maps.sides, ...sides } : (sides ?? TABLES.maps.sides),
      ports: isObject(ports) ? { ...TABLES.maps.ports, ...ports } : (ports ?? TABLES.maps.ports),
    };
  }
  return merged;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

function shapeProblems(issue: Issue, json: unknown, base: Path): ContentProblem[] {
  const steps = [...base, ...issue.path];
  const path = formatPath(steps);
  // The schema reports a missing key as a value of the wrong type or choice.
  if (valueAt(json, steps) === undefined) return [{ code: 'missing', path }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'unknownKey', path, key }));
    case 'invalid_key':
      return [{ code: 'unknownKey', path: formatPath(steps.slice(0, -1)), key: String(steps.at(-1)) }];
    case 'invalid_type':
      return [{ code: 'wrongType', path, expected: EXPECTED[issue.expected] ?? 'object' }];
    case 'invalid_value':
      return [{ code: 'notOneOf', path, allowed: issue.values.join(', ') }];
    case 'invalid_format':
      return [{ code: 'notAHex', path }];
    case 'invalid_union':
      if ('options' in issue && issue.options) {
        return [{ code: 'notOneOf', path, allowed: issue.options.join(', ') }];
      }
      return nearestAlternative(issue.errors.map((alternative) => problemsOf(alternative, json, steps)));
    case 'too_small':
    case 'too_big':
      return sizeProblems(issue, path);
    default:
      throw new Error(`the schema reports "${issue.code}", which has no code of ours`);
  }
}

const EXPECTED: Partial<Record<string, Expected>> = {
  string: 'string',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
  record: 'object',
  // All numbers of the content are integers.
  number: 'int',
  int: 'int',
};

function sizeProblems(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  path: string,
): ContentProblem[] {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const minimum = issue.code === 'too_small' || issue.exact ? { minimum: limit } : {};
  const maximum = issue.code === 'too_big' || issue.exact ? { maximum: limit } : {};
  const code = issue.origin === 'array' || issue.origin === 'string' ? 'wrongLength' : 'outOfRange';
  return [{ code, path, ...minimum, ...maximum }];
}

function problemsOf(issues: readonly Issue[], json: unknown, base: Path = []): ContentProblem[] {
  return issues.flatMap((issue) => shapeProblems(issue, json, base));
}

/** A number beyond the safe integers is reported twice; its true limit comes last. */
function withoutEchoes(problems: ContentProblem[]): ContentProblem[] {
  const keys = problems.map((problem) =>
    problem.code === 'outOfRange' ? `${problem.code} ${problem.path}` : problem,
  );
  return problems.filter((_, index) => keys.lastIndexOf(keys[index] ?? '') === index);
}

/** A hex is loch or land; returns the problems of the kind it is closer to. */
function nearestAlternative(alternatives: ContentProblem[][]): ContentProblem[] {
  return alternatives.reduce((best, other) => (other.length < best.length ? other : best));
}

function valueAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    json,
  );
}

function formatPath(path: Path): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
