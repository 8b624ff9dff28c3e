/** A player who clicks: opens the panel under the last post, and presses what it offers. Knows no rules. */
import {
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Robot, Table } from './table.ts';

/** Routes that lead nowhere new: looking around, going back, taking back. */
const OTHERS: readonly string[] = ['look', 'undo', 'consent', 'rematch', 'lobby', 'turn', 'back', 'act-home'];
/** Clicks after which a robot that gets nowhere gives up. */
const PATIENCE = 200;

export interface Press {
  readonly customId: string;
  readonly label: string;
  readonly values?: readonly string[];
  readonly weight: number;
}

/** Every button that can be pressed, and every value that can be chosen; but for those of some routes. */
export function presses(message: APIMessage, without: readonly string[] = OTHERS): Press[] {
  const found: Press[] = [];
  const button = (one: APIButtonComponentWithCustomId) => {
    if (one.disabled === true) return;
    // The green one goes on; the red one passes, or worse.
    const weight = one.style === ButtonStyle.Success ? 20 : one.style === ButtonStyle.Danger ? 0.2 : 2;
    found.push({ customId: one.custom_id, label: one.label ?? '', weight });
  };
  const select = (one: APIStringSelectComponent) => {
    if (one.disabled === true) return;
    for (const { value, label } of one.options) {
      found.push({ customId: one.custom_id, label, values: [value], weight: 8 / one.options.length });
    }
  };
  const walk = (component: APIMessageTopLevelComponent | { type: ComponentType }) => {
    if ('components' in component) for (const inner of component.components) walk(inner);
    if ('accessory' in component) walk(component.accessory);
    if (component.type === ComponentType.Button && 'custom_id' in component) {
      button(component as APIButtonComponentWithCustomId);
    }
    if (component.type === ComponentType.StringSelect) select(component as APIStringSelectComponent);
  };
  for (const component of message.components ?? []) walk(component);
  return found.filter(({ customId }) => !without.includes(customId.split(':')[0] ?? ''));
}

/** The newest post for all that has a button of this route. */
function postWith(table: Table, user: Parameters<Robot>[0], route: string) {
  const posts = user.messages(table.channel).filter(({ ephemeral }) => !ephemeral);
  for (const { message } of posts.reverse()) {
    const id = JSON.stringify(message.components).match(new RegExp(`"(${route}:[^"]*)"`))?.[1];
    if (id !== undefined) return { message: message.id, customId: id };
  }
  throw new Error(`${user.name} sees no post with a button ${route}`);
}

/** A robot that presses buttons and menus until the game has moved. */
export function buttonRobot(table: Table): Robot {
  return async (user, chance) => {
    const before = await table.version();
    const post = postWith(table, user, 'turn');
    let shown = table.heard(await user.click(post.message, post.customId)).message;
    const tried = new Map<string, number>();
    for (let clicks = 0; clicks < PATIENCE; clicks++) {
      if (shown === undefined) throw new Error(`${user.name} got no panel`);
      const offered = presses(shown.message);
      if (offered.length === 0) throw new Error(`${user.name} was offered nothing to press`);
      // What was pressed before, and led back here, is less likely to help.
      const press = chance.weighted(
        offered,
        ({ customId, values, weight }) => weight / (1 + 4 * (tried.get(`${customId} ${values?.[0]}`) ?? 0)),
      );
      const name = `${press.customId} ${press.values?.[0]}`;
      tried.set(name, (tried.get(name) ?? 0) + 1);
      const result = table.heard(await user.click(shown.message.id, press.customId, press.values));
      shown = result.message?.message.id === shown.message.id ? result.message : shown;
      if ((await table.version()) !== before) return;
    }
    throw new Error(`${user.name} pressed ${PATIENCE} times and the game has not moved`);
  };
}
