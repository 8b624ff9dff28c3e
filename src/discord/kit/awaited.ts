/** When in the game it is, and whose decision is next. */
import type { Game } from '../../app/index.ts';
import { ROUNDS } from '../../content/index.ts';
import { awaitedDecisions, type GameState, type Seat } from '../../engine/index.ts';
import { phrase } from '../../text/index.ts';
import { areComputers } from './computers.ts';
import { ago, mention } from './markup.ts';
import { memberAt, userAt, wordsOf } from './people.ts';

/** "Round 2 of 5": when in the game something is. */
export function whenText(state: GameState, language: string): string {
  const { phase, round } = state;
  return phrase('posts', 'when', { phase, round, rounds: ROUNDS }, language);
}

/** Until when each of those has time whom the game waits for, as every reader's own clock shows it. */
function deadlineLines(game: Game): string[] {
  const { state, record } = game;
  if (state === undefined || record.paused) return [];
  const seats = new Set(awaitedDecisions(state).map(({ seat }) => seat));
  return (record.timing?.waits ?? []).flatMap(({ seat, deadline, expired }) => {
    if (deadline === undefined || expired !== undefined || !seats.has(seat)) return [];
    return [`-# ${phrase('clock', 'deadline', { seat, until: ago(new Date(deadline)) }, wordsOf(game))}`];
  });
}

/**
 * Whose decision is next: a line with a mention for each of the pinged, and those who are awaited besides.
 * Everybody who is pinged is named, whatever they have to decide.
 */
export function awaitedLines(game: Game, ping: readonly string[]): string[] {
  const { state, record } = game;
  const language = record.language;
  // In a pause nobody can do anything.
  const waiting = state === undefined || record.paused ? [] : awaitedDecisions(state);
  const called = new Set<string>();
  const lines: string[] = [];
  const others: Seat[] = [];
  const producing: string[] = [];
  for (const decision of waiting) {
    const user = userAt(game, decision.seat);
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
    const bids = high < 0 ? 'open' : 'other';
    const data = { who: mention(user), kind: decision.kind, decision: decision.kind, high, bids } as const;
    lines.push(phrase('posts', 'awaits', data, language));
  }
  // All decide the same at the same time, so one line calls them all.
  if (producing.length > 0) {
    const who = producing.map(mention).join(', ');
    const data = { who, kind: 'production', decision: 'production', high: -1, bids: 'open' } as const;
    lines.push(phrase('posts', 'awaits', data, language));
  }
  const left = ping.filter((user) => !called.has(user));
  if (left.length > 0) lines.push(phrase('posts', 'called', { who: left.map(mention).join(', ') }, language));
  const thinking = others.filter((seat) => areComputers(game, [seat]));
  const people = others.filter((seat) => !thinking.includes(seat));
  if (people.length > 0) lines.push(phrase('posts', 'waiting', { order: people }, wordsOf(game)));
  if (thinking.length > 0) {
    lines.push(phrase('posts', 'thinking', { order: thinking, count: thinking.length }, wordsOf(game)));
  }
  lines.push(...deadlineLines(game));
  if (record.paused) lines.push(phrase('posts', 'pausedNow', {}, language));
  return lines;
}
