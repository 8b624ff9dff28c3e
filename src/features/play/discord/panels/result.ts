/** What has just happened, above what comes next. */
import type { Game } from '../../../../core/index.ts';
import { inWords } from '../../../../discord/shared/emoji.ts';
import type { Panel } from '../../../../discord/shared/panel.ts';
import { telling } from '../../../../discord/shared/player-names.ts';
import type { EventType, GameEvent, Seat } from '../../../../engine/index.ts';
import { logLines } from '../../../../text/index.ts';
import { createPanelContext, say } from '../panel-context.ts';
import { panelFor } from './index.ts';

/** Characters of the account at most; the rest of the message has room in the four thousand that remain. */
const ACCOUNT_LENGTH = 1200;

/** What happens to all alike between two rounds; the channel is told, and shown. */
const UNTOLD: readonly EventType[] = ['merchantsBack', 'boardRefilled', 'futureRefilled'];

/** What an action has done, then the next decision of this seat, or whom the game waits for now. */
export function resultPanel(game: Game, seat: Seat, language: string, events: readonly GameEvent[]): Panel {
  const desk = createPanelContext(game, seat, language);
  const told = events.filter(({ type }) => !UNTOLD.includes(type));
  const account = shortened(logLines(told, telling(desk.words)));
  const done = account.length === 0 ? [say(desk, 'done')] : account;
  const turnOver = events.some(
    (event) => (event.type === 'turnEnded' || event.type === 'passed') && event.seat === seat,
  );
  const again = desk.open.some(({ kind, required }) => kind === 'turn' && required);
  const solo = desk.state.players.length === 1;
  const over = again ? say(desk, 'turnAgain', { solo }) : say(desk, 'turnOver');
  return panelFor(game, seat, language, turnOver ? [...done, over] : done);
}

/** The first lines, as many as there is room for: one's own action comes before what follows from it. */
function shortened(lines: readonly string[]): string[] {
  let length = 0;
  const kept = lines.filter((one) => {
    length += inWords(one).length + 1;
    return length <= ACCOUNT_LENGTH;
  });
  return kept.length === lines.length ? kept : [...kept, '…'];
}
