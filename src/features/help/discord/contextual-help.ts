/** Contextual help: no game, lobby, the user's turn, another player's turn, or the end. */

import { ROUNDS } from '../../../content/index.ts';
import {
  type Actor,
  forbidden,
  type Game,
  isAlone,
  isComputer,
  isProductionFixed,
  isSought,
  isSuspended,
  lateSeats,
  leavesComputersAlone,
  memberOf,
  orderOf,
  othersAsked,
  othersToAsk,
  owesVote,
  playerAt,
  type Substitution,
  stillToAgree,
  substituteAt,
} from '../../../core/index.ts';
import { handedText } from '../../../discord/shared/computer-names.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { documentLines } from '../../../discord/shared/document-links.ts';
import { type InteractionContext, isDirect } from '../../../discord/shared/interaction-context.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { ago } from '../../../discord/shared/markup.ts';
import { questionsFor } from '../../../discord/shared/open-questions.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import {
  colourOf,
  hostName,
  memberAt,
  nameIn,
  personText,
  seatOf,
  wordsOf,
} from '../../../discord/shared/player-names.ts';
import { refusalText } from '../../../discord/shared/refusals.ts';
import { hasHadLastTurn } from '../../../discord/shared/turn-status.ts';
import { asIfOnTurn, type GameState, openDecisions, pendingSeats, type Seat } from '../../../engine/index.ts';
import { botText, decisionText, playerText, translator } from '../../../text/index.ts';
import { slashOf } from '../../play/discord/action-commands.ts';

/** Explains what the user can do now. `game`: the channel's active or latest game; none in direct messages. */
export function helpPanel(context: InteractionContext, game: Game | undefined): Panel {
  const { actor, language } = context;
  const t = translator('help', language);
  const lines = isDirect(context) ? [t('welcome'), t('direct')] : linesFor(game, actor, language);
  const seat = game === undefined ? undefined : seatOf(game, actor.user);
  const playing = game?.record.status === 'playing';
  const own = playing && seat !== undefined;
  const canAct = own && memberAt(game, seat)?.conceded !== true;
  const rulesButton: Button = { id: customId('topic', 'all'), label: t('buttonRules') };
  const advice =
    playing && actor.moderator ? [t('moderator', { fixed: game.record.challenge !== undefined })] : [];
  return {
    colour: own ? colourOf(game, seat) : undefined,
    parts: [
      text(...lines, ...advice, ...documentLines(context)),
      buttons(...(canAct ? [turnButton(game, seat, language)] : []), rulesButton),
    ],
  };
}

/** Says that the channel's game is sealed, and what moderators can do without looking into it. */
export function sealedHelpPanel(context: InteractionContext, until: number): Panel {
  const { actor, language } = context;
  const t = translator('help', language);
  return {
    parts: [
      text(
        t('welcome'),
        botText('refusals', 'sealed', { until: ago(new Date(until)) }, language),
        ...(actor.moderator ? [t('moderator', { fixed: true })] : []),
        ...documentLines(context),
      ),
      buttons({ id: customId('topic', 'all'), label: t('buttonRules') }),
    ],
  };
}

/** Builds the button to a seat's panel; primary if the game waits for it. */
function turnButton({ record, state }: Game, seat: Seat, language: string): Button {
  const due = state !== undefined && pendingSeats(state).includes(seat);
  return {
    id: customId('turn', record.id),
    label: botText('help', 'buttonTurn', {}, language),
    style: due ? 'primary' : 'secondary',
  };
}

function linesFor(game: Game | undefined, actor: Actor, language: string): string[] {
  const { user } = actor;
  const t = translator('help', language);
  const welcome = t('welcome');
  if (game === undefined) {
    return [welcome, t('noGame'), t('sixCommands')];
  }
  const { record, state } = game;
  if (record.status === 'lobby') return [welcome, ...lobbyLines(game, user, language)];
  const request = [...requestLines(game, user, language), ...timeUpLines(game, user, language)];
  if (record.status !== 'playing' || state === undefined) {
    return [welcome, ...request, overText(game, actor, language)];
  }
  const place = t('place', { round: state.round, rounds: ROUNDS });
  const paused = record.paused ? [refusalText({ code: 'paused' }, language, game)] : [];
  const seat = seatOf(game, user);
  if (seat === undefined) {
    const spectator = t('spectator', { fixed: record.challenge !== undefined });
    const sought = record.timing?.open ?? [];
    const words = wordsOf(game, language);
    return [
      place,
      ...paused,
      spectator,
      ...sought.map((open) => botText('help', 'sought', { seat: open }, words)),
      waitingLine(game, state, language),
    ];
  }
  if (memberAt(game, seat)?.conceded === true) {
    return [place, ...paused, t('concededYou'), waitingLine(game, state, language)];
  }
  const standIn = substituteAt(
    record,
    record.members.findIndex((one) => one.user === user),
  );
  if (standIn !== undefined) {
    return [place, ...paused, ...request, standInLine(standIn, language), waitingLine(game, state, language)];
  }
  return [
    place,
    ...paused,
    ...request,
    ...(record.paused ? pausedLines(game, state, language) : seatLines(game, state, seat, user, language)),
  ];
}

/** Returns what is possible after a game; only its players can review it, once it was finished, and play it again. */
function overText(game: Game, actor: Actor, language: string): string {
  const { record } = game;
  if (isSuspended(record)) return botText('help', 'shelved', {}, language);
  const review =
    record.status === 'finished' && record.sealed === undefined && seatOf(game, actor.user) !== undefined;
  const again = forbidden('rematch', actor, record) === undefined ? 'rematch' : 'other';
  const next = record.challenge === undefined ? again : 'challenge';
  return botText('help', 'over', { review, next }, language);
}

