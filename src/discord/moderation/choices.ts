/** Games, seats and moves as moderators name them: suggestions while they type, and what was typed. */

import { awaited, type Game, type GameRecord } from '../../app/index.ts';
import type { Seat } from '../../engine/index.ts';
import { actionText, phrase, playerText, type TextContext } from '../../text/index.ts';
import { cutTo, LONGEST_VALUE, MOST_CHOICES } from '../kit/limits.ts';
import { namesOf } from '../kit/people.ts';
import type { Suggestion } from '../kit/visit.ts';

const short = (name: string): string => cutTo(name, LONGEST_VALUE);
const fits = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/** Names as they are: suggestions know no markup. */
const plainly = (game: Game, language: string): TextContext => ({
  language,
  names: namesOf(game),
  state: game.state,
});

/** The value of a suggested seat; plain numbers are left to those who count from one. */
const seatValue = (seat: Seat): string => `seat-${seat + 1}`;

/** The seats of a game, those who are to act first: "Ann (Stewart) — to act". */
export function seatSuggestions(game: Game, typed: string, language: string): Suggestion[] {
  const { state } = game;
  if (state === undefined) return [];
  const context = plainly(game, language);
  const acting = new Set(awaited(state));
  const seats = state.players.map((_, seat) => seat);
  return seats
    .sort((a, b) => Number(acting.has(b)) - Number(acting.has(a)) || a - b)
    .map((seat) => {
      const name = playerText(seat, context);
      const key = acting.has(seat) ? 'seatToAct' : 'seatIdle';
      return { name: short(phrase('moderation', key, { name }, language)), value: seatValue(seat) };
    })
    .filter(({ name, value }) => fits(name, typed) || value === typed);
}

/** The seat that was chosen or typed: a suggestion, its number from 1, or a name that only one has. */
export function seatMeant(game: Game, typed: string, language: string): Seat | undefined {
  const { state } = game;
  if (state === undefined) return undefined;
  const wanted = typed.trim().toLowerCase();
  const seats = state.players.map((_, seat) => seat);
  const exact = seats.find((seat) => wanted === seatValue(seat) || wanted === String(seat + 1));
  if (exact !== undefined) return exact;
  const names = namesOf(game);
  const whole = seats.filter((seat) => names[seat]?.toLowerCase() === wanted);
  const some = seats.filter(
    (seat) => wanted !== '' && fits(playerText(seat, plainly(game, language)), wanted),
  );
  const found = whole.length > 0 ? whole : some;
  return found.length === 1 ? found[0] : undefined;
}

/** The last moves of a game, the latest first: "before move 41: Ann sells 2 wool". */
export function moveSuggestions(game: Game, typed: string, language: string): Suggestion[] {
  // The position is that of now, not of then, so nothing is looked up in it.
  const context: TextContext = { language, names: namesOf(game) };
  return game.moves
    .map(({ seat, action }, index) => {
      const name = playerText(seat, context);
      const number = index + 1;
      const told =
        action === undefined
          ? phrase('moderation', 'lostMoveBefore', { number }, language)
          : phrase(
              'moderation',
              'moveBefore',
              { number, name, what: actionText(action, context, seat) },
              language,
            );
      return { name: short(told), value: String(number) };
    })
    .reverse()
    .filter(({ name, value }) =>
      /^\d+$/.test(typed.trim()) ? value.startsWith(typed.trim()) : fits(name, typed),
    )
    .slice(0, MOST_CHOICES);
}

/** The number of a move as it was typed, from 1; nothing for what is no number. */
export function moveMeant(typed: string): number | undefined {
  // "-1" is no move, and neither is half of "1.5" or "1e9".
  const number = /(?<![-.\w])\d+(?![.\w])/.exec(typed)?.[0];
  return number === undefined || Number(number) < 1 ? undefined : Number(number);
}

/** Live games of a server, in the order given: "game abcd2345: Ann, Ben (2026-03-01)", with the last change. */
export function gameSuggestions(games: readonly GameRecord[], typed: string, language: string): Suggestion[] {
  return games
    .map(({ id, status, members, updatedAt }) => {
      const names = members.map(({ name }) => name).join(', ');
      const data = { lobby: status === 'lobby', id, names, day: updatedAt.toISOString().slice(0, 10) };
      return { name: short(phrase('moderation', 'gameChoice', data, language)), value: id };
    })
    .filter(({ name }) => fits(name, typed))
    .slice(0, MOST_CHOICES);
}
