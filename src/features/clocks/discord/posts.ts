/** Posts of the clocks: reminders, votes, substitutes, pauses. */
import { dayName, daysAfter, originOf, presetOf } from '../../../calendar/index.ts';
import {
  type Announcement,
  type Game,
  isComputer,
  isPausedByPlayers,
  isSought,
  isSuspended,
  memberOf,
  playersOf,
  type Span,
  type TimeoutResolution,
  waitOf,
} from '../../../core/index.ts';
import {
  backButton,
  goOnButton,
  snoozeButtons,
  takeUpButton,
  turnButton,
} from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_LABEL } from '../../../discord/shared/limits.ts';
import { ago, mention } from '../../../discord/shared/markup.ts';
import { decidersFor } from '../../../discord/shared/others.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import {
  colourOf,
  inLabels,
  memberAt,
  personText,
  userAt,
  wordsOf,
} from '../../../discord/shared/player-names.ts';
import { inOneLine } from '../../../discord/shared/summary.ts';
import { timeoutButton, timeoutButtons } from '../../../discord/shared/timeout-buttons.ts';
import { hasOwnHours, nextParts, standInText } from '../../../discord/shared/turn-status.ts';
import { pendingSeats, type Seat } from '../../../engine/index.ts';
import { botText, languageFor, localeOf, translator } from '../../../text/index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

const t = (game: Game) => translator('clock', wordsOf(game));

/** Returns the deadline of a seat as a Discord timestamp; `none` without a clock. */
const deadlineText = ({ record: { timing } }: Game, seat: Seat): string => {
  const at = timing?.waits.find((wait) => wait.seat === seat)?.deadline;
  return at === undefined ? 'none' : ago(new Date(at));
};

/** Builds a reminder; `undefined` once the game no longer waits for the seat, or something newer has been said. */
export function reminderPost(
  game: Game,
  { seat, since, nth, by, lapsed, ping }: Of<'nudged'>,
): Panel | undefined {
  const { record, state } = game;
  const wait = record.timing?.waits.find((one) => one.seat === seat && originOf(one) === since);
  if (wait === undefined || state === undefined || record.paused) return undefined;
  // Reminders that could not be posted for days must not all ping at once.
  if (nth !== undefined && (wait.reminders > nth || wait.expired !== undefined)) return undefined;
  const who = ping.map(mention).join(', ');
  const message =
    lapsed === true
      ? t(game)('lapsed', { who })
      : t(game)('nudged', {
          who,
          phase: state.phase,
          asker: by === undefined ? 'none' : personText(game, by),
          until: deadlineText(game, seat),
        });
  return {
    colour: colourOf(game, seat),
    parts: [text(message), buttons(turnButton(game), ...snoozeButtons(game, since))],
  };
}

/** Asks the other players to decide after a time-out; `undefined` once that is settled. */
export function timeUpPost(game: Game, { seat, ping }: Of<'timeUp'>): Panel | undefined {
  const wait = game.record.timing?.waits.find((one) => one.seat === seat);
  if (wait?.expired === undefined) return undefined;
  const who = ping.map(mention).join(', ');
  // If the seat's stand-in has stopped, its time may not be up.
  const isWanted = isSought(game.record, seat);
  const key = isWanted ? 'soughtVote' : 'timeUp';
  return {
    colour: colourOf(game, seat),
    parts: [
      text(t(game)(key, { seat, who: who === '' ? 'none' : who }), ...votesLines(game, ping)),
      isWanted ? searchButtons(game, seat) : buttons(...timeoutButtons(game, seat), turnButton(game)),
    ],
  };
}

/** Returns how the asked users decide together; an empty list if only one is asked. */
const votesLines = (game: Game, asked: readonly string[]): string[] =>
  asked.length > 1 ? [`-# ${t(game)('votes')}`] : [];

