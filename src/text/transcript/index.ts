/** A whole game as text that a person can follow. */
import type { Action, GameEvent, GameState, ScoreSheet, Seat } from '../../engine/index.ts';
import { account } from '../account.ts';
import { actionWords } from '../ask.ts';
import { say } from '../format.ts';
import { scoreLines } from '../scores.ts';
import { type TextContext, type Voice, voiceOf } from '../voice.ts';
import { cut, pricesLine, section, standings } from './course.ts';
import { header } from './header.ts';
import { add, type Tally, tallyOf } from './tally.ts';

/** One move: who did what, what happened, and the state after it. */
export interface Step {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** A game as it was played: what `newGame` gave, every move, and the score sheet if it is finished. */
export interface Recorded {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly sheet?: ScoreSheet | undefined;
}

/**
 * The transcript of a game, finished or not: what was dealt, then round by round every move with what it cost
 * and brought, production, glory, prices, and at the end the score sheet. Of the context the state is not
 * needed. Ends with a line break.
 */
export function transcript(game: Recorded, context: TextContext | string = {}): string {
  const last = game.steps.at(-1)?.state ?? game.state;
  const voice: Voice = { ...voiceOf(context), state: last, clans: false };
  const { transcript: words } = voice.words;
  // The state that `newGame` gave holds its events already.
  const tally = tallyOf(voice, game.state);
  const setup = say(voice, words.setup);
  const lines = [
    ...header(voice, game.state, last),
    pricesLine(voice, tally),
    '',
    setup,
    '-'.repeat(setup.length),
    ...account(voice, game.events).map(({ text }) => `  ${text}`),
    ...course(voice, game, tally),
    '',
    ...(game.sheet === undefined
      ? [say(voice, words.unfinished)]
      : [say(voice, words.final), '', ...scoreLines({ ...voice, clans: true }, game.sheet)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Every move and what followed it. */
function course(voice: Voice, { state, steps }: Recorded, tally: Tally): string[] {
  const out: string[] = [];
  let before = state;
  let round = 0;
  let open: Seat | undefined;
  const digits = String(steps.length).length;
  for (const [index, step] of steps.entries()) {
    const { own, parts } = cut(step.events);
    add(tally, own);
    const inTurn = before.phase === 'actions' && before.turn?.seat === step.seat;
    const number = `${String(index + 1).padStart(digits)}. `;
    const further = inTurn && open === step.seat ? '  ' : '';
    const lines = moveLines({ ...voice, state: before }, step, own);
    // Who has picked nothing yet has no money to speak of.
    if (step.state.players[step.seat]?.startingTile !== undefined) withMoney(voice, lines, tally, step.seat);
    out.push(...lines.map((text, i) => (i === 0 ? number : ' '.repeat(number.length)) + further + text));
    for (const part of parts) {
      if (part[0]?.type === 'roundStarted' && round > 0) out.push(...standings(voice, tally, round));
      add(tally, part);
      out.push(...section(voice, part, round));
      if (part[0]?.type === 'roundStarted') round = part[0].round;
      if (part[0]?.type === 'gameFinished') out.push(...standings(voice, tally, round));
    }
    const { phase, turn } = step.state;
    const goesOn = phase === 'actions' && turn?.seat === step.seat && !endsTurn(step.events);
    if (inTurn) open = goesOn ? step.seat : undefined;
    before = step.state;
  }
  return out;
}

const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'turnEnded' || type === 'passed');

/** What happened in a move. A move without a line of its own is told as it was made. */
function moveLines(voice: Voice, { seat, action }: Step, own: readonly GameEvent[]): string[] {
  const told = account(voice, own).map(({ text }) => text);
  if (told.length > 0) return told;
  return [say(voice, voice.words.log.does, { seat, action: actionWords(voice, action, seat) })];
}

/** Adds to the last line what the player has after the move. */
function withMoney(voice: Voice, lines: string[], tally: Tally, seat: Seat): void {
  const line = lines.pop();
  const money = tally.purses[seat]?.money ?? 0;
  if (line !== undefined) lines.push(say(voice, voice.words.transcript.now, { line, money }));
}
