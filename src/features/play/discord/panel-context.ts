/** What every panel of a seat is made from: the game as that seat sees it, what it may do, and ids for its clicks. */
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { cutTo, LONGEST_LABEL } from '../../../discord/shared/limits.ts';
import type { Button, Part } from '../../../discord/shared/panel.ts';
import { inProse, namesOf, wordsOf } from '../../../discord/shared/player-names.ts';
import {
  type Action,
  type ActionOf,
  type ActionType,
  type DecisionKind,
  type GameState,
  type OpenDecision,
  openDecisions,
  type Player,
  type Seat,
} from '../../../engine/index.ts';
import type { PictureRequest } from '../../../render/index.ts';
import {
  type BotData,
  type BotKey,
  type Exactly,
  languageFor,
  type PlainKey,
  type TextContext,
  translator,
} from '../../../text/index.ts';
import { encode } from './action-code.ts';
import { type ActionLabel, actionLabelOf } from './action-labels.ts';
import { emblemOf } from './emblems.ts';

export interface PanelContext {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly player: Player;
  readonly language: string;
  /** Of a plan: the stamp that its clicks are good for. Nothing of what they do happens at the table. */
  readonly plan?: string;
  /** For labels and menus. */
  readonly words: TextContext;
  /** For texts. */
  readonly prose: TextContext;
  readonly legal: readonly Action[];
  /** What this seat may decide; what the game waits for comes first. */
  readonly open: readonly OpenDecision[];
}

/** The desk of a seat. Throws for a lobby and for a seat that nobody has: routes look before. */
export function createPanelContext(game: Game, seat: Seat, language: string, plan?: string): PanelContext {
  const { state } = game;
  const player = state?.players[seat];
  if (state === undefined || player === undefined)
    throw new Error(`no seat ${seat} at game ${game.record.id}`);
  const words = wordsOf(game, language);
  return {
    game,
    state,
    seat,
    player,
    language,
    ...(plan === undefined ? {} : { plan }),
    words,
    prose: inProse(words),
    legal: legalFor(state, seat),
    open: openDecisions(state).filter((decision) => decision.seat === seat),
  };
}

/** A sentence of the panels. */
export function say(desk: PanelContext, key: PlainKey<'panels'>): string;
export function say<K extends BotKey<'panels'>, D extends BotData<'panels', K>>(
  desk: PanelContext,
  key: K,
  data: Exactly<BotData<'panels', K>, D>,
): string;
export function say({ words }: PanelContext, key: BotKey<'panels'>, data = {}): string {
  return translator('panels', words)(key as never, data as never);
}

/** The first letter of a label as a capital. */
export const capital = ({ language }: PanelContext, label: string): string =>
  label.charAt(0).toLocaleUpperCase(languageFor(language)) + label.slice(1);

/** The decision of a kind that is open to this seat. */
export function decisionOf<K extends DecisionKind>(
  { open }: PanelContext,
  kind: K,
): Extract<OpenDecision, { kind: K }> | undefined {
  return open.find((one): one is Extract<OpenDecision, { kind: K }> => one.kind === kind);
}

/** The legal actions of some types. */
export function legalOf<T extends ActionType>(
  { legal }: PanelContext,
  ...types: readonly T[]
): ActionOf<T>[] {
  return legal.filter((action): action is ActionOf<T> =>
    (types as readonly ActionType[]).includes(action.type),
  );
}

/** The same desk at another position. */
export const panelContextAt = (
  { game, seat, language, plan }: PanelContext,
  state: GameState,
): PanelContext => createPanelContext({ ...game, state }, seat, language, plan);

/** The route of all clicks in a plan; what they mean stands behind the stamp of the plan. */
export const PLAN_STEP = 'planstep';

/** The id of a click that is good for this version of the game only; or of the plan. */
export function idOf({ game, seat, plan }: PanelContext, route: string, ...args: readonly string[]): string {
  return plan === undefined
    ? customId(route, game.record.id, seat, game.record.version, ...args)
    : customId(PLAN_STEP, game.record.id, plan, route, ...args);
}

/** The id of a click in production, where all decide at once: good for the whole round, whoever else acts. */
export function roundIdOf(desk: PanelContext, route: string, ...args: readonly string[]): string {
  const { game, seat, state, plan } = desk;
  if (plan !== undefined) return idOf(desk, route, ...args);
  return customId(route, game.record.id, seat, state.round, ...args);
}

/** What an action of this seat is called, and costs. */
export const offerButton = ({ game, seat, language }: PanelContext, action: Action): ActionLabel =>
  actionLabelOf(game, seat, action, language);

/** The emblem of an action, for its button or option. */
export function emblemIn({ state, seat }: PanelContext, action: Action): Pick<Button, 'emblem'> {
  const emblem = emblemOf(state, seat, action);
  return emblem === undefined ? {} : { emblem };
}

/** Characters of a button's label that read well on a phone. */
const READABLE = 34;

/** A button that shows what an action would do. `short`: what stands on it in place of the action and its price. */
export function tryButton(
  desk: PanelContext,
  action: Action,
  style?: Button['style'],
  short?: string,
): Button {
  const { label, price } = offerButton(desk, action);
  const full = price === '' ? label : `${label} · ${price}`;
  const shown = short ?? (full.length <= READABLE ? full : label);
  return {
    id: idOf(desk, 'try', encode(action)),
    label: cutTo(shown, LONGEST_LABEL),
    ...emblemIn(desk, action),
    ...(style === undefined ? {} : { style }),
  };
}

/** A button that does an action at once: for what costs nothing and can be taken back. */
export const doButton = (desk: PanelContext, action: Action, style?: Button['style']): Button => ({
  ...tryButton(desk, action, style),
  id: idOf(desk, 'do', encode(action)),
});

/** A button that leads back to what the seat decides. */
export const backButton = (desk: PanelContext): Button => ({
  id: idOf(desk, 'back'),
  label: say(desk, 'back'),
});

/** A picture of the game as it stands, for this seat; where drawing is behind, it does without. */
export function pictureOf(
  { game, state, seat, language, plan }: PanelContext,
  view: PictureRequest['view'],
  marks: Pick<PictureRequest, 'highlight' | 'last'> = {},
): Part {
  const tried = plan === undefined ? {} : ({ plan: true } as const);
  const request = { state, view, seat, language: languageFor(language), names: namesOf(game) };
  return { kind: 'picture', request: { ...request, ...tried, ...marks }, spare: true };
}
