/** Caches bitmaps of parts of pictures. */
import type { Canvas } from 'canvas';

const sizeOf = ({ width, height }: Canvas) => 4 * width * height;

/** Creates an LRU cache of bitmaps, limited in bytes. */
export function createBitmapCache(maxBytes: number) {
  /** In order of last use. */
  const bitmaps = new Map<string, Canvas>();
  let bytes = 0;

  function set(name: string, canvas: Canvas): void {
    if (!bitmaps.delete(name)) bytes += sizeOf(canvas);
    bitmaps.set(name, canvas);
    for (const [oldest, gone] of bitmaps) {
      if (bytes <= maxBytes) break;
      bitmaps.delete(oldest);
      bytes -= sizeOf(gone);
    }
  }

  return {
    /** Returns a bitmap, which becomes the last used one; `undefined` if it is not cached. */
    get(name: string): Canvas | undefined {
      const canvas = bitmaps.get(name);
      if (canvas !== undefined) set(name, canvas);
      return canvas;
    },
    set,
    clear(): void {
      bitmaps.clear();
      bytes = 0;
    },
  };
}
