/** A filled-in modal as Discord sends it, checked as its client does. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Component, ModalBody } from '../bodies.ts';
import type { World } from '../world.ts';
import { isChoice, selectFailure } from './menus.ts';

export type Filled =
  | { readonly ok: true; readonly components: readonly object[]; readonly ids: readonly string[] }
  | { readonly ok: false; readonly why: string };

/** The form with what was typed into its fields, by their custom ids. Several values of a menu stand in lines. */
export function fillIn(
  world: World,
  { components = [] }: ModalBody,
  fields: Readonly<Record<string, string>>,
): Filled {
  const known = components.flatMap(fieldsIn).map(({ custom_id: customId }) => customId);
  const stranger = Object.keys(fields).find((key) => !known.includes(key));
  if (stranger !== undefined) return { ok: false, why: `The form has no field ${stranger}` };
  const ids: string[] = [];
  let why: string | undefined;
  const fill = (field: Component): object => {
    const typed = fields[field.custom_id ?? ''] ?? field.value ?? '';
    const values = isChoice(field.type) ? valuesIn(field, typed) : undefined;
    why ??= values === undefined ? textFailure(field, typed) : selectFailure(world, required(field), values);
    if (values !== undefined && field.type !== Type.StringSelect) ids.push(...values);
    const { type, id, custom_id } = field;
    return {
      type,
      ...(id === undefined ? {} : { id }),
      custom_id,
      ...(values === undefined ? { value: typed } : { values }),
    };
  };
  const sent = components.map(({ type, id = 0, components: inner, component }) => ({
    type,
    id,
    ...(inner === undefined ? {} : { components: inner.map(fill) }),
    ...(component === undefined ? {} : { component: fill(component) }),
  }));
  return why === undefined ? { ok: true, components: sent, ids } : { ok: false, why };
}

const fieldsIn = ({ components, component }: Component): Component[] => [
  ...(components ?? []),
  ...(component === undefined ? [] : [component]),
];

/** In a modal, a menu that is not required may be left empty, whatever its least number of values. */
const required = (field: Component): Component =>
  field.required === false ? { ...field, min_values: 0 } : field;

function valuesIn(field: Component, typed: string): string[] {
  if (typed === '') {
    return (field.options ?? []).filter((option) => option.default === true).map(({ value }) => value);
  }
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
