/** Records what happens at a table: acts, private answers, posts, their edits, and pictures. */
import type { APIMessage } from 'discord-api-types/v10';
import type { PageMessage } from '../../playground/index.ts';
import type { Act } from '../robots/watched.ts';
import type { Entry, Snapshot } from './entries.ts';
import { emojiAddress } from './markdown-html.ts';
import { everyComponent } from './walk.ts';

export interface Recorder {
  readonly entries: readonly Entry[];
  /** Files by their address in messages. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns the number of messages seen. Edits do not count. */
  messages(): number;
  /** Records an act with its private answer. `look` records public ones. */
  act(act: Act): Promise<void>;
  /** Records changes in the channel. `seen`: all of its public messages. */
  look(seen: readonly PageMessage[]): Promise<void>;
  /** Starts a chapter, unless it has been started already. */
  chapter(title: string): void;
}

/** Stores a file of a message. Returns its path in the album. */
export type StoreFile = (address: string, name: string) => Promise<string>;

export function createRecorder(keep: StoreFile): Recorder {
  const entries: Entry[] = [];
  const files = new Map<string, string>();
  /** Each message as last seen. */
  const latest = new Map<string, APIMessage>();
  /** Each post as last seen, to detect edits. */
  const posts = new Map<string, string>();
  let title: string | undefined;

  const note = async ({ message, used }: PageMessage): Promise<Snapshot> => {
    latest.set(message.id, message);
    for (const { url, filename } of message.attachments) {
      if (!files.has(url)) files.set(url, await keep(url, filename));
    }
    for (const id of emojiIn(message)) {
      const url = emojiAddress(id);
      if (!files.has(url)) files.set(url, await keep(url, 'emoji.png'));
    }
    return { message, ...(used === undefined ? {} : { used }) };
  };

  return {
    entries,
    files,
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
        ...(isPrivate ? { shown: await note(message) } : {}),
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
        entries.push({ type: 'post', shown: await note(one), changed: before !== undefined });
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

type Described = Pick<Extract<Entry, { type: 'act' }>, 'how' | 'what'>;

/** Describes an act by the labels in its message. */
function described(deed: Act['deed'], latest: ReadonlyMap<string, APIMessage>): Described {
  if (deed.type === 'command') {
    const options = Object.entries(deed.options).map(([name, value]) => ` ${name}: ${value}`);
    return { how: 'command', what: `/${deed.path}${options.join('')}` };
  }
  if (deed.type === 'submit') return { how: 'form', what: deed.customId };
  const { message, customId, values } = deed;
  const components = everyComponent(latest.get(message)?.components ?? []);
  const used = components.find((one) => 'custom_id' in one && one.custom_id === customId);
  if (used !== undefined && 'options' in used) {
    const labels = used.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
    return { how: 'menu', what: labels.join(', ') };
  }
  const label = used !== undefined && 'label' in used ? used.label : undefined;
  return { how: 'button', what: label ?? customId };
}
