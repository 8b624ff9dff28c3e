/** Parts of messages, as the bot sends them. */

export const V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
export const NOBODY = { parse: [] };

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PICTURE = new Uint8Array(Buffer.from(PIXEL, 'base64'));
export const PICTURE_URI = `data:image/png;base64,${PIXEL}`;

/** Returns a small picture as a file. */
export const fileOf = (name: string) => ({ name, bytes: PICTURE });
/** Returns a text component. */
export const text = (content: string) => ({ type: 10, content });
/** Returns a gallery of attached pictures. */
export const gallery = (...names: readonly string[]) => ({
  type: 12,
  items: names.map((name) => ({ media: { url: `attachment://${name}` }, description: name })),
});
/** Returns a text beside a picture. */
export const section = (words: string, name: string) => ({
  type: 9,
  components: [text(words)],
  accessory: { type: 11, media: { url: `attachment://${name}` } },
});
/** Returns a container. */
export const container = (...components: readonly object[]) => ({ type: 17, components });
/** Returns a row of buttons or a menu. */
export const row = (...components: readonly object[]) => ({ type: 1, components });
/** Returns a button. */
export const button = (custom_id: string, label: string, more: object = {}) => ({
  type: 2,
  style: 2,
  custom_id,
  label,
  ...more,
});
/** Returns a menu. */
export const menu = (custom_id: string, options: readonly object[]) => ({ type: 3, custom_id, options });
/** Returns the body of a message of components, which pings no one. */
export const v2 = (...components: readonly object[]) => ({
  flags: V2,
  components: [container(...components)],
  allowed_mentions: NOBODY,
});
