/** For tests of the lobby, moderators and help: people who come to a channel, what they are told, and its limits. */

import { expect } from 'vitest';
import { type App, createApp, type Game, type Store } from '../../src/app/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import { COMMANDS, ROUTES } from '../../src/discord/handlers.ts';
import { parseCustomId } from '../../src/discord/kit/custom-id.ts';
import type { ChoiceField, Dialog } from '../../src/discord/kit/dialog.ts';
import { inWords } from '../../src/discord/kit/emoji.ts';
import type { Button, Menu, Panel } from '../../src/discord/kit/panel.ts';
import type {
  Answer,
  CommandValues,
  DialogRoute,
  Direct,
  Log,
  Route,
  Suggestion,
  Visit,
} from '../../src/discord/kit/visit.ts';
import { postOf } from '../../src/discord/posts/index.ts';
import type { Thinker } from '../../src/players/index.ts';
import { memoryStore } from '../../src/store/index.ts';
import { ENGLISH } from '../support/visits.ts';

export const GUILD = 'guild';
export const CHANNEL = 'channel';

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** An app on a store in memory; time goes on by a second with every look at the clock, and chance is none. */
export function freshApp(store?: Store, thinker?: Thinker): Promise<App> {
  let seconds = Date.UTC(2026, 0, 1) / 1000;
  let drawn = 0;
  const now = () => new Date(++seconds * 1000);
  return createApp({
    store: store ?? memoryStore(now),
    content: CONTENT,
    now,
    random: (bytes) => Buffer.alloc(bytes, ++drawn),
    ...(thinker && { thinker }),
  });
}

type Given = Partial<Pick<CommandValues, 'text' | 'number' | 'flag' | 'user'>>;

/** Somebody who comes to a channel. */
export interface Person {
  readonly visit: Visit;
  /** Types a slash command: `game new`. */
  types(line: string, given?: Given): Promise<Answer>;
  /** Sees suggestions for an option. */
  sees(line: string, option: string, typed: string): Promise<Suggestion[]>;
  /** Presses a button, uses a menu, or sends a dialog. */
  presses(
    id: string,
    input?: { values?: string[]; fields?: Record<string, string>; chosen?: Record<string, string[]> },
  ): Promise<Answer>;
  /** Presses a button that opens a dialog. */
  opens(id: string): Promise<Dialog | Panel>;
  /** Opens a dialog and sends it, with these fields filled in differently. */
  fills(id: string, filled: Readonly<Record<string, string | readonly string[]>>): Promise<Answer>;
}

