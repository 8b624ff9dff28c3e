/** The pace of a game in its lobby, in words. */

import { type Pace, presetOf } from '../../../calendar/index.ts';
import type { GameRecord } from '../../../core/index.ts';
import { botText } from '../../../text/index.ts';

/** What the paces are called. */
export const PACE_WORDS = {
  friendly: 'paceFriendly',
  steady: 'paceSteady',
  brisk: 'paceBrisk',
  live: 'paceLive',
} as const satisfies Record<Pace, string>;

/** The hour and minute of a moment, in each reader's own time. */
const clockTime = (moment: number): string => `<t:${Math.floor(moment / 1000)}:t>`;

/** How fast the game is to be, and when its people are all up. */
export function paceLines({ timing, players }: GameRecord, language: string): string[] {
  const { pace = 'friendly', noAway = false, common } = timing ?? {};
  const { clock, ownHours } = presetOf(pace);
  // Alone nobody keeps anybody waiting.
  if (players === 1) return [];
  const spans = common?.map(({ from, to }) => `${clockTime(from)} – ${clockTime(to)}`).join(', ');
  return [
    botText('lobby', 'paceLine', { pace, away: noAway ? 'false' : 'other' }, language),
    ...(clock && ownHours ? [botText('lobby', 'ownHours', {}, language)] : []),
    ...(spans === undefined
      ? []
      : [
          spans === ''
            ? botText('lobby', 'neverUp', {}, language)
            : botText('lobby', 'upTogether', { spans }, language),
        ]),
  ];
}
