/** After a turn: what its player has not been told yet about their settings. */
import type { Game } from '../../../core/index.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { withOnboardingHint } from '../../../discord/shared/onboarding-hints.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { pendingSeats, type Seat } from '../../../engine/index.ts';

/** The panel as it is, until the game waits for this seat no more: then nobody is kept from anything. */
export const withSettingsHintAfter = async (
  visit: InteractionContext,
  { state, record }: Game,
  seat: Seat,
  panel: Panel,
): Promise<Panel> =>
  state === undefined || record.status !== 'playing' || pendingSeats(state).includes(seat)
    ? panel
    : await withOnboardingHint(visit, panel);
