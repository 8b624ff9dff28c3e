/** Seats as options of a command: suggested by name, and found by what was typed. */
import { type Game, type Member, substituteAt } from '../../core/index.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';
import { folded } from '../../folded.ts';
import { botText, playerText } from '../../text/index.ts';
import type { Suggestion } from './interaction-context.ts';
import { cutTo, LONGEST_VALUE } from './limits.ts';
import { readable } from './markup.ts';
import { inLabels, nameIn, namesOf } from './player-names.ts';

/** Truncates a name to what Discord allows in a choice. */
export const short = (name: string): string => cutTo(name, LONGEST_VALUE);
/** Returns text without case, accents and special spaces, which people don't type. */
const plain = (text: string): string => folded(text).trim();
/** Returns whether the typed text is a whole name. */
export const isWhole = (name: string, typed: string): boolean => plain(name) === plain(typed);
/** Returns whether a name contains the typed text. */
export const fits = (name: string, typed: string): boolean => plain(name).includes(plain(typed));

/** A member, with the name that a reader sees. */
export type ShownMember = Member & { readonly shown: string };

/** Returns whether a member's name contains the typed text, as the reader or the table sees it. */
export const isNamed = ({ name, shown }: ShownMember, typed: string): boolean =>
  fits(name, typed) || fits(shown, typed);

/**
 * Adds their place in the list, from 1, to names that occur several times: "Alex (2)". Of suggestions with the same name,
 * phones always pick the first (discord-api-docs #8565).
 */
export function distinctNames(names: readonly string[]): string[] {
  const shown = names.map(readable);
  const isRepeated = (name: string) => shown.indexOf(name) !== shown.lastIndexOf(name);
  const numbered = names.map((name, at) => `${name} (${at + 1})`);
  const distinct = names.map((name, at) => (isRepeated(readable(name)) ? (numbered[at] as string) : name));
  // Someone may be called "Alex (2)".
  return new Set(distinct.map(readable)).size < names.length ? numbered : distinct;
}

/** Strips the detail in brackets of a suggestion that was typed as shown: "Europe/Warsaw (14:05)". */
export const withoutDetail = (typed: string): string => typed.trim().replace(/\s+\([^()]*\)$/, '');

/** Returns the value of a suggestion that was picked, or typed by its name or by a part that no other one has. */
export function suggestedValue(suggestions: readonly Suggestion[], typed: string): string | undefined {
  const wanted = typed.trim();
  const whole = suggestions.find(({ name, value }) => value === wanted || isWhole(name, wanted));
  const some = suggestions.filter(({ name }) => wanted !== '' && fits(name, wanted));
  return (whole ?? (some.length === 1 ? some[0] : undefined))?.value;
}

/** Returns the value of a suggested seat. Plain numbers stay free for users who count from one. */
const seatValue = (seat: Seat): string => `seat-${seat + 1}`;

/** Returns whether a subcommand is possible for a seat. `user`: who types it. */
export type IsSeatPossible = (game: Game, seat: Seat, user: string) => boolean;

/** Returns the names and clans by seat, all different. */
function seatNames(game: Game, language: string): string[] {
  const context = inLabels(game, language);
  return distinctNames(game.record.members.map((_, seat) => playerText(seat, context)));
}

/** Returns the names of those who play for others, by seat; empty for the other seats. */
const substituteNames = ({ record, state }: Game, language: string): string[] =>
  record.members.map((_, seat) => {
    const substitute = substituteAt(record, state?.seating[seat] ?? -1);
    return substitute === undefined ? '' : nameIn(substitute, language);
  });

/** Suggests the seats of a game, acting ones first: "Ann (Stewart) — to act". `isPossible`: leaves others out for `user`. */
export function seatSuggestions(
  game: Game,
  typed: string,
  language: string,
  user = '',
  isPossible: IsSeatPossible = () => true,
): Suggestion[] {
  const { state } = game;
  if (state === undefined) return [];
  const names = seatNames(game, language);
  const substitutes = substituteNames(game, language);
  const acting = new Set(pendingSeats(state));
  const seats = state.players.map((_, seat) => seat);
  return seats
    .filter((seat) => isPossible(game, seat, user))
    .sort((a, b) => Number(acting.has(b)) - Number(acting.has(a)) || a - b)
    .flatMap((seat) => {
      const key = acting.has(seat) ? 'seatToAct' : 'seatIdle';
      const name = short(botText('moderation', key, { name: names[seat] ?? '' }, language));
      const value = seatValue(seat);
      const isMeant = [name, substitutes[seat] ?? ''].some((one) => fits(one, typed)) || value === typed;
      return isMeant ? [{ name, value }] : [];
    });
}

/** Returns the chosen or typed seat: a suggestion, its number from 1, or an unambiguous name. */
export function findSeat(game: Game, typed: string, language: string): Seat | undefined {
  const { state } = game;
  if (state === undefined) return undefined;
  const wanted = typed.trim().toLowerCase();
  const seats = state.players.map((_, seat) => seat);
  const suggested = seatSuggestions(game, '', language).find(({ name }) => isWhole(name, wanted));
  const value = suggested?.value ?? wanted;
  const exact = seats.find((seat) => value === seatValue(seat) || value === String(seat + 1));
  if (exact !== undefined) return exact;
  // The channel shows names in the language of the table.
  const names = [namesOf(game, language), namesOf(game), substituteNames(game, language)];
  const whole = seats.filter((seat) => names.some((of) => isWhole(of[seat] ?? '', wanted)));
  const shown = seatNames(game, language);
  const some = seats.filter((seat) => wanted !== '' && fits(shown[seat] ?? '', wanted));
  const found = whole.length > 0 ? whole : some;
  return found.length === 1 ? found[0] : undefined;
}
