/** Actions as short words, for ids and menus: `trade.wool.sell.3`. Anybody can forge one; the engine checks it. */
import { Action, type ActionType } from '../../../engine/index.ts';

/** Stands between the parts of a code; no field of an action holds one, and ids keep colons for themselves. */
const SEPARATOR = '.';

/** The fields of each type of action, in the order in which the engine declares them. */
const FIELDS = new Map<string, readonly string[]>(
  Action.options.map(({ shape }) => [
    shape.type.value,
    Object.keys(shape).filter((field) => field !== 'type'),
  ]),
);

/** The fields of a type of action. */
const fieldsOf = (type: ActionType): readonly string[] => FIELDS.get(type) ?? [];

/** The code of an action: letters, digits, `+` and dots. */
export function encode(action: Action): string {
  const values = action as unknown as Readonly<Record<string, string | number>>;
  return [action.type, ...fieldsOf(action.type).map((field) => String(values[field]))].join(SEPARATOR);
}

/** The action of a code; nothing for anything that `encode` does not give. */
export function decode(code: string): Action | undefined {
  const [type = '', ...values] = code.split(SEPARATOR);
  const fields = FIELDS.get(type);
  if (fields?.length !== values.length) return undefined;
  const entries = fields.map((field, i) => [field, readField(values[i] ?? '')] as const);
  const parsed = Action.safeParse({ type, ...Object.fromEntries(entries) });
  // One spelling each: `03` is no 3.
  return parsed.success && encode(parsed.data) === code ? parsed.data : undefined;
}

/** Fields are numbers or words, and no word consists of digits. */
const readField = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
