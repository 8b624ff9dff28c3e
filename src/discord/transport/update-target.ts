import { type Message, MessageFlags } from 'discord.js';

/** Returns whether an answer may replace a message: it is private, or contains the clicked button. */
export function canUpdate(message: Message | null, id: string): boolean {
  if (message === null) return false;
  return message.flags.has(MessageFlags.Ephemeral) || holds(message.components, id);
}

/** Returns whether a component with this id is among these or nested in them. */
function holds(components: unknown, id: string): boolean {
  if (Array.isArray(components)) return components.some((one) => holds(one, id));
  if (typeof components !== 'object' || components === null) return false;
  if ('customId' in components && components.customId === id) return true;
  const row = 'components' in components && holds(components.components, id);
  return row || ('accessory' in components && holds(components.accessory, id));
}
