/** A robot that clicks: it opens the panel under the last post and presses its buttons. Knows no rules. */
import { type APIMessage, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { GOODS } from '../../content/index.ts';
import { componentsOf } from '../../playground/index.ts';
import { botText, thingName } from '../../text/index.ts';
import type { Robot, Room } from './table.ts';

const ANIMALS = ['cow', 'sheep'] as const;

/** Routes that do not advance the game, such as navigation and undo, or that act for other players. */
const IGNORED_ROUTES: readonly string[] = [
  'look',
  'undo',
  'consent',
  'rematch',
  'challenge',
  'lobby',
  'turn',
  'back',
  'act-home',
  'settings',
  'hint',
  'rules',
  'handover',
  'more',
  'records',
  'myplan',
];
/**
 * Weights of buttons by the group or action in their ids. Default: 2. A player who wants to play on would press these:
 * a robot that passes as readily as it builds has a short and dull game.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  fulfil: 20,
  expand: 9,
  contract: 4,
  obtain: 4,
  trade: 4,
  technology: 1,
  upgradeTechnology: 1,
  hire: 1,
  endTurn: 0.3,
  decline: 0.3,
  production: 0.3,
  barrel: 0.3,
  takeBarrel: 0.3,
  pass: 0.05,
};
/** The robot gives up after this many clicks without a move. */
const MAX_CLICKS = 200;

export interface Press {
  readonly customId: string;
  readonly values?: readonly string[];
  readonly weight: number;
}

const QUICK_ACTIONS: readonly string[] = ['pass', 'endTurn', 'decline'];
/** Weights of red buttons, and of red or quick ones for a hurried robot. */
const RED_WEIGHT = 0.2;
const HURRY_WEIGHT = 8;

/** Returns the group or action in a button's id, which follows route, game, seat and version. */
const subjectOf = (customId: string): string => customId.split(':')[4]?.split('.')[0] ?? '';

/** Weighs a button: green ones continue, red ones are rarely meant, and others depend on their ids. */
function weightOf(style: number | undefined, customId: string, hurry: boolean): number {
  const subject = subjectOf(customId);
  if (style === ButtonStyle.Success) return 20;
  if (hurry && (style === ButtonStyle.Danger || QUICK_ACTIONS.includes(subject))) return HURRY_WEIGHT;
  if (style === ButtonStyle.Danger) return RED_WEIGHT;
  return WEIGHTS[subject] ?? 2;
}

/** Returns whether a choice is more attractive than others: goods to produce, or an available contract. */
const isAppealing = (customId: string, value: string, description: string): boolean =>
  customId.startsWith('plan:') ? value !== '0' : description.includes(botText('panels', 'lacksNothing'));

/** Returns every enabled button and every option of a menu, except those of the routes in `without`. */
export function presses(
  message: APIMessage,
  without: readonly string[] = IGNORED_ROUTES,
  hurry = false,
): Press[] {
  const found: Press[] = [];
  for (const { type, custom_id: customId, style, options = [], disabled } of componentsOf(message)) {
    if (customId === undefined || disabled === true) continue;
    if (type === ComponentType.Button) found.push({ customId, weight: weightOf(style, customId, hurry) });
    // Choosing the current value would change nothing.
    const others = options.filter((option) => option.default !== true);
    for (const { value, description = '' } of others) {
      const liking = isAppealing(customId, value, description) ? 4 : 1;
      found.push({ customId, values: [value], weight: (liking * 8) / others.length });
    }
  }
  return found.filter(({ customId }) => !without.includes(customId.split(':')[0] ?? ''));
}

/** Returns the newest post with a button of this route. */
export function postWith(table: Room, user: Parameters<Robot>[0], route: string) {
  const posts = user.messages(table.channel).filter(({ ephemeral }) => !ephemeral);
  for (const { message } of posts.reverse()) {
    const id = JSON.stringify(message.components).match(new RegExp(`"(${route}:[^"]*)"`))?.[1];
    if (id !== undefined) return { message: message.id, customId: id };
  }
  throw new Error(`${user.name} sees no post with a button ${route}`);
}

/** Requirements of contracts, by their names in reasons. */
const REQUIREMENTS: readonly (readonly [word: string, names: readonly string[]])[] = [
  ...GOODS.map((good) => [good, [1, 2].map((count) => thingName('goods', good, count))] as const),
  ...ANIMALS.map((unit) => [unit, [1, 2].map((count) => thingName('units', unit, count))] as const),
];

/** Returns what a panel reports as missing for a contract: "-# Fulfil: That takes 3 cows on the map; you have 1." */
function missingIn(message: APIMessage): string[] {
  const reasons = JSON.stringify(message.components)
    .split('\\n')
    .flatMap((line) => {
      // All reasons are in one line of small text.
      const at = line.indexOf(botText('panels', 'groupFulfil'));
      return line.startsWith('-# ') && at >= 0 ? [line.slice(at)] : [];
    });
  return REQUIREMENTS.filter(([, names]) =>
    names.some((name) => reasons.some((reason) => reason.includes(` ${name}`))),
  ).map(([word]) => word);
}

/** Returns the factor for presses that help with a contract: missing goods are bought, and not sold. */
function need({ customId, values = [] }: Press, lacked: ReadonlySet<string>): number {
  const words = [customId, ...values].flatMap((id) => id.split(/[:.]/));
  if (!words.some((word) => lacked.has(word))) return 1;
  return words.includes('sell') ? 0.1 : 10;
}

/** Creates a robot that presses buttons and menus until the game has moved. `hurry`: it passes early. */
export function buttonRobot(table: Room, { hurry = false }: { readonly hurry?: boolean } = {}): Robot {
  return async (user, chance) => {
    const before = await table.version();
    const post = postWith(table, user, 'turn');
    let shown = table.heard(await user.click(post.message, post.customId)).message;
    const tried = new Map<string, number>();
    const lacked = new Set<string>();
    for (let clicks = 0; clicks < MAX_CLICKS; clicks++) {
      if (shown === undefined) throw new Error(`${user.name} got no panel`);
      const offered = presses(shown.message, IGNORED_ROUTES, hurry);
      if (offered.length === 0) throw new Error(`${user.name} was offered nothing to press`);
      for (const word of missingIn(shown.message)) lacked.add(word);
      // Presses that led back here are less likely to help.
      const press = chance.weighted(
        offered,
        (one) =>
          (one.weight * need(one, lacked)) / (1 + 4 * (tried.get(`${one.customId} ${one.values?.[0]}`) ?? 0)),
      );
      const name = `${press.customId} ${press.values?.[0]}`;
      tried.set(name, (tried.get(name) ?? 0) + 1);
      const result = table.heard(await user.click(shown.message.id, press.customId, press.values));
      shown = result.message?.message.id === shown.message.id ? result.message : shown;
      if ((await table.version()) !== before) return;
    }
    throw new Error(`${user.name} pressed ${MAX_CLICKS} times and the game has not moved`);
  };
}
