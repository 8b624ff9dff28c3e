/** The page of an album: chapters of posts, and folds of what only one user saw. */
import './css/base.css';
import './css/messages.css';
import './css/components.css';
import './css/overlays.css';
import './css/album.css';
import type { Album, AlbumEntry } from '../album.ts';
import type { PageMessage } from '../page-protocol.ts';
import { byId, type Child, h } from './dom.ts';
import { emojiFiles } from './emoji.ts';
import type { Names } from './markdown-view.ts';
import { rowView } from './message-view.ts';

type Act = Extract<AlbumEntry, { type: 'act' }>;

/** The summary of a fold lists at most this many acts. */
const MAX_ACTS_IN_SUMMARY = 5;

const album: Album = JSON.parse(byId('album').textContent ?? '');
emojiFiles.addressOf = (id) => album.emojis[id] ?? '';
const nameIn = (list: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
  list.find((one) => one.id === id)?.name;
const names: Names = {
  me: '',
  user: nameIn(album.users),
  channel: nameIn(album.channels),
  onCommand: () => undefined,
  onChannel: () => undefined,
};
/** Buttons and menus can be used, but nothing answers. */
const nothing = { act: () => undefined, dismiss: () => undefined };

const messageOf = (page: PageMessage): HTMLElement[] =>
  rowView({ page, continued: false, day: undefined, firstNew: false }, names, album.users, nothing);

/** Returns the entries in order. Consecutive acts of one user share a fold. */
function feed(): HTMLElement[] {
  const views: HTMLElement[] = [];
  let acts: Act[] = [];
  const flush = () => {
    if (acts.length > 0) views.push(fold(acts));
    acts = [];
  };
  for (const [index, entry] of album.entries.entries()) {
    if (entry.type !== 'act' || acts.some(({ user }) => user !== entry.user)) flush();
    if (entry.type === 'act') acts.push(entry);
    else if (entry.type === 'chapter') views.push(h('h2', { id: `chapter-${index}` }, entry.title));
    else if (!entry.changed) views.push(...messageOf(entry.page));
    else {
      const summary = h('summary', {}, 'An earlier post was changed: now it looks like this');
      views.push(h('details', { class: 'changed' }, summary, ...messageOf(entry.page)));
    }
  }
  flush();
  return views;
}

const what = ({ how, what: text }: Act) => h(how === 'used' ? 'kbd' : 'b', {}, text);

function fold(acts: readonly Act[]): HTMLElement {
  const user = acts[0]?.user ?? '';
  const last = acts.slice(-MAX_ACTS_IN_SUMMARY);
  const path = last.flatMap((act, i): Child[] => (i === 0 ? [what(act)] : [' → ', what(act)]));
  const summary = `Only ${user} saw this · ${last.length < acts.length ? '… → ' : ''}`;
  const steps = acts.flatMap((act) => [
    h('p', {}, `${act.user} ${act.how} `, what(act)),
    ...(act.failed === undefined ? [] : [h('p', { class: 'failure' }, act.failed)]),
    ...(act.page === undefined ? [] : messageOf(act.page)),
  ]);
  return h('details', { class: 'private' }, h('summary', {}, summary, ...path), ...steps);
}

const links = album.entries.flatMap((entry, index) =>
  entry.type === 'chapter' ? [h('a', { href: `#chapter-${index}` }, entry.title)] : [],
);
document.title = album.title;
document.body.append(
  h('header', {}, h('h1', {}, album.title), h('p', {}, album.subtitle), h('p', {}, album.introduction)),
  ...album.errors.map((error) => h('p', { class: 'failure' }, error)),
  h('nav', {}, ...links),
  h('main', {}, ...feed()),
  h('footer', {}, album.imprint),
);
