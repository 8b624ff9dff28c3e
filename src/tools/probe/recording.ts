/** Recorded requests and interactions, with ids, names and secrets replaced, so that they can be committed. */

/** A request and its answer. */
export interface Exchange {
  readonly assumption: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** An interaction received from the gateway. */
export interface HeardEvent {
  readonly assumption: string;
  readonly event: unknown;
}

export type Verdict = 'held' | 'broken' | 'untried';

export interface Finding {
  readonly assumption: string;
  readonly verdict: Verdict;
  /** Reason that the assumption does not hold or was not tried. */
  readonly why?: string;
}

export interface Recording {
  readonly format: 1;
  /** Date of the recording. */
  readonly date: string;
  readonly findings: readonly Finding[];
  readonly exchanges: readonly Exchange[];
  readonly events: readonly HeardEvent[];
}

const ID = /(?<!\d)\d{17,20}(?!\d)/g;
const SECRETS: readonly [RegExp, string][] = [
  [/(\/(?:interactions|webhooks)\/[^/]+\/)[^/?]+/, '$1<token>'],
  [/^data:[\w/]+;base64,.*$/s, '<image>'],
  [/\bwss?:\/\/[^\s)]+/g, 'wss://gateway'],
  // Shortens filler text.
  [/(.)\1{40,}/g, '$1…'],
  [/https?:\/\/[^\s)]+\/([\w.-]+\.\w+)(?:\?[^\s)]*)?/g, 'https://files/$1'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)$/, '<time>'],
  [/\b(?:a_)?[\da-f]{32}\b/g, '<hash>'],
];
/** Fields with personal data: names of users, servers and channels, and texts. */
const PERSONAL = ['username', 'global_name', 'nick', 'display_name', 'topic', 'tag'] as const;
const isPersonal = (key: string) => PERSONAL.some((one) => one === key);

/**
 * Returns whether an object is a channel, thread or server, whose name is personal. Names of commands and options are
 * not.
 */
const isPlace = (object: Readonly<Record<string, unknown>>) =>
  ['guild_id', 'parent_id', 'owner_id'].some((key) => key in object) && !('version' in object);

/**
 * Creates a function that replaces ids by numbers and names by words, consistently. `names` are removed from all texts
 * too.
 */
export function anonymizer(names: readonly string[]): <T>(value: T) => T {
  const ids = new Map<string, string>();
  const number = (id: string) => {
    const known = ids.get(id) ?? `<id ${ids.size + 1}>`;
    ids.set(id, known);
    return known;
  };
  const longestFirst = names.filter((name) => name !== '').sort((one, other) => other.length - one.length);
  const ofText = (text: string): string => {
    const open = SECRETS.reduce((said, [secret, word]) => said.replace(secret, word), text);
    return longestFirst.reduce((said, name) => said.replaceAll(name, '<name>'), open.replace(ID, number));
  };
  const ofObject = (object: Readonly<Record<string, unknown>>) => {
    const place = isPlace(object);
    const entries = Object.entries(object).map(([key, value]) => {
      if (key === 'token') return [key, '<token>'];
      if (typeof value === 'string' && (isPersonal(key) || (place && key === 'name'))) return [key, '<name>'];
      // Keys are either ours or ids, of users or channels.
      return [key.replace(ID, number), of(value)];
    });
    return Object.fromEntries(entries);
  };
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return ofText(value);
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return ofObject(value as Record<string, unknown>);
  };
  return <T>(value: T) => of(value) as T;
}
