/** The button that asks for a hint. */
import { customId } from '../../../discord/shared/custom-id.ts';
import type { Button } from '../../../discord/shared/panel.ts';
import { translator } from '../../../text/index.ts';
import type { PanelContext } from './panel-context.ts';

/** Returns the button to a hint if the game allows hints and waits for this seat. */
export const hintButtons = ({ game, open, plan, words }: PanelContext): Button[] =>
  game.record.hints === true && plan === undefined && open.some(({ required }) => required)
    ? [
        {
          id: customId('hint', game.record.id),
          label: translator('computers', words)('buttonHint'),
          emoji: '💡',
        },
      ]
    : [];
