/** Buttons with which the other players decide about a player whose time is up. */
import type { Game, TimeoutResolution } from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import type { Button } from './panel.ts';

const WITHOUT_MORE: readonly TimeoutResolution[] = ['play', 'computer', 'standIn'];

/** Returns a button for each decision. `reader`: language of the only user who sees them. Default: the game's. */
export function timeoutButtons({ record }: Game, seat: Seat, reader: string = record.language): Button[] {
  const choice = (resolution: TimeoutResolution): Button => ({
    id: customId('rescue', record.id, seat, resolution),
    label: botText('clock', resolution, {}, reader),
  });
  // Challenge games allow no substitutes.
  const others = record.challenge === undefined ? WITHOUT_MORE : [];
  return [{ ...choice('more'), style: 'primary' }, ...others.map(choice)];
}
