/** A whole game as readable text. */
import type {
  Action,
  ActionType,
  GameEvent,
  GameState,
  Ruleset,
  ScoreSheet,
  Seat,
} from '../../engine/index.ts';
import { actionWords } from '../decision-text.ts';
import { eventLines, type LogLine } from '../event-log.ts';
import { sectionsOf } from '../event-sections.ts';
import { formatMessage } from '../game-text.ts';
import { factsAfter } from '../preceding-events.ts';
import { NO_FACTS, type PrecedingFacts } from '../preceding-facts.ts';
import { scoreLines } from '../scores.ts';
import { type ResolvedContext, resolveContext, type TextContext } from '../text-context.ts';
import { pricesLine, section, standings } from './course.ts';
import { header } from './header.ts';
import { addEvents, type Tally, tallyOf } from './tally.ts';

/** One move: the seat, the action, its events, and the state after it. */
export interface Step {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** A recorded game: the result of `newGame`, every move, and the score sheet if it is finished. */
export interface Recorded {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly sheet?: ScoreSheet | undefined;
}

/**
 * Returns the transcript of a game, finished or not: the setup, then round by round every move with its costs and
 * gains, production, glory and prices, and finally the score sheet. Ignores the context's state and ruleset. Ends with
 * a line break.
 */
export function transcript(game: Recorded, context: TextContext | string = {}): string {
  const last = game.steps.at(-1)?.state ?? game.state;
  const { ruleset } = game;
  const resolved: ResolvedContext = {
    ...resolveContext(context),
    ruleset,
    content: ruleset.content,
    state: last,
    clans: false,
  };
  const { transcript: words } = resolved.words;
  // The initial state already includes the events of `newGame`.
  const tally = tallyOf(game.ruleset, game.state);
  const setup = formatMessage(resolved, words.setup);
  const lines = [
    ...header(resolved, game.state, last),
    pricesLine(resolved, tally),
    '',
    setup,
    '-'.repeat(setup.length),
    ...eventLines(resolved, game.events).map(({ text }) => `  ${text}`),
    ...course(resolved, game, tally),
    '',
    ...(game.sheet === undefined
      ? [formatMessage(resolved, words.unfinished)]
      : [formatMessage(resolved, words.final), '', ...scoreLines({ ...resolved, clans: true }, game.sheet)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns every move with the automatic events after it. */
function course(resolved: ResolvedContext, { state, steps }: Recorded, tally: Tally): string[] {
  const out: string[] = [];
  let before = state;
  let round = 0;
  let open: Seat | undefined;
  let interrupted = false;
  let earlier = NO_FACTS;
  const digits = String(steps.length).length;
  for (const [index, step] of steps.entries()) {
    const { own, sections } = sectionsOf(step.events);
    addEvents(tally, own);
    const ahead = before.phase === 'actions' && before.turn?.seat !== step.seat;
    const inTurn = before.phase === 'actions' && !ahead;
    const further = inTurn && open === step.seat;
    const told = { ...resolved, state: before };
    const lines = withMoney(resolved, ahead ? [aheadLine(told, step)] : moveLines(told, step, own, earlier), {
      step,
      own,
      tally,
    });
    // Lines of other players in between are not indented and would be mistaken for the move that continues here.
    if (further && interrupted)
      lines[0] = formatMessage(resolved, resolved.words.transcript.sameTurn, { line: lines[0] ?? '' });
    const number = `${String(index + 1).padStart(digits)}. `;
    const margin = further && !interrupted ? '  ' : '';
    out.push(...lines.map((text, i) => (i === 0 ? number : ' '.repeat(number.length)) + margin + text));
    const follows = whatFollows({ ...resolved, state: step.state }, sections, tally, round);
    out.push(...follows.lines);
    round = follows.round;
    const { phase, turn } = step.state;
    const goesOn = phase === 'actions' && turn?.seat === step.seat && !endsTurn(step.events);
    if (inTurn) open = goesOn ? step.seat : undefined;
    interrupted = ahead;
    earlier = own.reduce((then, event) => factsAfter(resolved, then, event), earlier);
    before = step.state;
  }
  return out;
}

/** Returns the automatic events after a move, and the round they lead to. */
function whatFollows(
  resolved: ResolvedContext,
  sections: readonly GameEvent[][],
  tally: Tally,
  round: number,
): { lines: string[]; round: number } {
  const lines: string[] = [];
  let now = round;
  for (const events of sections) {
    const [first] = events;
    if (first?.type === 'roundStarted' && now > 0) lines.push(...standings(resolved, tally, now));
    addEvents(tally, events);
    lines.push(...section(resolved, events));
    if (first?.type === 'roundStarted') now = first.round;
    if (first?.type === 'gameFinished') lines.push(...standings(resolved, tally, now));
  }
  return { lines, round: now };
}

const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'turnEnded' || type === 'passed');

/** A line of a move; `seat` is set if it belongs to a player. */
type MoveLine = Pick<LogLine, 'seat' | 'text'>;

/** Returns the line of a passed player's production decision during another player's turn. */
function aheadLine(resolved: ResolvedContext, { seat, action }: Step): MoveLine {
  const words = actionWords(resolved, action, seat);
  return { seat, text: formatMessage(resolved, resolved.words.transcript.ahead, { seat, action: words }) };
}

/** Returns the lines of a move; the action itself if its events have none. */
function moveLines(
  resolved: ResolvedContext,
  { seat, action }: Step,
  own: readonly GameEvent[],
  earlier: PrecedingFacts,
): MoveLine[] {
  const told = [...futureOffered(resolved, seat, action, earlier), ...eventLines(resolved, own, earlier)];
  if (told.length > 0) return told;
  return [
    {
      seat,
      text: formatMessage(resolved, resolved.words.log.does, {
        seat,
        action: actionWords(resolved, action, seat),
      }),
    },
  ];
}

/** Returns the future contracts that a draw offers: they were face up before, so no event shows them. */
function futureOffered(
  resolved: ResolvedContext,
  seat: Seat,
  action: Action,
  { draw }: PrecedingFacts,
): MoveLine[] {
  const contracts = resolved.state?.contracts.future ?? [];
  if (action.type !== 'drawContracts' || contracts.length === 0) return [];
  return [
    {
      seat,
      text: formatMessage(resolved, resolved.words.transcript.futureOffered, { seat, contracts, by: draw }),
    },
  ];
}

/** Planning moves no money, so there is none to show. */
const PLANNING: readonly ActionType[] = ['plan', 'confirmProduction'];

/** Appends the player's remaining money to their last line, and likewise for any other player who was paid. */
function withMoney(
  resolved: ResolvedContext,
  lines: readonly MoveLine[],
  {
    step: { seat: mover, action, state },
    own,
    tally,
  }: { step: Step; own: readonly GameEvent[]; tally: Tally },
): string[] {
  const texts = lines.map(({ text }) => text);
  if (PLANNING.includes(action.type)) return texts;
  const paid = own.flatMap((event) => (event.type === 'money' ? [event.seat] : []));
  for (const seat of new Set([mover, ...paid])) {
    // A player who has not picked an offer has no money yet.
    if (state.players[seat]?.startingTile === undefined) continue;
    const at = lines.findLastIndex((line) => (line.seat ?? mover) === seat);
    const line = texts[at];
    const money = tally.purses[seat]?.money ?? 0;
    if (line !== undefined)
      texts[at] = formatMessage(resolved, resolved.words.transcript.now, { line, money });
  }
  return texts;
}
