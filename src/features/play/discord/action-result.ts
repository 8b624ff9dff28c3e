/** What a player is told after an act: what happened, what they have, what comes next. */

import { GOODS } from '../../../content/index.ts';
import type { Game, PlayResult } from '../../../core/index.ts';
import { inWords } from '../../../discord/shared/emoji.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { telling, wordsOf } from '../../../discord/shared/player-names.ts';
import { type Action, type GameState, requiredDecisions, type Seat } from '../../../engine/index.ts';
import { actionText, botText, countedText, logLines, type TextContext } from '../../../text/index.ts';
import { panelFor } from './panels/index.ts';

/** What fits above the next decision; the whole of it is in the log. */
const MOST_LINES = 10;
const LONGEST = 1000;

/** The answer to an act that was done. `before`: the position it was done in; `more`: what is said besides. */
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
  const words = telling(wordsOf(game, language));
  const told = logLines(events, words);
  const lines =
    told.length > 0 ? told : actions.map((action) => did(action, seat, { ...words, state: before }));
  const waited = waitsFor(state, seat);
  // Production is no turn; it may be planned long before the game waits for it.
  const decided = waitsFor(before, seat)?.kind ?? 'production';
  const over = state.phase !== 'finished' && waited === undefined && decided !== 'production';
  return panelFor(game, seat, language, [
    ...cut(lines, words),
    ...more,
    // Within a turn the panel says by itself what there is.
    ...(waited !== undefined && state.turn?.seat === seat ? [] : [purse(state, seat, words)]),
    ...(over ? [botText('slash', 'turnOver', {}, words)] : []),
  ]);
}

/** The decision of a seat that the game waits for. */
const waitsFor = (state: GameState, seat: Seat) =>
  requiredDecisions(state).find((decision) => decision.seat === seat);

/** For what makes no line in the log, such as a plan: the action itself. */
const did = (action: Action, seat: Seat, words: TextContext): string =>
  botText('slash', 'did', { seat, action: actionText(action, words, seat) }, words);

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

/** "You have £14, 3 wool and 2 merchants in stock." */
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
