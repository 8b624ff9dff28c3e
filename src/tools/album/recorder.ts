/** Records what happens at a table: acts, private answers, posts, their edits, and pictures. */
import type { APIMessage } from 'discord-api-types/v10';
import { type AlbumEntry, componentsOf, type PageMessage } from '../../playground/index.ts';
import type { Act } from '../robots/watched.ts';

export interface Recorder {
  readonly entries: readonly AlbumEntry[];
  readonly emojis: Readonly<Record<string, string>>;
  /** Returns the number of messages seen. Edits do not count. */
  messages(): number;
  /** Records an act with its private answer. `look` records public ones. */
  act(act: Act): Promise<void>;
  /** Records changes in the channel. `seen`: all of its public messages. */
  look(seen: readonly PageMessage[]): Promise<void>;
  /** Starts a chapter, unless it has been started already. */
  chapter(title: string): void;
}

export type StoreFile = (address: string, name: string) => Promise<string>;

export function createRecorder(keep: StoreFile): Recorder {
  const entries: AlbumEntry[] = [];
  const files = new Map<string, string>();
  const emojis: Record<string, string> = {};
  /** Each message as last seen. */
  const latest = new Map<string, APIMessage>();
  /** Each post as last seen, to detect edits. */
  const posts = new Map<string, string>();
  let title: string | undefined;

  /** Stores the files of a message. Returns it with their paths. */
  const note = async (page: PageMessage): Promise<PageMessage> => {
    latest.set(page.message.id, page.message);
    let text = JSON.stringify(page);
    for (const { url, filename } of page.message.attachments) {
      const path = files.get(url) ?? (await keep(url, filename));
      files.set(url, path);
      text = text.replaceAll(`"${url}"`, `"${path}"`);
    }
    for (const id of emojiIn(page.message)) emojis[id] ??= await keep(`/emojis/${id}.webp`, 'emoji.png');
    return JSON.parse(text);
  };

  return {
    entries,
    emojis,
    messages: () => latest.size,
    async act({ user, deed, result }) {
      const { how, what } = described(deed, latest);
      const { message, outcome, why } = result;
      const isPrivate = message?.ephemeral === true && !message.thinking;
      entries.push({
        type: 'act',
        user: user.name,
        how,
        what,
        ...(isPrivate ? { page: await note(message) } : {}),
        ...(outcome === 'failed' ? { failed: why ?? 'no answer' } : {}),
      });
    },
    async look(seen) {
      for (const one of seen) {
        if (one.ephemeral || one.thinking) continue;
        const { id } = one.message;
        const face = JSON.stringify([one.message.content, one.message.components, one.message.embeds]);
        const before = posts.get(id);
        if (before === face) continue;
        posts.set(id, face);
        entries.push({ type: 'post', page: await note(one), changed: before !== undefined });
      }
    },
    chapter(next) {
      if (next !== title) entries.push({ type: 'chapter', title: next });
      title = next;
    },
  };
}

/** Returns ids of the application emoji in the texts, buttons and menus of a message. */
const emojiIn = ({ content, components }: APIMessage): string[] =>
  [...JSON.stringify([content, components]).matchAll(/<:\w+:(\d+)>|"emoji":\{"id":"(\d+)"/g)].map(
    ([, inText, inComponent]) => inText ?? inComponent ?? '',
  );

type Described = Pick<Extract<AlbumEntry, { type: 'act' }>, 'how' | 'what'>;

/** Describes an act by the labels in its message. */
function described(deed: Act['deed'], latest: ReadonlyMap<string, APIMessage>): Described {
  if (deed.type === 'command') {
    const options = Object.entries(deed.options).map(([name, value]) => ` ${name}: ${value}`);
    return { how: 'used', what: `/${deed.path}${options.join('')}` };
  }
  if (deed.type === 'submit') return { how: 'filled in', what: deed.customId };
  const { message, customId, values } = deed;
  const used = componentsOf(latest.get(message) ?? {}).find((one) => one.custom_id === customId);
  if (used?.options === undefined) return { how: 'pressed', what: used?.label ?? customId };
  const labels = used.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return { how: 'chose', what: labels.join(', ') };
}