export function person(
  app: App,
  name: string,
  more: {
    moderator?: boolean;
    guild?: string;
    channel?: string;
    everywhere?: boolean;
    direct?: Direct;
  } = {},
): Person {
  const at = { guild: more.guild ?? GUILD, channel: more.channel ?? CHANNEL };
  const { moderator = false, everywhere = true } = more;
  const visit: Visit = {
    app,
    direct: more.direct ?? (async () => 'sent'),
    actor: { user: `user-${name}`, name, moderator, at, everywhere },
    ...at,
    ...ENGLISH,
    log: SILENT,
  };
  const commandOf = (line: string) => {
    const [first = '', subcommand] = line.split(' ');
    const command = COMMANDS.find(({ data }) => data.name === first);
    if (command === undefined) throw new Error(`no command ${first}`);
    return { command, subcommand };
  };
  const routeOf = (id: string) => {
    const { route, args } = parseCustomId(id);
    const found = ROUTES.get(route) as Route<unknown> | DialogRoute<unknown> | undefined;
    if (found === undefined) throw new Error(`no route ${route}`);
    return { found, args: found.args.parse(args) };
  };
  const none = { text: {}, number: {}, flag: {}, user: {} };
  return {
    visit,
    async types(line, given = {}) {
      const { command, subcommand } = commandOf(line);
      const told = checked(await command.run(visit, { subcommand, ...none, ...given }));
      const [panel] = await lobbiesPosted(app);
      return panel === undefined ? told : { kind: 'public', panel, note: told.panel };
    },
    async sees(line, option, typed) {
      const { command, subcommand } = commandOf(line);
      const values = { subcommand, ...none };
      const found = (await command.suggest?.(visit, values, option, typed)) ?? [];
      for (const { name: shown, value } of found.slice(0, 25)) {
        expect(shown.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(100);
      }
      return found;
    },
    presses,
    async fills(id, filled) {
      const dialog = await opens(id);
      if (!('fields' in dialog)) throw new Error(`${id} opens no dialog: ${textOf(dialog)}`);
      return await presses(dialog.id, sent(dialog, filled));
    },
    opens,
  };

  async function presses(
    id: string,
    { values = [], fields = {}, chosen = {} }: Parameters<Person['presses']>[1] = {},
  ) {
    const { found, args } = routeOf(id);
    if (found.place === 'dialog') throw new Error(`${id} opens a dialog`);
    const result = await found.run(visit, args, { values, fields, chosen });
    if (result.kind === 'public') expect(found.place).toBe('private');
    const told = checked(result);
    const [panel] = await lobbiesPosted(app);
    return panel === undefined || found.place !== 'private'
      ? told
      : { kind: 'public' as const, panel, note: told.panel };
  }

  async function opens(id: string) {
    const { found, args } = routeOf(id);
    if (found.place !== 'dialog') throw new Error(`${id} opens no dialog`);
    const opened = await found.open(visit, args);
    if ('fields' in opened) expectDialogFits(opened);
    else expectFits(opened);
    return opened;
  }
}

/** What Discord sends of a dialog with these fields filled in, and all others as they were. */
function sent({ fields }: Dialog, filled: Readonly<Record<string, string | readonly string[]>>) {
  const typed: Record<string, string> = {};
  const chosen: Record<string, string[]> = {};
  for (const field of fields) {
    const given = filled[field.id];
    if (field.kind === 'text') typed[field.id] = given === undefined ? (field.value ?? '') : String(given);
    else if (given !== undefined) chosen[field.id] = [given].flat().filter((one) => one !== '');
    else if (field.kind === 'tick') chosen[field.id] = field.ticked === true ? [field.id] : [];
    else chosen[field.id] = chosenIn(field);
  }
  const strangers = Object.keys(filled).filter((id) => !fields.some((field) => field.id === id));
  expect(strangers, 'fields that the dialog does not have').toEqual([]);
  return { fields: typed, chosen };
}

/** What is chosen in a field from the start. */
export const chosenIn = ({ options }: ChoiceField): string[] =>
  options.flatMap(({ chosen, value }) => (chosen === true ? [value] : []));

/** Discord's limits on a dialog. */
function expectDialogFits({ id, title, fields }: Dialog): void {
  expect(id.length).toBeLessThanOrEqual(100);
  expect(title.length).toBeLessThanOrEqual(45);
  expect(fields.length).toBeLessThanOrEqual(5);
  for (const field of fields) {
    expect(field.label.length, field.label).toBeLessThanOrEqual(45);
    expect((field.description ?? '').length, field.description).toBeLessThanOrEqual(100);
    if (field.kind !== 'one' && field.kind !== 'some') continue;
    expect(field.options.length).toBeLessThanOrEqual(25);
    if (field.kind === 'one') expect(chosenIn(field)).toHaveLength(1);
    for (const { label, description = '' } of field.options) {
      expect(label.length).toBeGreaterThan(0);
      expect(label.length, label).toBeLessThanOrEqual(100);
      expect(description.length, description).toBeLessThanOrEqual(100);
    }
  }
}

/** What is owed about lobbies is posted, the last first; whatever else is owed stays. */
async function lobbiesPosted(app: App): Promise<Panel[]> {
  const owed = (await app.outbox.owed(100)).filter(({ announcement }) => announcement.kind === 'lobby');
  const panels = await Promise.all(
    owed.map(async (one) => {
      const game = await app.game(one.game);
      const panel = game && (await postOf(game, one, app));
      await app.outbox.settle(one.id);
      return panel === undefined ? [] : [checked({ kind: 'panel', panel }).panel];
    }),
  );
  return panels.flat().reverse();
}

/** An answer, with all its panels within Discord's limits. */
function checked(given: Answer): Answer {
  expectFits(given.panel);
  if (given.kind === 'public') expectFits(given.note);
  return given;
}

/** All texts of a panel. */
export const textOf = ({ parts }: Panel): string =>
  parts.flatMap((part) => (part.kind === 'text' ? [inWords(part.text)] : [])).join('\n');

/** What one who asked is told: the note beside a public message, else the answer itself. */
export const toldBy = (given: Answer): string => textOf(given.kind === 'public' ? given.note : given.panel);

export const buttonsOf = ({ parts }: Panel): Button[] =>
  parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons : []));

