/** Resolves `attachment://` and numbers components, as Discord does in its responses. */
import {
  type APIAttachment,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { Component, Media, MessageBody } from './request-schemas.ts';
import { namedSnowflake } from './snowflake.ts';

const PICTURE: object = { description: null, spoiler: false };
const DEFAULTS: Readonly<Record<number, object>> = {
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.Thumbnail]: PICTURE,
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { divider: true, spacing: 1 },
  [ComponentType.StringSelect]: { min_values: 1, max_values: 1 },
};

/** Returns components in which attachments have addresses and numbers, as Discord returns them. */
export function withMedia(
  body: MessageBody,
  attachments: readonly APIAttachment[],
): Required<Pick<APIMessage, 'components' | 'attachments'>> {
  let last = 0;
  const taken = new Set<number>();
  const number = () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const resolve = (media: Media) => resolved(media, attachments);
  const dress = (one: Component): Component => ({
    ...DEFAULTS[one.type],
    ...one,
    id: one.id === undefined || one.id === 0 ? number() : one.id,
    ...(one.components === undefined ? {} : { components: one.components.map(dress) }),
    ...(one.accessory === undefined ? {} : { accessory: dress(one.accessory) }),
    ...(one.items === undefined
      ? {}
      : {
          items: one.items.map((item) => ({ ...PICTURE, ...item, media: resolve(item.media) })),
        }),
    ...(one.media === undefined ? {} : { media: resolve(one.media) }),
    ...(one.file === undefined ? {} : { file: resolve(one.file), ...fileFacts(one.file, attachments) }),
  });
  const note = (one: Component): void => {
    if (one.id !== undefined) taken.add(one.id);
    for (const child of one.components ?? []) note(child);
    if (one.accessory !== undefined) note(one.accessory);
  };
  for (const one of body.components ?? []) note(one);
  return {
    // Already validated; discord-api-types has a type per kind, we have one for all.
    components: (body.components ?? []).map(dress) as unknown as APIMessageTopLevelComponent[],
    attachments: [...attachments],
  };
}

/** Returns a message as a response: as on Discord, its attachments exclude files shown by components. */
export function asAnswer(message: APIMessage): APIMessage {
  const shown = JSON.stringify(message.components ?? []);
  return { ...message, attachments: message.attachments.filter(({ id }) => !shown.includes(`"${id}"`)) };
}

/** Returns a message as read later: only the response to its creation includes the nonce. */
export function asRead(message: APIMessage): APIMessage {
  const { nonce: _, ...read } = asAnswer(message);
  return read;
}

function fileFacts(media: Media, attachments: readonly APIAttachment[]): object {
  const file = fileOf(media, attachments);
  return { name: file?.filename ?? null, size: file?.size ?? null };
}

// A new file takes precedence over an older one of the same name.
const fileOf = (media: Media, attachments: readonly APIAttachment[]): APIAttachment | undefined =>
  attachments.findLast(({ filename, url }) => [`attachment://${filename}`, url].includes(media.url));

function resolved(media: Media, attachments: readonly APIAttachment[]): Media {
  const file = fileOf(media, attachments);
  if (file === undefined) {
    return Object.assign({ id: namedSnowflake('media', media.url), proxy_url: media.url }, media);
  }
  const { id, url, width, height, content_type: type } = file;
  const size = width == null || height == null ? {} : { width, height };
  return Object.assign(
    {
      id: namedSnowflake('media', id),
      url,
      proxy_url: url,
      content_type: type,
      attachment_id: id,
      loading_state: 2,
    },
    size,
  );
}
