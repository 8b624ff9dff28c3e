/** What posts have in common: who is meant, whose turn is next, pictures and buttons. */

import type { Game } from '../../app/index.ts';
import { ROUNDS } from '../../content/index.ts';
import {
  awaitedDecisions,
  type GameEvent,
  type GameState,
  type Seat,
  type Space,
} from '../../engine/index.ts';
import type { PictureRequest, View } from '../../render/index.ts';
import { languageFor, phrase } from '../../text/index.ts';
import { customId } from '../custom-id.ts';
import { type Button, buttons, type Part, picture } from '../panel.ts';
import { memberAt, mention, namesOf, plainName, wordsOf } from '../words.ts';

/** The game as it stood at another moment. */
export const at = (game: Game, state: GameState): Game => ({ ...game, state });

/** How a user is called: a member by name, anybody else by a mention that pings nobody. */
export function personText({ record }: Game, user: string): string {
  const member = record.members.find((one) => one.user === user);
  return member === undefined ? mention(user) : plainName(member.name);
}

/** "Round 2 of 5": when in the game something is. */
export function whenText(state: GameState, language: string): string {
  const { phase, round } = state;
  return phrase('posts', 'when', { phase, round, rounds: ROUNDS }, language);
}

/**
 * Whose decision is next: a line with a mention for each of the pinged, and those who are awaited besides.
 * Everybody who is pinged is named, whatever they have to decide.
 */
export function awaitedLines(game: Game, ping: readonly string[]): string[] {
  const { state, record } = game;
  const language = record.language;
  const waiting = state === undefined ? [] : awaitedDecisions(state);
  const called = new Set<string>();
  const lines: string[] = [];
  const others: Seat[] = [];
  const producing: string[] = [];
  for (const decision of waiting) {
    const user = memberAt(game, decision.seat)?.user;
    if (user === undefined || !ping.includes(user)) {
      if (memberAt(game, decision.seat)?.conceded !== true) others.push(decision.seat);
      continue;
    }
    called.add(user);
    if (decision.kind === 'production') {
      producing.push(user);
      continue;
    }
    const high = state?.auction?.high ?? -1;
    const data = {
      who: mention(user),
      kind: decision.kind,
      decision: decision.kind,
      high,
      bids: high < 0 ? 'open' : 'bid',
    };
    lines.push(phrase('posts', 'awaits', data, language));
  }
  // All decide the same at the same time, so one line calls them all.
  if (producing.length > 0) {
    const data = { who: producing.map(mention).join(', '), kind: 'production', decision: 'production' };
    lines.push(phrase('posts', 'awaits', { ...data, high: -1, bids: 'open' }, language));
  }
  const left = ping.filter((user) => !called.has(user));
  if (left.length > 0) lines.push(phrase('posts', 'called', { who: left.map(mention).join(', ') }, language));
  if (others.length > 0) lines.push(phrase('posts', 'waiting', { order: others }, wordsOf(game)));
  if (record.paused) lines.push(phrase('posts', 'pausedNow', {}, language));
  return lines;
}

/** A request for a picture of the position; nothing in a lobby. */
export function requestOf(
  game: Game,
  view: View,
  more: Omit<Partial<PictureRequest>, 'state' | 'view' | 'language' | 'names'> = {},
  language: string = game.record.language,
): PictureRequest | undefined {
  const { state } = game;
  if (state === undefined) return undefined;
  return { state, view, language: languageFor(language), names: namesOf(game), ...more };
}

/** The picture of a view as a part; none in a lobby. */
export function pictureOf(...args: Parameters<typeof requestOf>): Part[] {
  const request = requestOf(...args);
  return request === undefined ? [] : [picture(request)];
}

/** Spaces on which something came, went or moved, each once. */
export function touched(events: readonly GameEvent[]): Space[] {
  const spaces = events.flatMap((event) => {
    if (event.type === 'unitPlaced' || event.type === 'unitRemoved') return [event.space];
    return event.type === 'unitMoved' ? [event.from, event.to] : [];
  });
  return [...new Set(spaces)];
}

/** A button that shows a view of the game to whoever clicks it. */
function lookButton(game: Game, key: 'board' | 'market' | 'players', view: View): Button {
  const { id, language } = game.record;
  return { id: customId('look', id, view), label: phrase('posts', key, {}, language) };
}

/** A button that opens the log for whoever clicks it. */
export function logButton({ record }: Game): Button {
  return { id: customId('looklog', record.id), label: phrase('posts', 'log', {}, record.language) };
}

/** Take your turn, Board, Market, Players, Log: under every post of a game that is played. */
export function playingButtons(game: Game): Part {
  const { id, language } = game.record;
  return buttons(
    { id: customId('turn', id), label: phrase('posts', 'takeTurn', {}, language), style: 'primary' },
    ...lookButtons(game),
  );
}

/** Board, Market, Players, Log. */
export function lookButtons(game: Game): Button[] {
  return [
    lookButton(game, 'board', 'table'),
    lookButton(game, 'market', 'market'),
    lookButton(game, 'players', 'player'),
    logButton(game),
  ];
}

/** Rematch, Board, Log: under the posts of a game that is over. */
export function overButtons(game: Game): Part {
  const { id, language } = game.record;
  return buttons(
    { id: customId('rematch', id), label: phrase('posts', 'rematch', {}, language), style: 'primary' },
    ...(game.state === undefined ? [] : [lookButton(game, 'board', 'table'), logButton(game)]),
  );
}
