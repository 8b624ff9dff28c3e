/** Suggestions for the options of `/mod`. */
import type { Game, GameRecord } from '../../../core/index.ts';
import { gameChoice } from '../../../discord/shared/game-choice.ts';
import type { Suggestion } from '../../../discord/shared/interaction-context.ts';
import { MOST_CHOICES } from '../../../discord/shared/limits.ts';
import { nameIn, namesOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { fits, short } from '../../../discord/shared/seats.ts';
import { actionText, playerText, type TextContext, translator } from '../../../text/index.ts';

/** Suggests the last moves of a game, latest first: "before move 41: Ann sells 2 wool". */
export function moveSuggestions(game: Game, typed: string, language: string): Suggestion[] {
  const t = translator('moderation', language);
  const { state, ruleset } = wordsOf(game, language);
  // Without players and offers: they are today's, not those of the move.
  const context: TextContext = {
    language,
    names: namesOf(game, language),
    ruleset,
    state: state && { ...state, players: [], offers: [] },
  };
  return game.moves
    .map(({ seat, action }, index) => {
      const name = playerText(seat, context);
      const number = index + 1;
      const label =
        action === undefined
          ? t('lostMoveBefore', { number })
          : t('moveBefore', { number, name, what: actionText(action, context, seat) });
      return { name: short(label), value: String(number) };
    })
    .reverse()
    .filter(({ name, value }) =>
      /^\d+$/.test(typed.trim()) ? value.startsWith(typed.trim()) : fits(name, typed),
    )
    .slice(0, MOST_CHOICES);
}

/** Parses a move number from 1, alone or in a suggestion typed in full; `undefined` if there is none. */
export function findMove(typed: string): number | undefined {
  // Rejects "-1", parts of "1.5" or "1e9", and counts of moves: "the last 2".
  const [, alone, labelled] = /^\s*(\d+)\s*$|(?<![-.\w])(\d+)(?=[:,])/.exec(typed) ?? [];
  const number = Number(alone ?? labelled);
  return number >= 1 ? number : undefined;
}

/** Suggests games of a server in the given order, with their last change: "game abcd2345: Ann, Ben (2026-03-01)". */
export function gameSuggestions(games: readonly GameRecord[], typed: string, language: string): Suggestion[] {
  return games
    .map((record) => {
      const names = record.members.map((member) => nameIn(member, language));
      return gameChoice(record, names, record.updatedAt, language);
    })
    .filter(({ name }) => fits(name, typed))
    .slice(0, MOST_CHOICES);
}
