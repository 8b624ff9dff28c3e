/** Copies a message, to send it again. */
import type { Message } from 'discord.js';
import { pinging } from './message-request.ts';

/** A picture or file as Discord shows it; uploaded ones have an attachment id. */
interface Media {
  readonly url: string;
  readonly attachment_id?: string;
}

const isMedia = (json: object): json is Media => 'url' in json && typeof json.url === 'string';

/** Returns the body of an edit that changes nothing. */
export function copyOfMessage({ components }: Pick<Message, 'components'>): object {
  const attachments: { id: string; filename: string }[] = [];
  const again = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(again);
    if (typeof json !== 'object' || json === null) return json;
    if (isMedia(json) && json.attachment_id !== undefined) {
      const filename = new URL(json.url).pathname.split('/').at(-1) ?? '';
      attachments.push({ id: json.attachment_id, filename });
      return { url: `attachment://${filename}` };
    }
    return Object.fromEntries(Object.entries(json).map(([field, one]) => [field, again(one)]));
  };
  const shown = again(components.map((one) => one.toJSON()));
  return { components: shown, attachments, allowed_mentions: pinging([]) };
}
