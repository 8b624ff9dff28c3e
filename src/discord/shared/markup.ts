import { sanitizeText } from '../../core/index.ts';

/** Characters with a meaning in Discord's markup. A zero-width space breaks mentions. */
const MARKUP = /[\\*_~`|>#[\]()<:-]/g;

/** Letters written from right to left. Beside them, numbers and punctuation change places unless they are isolated. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Control characters and lone surrogates, which JSON can't carry. A space replaces them. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/gu;
const LONGEST_QUOTE = 50;

/** Returns the text without characters that hide or reorder other text. */
export const readable = (text: string): string => sanitizeText(text.replace(UNREADABLE, ' '));

/** Returns the start of user input, escaped for quoting. */
export const quoted = (typed: string): string => plainName([...typed].slice(0, LONGEST_QUOTE).join(''));

/** Returns a name escaped: no markup, mention or link. */
export const plainName = (name: string): string =>
  isolated(readable(name).replace(MARKUP, '\\$&').replaceAll('@', '@\u200b').replaceAll('://', ':\u200b//'));

/** Returns a name that leaves what stands beside it in its place, in whichever direction it is written. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Returns a mention: Discord shows the user's name, and pings them if allowed. */
export const mention = (user: string): string => `<@${user}>`;

export const channelUrl = (guild: string, channel: string): string =>
  `https://discord.com/channels/${guild}/${channel}`;

/** Returns a relative timestamp, shown in the reader's own time: "three hours ago". */
export const ago = (moment: Date): string => `<t:${Math.floor(moment.getTime() / 1000)}:R>`;

/** Returns a timestamp in the reader's own time: `t` without the date, `f` with it. */
export const timestamp = (moment: number, format: 't' | 'f'): string =>
  `<t:${Math.floor(moment / 1000)}:${format}>`;

export const channelLink = (channel: string): string => `<#${channel}>`;
