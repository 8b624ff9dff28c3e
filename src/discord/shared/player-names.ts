/** The people of a game as texts call them, and the context of texts about the game. */
import {
  type Game,
  type GameRecord,
  isComputer,
  isPseudonym,
  levelOf,
  playerAt,
  type RedactedRecord,
  sanitizeText,
  seatOf as seatInGame,
} from '../../core/index.ts';
import { type GameState, rulesetOf, type Seat } from '../../engine/index.ts';
import { botText, type TextContext } from '../../text/index.ts';
import { mark } from './emoji.ts';
import { ago, mention, plainName } from './markup.ts';

/** The member who sits in a seat; in a lobby, who joined as that one. */
export function memberAt({ record, state }: Game, seat: Seat) {
  return record.members[state?.seating[seat] ?? seat];
}

/** The seat a user plays or is stood in for; nothing for anybody else, or while there are no seats. */
export const seatOf = ({ record, state }: Game, user: string): Seat | undefined =>
  state === undefined ? undefined : seatInGame(record, state, user);

/** The user who plays a seat: its own player, or a stand-in. */
export const userAt = ({ record, state }: Game, seat: Seat): string | undefined =>
  state === undefined ? record.members[seat]?.user : playerAt(record, state, seat);

/** Names by seat, as they are: for pictures. */
export function namesOf(game: Game): string[] {
  return game.record.members.map((_, seat) => sanitizeText(memberAt(game, seat)?.name ?? ''));
}

/** The context for texts about a game: names escaped, the position and the rules of the game's own house known. */
export function wordsOf(game: Game, language: string = game.record.language): TextContext {
  const { state } = game;
  const ruleset = state && rulesetOf(state.setup);
  return { language, names: namesOf(game).map(plainName), state, ruleset };
}

/** The context for texts of a message, which have emoji. Labels, menus, suggestions and files do without. */
export const inProse = (words: TextContext): TextContext => ({ ...words, emblem: mark });

/** The same for an account of what happened: names stand alone, as clans make every line longer. */
export const telling = (words: TextContext): TextContext => ({ ...inProse(words), clans: false });

/** The game as it stood at another moment. */
export const at = (game: Game, state: GameState): Game => ({ ...game, state });

/** How a user is called: a member or a computer by name, anybody else by a mention that pings nobody. */
export function personText({ record }: Game, user: string, language: string = record.language): string {
  const { members, tenures = [] } = record;
  const known = [...members, ...(isComputer(user) ? tenures : [])].find((one) => one.user === user);
  if (known !== undefined) return plainName(known.name);
  // A computer that has left: its name went with it.
  const level = levelOf(user);
  if (level !== undefined) {
    const name = botText('computers', level, {}, language);
    return plainName(botText('computers', 'called', { name }, language));
  }
  return isPseudonym(user) ? botText('settings', 'formerPlayer', {}, language) : mention(user);
}

/** How a record's host is called. */
export function hostName(record: GameRecord): string {
  return plainName(record.members.find(({ user }) => user === record.host)?.name ?? '');
}

/** When the seed is shown of a game whose cards others still play with; nothing for all other games. */
export const sealedLines = ({ sealed }: RedactedRecord, language: string): string[] =>
  sealed === undefined
    ? []
    : [botText('challenge', 'seedSealed', { until: ago(new Date(sealed)) }, language)];

/** Tells all where somebody chose the seed; nothing where it was drawn. */
export const seedLines = ({ chosenSeed }: RedactedRecord, language: string): string[] =>
  chosenSeed === true ? [botText('lobby', 'seedChosen', {}, language)] : [];