/** Announces the decision about a seat that timed out; `undefined` for a search that is over. */
export function timeoutResolvedPost(
  game: Game,
  { seat, rescue: resolution, by, ping }: Of<'rescued'>,
): Panel | undefined {
  const [decider, ...others] = decidersFor(game, seat);
  const data = {
    seat,
    asker: by === undefined ? 'none' : personText(game, by),
    decider: decider === undefined || others.length > 0 ? 'none' : personText(game, decider),
  };
  if (resolution === 'standIn') {
    if (!isSought(game.record, seat)) return undefined;
    return {
      colour: colourOf(game, seat),
      parts: [text(t(game)('wanted', data)), searchButtons(game, seat)],
    };
  }
  if (resolution === 'more')
    return {
      colour: colourOf(game, seat),
      parts: [
        text(
          t(game)('gotMore', { ...data, own: hasOwnHours(game.record), standIn: standInText(game, seat) }),
        ),
        ...nextParts(game, ping),
      ],
    };
  const rescue = resolution === 'play' ? resolution : 'other';
  const say = (open: boolean) => t(game)('computerPlays', { ...data, rescue, open });
  const back = resolution === 'computer' ? backParts(game, seat) : [];
  // The computer's moves get their own post.
  return {
    colour: colourOf(game, seat),
    brief: inOneLine(say(false)),
    parts: [text(say(back.length > 0)), ...back],
  };
}

/** Returns the button for a player to take their seat back, as long as someone else plays it. */
const backParts = (game: Game, seat: Seat): Part[] =>
  memberAt(game, seat)?.user === userAt(game, seat) ? [] : [buttons(backButton(game))];

const volunteerButton = (game: Game, seat: Seat): Button => ({
  id: customId('sitin', game.record.id, seat),
  label: cutTo(botText('clock', 'sitIn', { seat }, inLabels(game)), LONGEST_LABEL),
  style: 'primary',
});

/** Announces a substitute: a player, or a computer for a turn, until the player returns, or permanently. */
export function substitutionPost(game: Game, { seat, user, span, by, former, ping }: Of<'satIn'>): Panel {
  const own = former ?? memberAt(game, seat)?.user;
  const data = {
    who: personText(game, user),
    seat,
    former: former === undefined ? '' : personText(game, former),
    asker: by === undefined || by === own ? 'none' : personText(game, by),
  };
  const say = (open: boolean) => t(game)(SPAN_KEYS[span ?? 'while'], { ...data, open });
  const message = say(userAt(game, seat) === user);
  const parts =
    ping.length === 0 || isPending(game, seat)
      ? [text(message), ...nextParts(game, ping)]
      : [text(message, t(game)('appointed', { who: ping.map(mention).join(', ') })), ...nextParts(game, [])];
  return { colour: colourOf(game, seat), brief: inOneLine(say(false)), parts };
}

const isPending = ({ state }: Game, seat: Seat): boolean =>
  state !== undefined && pendingSeats(state).includes(seat);

const SPAN_KEYS = { turn: 'satInTurn', while: 'satIn', good: 'satInGood' } as const satisfies Record<
  Span,
  string
>;

/** Announces that a player has returned; `undefined` if they only return to be erased, or have given up the seat to a computer. */
export const returnPost = (game: Game, { seat, erased, ping }: Of<'cameBack'>): Panel | undefined =>
  erased === true || isComputer(memberAt(game, seat)?.user ?? '')
    ? undefined
    : {
        colour: colourOf(game, seat),
        parts: [text(t(game)('cameBack', { seat })), ...nextParts(game, ping)],
      };

/** Announces that a substitute has stopped, and asks what happens to the seat; `undefined` once that is settled. */
export function steppedDownPost(
  game: Game,
  { seat, user, erased, ping }: Of<'steppedDown'>,
): Panel | undefined {
  if (!isSought(game.record, seat)) return undefined;
  const owner = memberAt(game, seat)?.user ?? '';
  const others = ping.filter((one) => one !== owner);
  const asked = others.length === 0 ? 'none' : others.map(mention).join(', ');
  const who = erased === true ? 'none' : personText(game, user);
  const data = { who, seat, owner: mention(owner), asked };
  return {
    colour: colourOf(game, seat),
    parts: [text(t(game)('steppedDown', data), ...votesLines(game, others)), searchButtons(game, seat)],
  };
}

