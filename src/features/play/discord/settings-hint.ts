/** After a turn: what its player has not been told yet about their settings. */
import type { Game } from '../../../core/index.ts';
import type { Visit } from '../../../discord/shared/interaction-context.ts';
import { withOffer } from '../../../discord/shared/onboarding-hints.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { awaited, type Seat } from '../../../engine/index.ts';

/** The panel as it is, until the game waits for this seat no more: then nobody is kept from anything. */
export const withOfferAfter = async (
  visit: Visit,
  { state, record }: Game,
  seat: Seat,
  panel: Panel,
): Promise<Panel> =>
  state === undefined || record.status !== 'playing' || awaited(state).includes(seat)
    ? panel
    : await withOffer(visit, panel);
