/** Texts as they may stand in Discord's markup: names, what somebody typed, mentions. */
import { sanitizeText } from '../../core/index.ts';

/** Characters that mean something in Discord's markup. A zero-width space keeps mentions from forming. */
const MARKUP = /[\\*_~`|>#[\]()<:-]/g;

/** Control characters, and halves of characters, which JSON cannot carry: a blank shows that something was there. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/gu;
/** Characters of what somebody typed that are told back to them. */
const LONGEST_QUOTE = 50;

/** A text as it may stand beside others: all of it is seen, and it turns no line round. */
export const readable = (text: string): string => sanitizeText(text.replace(UNREADABLE, ' '));

/** What somebody typed, as it may be told back to them: its beginning, shown as it is. */
export const quoted = (typed: string): string => plainName([...typed].slice(0, LONGEST_QUOTE).join(''));

/** A name that is shown as it is: no markup, no mention, no link. */
export function plainName(name: string): string {
  return readable(name).replace(MARKUP, '\\$&').replaceAll('@', '@\u200b').replaceAll('://', ':\u200b//');
}

/** How a user is named so that Discord shows their name, and pings them where that is allowed. */
export const mention = (user: string): string => `<@${user}>`;

/** The address of a channel of a server, which opens it. */
export const channelUrl = (guild: string, channel: string): string =>
  `https://discord.com/channels/${guild}/${channel}`;

/** A moment as Discord shows it, in the reader's own time: "three hours ago". */
export const ago = (moment: Date): string => `<t:${Math.floor(moment.getTime() / 1000)}:R>`;

/** A channel as a link to it. */
export const channelLink = (channel: string): string => `<#${channel}>`;
