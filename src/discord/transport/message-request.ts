/** Requests that send a message: one way for all of them, whether it is posted or changed, by the bot or as an answer. */
import { MessageFlags, type RawFile } from 'discord.js';
import type { Payload } from './payload.ts';

/** Flags of every message with components of this kind. */
export const FLAGS = MessageFlags.IsComponentsV2;
/** Nobody is pinged but those who are named here. */
export const pinging = (users: readonly string[]) => ({ parse: [], users: [...users] });

/** What goes with a message. */
interface More {
  /** Beside those of its form. */
  readonly flags?: number;
  readonly allowed_mentions: ReturnType<typeof pinging>;
  readonly nonce?: string;
  readonly enforce_nonce?: true;
}

interface MessageRequest {
  readonly body: object;
  readonly files: RawFile[];
}

/**
 * Makes the request for a message. `way`: posted anew, or put into the place of another one. Of that one no file stays
 * that is not named, with its id; nor does Discord find it for a component without its name.
 */
export function requestOf(way: 'new' | 'edit', payload: Payload, more: More): MessageRequest {
  const { content, components, files, kept } = payload;
  const { flags = 0, ...rest } = more;
  // A plain message becomes one of components only where its words are taken away in so many words.
  const words = content === undefined && way === 'edit' ? null : content;
  return {
    body: {
      flags: content === undefined ? flags | FLAGS : flags,
      ...(words === undefined ? {} : { content: words }),
      components,
      attachments: [
        ...files.map(({ name }, id) => ({ id: String(id), filename: name })),
        ...kept.map(({ id, name }) => ({ id, filename: name })),
      ],
      ...rest,
    },
    files: files.map(({ name, data }) => ({ name, data })),
  };
}
