/** Discord's known rate limits, by route and resource. */

import { HOUR_MS } from '../../durations.ts';
export interface Rule {
  readonly bucket: string;
  /** Matches `METHOD /path`; its first group is the resource with its own limit: a channel, a webhook. */
  readonly route: RegExp;
  readonly limit: number;
  readonly milliseconds: number;
}

const FIVE_SECONDS_MS = 5_000;

const RULES: readonly Rule[] = [
  rule('post-message', /^POST \/channels\/(\d+)\/messages$/, 5, FIVE_SECONDS_MS),
  rule('edit-message', /^PATCH \/channels\/(\d+)\/messages\/\d+$/, 5, FIVE_SECONDS_MS),
  rule('delete-message', /^DELETE \/channels\/(\d+)\/messages\/\d+$/, 5, 1_000),
  rule('read-messages', /^GET \/channels\/(\d+)\/messages(?:\/\d+)?$/, 5, FIVE_SECONDS_MS),
  rule('webhook', /^(?:POST|PATCH|DELETE|GET) \/webhooks\/\d+\/([^/]+)/, 5, 2_000),
  rule('everything-else', /^\w+ (\/(?!interactions\/).*)$/, 50, 1_000),
];

export const GLOBAL = { limit: 50, milliseconds: 1_000 } as const;

/** Edits of messages over an hour old, per channel. */
export const OLD_EDITS = { limit: 3, milliseconds: 6_000, age: HOUR_MS } as const;

/** Returns whether a request counts towards the global limit; interaction endpoints do not. */
export const isGlobal = (path: string): boolean => !/^\/(?:interactions|webhooks)\//.test(path);

/** Returns the rule of a request and its resource; `undefined` for interaction callbacks, which are unlimited. */
export function ruleFor(method: string, path: string): { rule: Rule; place: string } | undefined {
  const line = `${method} ${path}`;
  for (const rule of RULES) {
    const place = rule.route.exec(line)?.[1];
    if (place !== undefined) return { rule, place };
  }
  return undefined;
}

function rule(bucket: string, route: RegExp, limit: number, milliseconds: number): Rule {
  return { bucket, route, limit, milliseconds };
}
