/** Walks through the panels of a position as a player could, by buttons and menus, and notes what could be done. */
import type { App, Game } from '../../src/app/index.ts';
import { parseCustomId } from '../../src/discord/kit/custom-id.ts';
import type { Panel } from '../../src/discord/kit/panel.ts';
import type { Answer, Input, Route, Visit } from '../../src/discord/kit/visit.ts';
import { decode } from '../../src/discord/play/action-code.ts';
import { panelFor } from '../../src/discord/play/panels/index.ts';
import { playRoutes } from '../../src/discord/play/routes.ts';
import {
  type Action,
  Action as ActionSchema,
  type GameState,
  publicView,
  type Seat,
} from '../../src/engine/index.ts';
import { member, recordAt } from '../support/records.ts';

export const ROUTES = new Map(playRoutes.map((one) => [one.name, one as unknown as Route<unknown>]));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A visit of the member with this number at an app. */
export const visitOf = (app: App, member: number | string, moderator = false): Visit => ({
  app,
  direct: async () => 'sent',
  actor: { user: String(member), name: `Player ${member}`, moderator },
  guild: 'guild',
  channel: 'channel',
  language: 'en',
  log: silent,
});

/** A game that stands at a position, with members 0, 1 … by order of joining. */
export function gameAt(state: GameState): Game {
  const members = state.seating.map((_, number) => member(String(number), { name: `Pl*yer <@${number}>` }));
  return {
    record: recordAt(state, members, { id: 'abcdefgh', version: 4321, turnVersion: 4000 }),
    moves: [],
    state: publicView(state),
  };
}

/** Clicks: parses the id as the dispatcher does, and calls the handler. Throws where the id fits no route. */
export async function click(visit: Visit, id: string, values: readonly string[] = []): Promise<Answer> {
  const { route: name, args } = parseCustomId(id);
  const found = ROUTES.get(name);
  if (found === undefined) throw new Error(`no route for ${id}`);
  const input: Input = { values, fields: {} };
  return await found.run(visit, found.args.parse(args), input);
}

/** Every way to go on from a panel: an enabled button, or an option of a menu. */
export function ways(panel: Panel): { id: string; value?: string }[] {
  return panel.parts.flatMap((part) => {
    if (part.kind === 'buttons') {
      return part.buttons.filter(({ disabled }) => disabled !== true).map(({ id }) => ({ id }));
    }
    if (part.kind === 'menu') return part.menu.options.map(({ value }) => ({ id: part.menu.id, value }));
    return [];
  });
}

/** What a click would do for good: the action, where it is one that plays; such clicks are only noted. */
function deed(id: string, value: string | undefined): Action | 'undo' | undefined {
  const { route, args } = parseCustomId(id);
  if (route === 'do') return decode(args[3] ?? '');
  if (route === 'ready') return { type: 'confirmProduction' };
  if (route === 'plan') return ActionSchema.parse({ type: 'plan', item: args[3], count: Number(value) });
  return route === 'undo' ? 'undo' : undefined;
}

export interface Crawled {
  /** Clicks to each action that could be done, counting "Take your turn" and Confirm; by its JSON. */
  taps: Map<string, number>;
  panels: Panel[];
}

/** All panels that can be reached from the first one of a seat without doing anything, and what could be done. */
export async function crawl(game: Game, seat: Seat, member: number): Promise<Crawled> {
  const app = { game: async () => game } as unknown as App;
  const visit = visitOf(app, member);
  const first = panelFor(game, seat, 'en');
  const crawled: Crawled = { taps: new Map(), panels: [first] };
  const seen = new Set<string>();
  let ring = [first];
  for (let taps = 2; ring.length > 0; taps++) {
    const next: Panel[] = [];
    for (const way of ring.flatMap(ways)) {
      const key = `${way.id} ${way.value ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const done = deed(way.id, way.value);
      if (done === 'undo') continue;
      if (done !== undefined) {
        const json = JSON.stringify(done);
        crawled.taps.set(json, Math.min(crawled.taps.get(json) ?? taps, taps));
        continue;
      }
      const answered = await click(visit, way.id, way.value === undefined ? [] : [way.value]);
      if (answered.kind !== 'panel') throw new Error(`${key}: ${JSON.stringify(answered.panel)}`);
      next.push(answered.panel);
    }
    crawled.panels.push(...next);
    ring = next;
  }
  return crawled;
}
