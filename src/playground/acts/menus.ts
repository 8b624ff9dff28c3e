/** What can be chosen of a menu, as Discord's client lets people choose. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Component } from '../bodies.ts';
import { SELECTS } from '../limits/menus.ts';
import { isRole, type World } from '../world.ts';

/** Whether the component is a menu of any kind. */
export const isChoice = (type: number) => SELECTS.includes(type);

/** Why these values cannot be chosen of the menu; undefined if they can. */
export function selectFailure(world: World, menu: Component, values: readonly string[]): string | undefined {
  const { min_values: least = 1, max_values: most = 1 } = menu;
  if (new Set(values).size !== values.length) return 'A value is chosen twice';
  if (values.length < least) return `Choose at least ${least}`;
  if (values.length > most) return `Choose at most ${most}`;
  const stranger = values.find((value) => !offers(world, menu, value));
  return stranger === undefined ? undefined : `${stranger} is not in the menu`;
}

function offers(world: World, { type, options }: Component, value: string): boolean {
  switch (type) {
    case Type.StringSelect:
      return options?.some((option) => option.value === value) === true;
    case Type.UserSelect:
      return world.people.has(value);
    case Type.ChannelSelect:
      return world.channels.has(value);
    case Type.RoleSelect:
      return isRole(world, value);
    default:
      return world.people.has(value) || value === world.moderators;
  }
}
