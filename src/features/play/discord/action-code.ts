/** Codes for actions, as used in ids and menus: `trade.wool.sell.3`. They can be forged; the engine checks them. */
import { Action, type ActionType } from '../../../engine/index.ts';

/** Separates the parts of a code. No action field contains a dot, and custom ids use colons. */
const SEPARATOR = '.';

const FIELDS = new Map<string, readonly string[]>(
  Action.options.map(({ shape }) => [
    shape.type.value,
    Object.keys(shape).filter((field) => field !== 'type'),
  ]),
);

const fieldsOf = (type: ActionType): readonly string[] => FIELDS.get(type) ?? [];

/** Returns the code of an action: letters, digits, `+` and dots. */
export function encode(action: Action): string {
  const values = action as unknown as Readonly<Record<string, string | number>>;
  return [action.type, ...fieldsOf(action.type).map((field) => String(values[field]))].join(SEPARATOR);
}

/** Decodes an action; returns `undefined` for anything that `encode` can't produce. */
export function decode(code: string): Action | undefined {
  const [type = '', ...values] = code.split(SEPARATOR);
  const fields = FIELDS.get(type);
  if (fields?.length !== values.length) return undefined;
  const entries = fields.map((field, i) => [field, readField(values[i] ?? '')] as const);
  const parsed = Action.safeParse({ type, ...Object.fromEntries(entries) });
  // Rejects other spellings, such as `03` for 3.
  return parsed.success && encode(parsed.data) === code ? parsed.data : undefined;
}

/** Fields are numbers or words, and no word consists of digits only. */
const readField = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
