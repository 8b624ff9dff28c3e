/** Parses stored announcements, so that an unknown or corrupt one does not block the outbox. */
import { z } from 'zod';
import type { Announcement, AnnouncementKind } from '../core/index.ts';

const count = z.int().nonnegative();
const ids = z.array(z.string());
const consent = z.object({
  id: z.int(),
  what: z.enum(['undo', 'abandon', 'pause']),
  by: z.string(),
  keep: count,
  agreed: ids,
});

const FIELDS = {
  lobby: { removed: z.string().optional(), by: z.string().optional(), movedBy: z.string().optional() },
  started: {},
  moved: { from: count, to: count },
  undone: {
    keep: count,
    by: z.string(),
    moderator: z.boolean(),
    moves: count.optional(),
    computers: z.boolean().optional(),
    others: z.array(count).optional(),
    back: count.optional(),
    reopened: z.boolean().optional(),
    peeked: z.boolean().optional(),
  },
  asked: { consent },
  refused: { consent, by: z.string(), lapsed: z.boolean().optional() },
  conceded: { by: z.string(), seat: count, erased: z.boolean().optional() },
  finished: {},
  ended: { by: z.string(), moderator: z.boolean(), erased: z.boolean().optional() },
  reminded: { by: z.string() },
  nudged: {
    seat: count,
    since: count,
    nth: count.optional(),
    by: z.string().optional(),
    lapsed: z.boolean().optional(),
  },
  heeded: { seat: count, since: count },
  timeUp: { seat: count, since: count },
  rescued: {
    seat: count,
    since: count,
    rescue: z.enum(['more', 'play', 'standIn', 'computer']),
    by: z.string().optional(),
  },
  satIn: {
    seat: count,
    user: z.string(),
    span: z.enum(['turn', 'while', 'good']).optional(),
    by: z.string().optional(),
    former: z.string().optional(),
  },
  cameBack: { seat: count, erased: z.boolean().optional() },
  steppedDown: { seat: count, since: count, user: z.string(), erased: z.boolean().optional() },
  setAside: { by: z.string().optional() },
  takenUp: { by: z.string() },
  halted: { by: z.string() },
  wentOn: { by: z.string() },
  away: {
    by: z.string(),
    first: z.string().optional(),
    last: z.string().optional(),
    cancelled: z.boolean().optional(),
  },
  ladder: { channel: z.string() },
  table: { channel: z.string() },
  relocated: { by: z.string() },
  departed: { channel: z.string() },
  moderated: {
    what: z.string(),
    by: z.string(),
    seat: count.optional(),
    user: z.string().optional(),
    former: z.string().optional(),
  },
  full: { post: z.string(), told: z.looseObject({ kind: z.string(), ping: ids }) },
  drawn: { post: z.string() },
  decided: { clocks: z.boolean().optional() },
  fold: { post: z.object({ message: z.string(), text: z.string().optional() }) },
} as const satisfies Record<AnnouncementKind, z.ZodRawShape>;

const SCHEMAS = new Map<unknown, z.ZodType>(
  Object.entries(FIELDS).map(([kind, fields]) => [kind, z.object({ ping: ids, ...fields })]),
);

/** Parses a stored announcement; `undefined` if it is invalid, `newer` if a later release may know its kind. */
export function parseAnnouncement(text: string): Announcement | 'newer' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const schema = SCHEMAS.get(kind);
  if (schema === undefined) return typeof kind === 'string' ? 'newer' : undefined;
  return schema.safeParse(value).success ? (value as Announcement) : undefined;
}
