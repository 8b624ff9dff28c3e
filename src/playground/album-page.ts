/** Renders albums, by the same code as the web page. */

import { bundlePage } from '../bundle-page.ts';
import type { Album } from './album.ts';

/** Returns the album as HTML, with its script and style. It loads pictures only. */
export async function albumPage(album: Album): Promise<string> {
  const { script, style } = await bundlePage(new URL('./web/album.ts', import.meta.url));
  // Nothing in the data can end the element it is in.
  const data = JSON.stringify(album).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' file: data:">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<script type="application/json" id="album">${data}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
