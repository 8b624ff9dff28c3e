/** A robot that knows what it wants, and counts the clicks that it takes: from "Take your turn" to the end of the turn. */
import type { Rng } from '../../ai/index.ts';
import { parseCustomId } from '../../discord/shared/custom-id.ts';
import {
  type Action,
  type ActionType,
  type GameState,
  legalActions,
  requiredDecisions,
  type Seat,
} from '../../engine/index.ts';
import { encode } from '../../features/play/discord/action-code.ts';
import { groupOf } from '../../features/play/discord/action-groups.ts';
import type { PageMessage, PlaygroundUser } from '../../playground/index.ts';
import { type Press, postWith, presses } from './button-robot.ts';
import type { Robot, Table } from './table.ts';

/** How often each kind of turn is taken when it is possible, so that games are long and show every kind. */
const WEIGHTS = {
  trade: 4,
  expand: 9,
  contract: 5,
  fulfil: 20,
  upgrade: 1,
  hire: 1,
  pass: 0.3,
  production: 1,
};
type TapKind = keyof typeof WEIGHTS;
export const TAP_KINDS = Object.keys(WEIGHTS) as TapKind[];

/** Main actions by the kind of turn they make. */
const KINDS: Readonly<Partial<Record<ActionType, TapKind>>> = {
  trade: 'trade',
  expand: 'expand',
  obtain: 'contract',
  fulfil: 'fulfil',
  upgradeShipping: 'upgrade',
  upgradeTechnology: 'upgrade',
  hire: 'hire',
  pass: 'pass',
  confirmProduction: 'production',
};

/** A turn of a person: its kind, and its clicks. */
export interface TapCount {
  readonly kind: TapKind;
  readonly taps: number;
  /** True if the move left something to decide: a bonus, goods from a neighbour, or an open port before the turn ends. */
  readonly extras: boolean;
}

/** More clicks than any turn needs. */
const MAX_TAPS = 40;

/** Creates the robot. Calls `counted` after each turn or production decision. */
export function tapRobot(table: Table, counted: (count: TapCount) => void): Robot {
  return async (user, chance) => {
    const post = postWith(table, user, 'turn');
    let taps = 1;
    let shown = table.heard(await user.click(post.message, post.customId)).message;
    let kind: TapKind | undefined;
    let extras = false;
    for (
      let at = await positionOf(table, user);
      at !== undefined && (kind === undefined || isSameTurn(at));
      at = await positionOf(table, user)
    ) {
      const action = wanted(at.state, at.seat, chance);
      extras ||= kind !== undefined;
      kind ??= KINDS[action.type];
      const before = await table.version();
      while ((await table.version()) === before) {
        const next = shown === undefined || taps >= MAX_TAPS ? undefined : wayTo(shown, action);
        if (shown === undefined || next === undefined)
          throw new Error(`${user.name} finds no way to ${encode(action)}`);
        taps++;
        shown = table.heard(await user.click(shown.message.id, next.customId, next.values)).message ?? shown;
      }
    }
    if (kind !== undefined) counted({ kind, taps, extras });
  };
}

/** Returns the position if the game waits for the user. */
async function positionOf(table: Table, user: PlaygroundUser) {
  const game = await table.bot().services.queries.getActive(table.channel);
  const seat = game?.record.members.findIndex(({ user: id }) => id === user.id) ?? -1;
  const state = game?.state;
  const own = state?.seating.indexOf(seat) ?? -1;
  return state !== undefined && requiredDecisions(state).some((one) => one.seat === own)
    ? { state, seat: own }
    : undefined;
}

/** Returns whether the turn in which the main action was played is still open. */
const isSameTurn = ({ state, seat }: { state: GameState; seat: Seat }): boolean =>
  state.turn?.seat === seat && (state.turn.mainDone || state.stack.at(-1)?.kind !== 'turn');

/** Chooses an action: main actions by weight, then an open port, and the end of anything that can be declined. */
function wanted(state: GameState, seat: Seat, chance: Rng): Action {
  const legal = legalActions(state, seat);
  const ports = state.turn?.mainDone === true ? legal.filter((action) => groupOf(action) === 'ports') : [];
  if (ports.length > 0) return chance.pick(ports);
  const closing = legal.find(
    ({ type }) => type === 'confirmProduction' || type === 'endTurn' || type === 'decline',
  );
  if (closing !== undefined && (state.turn?.mainDone === true || closing.type !== 'endTurn')) return closing;
  const main = legal.filter(({ type }) => KINDS[type] !== undefined);
  if (main.length === 0) return chance.pick(legal.filter(({ type }) => type !== 'plan'));
  const kinds = [...new Set(main.map(({ type }) => KINDS[type] as TapKind))];
  const kind = chance.weighted(kinds, (one) => WEIGHTS[one]);
  return chance.pick(main.filter(({ type }) => KINDS[type] === kind));
}

/** Returns the click that plays an action, or else the one that leads closest to it. */
function wayTo({ message }: PageMessage, action: Action): Press | undefined {
  const all = presses(message, []);
  const code = encode(action);
  const places = all.map(({ customId, values = [] }) => {
    const { route, args } = parseCustomId(customId);
    return { route, what: args[3], value: values[0] };
  });
  const leads = (test: (place: (typeof places)[number]) => boolean) => all[places.findIndex(test)];
  return (
    leads(({ route, what, value }) => value === code || (route === 'do' && what === code)) ??
    leads(({ route }) => route === 'ready' && action.type === 'confirmProduction') ??
    leads(({ route, what }) => route === 'try' && what === code) ??
    leads(({ route, value }) => route === 'act' && 'unit' in action && value === action.unit) ??
    leads(({ route, what }) => route === 'act' && what === groupOf(action))
  );
}
