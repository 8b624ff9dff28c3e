/** Formats each field of an event, action or rejection for readers: enumerations by name, seats by player. */
import { GOODS, type Good, SHIPPING_LEVELS } from '../content/index.ts';
import type { SourceKind } from './catalogue.ts';
import { render, type Value } from './icu.ts';
import {
  andList,
  list,
  type NameForm,
  nameOf,
  orList,
  playerName,
  type ResolvedContext,
} from './text-context.ts';
import {
  goodsText,
  numberedContract,
  offerText,
  portName,
  scoringCount,
  scoringName,
  spaceName,
  startingTileText,
} from './tiles.ts';

/** Formats a value; returns `undefined` if it is inserted unchanged. */
type Namer = (resolved: ResolvedContext, value: unknown, how: NameForm) => string | undefined;

/** Names a word of a closed list; `none` is in no list and only selects a branch. */
const word =
  (names: Parameters<typeof nameOf>[1]): Namer =>
  (resolved, value, how) =>
    typeof value === 'string' && value !== 'none' ? nameOf(resolved, names, value, how) : undefined;

/** Names several words of a closed list. */
const words =
  (names: Parameters<typeof nameOf>[1]): Namer =>
  (resolved, value, how) => {
    if (!Array.isArray(value)) return undefined;
    return (how.form === 'or' ? orList : andList)(
      resolved,
      value.map((one: string) => nameOf(resolved, names, one, how)),
    );
  };

const good: Namer = (resolved, value, how) => {
  if (typeof value !== 'string') return undefined;
  return nameOf(resolved, (GOODS as readonly string[]).includes(value) ? 'goods' : 'imports', value, how);
};

const option: Namer = (resolved, value) =>
  typeof value === 'string'
    ? render(resolved.language, resolved.words.options[value as keyof typeof resolved.words.options].short)
    : undefined;

/** Formats `wool+wool+grain`. Any other bundle is the caller's mistake and shown unchanged. */
const bundle: Namer = (resolved, value) => {
  const pieces = String(value).split('+');
  if (!pieces.every((piece) => (GOODS as readonly string[]).includes(piece))) return undefined;
  const counts: Partial<Record<Good, number>> = {};
  for (const piece of pieces as Good[]) counts[piece] = (counts[piece] ?? 0) + 1;
  return goodsText(resolved, counts);
};

const shippingLevel: Namer = (resolved, value, how) =>
  typeof value === 'string' ? nameOf(resolved, 'shipping', value, how) : undefined;

const port: Namer = (resolved, value, { form }) =>
  form === 'name' && typeof value === 'number' ? portName(resolved, value) : undefined;

// `from` and `to` are also prices or periods, which are numbers.
const space: Namer = (resolved, value) =>
  typeof value === 'string' ? spaceName(resolved, value) : undefined;

const NAMERS: Readonly<Record<string, Namer>> = {
  seat: (resolved, value, { form }) =>
    typeof value === 'number' ? playerName(resolved, value, form) : undefined,
  order: (resolved, value, { form }) => {
    if (!Array.isArray(value)) return undefined;
    const players = value.map((seat: number) => playerName(resolved, seat, form));
    return form === 'and' ? andList(resolved, players) : list(players);
  },
  good,
  discard: good,
  shifted: good,
  used: good,
  made: good,
  goods: words('goods'),
  gain: bundle,
  meat: word('meats'),
  unit: word('units'),
  units: words('units'),
  old: word('units'),
  animal: word('units'),
  worker: (resolved, value, how) =>
    how.form === 'tools' ? word('technologies')(resolved, value, how) : word('units')(resolved, value, how),
  land: word('lands'),
  clan: word('clans'),
  side: word('sides'),
  // In `passed`, an amount of money.
  bonus: word('bonuses'),
  item: word('planItems'),
  decision: word('decisions'),
  title: word('titles'),
  option,
  other: option,
  // The level on either side of the boards; for a discount, pounds.
  small: shippingLevel,
  large: shippingLevel,
  level: (resolved, value, how) =>
    typeof value === 'number'
      ? nameOf(resolved, 'shipping', SHIPPING_LEVELS[value] ?? 'none', how)
      : undefined,
  source: (resolved, value) => (typeof value === 'string' ? sourceText(resolved, value) : undefined),
  contract: (resolved, value, { form }) =>
    form === 'text' && typeof value === 'number' ? numberedContract(resolved, value) : undefined,
  contracts: (resolved, value, { form }) => {
    if (!Array.isArray(value)) return undefined;
    if (form === 'numbers') return list(value.map(String));
    return value.map((id: number) => numberedContract(resolved, id)).join('; ');
  },
  space,
  from: space,
  to: space,
  port,
  effect: port,
  tile: (resolved, value, { form, count }) => {
    if (typeof value !== 'number') return undefined;
    if (form === 'counted') return scoringCount(resolved, value, count);
    return form === 'starting' ? startingTileText(resolved, value) : scoringName(resolved, value);
  },
  offer: (resolved, value) => {
    const offer = typeof value === 'number' ? resolved.state?.offers[value] : undefined;
    return offer === undefined ? undefined : offerText(resolved, offer);
  },
};

/** Returns true if the values of a field have names. */
export const hasFormatter = (field: string): boolean => Object.hasOwn(NAMERS, field);

/** Formats the value of a field for readers. Numbers without a name stay numbers, for the sign of negative ones. */
export function formatField(resolved: ResolvedContext, field: string, value: unknown, how: NameForm): Value {
  return NAMERS[field]?.(resolved, value, how) ?? (typeof value === 'number' ? value : String(value));
}

/** Formats a source of the ledger: "Stewart", "port 5", "contract 12". */
function sourceText(resolved: ResolvedContext, source: string): string {
  const [kind, id = ''] = source.split(':');
  const text = resolved.words.sources[kind as SourceKind];
  if (text === undefined) throw new Error(`${source} is no source`);
  const names: Partial<Record<string, (resolved: ResolvedContext) => string>> = {
    clan: (one) => nameOf(one, 'clans', id),
    scoring: (one) => scoringName(one, Number(id)),
    port: (one) => portName(one, Number(id)),
  };
  const name = names[kind ?? '']?.(resolved) ?? id;
  return render(resolved.language, text, { name, number: id });
}
