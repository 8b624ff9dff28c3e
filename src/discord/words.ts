/** A game's words: names as they may stand in Discord's markup, refusals as panels. */
import { type Game, type GameRecord, legible, type Refusal } from '../app/index.ts';
import { houseOf, type Seat } from '../engine/index.ts';
import { phrase, rejectionText, type TextContext } from '../text/index.ts';
import { note, type Panel } from './panel.ts';

/** Characters that mean something in Discord's markup. A zero-width space keeps mentions from forming. */
const MARKUP = /[\\*_~`|>#[\]()<:-]/g;

/** Control characters, and halves of characters, which JSON cannot carry: a blank shows that something was there. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/gu;
/** Characters of what somebody typed that are told back to them. */
const LONGEST_QUOTE = 50;

/** A text as it may stand beside others: all of it is seen, and it turns no line round. */
export const readable = (text: string): string => legible(text.replace(UNREADABLE, ' '));

/** What somebody typed, as it may be told back to them: its beginning, shown as it is. */
export const quoted = (typed: string): string => plainName([...typed].slice(0, LONGEST_QUOTE).join(''));

/** A name that is shown as it is: no markup, no mention, no link. */
export function plainName(name: string): string {
  return readable(name).replace(MARKUP, '\\$&').replaceAll('@', '@\u200b').replaceAll('://', ':\u200b//');
}

/** The member who sits in a seat; in a lobby, who joined as that one. */
export function memberAt({ record, state }: Game, seat: Seat) {
  return record.members[state?.seating[seat] ?? seat];
}

/** The seat of a user; nothing for somebody who is not in the game, or while there are no seats. */
export function seatOf({ record, state }: Game, user: string): Seat | undefined {
  const joined = record.members.findIndex((member) => member.user === user);
  const seat = state?.seating.indexOf(joined) ?? -1;
  return joined < 0 || seat < 0 ? undefined : seat;
}

/** Names by seat, as they are: for pictures. */
export function namesOf(game: Game): string[] {
  return game.record.members.map((_, seat) => legible(memberAt(game, seat)?.name ?? ''));
}

/** The context for texts about a game: names escaped, the position and the game's own figures known. */
export function wordsOf(game: Game, language: string = game.record.language): TextContext {
  const { state } = game;
  const house = state && houseOf(state.setup);
  return { language, names: namesOf(game).map(plainName), state, house };
}

/** How a user is named so that Discord shows their name, and pings them where that is allowed. */
export const mention = (user: string): string => `<@${user}>`;

/** Why something was not done, in words. */
export function refusalText(refusal: Refusal, language: string, game?: Game): string {
  const context = game === undefined ? language : wordsOf(game, language);
  if (refusal.code === 'rejected') return rejectionText(refusal.rejection, context);
  const host = 'host' in refusal ? { host: mention(refusal.host) } : {};
  return phrase('refusals', refusal.code, { ...refusal, ...host }, context);
}

export function refusalPanel(refusal: Refusal, language: string, game?: Game): Panel {
  return note(refusalText(refusal, language, game));
}

/** How a record's host is called. */
export function hostName(record: GameRecord): string {
  return plainName(record.members.find(({ user }) => user === record.host)?.name ?? '');
}
