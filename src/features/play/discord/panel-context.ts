/** The game as one seat sees it, its legal actions, and ids for its clicks. */
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { cutTo, LONGEST_LABEL } from '../../../discord/shared/limits.ts';
import type { Button, Part } from '../../../discord/shared/panel.ts';
import { sceneOf } from '../../../discord/shared/pictures.ts';
import { inProse, wordsOf } from '../../../discord/shared/player-names.ts';
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
import { priceLabel } from './short-labels.ts';

export interface PanelContext {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly player: Player;
  readonly language: string;
  /** Set in a plan: the stamp its clicks are valid for. Nothing clicked there affects the real game. */
  readonly plan?: string;
  /** For labels and menus, which don't render markup. */
  readonly words: TextContext;
  /** For texts, which render markup. */
  readonly prose: TextContext;
  readonly legal: readonly Action[];
  readonly open: readonly OpenDecision[];
}

/** Creates the panel context of a seat. Throws for a lobby and for an unknown seat; routes check these first. */
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

/** Returns a sentence of the panels in the reader's language. */
export function panelText(panel: PanelContext, key: PlainKey<'panels'>): string;
export function panelText<K extends BotKey<'panels'>, D extends BotData<'panels', K>>(
  panel: PanelContext,
  key: K,
  data: Exactly<BotData<'panels', K>, D>,
): string;
export function panelText({ words }: PanelContext, key: BotKey<'panels'>, data = {}): string {
  return translator('panels', words)(key as never, data as never);
}

export const capital = ({ language }: PanelContext, label: string): string =>
  label.charAt(0).toLocaleUpperCase(languageFor(language)) + label.slice(1);

/** Returns this seat's open decision of a kind; `undefined` if there is none. */
export function decisionOf<K extends DecisionKind>(
  { open }: PanelContext,
  kind: K,
): Extract<OpenDecision, { kind: K }> | undefined {
  return open.find((one): one is Extract<OpenDecision, { kind: K }> => one.kind === kind);
}

export function legalOf<T extends ActionType>(
  { legal }: PanelContext,
  ...types: readonly T[]
): ActionOf<T>[] {
  return legal.filter((action): action is ActionOf<T> =>
    (types as readonly ActionType[]).includes(action.type),
  );
}

export const panelContextAt = (
  { game, seat, language, plan }: PanelContext,
  state: GameState,
): PanelContext => createPanelContext({ ...game, state }, seat, language, plan);

/** The route of all clicks in a plan; the actual route follows the plan's stamp. */
export const PLAN_STEP = 'planstep';

/** Creates a custom id that is valid only for this version of the game, or of the plan. */
export function idOf({ game, seat, plan }: PanelContext, route: string, ...args: readonly string[]): string {
  return plan === undefined
    ? customId(route, game.record.id, seat, game.record.version, ...args)
    : customId(PLAN_STEP, game.record.id, plan, route, ...args);
}

/** Creates a custom id for production. Valid for the whole round, because all seats decide at the same time. */
export function roundIdOf(panel: PanelContext, route: string, ...args: readonly string[]): string {
  const { game, seat, state, plan } = panel;
  if (plan !== undefined) return idOf(panel, route, ...args);
  return customId(route, game.record.id, seat, state.round, ...args);
}

/** Returns an action's label and price. */
export const offerButton = ({ game, seat, language }: PanelContext, action: Action): ActionLabel =>
  actionLabelOf(game, seat, action, language);

/** Returns the emblem property of an action's button or option. */
export function emblemIn({ state, seat }: PanelContext, action: Action): Pick<Button, 'emblem'> {
  const emblem = emblemOf(state, seat, action);
  return emblem === undefined ? {} : { emblem };
}

/** Creates a button that opens an action's preview. `short`: replaces its label and price. */
export function tryButton(panel: PanelContext, action: Action, style?: Button['style'], short?: string) {
  const shown = short ?? priceLabel(panel, action, offerButton(panel, action));
  return {
    id: idOf(panel, 'try', encode(action)),
    label: cutTo(shown, LONGEST_LABEL),
    ...emblemIn(panel, action),
    ...(style === undefined ? {} : { style }),
  };
}

/** Creates a button that plays an action at once: for what is free and can be undone. */
export const doButton = (panel: PanelContext, action: Action, style?: Button['style']): Button => ({
  ...tryButton(panel, action, style),
  id: idOf(panel, 'do', encode(action)),
});

/** Creates a button back to the seat's decisions. */
export const backButton = (panel: PanelContext): Button => ({
  id: idOf(panel, 'back'),
  label: panelText(panel, 'back'),
});

/** Returns a picture of the game for this seat; dropped if the render queue is backed up. */
export function pictureOf(
  { game, state, seat, language, plan }: PanelContext,
  view: PictureRequest['view'],
  marks: Pick<PictureRequest, 'highlight' | 'possible' | 'chosen'> = {},
): Extract<Part, { kind: 'picture' }> {
  const tried = plan === undefined ? {} : ({ plan: true } as const);
  const request = { ...sceneOf(game, state, language), view, seat, ...tried, ...marks };
  return { kind: 'picture', request, spare: true };
}