/** Returns what the user can do about the open request: answer it, or withdraw their own. During a pause, neither. */
function requestLines(game: Game, user: string, language: string): string[] {
  const { consent, paused } = game.record;
  if (consent === undefined || paused || game.closed) return [];
  const { by } = consent;
  const what = consent.what === 'abandon' ? 'other' : consent.what;
  if (by === user) return [botText('help', 'asking', { what }, language)];
  if (!stillToAgree(game.record).includes(user)) return [];
  return [botText('help', 'asked', { who: personText(game, by, language), what }, language)];
}

/** Returns a line if the others decide about the user’s seat, and one if the user’s own vote is missing. */
function timeUpLines(game: Game, user: string, language: string): string[] {
  const { record, state } = game;
  if (state === undefined || record.status !== 'playing' || record.paused) return [];
  const seats = lateSeats(record);
  const own = seats.find((seat) => playerAt(record, state, seat) === user);
  const others = seats.filter((seat) => playerAt(record, state, seat) !== user);
  const deciders = othersToAsk(record, user).length;
  const end = own !== undefined && isSought(record, own) ? 'sought' : deciders === 1 ? 'single' : 'other';
  return [
    ...(own !== undefined && deciders > 0 ? [botText('help', 'late', { end }, language)] : []),
    ...(owesVote(record, state, user)
      ? [botText('help', 'vote', { order: others }, wordsOf(game, language))]
      : []),
  ];
}

function standInLine(standIn: Substitution, language: string): string {
  const { user, name, forTurn } = standIn;
  if (!isComputer(user)) return refusalText({ code: 'stoodIn', by: name }, language);
  return handedText(nameIn(standIn, language), forTurn === true ? 'turn' : 'while', language);
}

function lobbyLines({ record }: Game, user: string, language: string): string[] {
  const t = translator('help', language);
  const missing = Math.max(0, record.players - record.members.length);
  // The setup of a challenge is fixed.
  const fixed = record.challenge !== undefined;
  if (record.host === user) {
    const alone = isAlone(record);
    return [
      t('lobbyHost', { missing }),
      ...(missing > 0 && !fixed ? [t('lobbyHostComputers', { alone })] : []),
      ...(fixed ? [] : [t('lobbyHostOptions')]),
    ];
  }
  if (memberOf(record, user) === undefined) return [t('lobbyOutside', { free: missing })];
  return [t('lobbyInside', { missing, host: hostName(record) }), ...(fixed ? [] : [t('lobbyInsideOptions')])];
}

/** Returns whether a computer may play for a user until they return, and others would wait otherwise. */
const mayHandOver = ({ record }: Game, user: string): boolean =>
  record.challenge === undefined &&
  memberOf(record, user) !== undefined &&
  !leavesComputersAlone(record, user, 'while');

function waitingLine(game: Game, state: GameState, language: string): string {
  const context = wordsOf(game, language);
  const names = pendingSeats(state).map((seat) => playerText(seat, context));
  return botText('help', 'waitingFor', { names: names.join(', ') }, language);
}

/** Returns what players can do while no one can move. */
const pausedLines = (game: Game, state: GameState, language: string): string[] => [
  ...(state.round > 0 ? [botText('help', 'tryOut', {}, language)] : []),
  waitingLine(game, state, language),
  botText('help', 'meanwhile', {}, language),
];

function seatLines(game: Game, state: GameState, seat: Seat, user: string, language: string): string[] {
  const t = translator('help', language);
  const context = wordsOf(game, language);
  const mine = openDecisions(state).filter((decision) => decision.seat === seat);
  const undoHint = t('undoHint', { count: othersAsked(game.record, user, 'undo').length });
  const due = mine.find(({ required }) => required);
  if (due !== undefined) {
    return [
      t('yourDecision', { what: decisionText(due, context) }),
      t('howToAct'),
      ...(state.round > 0 ? [t('tryOut')] : []),
      t('commands', { list: commandList(state, seat) }),
      undoHint,
      ...(game.record.hints === true ? [t('hints')] : []),
      ...(mayHandOver(game, user) ? [t('cannotStay')] : []),
    ];
  }
  const passed = state.phase === 'actions' && state.passed.includes(seat);
  const asked = questionsFor(game, user) !== 'other';
  const ordered = orderOf(game.record, seat) !== undefined;
  return [
    ...(passed ? [t('passedYou')] : []),
    ...(!passed && !hasHadLastTurn(state, seat)
      ? [t('notYou', { asked, ahead: asIfOnTurn(state, seat) !== undefined, ordered })]
      : []),
    ...(mine.length > 0 ? [productionLine(game, state, seat, language)] : []),
    waitingLine(game, state, language),
    undoHint,
    t('meanwhile'),
  ];
}

function productionLine(game: Game, state: GameState, seat: Seat, language: string): string {
  if (state.production[seat]?.ready !== true) return botText('help', 'yourEarly', {}, language);
  return isProductionFixed({ ...game, state }, seat)
    ? refusalText({ code: 'computerConfirmed' }, language, game)
    : botText('panels', 'productionDecided', {}, language);
}

function commandList(state: GameState, seat: Seat): string {
  const types = new Set(legalFor(state, seat).map(({ type }) => type));
  const commands = [...types].map((type) => `\`${slashOf(type)}\``);
  return [...new Set(commands)].join(' ');
}
