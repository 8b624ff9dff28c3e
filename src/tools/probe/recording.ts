/** What was asked and answered, and what was heard, with ids, names and secrets replaced: fit to be kept with the code. */

/** A request with its answer. */
export interface Exchange {
  readonly assumption: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** An interaction as the gateway told of it. */
export interface HeardEvent {
  readonly assumption: string;
  readonly event: unknown;
}

export type Verdict = 'held' | 'broken' | 'untried';

export interface Finding {
  readonly assumption: string;
  readonly verdict: Verdict;
  /** Why it is not held. */
  readonly why?: string;
}

export interface Recording {
  readonly format: 1;
  /** The day of it. */
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
  // Nobody reads these.
  [/(.)\1{40,}/g, '$1…'],
  [/https?:\/\/[^\s)]+\/([\w.-]+\.\w+)(?:\?[^\s)]*)?/g, 'https://files/$1'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)$/, '<time>'],
  [/\b(?:a_)?[\da-f]{32}\b/g, '<hash>'],
];
/** What people, servers and channels are called, and what else is theirs alone. */
const PERSONAL = ['username', 'global_name', 'nick', 'display_name', 'topic', 'tag'] as const;
const isPersonal = (key: string) => PERSONAL.some((one) => one === key);

/** A channel, thread or server has a name of its own; so have commands and options, which are ours. */
const isPlace = (object: Readonly<Record<string, unknown>>) =>
  ['guild_id', 'parent_id', 'owner_id'].some((key) => key in object) && !('version' in object);

/**
 * Replaces what tells where this was recorded, and of whom: each id by a number, the same for the same id, and each name by
 * a word. `names` stand nowhere afterwards, not even in texts.
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
      // Only ids are keys that are not ours: of users, of channels.
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
