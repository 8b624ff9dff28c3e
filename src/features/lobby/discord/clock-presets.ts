import { type Pace, presetOf, type Span } from '../../../calendar/index.ts';
import type { RedactedRecord } from '../../../core/index.ts';
import { paceLines } from '../../../discord/shared/game-terms.ts';
import { timestamp } from '../../../discord/shared/markup.ts';
import { DAY_MS } from '../../../durations.ts';
import { translator } from '../../../text/index.ts';

export const PACE_WORDS = {
  friendly: 'paceFriendly',
  steady: 'paceSteady',
  brisk: 'paceBrisk',
  live: 'paceLive',
} as const satisfies Record<Pace, string>;

const isWholeDay = ({ from, to }: Span): boolean => to - from >= DAY_MS;

/** Describes the pace, and when all players are awake; returns an empty list for games without a clock. */
export function clockLines(record: RedactedRecord, language: string): string[] {
  const t = translator('lobby', language);
  const { pace = 'friendly', common } = record.timing ?? {};
  const { clock, ownHours } = presetOf(pace);
  const paced = paceLines(record, language);
  if (paced.length === 0) return [];
  const spans = common?.map(({ from, to }) => `${timestamp(from, 't')} – ${timestamp(to, 't')}`).join(', ');
  return [
    ...paced,
    ...(clock && ownHours ? [t('ownHours')] : []),
    ...(spans === undefined
      ? []
      : [spans === '' ? t('neverUp') : t('upTogether', { spans, all: common?.some(isWholeDay) === true })]),
  ];
}
