import { ROUNDS } from '../../../content/index.ts';
import {
  countLogLines,
  type Game,
  isAtTable,
  isPausedByPlayers,
  isSuspended,
  lateSeats,
  playerAt,
  playersOf,
  stillToAgree,
} from '../../../core/index.ts';
import { lookButtons, nextGameButton, takeUpButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { agreeableUntil, decidersFor } from '../../../discord/shared/others.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { pictureOf } from '../../../discord/shared/pictures.ts';
import { colourOf, memberAt, personText, seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { isUnderWay } from '../../../discord/shared/standings.ts';
import { timeoutButtons } from '../../../discord/shared/timeout-buttons.ts';
import { deadlineLines, isEnding } from '../../../discord/shared/turn-status.ts';
import {
  finalScore,
  type GameState,
  pendingSeats,
  projectedScore,
  requiredDecisions,
  type ScoreSheet,
  type Seat,
  seatsInOrder,
} from '../../../engine/index.ts';
import { botText, type TextContext, thingName, translator } from '../../../text/index.ts';
import { lobbyPanel } from './panel.ts';

/** Builds the status of a game for a user; in a lobby, the lobby panel. */
export function statusPanel(game: Game, user: string, language: string): Panel {
  const { record, state } = game;
  if (state === undefined) return lobbyPanel(game, language);
  const context = wordsOf(game, language);
  return record.status === 'playing'
    ? playing(game, state, user, context)
    : afterwards(game, state, user, context);
}

function playing(game: Game, state: GameState, user: string, context: TextContext): Panel {
  const t = translator('lobby', context);
  const { record } = game;
  const seat = seatOf(game, user);
  const required = requiredDecisions(state);
  const mine = required.some((decision) => decision.seat === seat);
  const lastMove = game.moves.at(-1);
  // After a stand-in stops, the others vote on the seat although its time isn't up.
  const sought = record.timing?.open ?? [];
  const late = lateSeats(record);
  const isSingle = (one: Seat) => decidersFor(game, one).length === 1;
  return {
    colour: colourOf(game, seat),
    parts: [
      text(
        roundHeading(state, context),
        ...(record.paused ? [t(isPausedByPlayers(record) ? 'pausedByPlayers' : 'paused')] : []),
        ...required.map((decision) =>
          t('waits', { seat: decision.seat, decision: decision.kind, done: isEnding(game, decision) }),
        ),
        ...deadlineLines(game, context),
        lastMove === undefined
          ? t('lastChange', { ago: ago(record.updatedAt) })
          : t('lastMove', { ago: ago(lastMove.at) }),
        ...consentLines(game, context),
        ...late
          .filter((one) => !sought.includes(one))
          .map((one) => t('timeUp', { seat: one, single: isSingle(one) })),
        ...sought.map((wanted) =>
          t('searching', { seat: wanted, late: late.includes(wanted), single: isSingle(wanted) }),
        ),
        ...substituteLines(game, state, context),
      ),
      text(...standings(game, state, context)),
      ...pictureOf(game, 'table', {}, context.language),
      ...(seat === undefined || memberAt(game, seat)?.conceded === true
        ? []
        : [
            buttons(
              {
                id: customId('turn', record.id),
                label: t('buttonTurn'),
                style: mine ? 'primary' : 'secondary',
              },
              ...consentButtons(game, user, context),
            ),
          ]),
      ...voteParts(game, state, user, context),
      buttons(...lookButtons(game, context.language)),
    ],
  };
}

const substituteLines = (game: Game, state: GameState, context: TextContext): string[] =>
  seatsInOrder(state).flatMap((seat) => {
    const user = playerAt(game.record, state, seat);
    if (user === memberAt(game, seat)?.user) return [];
    return botText('lobby', 'playsFor', { who: personText(game, user, context.language), seat }, context);
  });

/** Returns the vote on the only late player, for one of the others; with several, the command names the seat. */
function voteParts(game: Game, state: GameState, user: string, { language }: TextContext): Part[] {
  const { record } = game;
  const [seat, ...others] = lateSeats(record);
  if (seat === undefined || others.length > 0 || record.paused) return [];
  const votes = playersOf(record).includes(user) && playerAt(record, state, seat) !== user;
  return votes ? [buttons(...timeoutButtons(game, seat, language))] : [];
}

/** Returns the buttons to answer the open request, or to withdraw it. */
export function consentButtons({ record, closed }: Game, user: string, context: TextContext): Button[] {
  const { id, consent } = record;
  if (consent === undefined || closed) return [];
  if (consent.by === user) {
    const label = botText('lobby', 'buttonWithdraw', {}, context);
    return [{ id: customId('consent', id, consent.id, 'no'), label }];
  }
  if (!stillToAgree(record).includes(user)) return [];
  return (['agree', 'disagree'] as const).map((label) => ({
    id: customId('consent', id, consent.id, label === 'agree' ? 'yes' : 'no'),
    label: botText('posts', label, {}, context),
  }));
}

function roundHeading(state: GameState, context: TextContext): string {
  const key =
    state.round === 0 ? 'statusBefore' : state.phase === 'production' ? 'statusProduction' : 'statusRound';
  return botText('lobby', key, { round: state.round, rounds: ROUNDS }, context);
}

/** Returns what is asked for in the open request. */
export function consentLines(game: Game, context: TextContext): string[] {
  const t = translator('lobby', context);
  const { record, moves, closed } = game;
  const { consent, paused } = record;
  if (consent === undefined || closed) return [];
  const name = personText(game, consent.by, context.language);
  const agreed = consent.agreed.length;
  return [
    consent.what === 'undo'
      ? t('asksUndo', { name, agreed, count: countLogLines(moves.slice(consent.keep)) })
      : t(consent.what === 'pause' ? 'asksPause' : 'asksAbandon', { name, agreed }),
    ...(paused ? [] : [t('asksLapse', { time: agreeableUntil(game) })]),
  ];
}

function standings(game: Game, state: GameState, context: TextContext): string[] {
  const sheet = isUnderWay(state) ? projectedScore(state) : undefined;
  const acting = new Set(pendingSeats(state));
  const mark = (seat: Seat): 'acts' | 'passed' | 'other' => {
    if (acting.has(seat)) return 'acts';
    return state.phase === 'actions' && state.passed.includes(seat) ? 'passed' : 'other';
  };
  return seatsInOrder(state).flatMap((seat) => {
    const player = state.players[seat];
    if (player === undefined) return [];
    const conceded = memberAt(game, seat)?.conceded === true;
    if (sheet === undefined) {
      const acts = acting.has(seat) ? 'acts' : 'other';
      return [botText('lobby', 'standingEarly', { seat, mark: acts, conceded }, context)];
    }
    const { money, glory } = player;
    const points = sheet.players[seat]?.total ?? 0;
    const data = { seat, mark: mark(seat), conceded, money, glory, exports: player.fulfilled.length, points };
    return [botText('lobby', 'standing', data, context)];
  });
}

function afterwards(game: Game, state: GameState, user: string, context: TextContext): Panel {
  const { record } = game;
  const sheet = finalScore(state);
  const next = isSuspended(record) ? takeUpButton : nextGameButton;
  const offered = [
    ...(isAtTable(record, user) ? [next(game, context.language)] : []),
    ...(isSuspended(record) ? [] : consentButtons(game, user, context)),
  ];
  return {
    parts: [
      text(
        ...(sheet === undefined ? endedLines(game, state, context) : resultLines(sheet, context)),
        ...consentLines(game, context),
      ),
      ...pictureOf(game, sheet === undefined ? 'table' : 'score', {}, context.language),
      ...(offered.length > 0 ? [buttons(...offered)] : []),
    ],
  };
}

function endedLines({ record }: Game, { round }: GameState, context: TextContext): string[] {
  const t = translator('lobby', context);
  if (isSuspended(record)) return (['shelvedHeading', 'shelvedLine'] as const).map((key) => t(key));
  return [t('endedHeading'), t(round === 0 ? 'endedBefore' : 'endedLine', { round })];
}

function resultLines({ players, title }: ScoreSheet, context: TextContext): string[] {
  const t = translator('lobby', context);
  const heading = t('resultHeading');
  const ranked = [...players].sort((a, b) => a.place - b.place);
  return [
    heading,
    ...ranked.map(({ seat, place, total: points }) =>
      title === undefined
        ? t('resultLine', { seat, place, points })
        : t('resultSolo', { seat, points, rank: thingName('titles', title, 1, context) }),
    ),
  ];
}
