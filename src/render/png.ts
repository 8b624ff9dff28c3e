/** Assembles indexed PNG files (RFC 2083). */
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** 8 bits per pixel, palette indices; deflated, filters per row only, not interlaced. */
const KIND = [8, 3, 0, 0, 0] as const;

/** Returns the PNG file of deflated rows with this palette (0xRRGGBB each), in memory of its own. */
export function indexedPng(
  { width, height }: { width: number; height: number },
  palette: readonly number[],
  rows: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  const colours = Buffer.alloc(3 * palette.length);
  for (const [i, colour] of palette.entries()) colours.writeUIntBE(colour, 3 * i, 3);
  const parts = [
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', colours),
    ...chunk('IDAT', rows),
    ...chunk('IEND', Buffer.alloc(0)),
  ];
  const file = Buffer.alloc(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.byteLength;
  }
  return file;
}

/** Length, name, content, checksum. */
function chunk(name: string, content: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.byteLength, 0);
  head.write(name, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(content, crc32(name)), 0);
  return [head, content, end];
}
