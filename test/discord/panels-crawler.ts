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
import { ENGLISH } from '../support/visits.ts';

export const ROUTES = new Map(playRoutes.map((one) => [one.name, one as unknown as Route<unknown>]));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A visit of the member with this number at an app. */
export const visitOf = (app: App, member: number | string, moderator = false): Visit => ({
  app,
  direct: async () => 'sent',
  actor: { user: String(member), name: `Player ${member}`, moderator },
  guild: 'guild',
  channel: 'channel',
  ...ENGLISH,
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
  const input: Input = { values, fields: {}, chosen: {} };
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

/** What a click would do for good: the actions that it plays; such clicks are only noted. */
function deed(id: string, value: string | undefined): readonly Action[] | 'undo' | undefined {
  const { route, args } = parseCustomId(id);
  if (route === 'do') {
    const action = decode(args[3] ?? '');
    return [...(action === undefined ? [] : [action]), ...(args[4] === 'end' ? [END] : [])];
  }
  if (route === 'ready') return [{ type: 'confirmProduction' }];
  // It changes the plan of the panel; nothing is done before that is confirmed, but it has to be legal.
  if (route === 'plan') return [ActionSchema.parse({ type: 'plan', item: args[3], count: Number(value) })];
  return route === 'undo' ? 'undo' : undefined;
}

const END: Action = { type: 'endTurn' };

/** The production plan that a panel shows, by the code in its ids; nothing where it shows none. */
export function planIn({ parts }: Panel): string | undefined {
  const ids = parts.flatMap((part) =>
    part.kind === 'buttons' ? part.buttons.map(({ id }) => id) : part.kind === 'menu' ? [part.menu.id] : [],
  );
  const codes = ids.flatMap((id) => {
    const { route, args } = parseCustomId(id);
    return route === 'ready' ? [args[3]] : route === 'plan' ? [args[5]] : [];
  });
  if (new Set(codes).size > 1) throw new Error(`several plans in one panel: ${codes.join(' ')}`);
  return codes[0];
}

export interface Crawled {
  /** Taps to each action that could be done, counting "Take your turn" and Confirm; by its JSON. */
  taps: Map<string, number>;
  /** What can be done together with the end of the turn, likewise. */
  ending: Map<string, number>;
  /** The production plan with which it begins. */
  plan: string | undefined;
  panels: Panel[];
}

/** A menu takes two taps: one that opens it, and one that chooses. */
const tapsOf = ({ value }: { value?: string }): number => (value === undefined ? 1 : 2);

/** All panels that can be reached from the first one of a seat without doing anything, and what could be done. */
export async function crawl(game: Game, seat: Seat, member: number): Promise<Crawled> {
  const app = { game: async () => game } as unknown as App;
  const visit = visitOf(app, member);
  const first = panelFor(game, seat, 'en');
  const crawled: Crawled = { taps: new Map(), ending: new Map(), plan: planIn(first), panels: [] };
  const seen = new Set<string>();
  // Panels by the taps that lead to them, so that the shortest way is the one that is found.
  const reached: Panel[][] = [[], [first]];
  for (let taps = 1; taps < reached.length; taps++) {
    for (const panel of reached[taps] ?? []) {
      crawled.panels.push(panel);
      crawled.plan ??= planIn(panel);
      for (const way of ways(panel)) {
        const key = `${way.id} ${way.value ?? ''}`;
        const total = taps + tapsOf(way);
        if (noted(crawled, way, total) || seen.has(key)) continue;
        seen.add(key);
        const answered = await click(visit, way.id, way.value === undefined ? [] : [way.value]);
        if (answered.kind !== 'panel') throw new Error(`${key}: ${JSON.stringify(answered.panel)}`);
        for (let at = reached.length; at <= total; at++) reached.push([]);
        reached[total]?.push(answered.panel);
      }
    }
  }
  return crawled;
}

/** Notes what a click would do for good, and after how many taps; gives whether it would do anything. */
function noted(
  { taps, ending }: Crawled,
  { id, value }: { id: string; value?: string },
  total: number,
): boolean {
  const done = deed(id, value);
  if (done === undefined || done === 'undo') return done === 'undo';
  const [action, ...then] = done;
  const found = then.length === 0 ? taps : ending;
  const json = JSON.stringify(action);
  found.set(json, Math.min(found.get(json) ?? total, total));
  return true;
}