/** Returns the buttons of a search: for stand-ins, the other choices if the time is up, and the player's own. */
const searchButtons = (game: Game, seat: Seat): Part =>
  waitOf(game.record, seat)?.expired === undefined
    ? buttons(volunteerButton(game, seat), backButton(game))
    : buttons(
        volunteerButton(game, seat),
        ...RESOLUTIONS.map((one) => timeoutButton(game, seat, one)),
        turnButton(game),
      );
const RESOLUTIONS: readonly TimeoutResolution[] = ['more', 'play', 'computer'];

/** Announces that the game is suspended, with a button to reactivate it. */
export function suspendedPost(game: Game, { by, ping }: Of<'setAside'>): Panel | undefined {
  if (!isSuspended(game.record)) return undefined;
  const people = ping.map(mention).join(', ');
  const asker = by === undefined ? 'none' : personText(game, by);
  const say = (open: boolean) => t(game)('setAside', { people, asker, alone: ping.length === 1, open });
  return { brief: inOneLine(say(false)), parts: [text(say(true)), buttons(takeUpButton(game))] };
}

/** Returns whether time can run out: not for a player who is alone. */
const hasClock = ({ record }: Game): boolean =>
  record.timing !== undefined && presetOf(record.timing.pace).clock && playersOf(record).length > 1;

/** Builds the post that a suspended game continues. */
export function reactivatedPost(game: Game, { by, ping }: Of<'takenUp'>): Panel {
  const moderator = memberOf(game.record, by) === undefined;
  const message = t(game)('takenUp', { who: personText(game, by), moderator, clock: hasClock(game) });
  return {
    brief: inOneLine(message),
    parts: [text(message, ...stillSetLines(game)), ...nextParts(game, ping)],
  };
}

/** Says that orders and plans were kept, because after weeks their owners may have forgotten them. */
const stillSetLines = (game: Game): string[] =>
  game.state === undefined || game.state.round === 0
    ? []
    : [t(game)('stillSet', { orders: game.state.players.length > 1 })];

/** Builds the post that the clocks are paused, with a button to resume while they are. */
export function pausedPost(game: Game, { by }: Of<'halted'>): Panel {
  const key = playersOf(game.record).length > 1 ? 'halted' : 'haltedAlone';
  const still = isPausedByPlayers(game.record);
  const say = (open: boolean) => t(game)(key, { who: personText(game, by), open });
  return {
    brief: inOneLine(say(false)),
    parts: [text(say(still)), ...(still ? [buttons(goOnButton(game))] : [])],
  };
}

export const resumedPost = (game: Game, { by, ping }: Of<'wentOn'>): Panel => ({
  parts: [
    text(t(game)('wentOn', { who: personText(game, by), clock: hasClock(game) })),
    ...nextParts(game, ping),
  ],
});

/** Announces an absence with the day of return, in words: a timestamp is another day in some of the readers' zones. */
export function absencePost(game: Game, { by, first, last, cancelled }: Of<'away'>): Panel {
  const who = personText(game, by);
  if (first === undefined || last === undefined)
    return { parts: [text(t(game)('awayOver', { who, first: 'none', last: 'none' }))] };
  const locale = localeOf(languageFor(game.record.language));
  const day = (iso: string) => dayName(iso, locale);
  const data = { who, first: day(first), last: first === last ? 'none' : day(last) };
  if (cancelled === true) return { parts: [text(t(game)('awayOver', data))] };
  const counts = game.record.timing?.noAway !== true;
  return { parts: [text(t(game)('away', { ...data, back: day(daysAfter(last, 1)), counts }))] };
}