export const menusOf = ({ parts }: Panel): Menu[] =>
  parts.flatMap((part) => (part.kind === 'menu' ? [part.menu] : []));

/** The id of the button that does this: `lobby join` for `lobby:<game>:join`. */
export function buttonIn({ panel }: Answer, doing: string): string {
  const [route = '', ...rest] = doing.split(' ');
  const ids = buttonsOf(panel).map(({ id }) => id);
  const found = ids.find(
    (id) => id.startsWith(`${route}:`) && id.endsWith(rest.map((one) => `:${one}`).join('')),
  );
  if (found === undefined) throw new Error(`no button ${doing} among ${ids}`);
  return found;
}

/** Discord's limits, and ours, on one message. */
export function expectFits(panel: Panel): void {
  const { parts } = panel;
  const rows = (count: number) => Math.ceil(count / 5);
  const components = parts.map((part) =>
    part.kind === 'buttons' ? part.buttons.length + rows(part.buttons.length) : part.kind === 'menu' ? 2 : 1,
  );
  expect(components.reduce((sum, count) => sum + count, 1)).toBeLessThanOrEqual(40);
  expect(textOf(panel).length).toBeLessThanOrEqual(4000);
  const buttons = buttonsOf(panel);
  const menus = menusOf(panel);
  const ids = [...buttons, ...menus].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id.length).toBeLessThanOrEqual(100);
    const { route, args } = parseCustomId(id);
    const found = ROUTES.get(route) as Route<unknown> | undefined;
    expect(found?.args.safeParse(args).success, id).toBe(true);
  }
  for (const { label } of buttons) {
    expect(label.length).toBeGreaterThan(0);
    expect(label.length, label).toBeLessThanOrEqual(34);
  }
  expect(buttons.filter(({ style }) => style === 'primary').length).toBeLessThanOrEqual(1);
  for (const { placeholder, options, least = 1, most = 1 } of menus) {
    expect(placeholder.length).toBeLessThanOrEqual(150);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(least).toBeLessThanOrEqual(most);
    expect(most).toBeLessThanOrEqual(options.length);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const { label, description = '' } of options) {
      expect(label.length).toBeGreaterThan(0);
      expect(label.length).toBeLessThanOrEqual(100);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  }
}

/** The live game of the channel. */
export async function liveGame(app: App): Promise<Game> {
  const game = await app.live(CHANNEL);
  if (game === undefined) throw new Error('no live game');
  return game;
}

/** The seed of the live game of the channel, which the app tells nobody. */
export async function seedIn(store: Store): Promise<string | undefined> {
  const { live = '' } = await store.inChannel(CHANNEL);
  return (await store.load(live))?.record.seed;
}

/** A game of these people, begun; the first of them is its host. There is nobody beyond those named. */
export async function begun(app: App, host: string, ...others: readonly string[]): Promise<[Person, Person]> {
  const ann = person(app, host);
  const rest = others.map((name) => person(app, name));
  await ann.types('game new', { number: { players: 1 + rest.length } });
  for (const other of rest) await other.types('game join');
  await ann.types('game start');
  return [ann, rest[0] ?? ann];
}
