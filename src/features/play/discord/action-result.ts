/** The reply to an action: what happened, what the player owns, what comes next. */
import { GOODS } from '../../../content/index.ts';
import type { Game, PlayResult } from '../../../core/index.ts';
import { inWords } from '../../../discord/shared/emoji.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { inLogLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { type Action, type GameState, requiredDecisions, type Seat } from '../../../engine/index.ts';
import { botText, countedText, logLines, type TextContext } from '../../../text/index.ts';
import { createPanelContext } from './panel-context.ts';
import { panelFor } from './panels/index.ts';
import { actionLines, turnOverLines } from './panels/result.ts';

/** Limits of the account above the next decision; the full account is in the log. */
const MOST_LINES = 10;
const LONGEST = 1000;

/** Returns the reply to a completed action. `before`: the position it was played in; `more`: extra lines. */
export function playedPanel(
  before: GameState,
  game: Game,
  seat: Seat,
  actions: readonly Action[],
  events: PlayResult['events'],
  language: string,
  ...more: readonly string[]
): Panel {
  const { state } = game;
  if (state === undefined) throw new Error('played in a lobby');
  const words = inLogLines(wordsOf(game, language));
  const logged = logLines(events, words);
  const lines = logged.length > 0 ? logged : actionLines(actions, seat, { ...words, state: before });
  const waited = waitsFor(state, seat);
  return panelFor(game, seat, language, [
    ...cut(lines, words),
    ...more,
    // During a turn, the panel itself shows what the player owns.
    ...(waited !== undefined && state.turn?.seat === seat ? [] : [purse(state, seat, words)]),
    ...turnOverLines(createPanelContext(game, seat, language), events),
  ]);
}

const waitsFor = (state: GameState, seat: Seat) =>
  requiredDecisions(state).find((decision) => decision.seat === seat);

function cut(lines: readonly string[], words: TextContext): string[] {
  const shown: string[] = [];
  for (const one of lines) {
    const length = [...shown, one].reduce((sum, part) => sum + inWords(part).length, 0);
    if (shown.length === MOST_LINES || length > LONGEST)
      return [...shown, botText('slash', 'more', {}, words)];
    shown.push(one);
  }
  return shown;
}

/** Example: "You have £14, 3 wool and 2 merchants in stock." */
function purse(state: GameState, seat: Seat, words: TextContext): string {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const goods = GOODS.flatMap((good) => {
    const count = player.goods[good];
    return count === 0 ? [] : [countedText('goods', good, count, words)];
  });
  const data = {
    money: player.money,
    goods: goods.length === 0 ? 'none' : goods.join(', '),
    merchants: player.merchants.stock,
  };
  return botText('slash', 'have', data, words);
}
