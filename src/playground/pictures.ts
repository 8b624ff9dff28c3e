/** Pictures in data URIs. */

/** Magic numbers of the image types Discord accepts; `.` matches any byte. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'image/png': /^.PNG\r\n.\n/s,
  'image/jpeg': /^\xff\xd8\xff/s,
  'image/gif': /^GIF8[79]a/s,
  'image/webp': /^RIFF....WEBP/s,
  'image/avif': /^....ftypavi[fs]/s,
};

/** Decodes the picture of a data URI, by content and not by declared type; `undefined` if it is not a picture. */
export function pictureOf(image: string): { readonly type: string; readonly bytes: Uint8Array } | undefined {
  const [, data] = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(image) ?? [];
  if (data === undefined) return undefined;
  const bytes = Buffer.from(data, 'base64');
  const head = bytes.toString('latin1', 0, 16);
  const [type] = Object.entries(KINDS).find(([, beginning]) => beginning.test(head)) ?? [];
  return type === undefined ? undefined : { type, bytes };
}
