/** The pace of a game in its lobby: in words, and as buttons for the host. */
import type { GameRecord } from '../../app/index.ts';
import { phrase } from '../../text/index.ts';
import { PACES, type Pace, presetOf } from '../../time/index.ts';
import { customId } from '../kit/custom-id.ts';
import { type Button, buttons, type Part, text } from '../kit/panel.ts';

const LABELS = {
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
    phrase('lobby', 'paceLine', { pace, away: noAway ? 'false' : 'other' }, language),
    ...(clock && ownHours ? [phrase('lobby', 'ownHours', {}, language)] : []),
    ...(spans === undefined
      ? []
      : [
          spans === ''
            ? phrase('lobby', 'neverUp', {}, language)
            : phrase('lobby', 'upTogether', { spans }, language),
        ]),
  ];
}

/** What the host chooses the pace with. */
export function paceParts({ id, timing }: GameRecord, language: string): Part[] {
  const { pace: now = 'friendly', noAway = false } = timing ?? {};
  const choice = (pace: Pace): Button => ({
    id: customId('lobby-set', id, 'pace', pace),
    label: phrase('lobby', LABELS[pace], {}, language),
    style: pace === now ? 'success' : 'secondary',
  });
  return [
    text(phrase('lobby', 'paceNow', {}, language)),
    buttons(...PACES.map(choice), {
      id: customId('lobby-set', id, 'away', noAway ? 1 : 0),
      label: phrase('lobby', noAway ? 'buttonNoAway' : 'buttonAway', {}, language),
    }),
  ];
}
