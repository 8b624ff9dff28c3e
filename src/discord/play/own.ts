/** The panel of whoever asks for theirs, by button or by `/turn`. */
import type { Game } from '../../app/index.ts';
import type { Panel } from '../kit/panel.ts';
import { memberAt, seatOf } from '../kit/people.ts';
import { refusalPanel, refusalText } from '../kit/refusals.ts';
import type { Visit } from '../kit/visit.ts';
import { panelFor } from './panels/index.ts';

/**
 * The visitor's own panel in a game, with a word above it where nothing can be done now: the game is paused, or
 * they have given it up. For those who have no panel, why.
 */
export function ownPanel({ actor, language }: Visit, game: Game): Panel {
  const { record, state } = game;
  const seat = seatOf(game, actor.user);
  const refuse = (code: 'notMember' | 'notStarted' | 'over') => refusalPanel({ code }, language, game);
  if (!record.members.some(({ user }) => user === actor.user)) return refuse('notMember');
  if (record.status === 'ended') return refuse('over');
  if (state === undefined || seat === undefined) return refuse('notStarted');
  const codes = [
    ...(record.paused ? (['paused'] as const) : []),
    ...(memberAt(game, seat)?.conceded === true ? (['conceded'] as const) : []),
  ];
  return panelFor(
    game,
    seat,
    language,
    codes.map((code) => refusalText({ code }, language)),
  );
}
