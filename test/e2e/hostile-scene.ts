/** A server with games in every state, people with nasty names, and a referee who looks at every answer. */
import { existsSync } from 'node:fs';
import type { Game, Store } from '../../src/app/index.ts';
import { type Assembled, assemble } from '../../src/assemble.ts';
import { CONTENT } from '../../src/content/index.ts';
import {
  type InteractionResult,
  type Playground,
  type PlaygroundUser,
  type RestRequest,
  startPlayground,
} from '../../src/playground/index.ts';
import { memoryStore } from '../../src/store/index.ts';
import { phrase } from '../../src/text/index.ts';
import { LIMIT_MS } from '../support/limits.ts';
import { faultsOf } from './hostile-checks.ts';
import { type Games, type Places, prepareGames } from './hostile-games.ts';

export const ROLES = ['moderator', 'host', 'guest', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

/** Names that ping, format, hide, or mean something to a program. */
const NAMES: Readonly<Record<Role, string>> = {
  moderator: "@everyone {x} '{'",
  host: '<@&1> **{0, plural,** `x`',
  guest: '__proto__ @here ||<@1>||',
  stranger: "# \u202e'; DROP TABLE games; --",
};

/** One hostile interaction. */
export interface Case {
  readonly role: Role;
  readonly channel: Exclude<keyof Places, 'guild'>;
  readonly type: number;
  readonly data: unknown;
  /** Under which message a component is said to stand; `own` is a private one of the user. */
  readonly under?: 'own' | 'public';
}

export interface Scene {
  readonly playground: Playground;
  readonly places: Places;
  readonly games: Games;
  readonly users: Readonly<Record<Role, PlaygroundUser>>;
  game(name: keyof Games): Promise<Game>;
  /** Tries all of them, one after the other; gives what was wrong with the answers. */
  attempt(cases: readonly Case[]): Promise<string[]>;
  /** How many interactions were tried so far. */
  tried(): number;
  /** Ends the bot; gives what has gone wrong beside the answers. */
  close(): Promise<string[]>;
}

/** The path of Discord's OpenAPI document; where there is none, a line says so. */
export function openapi(): string | undefined {
  const path = process.env.DISCORD_OPENAPI;
  if (path !== undefined && existsSync(path)) return path;
  process.stdout.write('hostile interactions: answers are not checked against an OpenAPI document\n');
  return undefined;
}

/** A store that counts what was written to games. */
function watched(store: Store): { store: Store; writes: () => number } {
  let writes = 0;
  const counted: Store = {
    ...store,
    create: async (record) => {
      const created = await store.create(record);
      if (created === 'created') writes++;
      return created;
    },
    commit: async (change) => {
      const written = await store.commit(change);
      if (written) writes++;
      return written;
    },
  };
  return { store: counted, writes: () => writes };
}

export async function openScene(): Promise<Scene> {
  const document = openapi();
  const playground = await startPlayground({
    port: 0,
    people: ROLES.map((role) => NAMES[role]),
    channels: ['table', 'lobby', 'ended', 'production', 'asked', 'empty'],
    deadline: LIMIT_MS,
    ...(document === undefined ? {} : { openapi: document }),
  });
  const [table, lobby, ended, production, asked, empty] = playground.channels as [string, ...string[]];
  const places = {
    guild: playground.guild,
    table,
    lobby,
    ended,
    production,
    asked,
    empty,
  } as unknown as Places;
  const users = Object.fromEntries(ROLES.map((role, i) => [role, playground.users[i]])) as Scene['users'];
  const actor = (role: Role) => ({
    user: users[role].id,
    name: users[role].name,
    moderator: role === 'moderator',
  });
  const { store, writes } = watched(memoryStore());
  const games = await prepareGames(store, places, {
    host: actor('host'),
    guest: actor('guest'),
    moderator: actor('moderator'),
  });
  const logged: string[] = [];
  const hear = (level: string) => (data: object, message: string) => {
    const { err } = data as { err?: unknown };
    logged.push(`${level}: ${message} ${err instanceof Error ? err.stack : JSON.stringify(data)}`);
  };
  const log = { info() {}, warn: hear('warn'), error: hear('error') };
  const bot: Assembled = await assemble({
    store,
    content: CONTENT,
    token: playground.token,
    api: playground.api,
    log,
    patience: LIMIT_MS,
  });
  await playground.ready();
  await playground.until(() => playground.commands.length > 0);
  // A public post with buttons, and a private message of everybody's own, to hang forged ids on.
  const posted = await users.stranger.command(table, 'log', { share: 'true' });
  const isPost = ({ ephemeral }: { ephemeral: boolean }) => !ephemeral;
  await playground.until(() => users.stranger.messages(table).some(isPost));
  const post = users.stranger.messages(table).find(isPost)?.message.id;
  const own = new Map<Role, string | undefined>();
  for (const role of ROLES) own.set(role, (await users[role].command(table, 'help')).message?.message.id);
  if (posted.outcome !== 'answered' || post === undefined) throw new Error('nothing was posted');
  const publicly = () =>
    JSON.stringify(playground.channels.map((one) => users.stranger.messages(one).filter(isPost)));
  const before = { writes: writes(), pings: playground.pings.length, seen: publicly() };
  const kept = await Promise.all(Object.values(games).map((id: string) => store.load(id)));
  let tried = 0;
  const menus: MenusShownAgain = new Map();
  const messageOf = (id: string | undefined) =>
    playground.channels
      .flatMap((channel) => Object.values(users).flatMap((user) => user.messages(channel)))
      .find(({ message }) => message.id === id)?.message;

  async function send({ role, channel, type, data, under }: Case): Promise<InteractionResult> {
    const message =
      type === 3 || under !== undefined ? (under === 'public' ? post : own.get(role)) : undefined;
    const isMenu = type === 3 && (data as { component_type?: unknown }).component_type === 3;
    const before = isMenu ? contentsOf(messageOf(message)?.components) : undefined;
    const from = playground.requests.length;
    const result = await users[role].forge(places[channel], type, data, message);
    const token = answeredIn(playground.requests.slice(from));
    if (token !== undefined && before !== undefined) menus.set(token, before);
    return result;
  }

  return {
    playground,
    places,
    games,
    users,
    game: async (name) => (await bot.app.game(games[name])) ?? fail(name),
    async attempt(cases) {
      const found: string[] = [];
      for (const one of cases) {
        const from = playground.requests.length;
        const at = { writes: writes(), logged: logged.length, violations: playground.violations.length };
        const result = await send(one);
        tried++;
        const sent = playground.requests.slice(from);
        const token = answeredIn(sent);
        const own = sent.filter((request) => tokenOf(request) === token);
        const wrong = faultsOf(one.type, result, withoutShownAgain(own, menus));
        if (writes() !== at.writes) wrong.push('a game was changed');
        wrong.push(...logged.slice(at.logged), ...playground.violations.slice(at.violations));
        if (wrong.length > 0) found.push(`${brief(one)}: ${wrong.join('; ')}`);
      }
      return found;
    },
    tried: () => tried,
    async close() {
      const wrong: string[] = [];
      const after = await Promise.all(Object.values(games).map((id: string) => store.load(id)));
      if (JSON.stringify(after) !== JSON.stringify(kept)) wrong.push('a game is not as it was');
      if (publicly() !== before.seen) wrong.push('something was shown to everybody');
      if (writes() !== before.writes) wrong.push('something was written');
      if (playground.pings.length !== before.pings) wrong.push('somebody was pinged');
      await bot.close();
      wrong.push(...logged, ...playground.violations, ...answeredTwice(playground, menus));
      await playground.close();
      return wrong;
    },
  };
}

function fail(name: string): never {
  throw new Error(`there is no game ${name}`);
}

const brief = ({ role, channel, type, data, under }: Case): string =>
  `${role} in ${channel}, ${type} ${under ?? ''} ${JSON.stringify(data).slice(0, 300)}`;

/** What the messages of menus said as they were used, by the tokens of these interactions. */
type MenusShownAgain = Map<string, string>;

const tokenOf = ({ path }: RestRequest): string | undefined =>
  /^\/(?:webhooks|interactions)\/\d+\/([^/]+)/.exec(path)?.[1];

/** All that components say and can do, however they are numbered. */
function contentsOf(components: unknown): string {
  const found: string[] = [];
  JSON.stringify(components ?? [], (key, value) => {
    if (['content', 'custom_id', 'label', 'value', 'description'].includes(key)) found.push(String(value));
    return value;
  });
  return found.sort().join('\n');
}

/**
 * Leaves out what shows the message of a menu once more, just as it was, beside an answer. That is no second one: Discord's
 * client would not let the same be chosen again otherwise.
 */
function withoutShownAgain(requests: readonly RestRequest[], menus: MenusShownAgain): RestRequest[] {
  const beside = new Set(
    requests
      .filter(({ method }) => method === 'POST')
      .filter(isWebhook)
      .map(tokenOf),
  );
  return requests.filter((request) => {
    const token = tokenOf(request);
    if (token === undefined || !beside.has(token) || request.method !== 'PATCH') return true;
    const { components } = request.body as { components?: unknown };
    return !request.path.endsWith('original') || menus.get(token) !== contentsOf(components);
  });
}

const isWebhook = ({ path }: RestRequest): boolean => path.startsWith('/webhooks/');

/** The token of the interaction that the first of these requests answers. */
const answeredIn = (requests: readonly RestRequest[]): string | undefined =>
  requests.filter((request) => !isWebhook(request)).flatMap((request) => tokenOf(request) ?? [])[0];

/** Interactions with more than one answer, also such that came late. */
function answeredTwice({ requests }: Playground, menus: MenusShownAgain): string[] {
  const answers = new Map<string, number>();
  for (const request of withoutShownAgain(requests, menus)) {
    const { method, body } = request;
    const token = isWebhook(request) ? tokenOf(request) : undefined;
    if (token === undefined || (method !== 'PATCH' && method !== 'POST')) continue;
    // What is shared with the channel is said to the user as well; the scene itself does that once.
    if (method === 'POST' && !isEphemeral(body)) continue;
    // On a busy machine a replay takes so long that its answer is announced.
    if (JSON.stringify(body).includes(DRAWING)) continue;
    answers.set(token, (answers.get(token) ?? 0) + 1);
  }
  return [...answers].filter(([, count]) => count > 1).map(([token, count]) => `${token}: ${count} answers`);
}

const DRAWING = phrase('replay', 'drawing', {}, 'en');

const isEphemeral = (body: unknown): boolean => (Number((body as { flags?: number }).flags) & 64) !== 0;

/** Data of a pressed button, a used menu, and a submitted dialog, as Discord sends them. */
export const click = (custom_id: string) => ({ component_type: 2, custom_id, id: 1 });
export const choice = (custom_id: string, values?: readonly string[]) => ({
  component_type: 3,
  custom_id,
  id: 1,
  values,
});
export const form = (custom_id: string, fields: Readonly<Record<string, unknown>>) => ({
  custom_id,
  components: Object.entries(fields).map(([id, value], i) => ({
    type: 18,
    id: 2 * i,
    component: Array.isArray(value)
      ? { type: 22, id: 2 * i + 1, custom_id: id, values: value }
      : { type: 4, id: 2 * i + 1, custom_id: id, value },
  })),
});
