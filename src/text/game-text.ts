/** Fills a message of the catalogue with data of the game, each field formatted for readers. */

import { formatField } from './argument-formatters.ts';
import type { Message } from './catalogue.ts';
import { message, type Role, type Value } from './icu.ts';
import type { ResolvedContext } from './text-context.ts';

/** Data of an event, an action or a rejection by field. */
export type Data = Readonly<Record<string, unknown>>;

/**
 * Formats a message with its data. Enumerations become names, seats become players. Values are only inserted: a
 * player's name is never parsed as a message. Throws if data is missing.
 */
export function formatMessage<Asked = Data>(
  resolved: ResolvedContext,
  text: Message<Asked>,
  ...[data = {}]: Record<never, never> extends Asked ? [data?: Data] : [data: Asked & Data]
): string {
  const { args, format } = message(resolved.language, text);
  const values: Record<string, Value> = {};
  for (const [name, role] of args) values[name] = argument(resolved, name, role, data);
  return format(values);
}

/** Returns the value of an argument: `field`, or `field_suffix` with a count or form. */
function argument(resolved: ResolvedContext, name: string, role: Role, data: Data): Value {
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
  return formatField(resolved, field, value, { count, form });
}
