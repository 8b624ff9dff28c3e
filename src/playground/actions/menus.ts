/** Selection in menus, with the rules of Discord's client. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Component } from '../request-schemas.ts';

/** Returns whether a component offers options to pick. */
export const isPicked = (type: number) =>
  type === Type.StringSelect || type === Type.RadioGroup || type === Type.CheckboxGroup;

function rangeOf({ type, options = [], min_values: least = 1, max_values: most }: Component) {
  return { least, most: most ?? (type === Type.CheckboxGroup ? options.length : 1) };
}

/** Returns why Discord's app would not let a user choose these values; `undefined` if it would. */
export function selectFailure(menu: Component, values: readonly string[]): string | undefined {
  const { least, most } = rangeOf(menu);
  if (new Set(values).size !== values.length) return 'A value is chosen twice';
  if (values.length < least) return `Choose at least ${least}`;
  if (values.length > most) return `Choose at most ${most}`;
  const stranger = values.find((value) => !menu.options?.some((option) => option.value === value));
  return stranger === undefined ? undefined : `${stranger} is not in the menu`;
}
