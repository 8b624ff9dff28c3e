/** Buttons with which the other players decide about a player whose time is up. */
import { type Game, isSought, type TimeoutResolution } from '../../core/index.ts';
import type { Seat } from '../../engine/index.ts';
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import type { Button } from './panel.ts';
import { hasOwnHours } from './turn-status.ts';

const WITHOUT_MORE: readonly TimeoutResolution[] = ['play', 'computer', 'standIn'];

/** Returns the button for one decision. `reader`: language of the only user who sees it. Default: the game's. */
export const timeoutButton = (
  { record }: Game,
  seat: Seat,
  resolution: TimeoutResolution,
  reader: string = record.language,
): Button => ({
  id: customId('rescue', record.id, seat, resolution),
  label: botText('clock', resolution, { own: hasOwnHours(record) }, reader),
});

/** Returns a button for each decision that would change something. */
export function timeoutButtons(game: Game, seat: Seat, reader?: string): Button[] {
  const choice = (resolution: TimeoutResolution) => timeoutButton(game, seat, resolution, reader);
  // Challenge games allow no substitutes.
  const others = game.record.challenge === undefined ? WITHOUT_MORE : [];
  const left = others.filter((resolution) => resolution !== 'standIn' || !isSought(game.record, seat));
  return [{ ...choice('more'), style: 'primary' }, ...left.map(choice)];
}
