/** Writes down what happens at a table: acts, private answers, posts and their changes, pictures. */
import type { APIMessage } from 'discord-api-types/v10';
import type { PageMessage } from '../../playground/index.ts';
import type { Act } from '../robots/watched.ts';
import type { Entry, Snapshot } from './entries.ts';
import { emojiAddress } from './markdown-html.ts';
import { everyComponent } from './walk.ts';

export interface Recorder {
  readonly entries: readonly Entry[];
  /** Files by the address that messages have for them. */
  readonly files: ReadonlyMap<string, string>;
  /** How many messages were seen, each counted once however often it changed. */
  messages(): number;
  /** Notes an act with its private answer; a public one is noted by `look`. */
  act(act: Act): Promise<void>;
  /** Notes what is new in the channel. `seen`: all of its public messages. */
  look(seen: readonly PageMessage[]): Promise<void>;
  /** A part of the game begins; the same one is noted once. */
  chapter(title: string): void;
}

/** Keeps a file of a message; gives its path in the album. */
export type Keep = (address: string, name: string) => Promise<string>;

export function createRecorder(keep: Keep): Recorder {
  const entries: Entry[] = [];
  const files = new Map<string, string>();
  /** Each message as it was seen last. */
  const latest = new Map<string, APIMessage>();
  /** Posts as they were seen last, to tell whether they have changed. */
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

/** Ids of the emoji of an application in the texts, buttons and menus of a message. */
const emojiIn = ({ content, components }: APIMessage): string[] =>
  [...JSON.stringify([content, components]).matchAll(/<:\w+:(\d+)>|"emoji":\{"id":"(\d+)"/g)].map(
    ([, inText, inComponent]) => inText ?? inComponent ?? '',
  );

type Described = Pick<Extract<Entry, { type: 'act' }>, 'how' | 'what'>;

/** An act in the words of the messages it was done on. */
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
