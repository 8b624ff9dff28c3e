import type { Game } from '../../../core/index.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { withOnboardingHint } from '../../../discord/shared/onboarding-hints.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { pendingSeats, type Seat } from '../../../engine/index.ts';

/** Adds a hint once the game no longer waits for this seat, so that it never interrupts a turn. */
export const withSettingsHintAfter = async (
  context: InteractionContext,
  { state, record }: Game,
  seat: Seat,
  panel: Panel,
): Promise<Panel> =>
  state === undefined || record.status !== 'playing' || pendingSeats(state).includes(seat)
    ? panel
    : await withOnboardingHint(context, panel);
