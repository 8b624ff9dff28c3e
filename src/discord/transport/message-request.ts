/** Requests that send or edit a message, in Discord's format. */
import { MessageFlags, type RawFile } from 'discord.js';
import { isPseudonym } from '../../core/index.ts';
import type { Payload } from './payload.ts';

/** Flags of every message with components. */
export const FLAGS = MessageFlags.IsComponentsV2;
/** Allows pings for these users only. Discord rejects ids that are not numbers, as those of erased users. */
export const pinging = (users: readonly string[]) => ({
  parse: [],
  users: users.filter((user) => !isPseudonym(user)),
});

interface More {
  /** In addition to those of the message's form. */
  readonly flags?: number;
  readonly allowed_mentions: ReturnType<typeof pinging>;
  readonly nonce?: string;
  readonly enforce_nonce?: true;
}

interface MessageRequest {
  readonly body: object;
  readonly files: RawFile[];
}

/** Creates the request for a message. An edit drops all files that aren't listed by id. */
export function requestOf(way: 'new' | 'edit', payload: Payload, more: More): MessageRequest {
  const { content, components, files, kept } = payload;
  const { flags = 0, ...rest } = more;
  // A plain message only becomes one with components if its content is explicitly removed.
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
