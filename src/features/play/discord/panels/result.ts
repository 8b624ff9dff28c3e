import type { Game, PlayResult } from '../../../../core/index.ts';
import { inWords } from '../../../../discord/shared/emoji.ts';
import type { Panel } from '../../../../discord/shared/panel.ts';
import { inLogLines } from '../../../../discord/shared/player-names.ts';
import type { Action, EventType, GameEvent, Seat } from '../../../../engine/index.ts';
import { actionText, botText, logLines, type TextContext } from '../../../../text/index.ts';
import { createPanelContext, type PanelContext, panelText } from '../panel-context.ts';
import { panelFor } from './index.ts';

/** Maximum length of the summary; the message limit of 4,000 must also hold the next decision. */
const MAX_SUMMARY_CHARS = 1200;

/** Changes between rounds that affect everyone; the channel post covers them. */
const COVERED_BY_POST: readonly EventType[] = ['merchantsBack', 'boardRefilled', 'futureRefilled'];
/** Left out above the player's next turn, so that both fit one screen of a phone. */
const OMITTED: readonly EventType[] = ['confirmed', 'productionDecided', 'scoringStarted'];

/** Names actions that have no log lines, such as a plan. `words`: with the position they were played in. */
export const actionLines = (actions: readonly Action[], seat: Seat, words: TextContext): string[] =>
  actions.map((action) => botText('slash', 'did', { seat, action: actionText(action, words, seat) }, words));

/**
 * Returns what moves did, then the seat's next decision or whom the game waits for. `before`: the position they were
 * played in.
 */
export function resultPanel(
  game: Game,
  seat: Seat,
  language: string,
  { events, moves }: Pick<PlayResult, 'events' | 'moves'>,
  before = game.state,
): Panel {
  const panel = createPanelContext(game, seat, language);
  const again = hasTurn(panel);
  const rounds = events.some(({ type }) => type === 'roundStarted');
  const shown = events.filter(
    (event) =>
      !COVERED_BY_POST.includes(event.type) &&
      !(again && rounds && (OMITTED.includes(event.type) || ('seat' in event && event.seat !== seat))),
  );
  const words = inLogLines(panel.words);
  const account = shortened(logLines(shown, words));
  const actions = moves.flatMap(({ action }) => action ?? []);
  const lines = account.length === 0 ? actionLines(actions, seat, { ...words, state: before }) : account;
  const done = again ? [lines.join(' ')] : lines;
  return panelFor(game, seat, language, [...done, ...turnOverLines(panel, events)]);
}

/** Returns the line that the player's turn is over, or that the next one follows at once; empty if it isn't over. */
export function turnOverLines(panel: PanelContext, events: readonly GameEvent[]): string[] {
  const { seat, state } = panel;
  const over = events.some(
    (event) => (event.type === 'turnEnded' || event.type === 'passed') && event.seat === seat,
  );
  if (!over || state.phase === 'finished') return [];
  const { length: players } = state.players;
  const again = { solo: players === 1, single: players === 2 };
  return [hasTurn(panel) ? panelText(panel, 'turnAgain', again) : panelText(panel, 'turnOver')];
}

const hasTurn = ({ open }: PanelContext): boolean =>
  open.some(({ kind, required }) => kind === 'turn' && required);

/** Keeps the leading lines that fit: the player's own action comes before its consequences. */
function shortened(lines: readonly string[]): string[] {
  let length = 0;
  const kept = lines.filter((one) => {
    length += inWords(one).length + 1;
    return length <= MAX_SUMMARY_CHARS;
  });
  return kept.length === lines.length ? kept : [...kept, '…'];
}
