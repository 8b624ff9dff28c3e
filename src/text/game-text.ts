/** Says something: a message of the catalogue with data of the game, each field as a reader wants it. */

import { named } from './argument-formatters.ts';
import type { Message } from './catalogue.ts';
import { message, type Role, type Value } from './icu.ts';
import type { Voice } from './text-context.ts';

/** Data of an event, an action, a rejection: field by field. */
export type Data = Readonly<Record<string, unknown>>;

/**
 * A message with its data. Enumerations become names, seats become players. Values are only ever inserted: what
 * a player is called is never read as a message. Throws when data is missing.
 */
export function say<Asked = Data>(
  voice: Voice,
  text: Message<Asked>,
  ...[data = {}]: Record<never, never> extends Asked ? [data?: Data] : [data: Asked & Data]
): string {
  const { args, format } = message(voice.language, text);
  const values: Record<string, Value> = {};
  for (const [name, role] of args) values[name] = argument(voice, name, role, data);
  return format(values);
}

/** The value of an argument: `field`, or `field_suffix` with the number or form it is wanted in. */
function argument(voice: Voice, name: string, role: Role, data: Data): Value {
  const [field = '', ...suffixes] = name.split('_');
  const value = data[field];
  if (value === undefined) throw new Error(`no data for {${name}}; there is ${Object.keys(data).join(', ')}`);
  if (role === 'selector') return typeof value === 'number' ? value : String(value);
  let count = 1;
  let form = 'plain';
  for (const suffix of suffixes) {
    const number = data[suffix];
    if (typeof number === 'number') count = number;
    else form = suffix;
  }
  return named(voice, field, value, { count, form });
}
