/** Submitted modals as Discord sends them, validated like its client does. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Component, ModalBody } from '../request-schemas.ts';
import { isPicked, selectFailure } from './menus.ts';

export type Filled =
  | { readonly ok: true; readonly components: readonly object[] }
  | { readonly ok: false; readonly why: string };

/**
 * Fills in a form by custom ids; omitted fields keep their initial values. Multiple values are separated by
 * line breaks; a checkbox is `true` or `false`.
 */
export function fillIn({ components = [] }: ModalBody, fields: Readonly<Record<string, string>>): Filled {
  const known = components.flatMap(fieldsIn).map(({ custom_id: customId }) => customId);
  const stranger = Object.keys(fields).find((key) => !known.includes(key));
  if (stranger !== undefined) return { ok: false, why: `The form has no field ${stranger}` };
  let why: string | undefined;
  const fill = (field: Component): object => {
    const { type, id, custom_id } = field;
    const filled = filledIn(field, fields[custom_id ?? '']);
    why ??= filled.why;
    return { type, ...(id === undefined ? {} : { id }), custom_id, ...filled.data };
  };
  const sent = components.map(({ type, id = 0, components: inner, component }) => ({
    type,
    id,
    ...(inner === undefined ? {} : { components: inner.map(fill) }),
    ...(component === undefined ? {} : { component: fill(component) }),
  }));
  return why === undefined ? { ok: true, components: sent } : { ok: false, why };
}

const fieldsIn = ({ components, component }: Component): Component[] => [
  ...(components ?? []),
  ...(component === undefined ? [] : [component]),
];

/** A field as Discord sends it, or why its client would not. */
interface FilledField {
  readonly data: { readonly value: string | boolean | null } | { readonly values: readonly string[] };
  readonly why?: string | undefined;
}

function filledIn(field: Component, typed: string | undefined): FilledField {
  if (field.type === Type.Checkbox) {
    const isBoolean = typed === undefined || typed === 'true' || typed === 'false';
    const value = typed === undefined ? field.default === true : typed === 'true';
    return { data: { value }, why: isBoolean ? undefined : `${field.custom_id}: true or false` };
  }
  if (!isPicked(field.type)) {
    const value = typed ?? field.value ?? '';
    return { data: { value }, why: textFailure(field, value) };
  }
  const values = valuesIn(field, typed);
  const why = selectFailure(required(field), values);
  return { data: field.type === Type.RadioGroup ? { value: values[0] ?? null } : { values }, why };
}

/** In modals, optional fields may stay empty regardless of their minimum number of values. */
const required = (field: Component): Component =>
  field.required === false ? { ...field, min_values: 0 } : field;

function valuesIn(field: Component, typed: string | undefined): string[] {
  if (typed === undefined) {
    return (field.options ?? []).filter((option) => option.default === true).map(({ value }) => value);
  }
  if (typed === '') return [];
  return field.options?.some(({ value }) => value === typed) ? [typed] : typed.split('\n');
}

function textFailure(field: Component, typed: string): string | undefined {
  const length = [...typed].length;
  const name = field.label ?? field.custom_id ?? '';
  if (length === 0) return field.required === false ? undefined : `${name}: this is required`;
  if (length < (field.min_length ?? 0)) return `${name}: at least ${field.min_length} characters`;
  if (length > (field.max_length ?? 4_000)) return `${name}: at most ${field.max_length ?? 4_000} characters`;
  return undefined;
}
