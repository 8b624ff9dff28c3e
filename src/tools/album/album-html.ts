/** Renders an album as a static page that reads like the channel did. No scripts and no external resources. */
import { html, raw } from 'hono/html';
import type { Album, Entry } from './entries.ts';
import type { Html } from './markdown-html.ts';
import { messageHtml } from './message-html.ts';
import { STYLE } from './style.ts';

/** Marks a folder as containing an album. */
export const GENERATOR = '<meta name="generator" content="caledonia-by-post demo">';

type Act = Extract<Entry, { type: 'act' }>;
type Post = Extract<Entry, { type: 'post' }>;

/** Returns the whole page. Names and messages are escaped. */
export function albumHtml(album: Album): string {
  const chapters = album.entries.flatMap((entry) => (entry.type === 'chapter' ? [entry.title] : []));
  const links = chapters.map((title, i) => html`<a href="#chapter-${i}">${title}</a>`);
  return page(
    album.title,
    html`<header><h1>${album.title}</h1><p>${album.subtitle}</p>
<p>Posts were seen by everybody. What only one player saw is folded, where it happened: tap it to open it.
Buttons and menus are pictures of themselves.</p>${errorsHtml(album)}</header>
<nav><div>${links}</div></nav>
<main>${feed(album).map((entry) => html`${entry}\n`)}</main>
<footer>Clans of Caledonia is a game by Juma Al-JouJou. This is the album of a game that robots have played with an
unofficial bot.</footer>`,
  );
}

/** Returns the page shown while the game is being played. */
export const placeholderHtml = (): string =>
  page('An album to be', html`<header><h1>The game is still being played</h1></header>`);

const page = (title: string, body: Html) =>
  String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${raw(GENERATOR)}
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`);

function errorsHtml({ errors }: Album) {
  if (errors.length === 0) return '';
  const list = errors.map((error) => html`<p>${error}</p>`);
  return html`<div class="errors"><strong>Something went wrong:</strong>${list}</div>`;
}

/** Returns all entries as HTML. Consecutive acts of one user share a fold. */
function feed(album: Album): Html[] {
  const parts: Html[] = [];
  let chapter = 0;
  let acts: Act[] = [];
  const flush = () => {
    if (acts.length > 0) parts.push(privately(acts, album));
    acts = [];
  };
  for (const entry of album.entries) {
    if (entry.type === 'act') {
      if (acts.some(({ user }) => user !== entry.user)) flush();
      acts.push(entry);
      continue;
    }
    flush();
    if (entry.type === 'post') parts.push(post(entry, album));
    else parts.push(html`<h2 id="chapter-${chapter++}">${entry.title}</h2>`);
  }
  flush();
  return parts;
}

function post({ shown, changed }: Post, album: Album): Html {
  const body = messageHtml(shown, album);
  const { used, message } = shown;
  const by =
    used === undefined
      ? ''
      : html`<span class="soft">${nameOf(used.user, album)} used ${command(used.command)}</span>`;
  const inside = changed
    ? html`<details class="changed"><summary class="soft">An earlier post was changed: now it looks like this</summary>${body}</details>`
    : body;
  const head = changed
    ? ''
    : html`<div class="head"><span class="face" aria-hidden="true">C</span><span><strong>${message.author.username}</strong><span class="tag">APP</span></span>${by}</div>`;
  return html`<article>${head}${inside}</article>`;
}

const nameOf = (user: string, { names }: Album) => names.get(user) ?? user;
const command = (text: string) => html`<code>${text.startsWith('/') ? text : `/${text}`}</code>`;

const VERBS = { command: 'used', button: 'pressed', menu: 'chose', form: 'filled in' } as const;
/** The summary of a fold lists at most this many acts. */
const MAX_ACTS_IN_SUMMARY = 5;

function privately(acts: readonly Act[], album: Album): Html {
  const user = acts[0]?.user ?? '';
  const told = acts.slice(-MAX_ACTS_IN_SUMMARY).map((act, i) => html`${i === 0 ? '' : ' → '}${what(act)}`);
  const more = acts.length > MAX_ACTS_IN_SUMMARY ? '… → ' : '';
  const steps = acts.map((act) => step(act, album));
  return html`<details class="private"><summary>Only ${user} saw this · ${more}${told}</summary><div class="steps">${steps}</div></details>`;
}

const what = ({ how, what: text }: Act) => (how === 'command' ? command(text) : html`<b>${text}</b>`);

function step(act: Act, album: Album): Html {
  const failed = act.failed === undefined ? '' : html`<p class="failed">${act.failed}</p>`;
  const shown = act.shown === undefined ? '' : messageHtml(act.shown, album);
  return html`<p class="did">${act.user} ${VERBS[act.how]} ${what(act)}</p>${failed}${shown}`;
}
