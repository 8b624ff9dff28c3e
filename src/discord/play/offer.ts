/** After a turn: what its player has not been told yet about their settings. */
import type { Game } from '../../app/index.ts';
import { awaited, type Seat } from '../../engine/index.ts';
import type { Panel } from '../kit/panel.ts';
import type { Visit } from '../kit/visit.ts';
import { withOffer } from '../settings/offer.ts';

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
