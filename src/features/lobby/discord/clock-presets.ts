import { type Pace, presetOf, type Span } from '../../../calendar/index.ts';
import type { GameRecord } from '../../../core/index.ts';
import { timestamp } from '../../../discord/shared/markup.ts';
import { DAY_MS } from '../../../durations.ts';
import { botText } from '../../../text/index.ts';

export const PACE_WORDS = {
  friendly: 'paceFriendly',
  steady: 'paceSteady',
  brisk: 'paceBrisk',
  live: 'paceLive',
} as const satisfies Record<Pace, string>;

const isWholeDay = ({ from, to }: Span): boolean => to - from >= DAY_MS;

/** Describes the pace, and when all players are awake. */
export function paceLines({ timing, players }: GameRecord, language: string): string[] {
  const { pace = 'friendly', noAway = false, common } = timing ?? {};
  const { clock, ownHours } = presetOf(pace);
  // A solo game has no clock.
  if (players === 1) return [];
  const spans = common?.map(({ from, to }) => `${timestamp(from, 't')} – ${timestamp(to, 't')}`).join(', ');
  return [
    botText('lobby', 'paceLine', { pace, away: noAway ? 'false' : 'other' }, language),
    ...(clock && ownHours ? [botText('lobby', 'ownHours', {}, language)] : []),
    ...(spans === undefined
      ? []
      : [
          spans === ''
            ? botText('lobby', 'neverUp', {}, language)
            : botText('lobby', 'upTogether', { spans, all: common?.some(isWholeDay) === true }, language),
        ]),
  ];
}
