/** Names of players in text: as mentions, or plain where no one is pinged. */
import {
  type Game,
  type GameRecord,
  isComputer,
  isPseudonym,
  levelOf,
  type Member,
  coloursOf as memberColours,
  playerAt,
  type RedactedRecord,
  sanitizeText,
  seatOf as seatInGame,
  substituteAt,
} from '../../core/index.ts';
import { type GameState, rulesetOf, type Seat } from '../../engine/index.ts';
import { botText, type TextContext } from '../../text/index.ts';
import { levelText, translatedLevel } from './computer-levels.ts';
import { mark } from './emoji.ts';
import { ago, mention, plainName } from './markup.ts';

/** Returns the member of a seat; in a lobby, by order of joining. */
export function memberAt({ record, state }: Game, seat: Seat) {
  return record.members[state?.seating[seat] ?? seat];
}

/** Returns the seat a user plays or has a substitute for; `undefined` for other users, and in a lobby. */
export const seatOf = ({ record, state }: Game, user: string): Seat | undefined =>
  state === undefined ? undefined : seatInGame(record, state, user);

/** Returns the user who plays a seat: its player or a substitute. */
export const userAt = ({ record, state }: Game, seat: Seat): string | undefined =>
  state === undefined ? record.members[seat]?.user : playerAt(record, state, seat);

/** Returns a name for readers of a language: former players and levels of computers are translated. */
export function nameIn({ user, name }: Pick<Member, 'user' | 'name'>, language: string): string {
  if (isPseudonym(user)) return botText('settings', 'formerPlayer', {}, language);
  const level = levelOf(user);
  return level === undefined ? name : translatedLevel(name, level, language);
}

/** Returns the escaped name of who plays a seat: its player or a substitute. */
export const playingName = (game: Game, seat: Seat, language: string): string => {
  const { record, state } = game;
  const playing = substituteAt(record, state?.seating[seat] ?? -1) ?? memberAt(game, seat);
  return playing === undefined ? '' : plainName(nameIn(playing, language));
};

/** Returns the names by seat, unescaped, for pictures. */
export function namesOf(game: Game, language: string = game.record.language): string[] {
  return game.record.members.map((_, seat) => {
    const member = memberAt(game, seat);
    return member === undefined ? '' : sanitizeText(nameIn(member, language));
  });
}

/** Returns the colours of the players by seat, for pictures; `undefined` in a lobby. */
export const coloursOf = ({ record, state }: Game): number[] | undefined =>
  state && memberColours(record.members, state.seating);

export const colourOf = (game: Game, seat: Seat | undefined): number | undefined =>
  seat === undefined ? undefined : (coloursOf(game)?.[seat] ?? seat);

/** Returns the text context of a game, with escaped names, the position and the game's ruleset. */
export function wordsOf(game: Game, language: string = game.record.language): TextContext {
  const { state } = game;
  const ruleset = state && rulesetOf(state.setup);
  return { language, names: namesOf(game, language).map(plainName), state, ruleset };
}

/** Returns the context for labels and suggestions, which render no markup: names are not escaped. */
export const inLabels = (game: Game, language?: string): TextContext => ({
  ...wordsOf(game, language),
  names: namesOf(game, language),
});

/** Returns the context for message texts, which have emoji. Labels, menus, suggestions and files don't. */
export const inProse = (words: TextContext): TextContext => ({ ...words, emblem: mark });

/** Returns the context for accounts of events: names without clans, which would lengthen every line. */
export const inLogLines = (words: TextContext): TextContext => ({ ...inProse(words), clans: false });

/** Returns the game in another position. */
export const at = (game: Game, state: GameState): Game => ({ ...game, state });

/** Returns a user's name: members and computer players by name, others by a mention, which doesn't ping. */
export function personText({ record }: Game, user: string, language: string = record.language): string {
  const { members, substitutions = [] } = record;
  const known = [...members, ...(isComputer(user) ? substitutions : [])].find((one) => one.user === user);
  if (known !== undefined) return plainName(nameIn(known, language));
  // A computer player that has left; its name is no longer stored.
  const level = levelOf(user);
  if (level !== undefined) {
    const name = levelText(level, language);
    return plainName(botText('computers', 'called', { name }, language));
  }
  return isPseudonym(user) ? botText('settings', 'formerPlayer', {}, language) : mention(user);
}

/** Returns the names of a game's people, unescaped. */
export const namesIn = ({ members }: GameRecord, language: string): string[] =>
  members.filter(({ user }) => !isComputer(user)).map((one) => nameIn(one, language));

/** Returns the host's plain name; empty if the host has left. */
export function hostName(record: GameRecord): string {
  return plainName(record.members.find(({ user }) => user === record.host)?.name ?? '');
}

/** Returns when the seed of a sealed challenge game is shown; an empty list for other games. */
export const sealedLines = ({ sealed }: RedactedRecord, language: string): string[] =>
  sealed === undefined
    ? []
    : [botText('challenge', 'seedSealed', { until: ago(new Date(sealed)) }, language)];

/** Returns a warning before a running challenge game is given up, ended or cancelled; an empty list for other games. */
export const spentLines = ({ challenge, status }: RedactedRecord, language: string): string[] =>
  challenge === undefined || status === 'lobby' ? [] : [botText('challenge', 'spent', {}, language)];
