/** Where the answer to a click may go: in the place of the message, or beside it. */
import { type Message, MessageFlags } from 'discord.js';

/**
 * Whether an answer may take the place of a message: it is the user's own, or has the button that was pressed. A
 * forged id could otherwise put a private panel in the place of what everybody sees.
 */
export function canUpdate(message: Message | null, id: string): boolean {
  if (message === null) return false;
  return message.flags.has(MessageFlags.Ephemeral) || holds(message.components, id);
}

/** Whether there is a component with this id among these, or in one of them. */
function holds(components: unknown, id: string): boolean {
  if (Array.isArray(components)) return components.some((one) => holds(one, id));
  if (typeof components !== 'object' || components === null) return false;
  if ('customId' in components && components.customId === id) return true;
  const row = 'components' in components && holds(components.components, id);
  return row || ('accessory' in components && holds(components.accessory, id));
}
