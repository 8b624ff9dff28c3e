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
/**
 * How often a button is thought of, by the beginning of its label; 2 for all others. They are what somebody would
 * press who wants to play on: a robot that passes as readily as it builds has a short and dull game.
 */
const LIKINGS: readonly (readonly [label: RegExp, weight: number])[] = [
  [/^fulfil/i, 20],
  [/^expand/i, 9],
  [/^contract/i, 4],
  [/^trade/i, 4],
  [/^(?:shipping|ports?)\b/i, 2],
  [/^(?:technology|hire)/i, 1],
  [/^(?:end your turn|do without|plan production|barrel)/i, 0.3],
  [/^pass\b/i, 0.05],
];
/** Choices that more than others are what one came for: a contract that can be had, something to be made. */
const APPEALING = /all it asks for|^turn (?!no\b)/im;
/** Clicks after which a robot that gets nowhere gives up. */
const PATIENCE = 200;

export interface Press {
  readonly customId: string;
  readonly label: string;
  readonly values?: readonly string[];
  readonly weight: number;
}

/** What somebody in a hurry presses as soon as it is there. */
const SHORT_WAY = /^(?:pass\b|end your turn|do without)/i;
/** How much a red button draws a player, and how much one in a hurry is drawn by what is short. */
const RED = 0.2;
const HURRY = 8;

/** The green one goes on, the red one is rarely meant; of the others, what its label says. */
function weightOf(style: ButtonStyle, label: string, hurry: boolean): number {
  if (style === ButtonStyle.Success) return 20;
  if (hurry && (style === ButtonStyle.Danger || SHORT_WAY.test(label))) return HURRY;
  if (style === ButtonStyle.Danger) return RED;
  return LIKINGS.find(([beginning]) => beginning.test(label))?.[1] ?? 2;
}

/** Every button that can be pressed, and every value that can be chosen; but for those of some routes. */
export function presses(message: APIMessage, without: readonly string[] = OTHERS, hurry = false): Press[] {
  const found: Press[] = [];
  const button = (one: APIButtonComponentWithCustomId) => {
    if (one.disabled === true) return;
    const label = one.label ?? '';
    found.push({ customId: one.custom_id, label, weight: weightOf(one.style, label, hurry) });
  };
  const select = (one: APIStringSelectComponent) => {
    if (one.disabled === true) return;
    // What is chosen already would change nothing.
    const options = one.options.filter((option) => option.default !== true);
    for (const { value, label, description = '' } of options) {
      const liking = APPEALING.test(`${label}\n${description}`) ? 4 : 1;
      found.push({ customId: one.custom_id, label, values: [value], weight: (liking * 8) / options.length });
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

/** What a panel says is lacking for a contract: "Fulfil: That takes 3 cows on the map; you have 1." */
function lackedIn(message: APIMessage): string[] {
  const text = JSON.stringify(message.components);
  return [...text.matchAll(/fulfil[^:\n]{0,12}: that takes \d+ (\w+?)s?\b/gi)].flatMap(([, word]) =>
    word === undefined ? [] : [word],
  );
}

/** What is lacking is bought and not sold: how much more a press is thought of for it. */
function need(label: string, lacked: ReadonlySet<string>): number {
  if (![...lacked].some((word) => label.toLowerCase().includes(word))) return 1;
  return /^sell/i.test(label) ? 0.1 : 10;
}

/** A robot that presses buttons and menus until the game has moved. `hurry`: it passes early. */
export function buttonRobot(table: Table, { hurry = false }: { readonly hurry?: boolean } = {}): Robot {
  return async (user, chance) => {
    const before = await table.version();
    const post = postWith(table, user, 'turn');
    let shown = table.heard(await user.click(post.message, post.customId)).message;
    const tried = new Map<string, number>();
    const lacked = new Set<string>();
    for (let clicks = 0; clicks < PATIENCE; clicks++) {
      if (shown === undefined) throw new Error(`${user.name} got no panel`);
      const offered = presses(shown.message, OTHERS, hurry);
      if (offered.length === 0) throw new Error(`${user.name} was offered nothing to press`);
      for (const word of lackedIn(shown.message)) lacked.add(word);
      // What was pressed before, and led back here, is less likely to help.
      const press = chance.weighted(
        offered,
        ({ customId, label, values, weight }) =>
          (weight * need(label, lacked)) / (1 + 4 * (tried.get(`${customId} ${values?.[0]}`) ?? 0)),
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
