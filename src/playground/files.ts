/** Attachments, held in memory for a while (see `RetentionLimits.bytes`) and served by the playground itself. */
import type { APIAttachment } from 'discord-api-types/v10';

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface StoredFile extends Upload {
  readonly id: string;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns the size of a PNG in pixels, from its header; `undefined` for anything else. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || PNG.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Returns the file name as Discord sanitizes it: letters, digits, `.`, `-` and `_`. */
export const safeName = (name: string) => name.replaceAll(' ', '_').replace(/[^\w.-]/g, '') || 'unknown';

/** Returns the attachment object of a message. `base`: the playground's address without a trailing slash. */
export function attachmentOf(
  base: string,
  channel: string,
  file: StoredFile,
  description: string | undefined,
): APIAttachment {
  const url = `${base}/attachments/${channel}/${file.id}/${file.name}`;
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: file.type,
    ...pngSize(file.bytes),
    ...(description === undefined ? {} : { description }),
  };
}
