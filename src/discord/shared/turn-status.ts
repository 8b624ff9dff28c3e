/** The players a game waits for, their decisions, and the time they have left. */
import { presetOf } from '../../calendar/index.ts';
import { ROUNDS } from '../../content/index.ts';
import type { Game } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import {
  type Decision,
  type GameState,
  pendingSeats,
  requiredDecisions,
  type Seat,
} from '../../engine/index.ts';
import { botText, translator } from '../../text/index.ts';
import { overButtons, playingButtons } from './buttons.ts';
import { areComputers, isInstead } from './computer-names.ts';
import { ago, mention, timestamp } from './markup.ts';
import { type Part, text } from './panel.ts';
import { memberAt, personText, userAt, wordsOf } from './player-names.ts';

/** Returns the time in the game: "Round 2 of 5". */
export function whenText(state: GameState, language: string): string {
  const { phase, round } = state;
  return botText('posts', 'when', { phase, round, rounds: ROUNDS }, language);
}

/** Returns whether a seat has no more turns: it has passed in the last round. */
export const hasHadLastTurn = ({ round, passed }: GameState, seat: Seat): boolean =>
  round === ROUNDS && passed.includes(seat);

/** Returns a duration: "24 h", "21 h 5 min"; at least a minute. */
function lengthText(milliseconds: number, language: string): string {
  const all = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const parts = hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'other';
  return botText('clock', 'length', { parts, hours, minutes }, language);
}

/** Returns whether time counts only in players' own hours, as at every pace but Live. */
export const hasOwnHours = ({ timing }: Game['record']): boolean =>
  presetOf(timing?.pace ?? 'friendly').ownHours;

/** Returns who plays a seat for its owner, and whose hours count then; `none` if the owner does. */
export function standInText(game: Game, seat: Seat, language = game.record.language): string {
  const user = userAt(game, seat);
  return user === undefined || user === memberAt(game, seat)?.user
    ? 'none'
    : personText(game, user, language);
}

/**
 * Returns the deadline of each pending seat and its parts: the end of the turn's time, then the reserve. Deadline and end are
 * moments, which stay true while time passes; the reserve is what was left at the last change.
 */
export function deadlineLines(game: Game, context = wordsOf(game)): string[] {
  const { state, record } = game;
  if (state === undefined || record.timing === undefined || record.paused) return [];
  const seats = new Set(requiredDecisions(state).map(({ seat }) => seat));
  const language = context.language ?? record.language;
  const own = hasOwnHours(record);
  const { waits, pools } = record.timing;
  return waits.flatMap(({ seat, deadline, turn, poolFrom, expired }) => {
    // Up to release 0.6.0, a deadline stayed after the time was up.
    if (deadline === undefined || expired !== undefined || !seats.has(seat)) return [];
    const data = {
      seat,
      own,
      standIn: standInText(game, seat, language),
      until: ago(new Date(deadline)),
      given: poolFrom === undefined ? 'none' : turn <= 0 ? 'reserve' : 'other',
      turn: poolFrom === undefined ? '' : timestamp(poolFrom, own ? 'f' : 't'),
      reserve: lengthText(pools[seat] ?? 0, language),
    } as const;
    return [`-# ${botText('clock', 'deadline', data, context)}`];
  });
}

/** Returns whether only the rest of a turn is left to a player: the main action is taken. */
export const isEnding = ({ state }: Game, { kind }: Decision): boolean =>
  kind === 'turn' && state?.turn?.mainDone === true;

/** Returns whose decisions are still pending, with a mention for each pinged user. `now`: the current position. */
export function pendingLines(game: Game, ping: readonly string[], now = game.state): string[] {
  const { state, record } = game;
  const language = record.language;
  const t = translator('posts', language);
  // While paused, no one can act, nor in a game that was shelved or ended early.
  const decisions =
    state === undefined || record.paused || record.status === 'ended' ? [] : requiredDecisions(state);
  const pending = now === undefined ? [] : pendingSeats(now);
  const waiting = decisions.filter(({ seat }) => pending.includes(seat));
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
    const { kind } = decision;
    const done = isEnding(game, decision);
    const data = { who: mention(user), kind, decision: kind, high, bids, done } as const;
    lines.push(t('awaits', data));
  }
  // Production is decided at the same time, so one line pings everyone.
  if (producing.length > 0) {
    const who = producing.map(mention).join(', ');
    const data = {
      who,
      kind: 'production',
      decision: 'production',
      high: -1,
      bids: 'open',
      done: false,
    } as const;
    lines.push(t('awaits', data));
  }
  const left = ping.filter((user) => !called.has(user));
  if (left.length > 0 && !record.paused) lines.push(t('called', { who: left.map(mention).join(', ') }));
  const thinking = others.filter((seat) => areComputers(game, [seat]));
  const people = others.filter((seat) => !thinking.includes(seat));
  if (people.length > 0) lines.push(botText('posts', 'waiting', { order: people }, wordsOf(game)));
  for (const instead of [false, true]) {
    const order = thinking.filter((seat) => isInstead(game, seat) === instead);
    const data = { order, count: order.length, instead };
    if (order.length > 0) lines.push(botText('posts', 'thinking', data, wordsOf(game)));
  }
  lines.push(...deadlineLines(game));
  if (record.paused) lines.push(t('pausedNow'));
  return lines;
}

/** Returns who is next and the playing buttons; for a finished game, the buttons for afterwards. */
export function nextParts(game: Game, ping: readonly string[], now = game.state): Part[] {
  const lines = pendingLines(game, ping, now);
  const over = game.record.status !== 'playing';
  return [...(lines.length === 0 ? [] : [text(...lines)]), over ? overButtons(game) : playingButtons(game)];
}
