import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { DiscordAPIError, type REST, type RESTGetAPIApplicationEmojisResult, Routes } from 'discord.js';
import { EMBLEMS, type Emblem, emojiName } from '../../render/index.ts';
import type { Emoji } from '../shared/emoji.ts';
import type { Log } from '../shared/interaction-context.ts';

/** PNG files by emblem. */
export type EmblemPictures = ReadonlyMap<Emblem, Uint8Array>;

interface EmojiKeeperOptions {
  readonly rest: REST;
  readonly application: string;
  readonly pictures: () => Promise<EmblemPictures>;
  readonly log: Log;
}

/** Number of hash digits in a name. Discord doesn't return the uploaded picture, so the name identifies it. */
const DIGITS = 6;
const OURS = new RegExp(`^(?:${EMBLEMS.map(emojiName).join('|')})_[0-9a-f]{${DIGITS}}$`);
const ALREADY_TAKEN = 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN';
const UNKNOWN_EMOJI = 10014;

/** Uploads missing emoji and removes outdated ones. Logs failures; then words are used. */
export function keepEmoji(options: EmojiKeeperOptions) {
  const known = new Map<Emblem, Emoji>();
  const stopping = new AbortController();
  // Each request adds a listener.
  setMaxListeners(0, stopping.signal);
  /** Resolves when all emoji are uploaded, or that has failed. */
  const settled = keep(options, known, stopping.signal).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    options.log.warn(
      { err: error, emoji: known.size },
      'not every emoji could be uploaded: words have to do',
    );
  });
  return { emojiOf: (emblem: Emblem) => known.get(emblem), settled, stop: () => stopping.abort() };
}

export type EmojiKeeper = ReturnType<typeof keepEmoji>;

async function keep(
  { rest, application, pictures, log }: EmojiKeeperOptions,
  known: Map<Emblem, Emoji>,
  signal: AbortSignal,
): Promise<void> {
  const ours = new Map(
    [...(await pictures())].map(([emblem, png]) => [nameOf(emblem, png), { emblem, png }]),
  );
  const route = Routes.applicationEmojis(application);
  const note = ({ id, name }: Emoji) => {
    const own = ours.get(name);
    if (own !== undefined) known.set(own.emblem, { id, name });
  };
  const list = async () => {
    const { items } = (await rest.get(route, { signal })) as RESTGetAPIApplicationEmojisResult;
    const named = items.map(({ id, name }) => ({ id: id ?? '', name: name ?? '' }));
    named.forEach(note);
    return named;
  };

  const uploaded = await list();
  const missing = [...ours].filter(([, { emblem }]) => !known.has(emblem));
  for (const [name, { png }] of missing) {
    const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    await rest.post(route, { body: { name, image }, signal }).then(
      (made) => note(made as Emoji),
      // Another process is uploading the same emoji.
      (error: unknown) => unless(isTaken(error), error),
    );
  }
  if (known.size < ours.size) await list();
  const outdated = uploaded.filter(({ name }) => OURS.test(name) && !ours.has(name));
  for (const { id } of outdated) {
    await rest
      .delete(Routes.applicationEmoji(application, id), { signal })
      .catch((error: unknown) => unless(isGone(error), error));
  }
  log.info({ emoji: known.size, uploaded: missing.length, removed: outdated.length }, 'emoji are ready');
}

function nameOf(emblem: Emblem, png: Uint8Array): string {
  const hash = createHash('sha256').update(png).digest('hex');
  return `${emojiName(emblem)}_${hash.slice(0, DIGITS)}`;
}

const isTaken = (error: unknown) => error instanceof DiscordAPIError && error.message.includes(ALREADY_TAKEN);
const isGone = (error: unknown) => error instanceof DiscordAPIError && error.code === UNKNOWN_EMOJI;

function unless(expected: boolean, error: unknown): void {
  if (!expected) throw error;
}
