/** A replay one turn at a time. */
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { linesThatFit, moveRangeLines } from '../../../discord/shared/log-lines.ts';
import { buttons, menu, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { marksOf, pictureOf } from '../../../discord/shared/pictures.ts';
import { at, colourOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { isUnderWay } from '../../../discord/shared/standings.ts';
import { whenText } from '../../../discord/shared/turn-status.ts';
import { projectedScore } from '../../../engine/index.ts';
import { botText, verdictText } from '../../../text/index.ts';
import type { Replay } from '../index.ts';
import { type Step, stepId, watchId } from './ids.ts';
import { beginsLine, roundsOf, sharedButtons, turnsOf, type Viewer } from './panel.ts';

const MAX_LOG_CHARS = 2400;

/** Builds the panel of a step: 0 is before the first turn, numbers past the end mean the last. */
export async function stepPanel(game: Game, wanted: Step, viewer: Viewer): Promise<Panel> {
  const language = viewer.shared ? game.record.language : viewer.context.language;
  const context = { ...viewer.context, language };
  const replay = await turnsOf(game, context);
  if ('parts' in replay) return replay;
  const { turns, start } = replay;
  const last = turns.length;
  const step = wanted === 'first' ? 0 : wanted === 'last' ? last : Math.max(0, Math.min(wanted, last));
  const turn = turns[step - 1];
  const then = at(game, turn?.state ?? start);
  const seat = turn?.seats.length === 1 ? turn.seats[0] : undefined;
  return {
    colour: colourOf(game, seat),
    parts: [
      ...(turn === undefined
        ? [text(botText('replay', 'start', {}, language), ...beginsLine(replay, language))]
        : [text(...(await logOf(then, turn, step, last, context)))]),
      ...(then.state === undefined || !isUnderWay(then.state) ? [] : [text(pointsLine(then, language))]),
      ...pictureOf(
        then,
        then.state?.phase === 'draft' ? 'clans' : 'map',
        turn === undefined ? {} : marksOf(turn.events, turn.state),
        language,
      ),
      ...(viewer.shared ? [sharedButtons(game)] : navigation(game, replay, step, language)),
    ],
  };
}

async function logOf(
  then: Game,
  turn: Replay['turns'][number],
  step: number,
  steps: number,
  { services, language }: Viewer['context'],
): Promise<string[]> {
  const { from, to, state, round, phase } = turn;
  const range = await services.queries.getMoveRange(then.record.id, from, to);
  const lines = range === undefined ? [] : moveRangeLines(range, wordsOf(then, language));
  const when = whenText({ ...state, round, phase }, language);
  return [
    botText('replay', 'step', { step, steps }, language),
    botText('replay', 'moves', { when, count: to - from, from: from + 1, to }, language),
    linesThatFit(lines, MAX_LOG_CHARS, language),
  ].filter((line) => line !== '');
}

/** Lists projected points at that time; after the last turn, the winner. */
function pointsLine(then: Game, language: string): string {
  const { state } = then;
  const words = { ...wordsOf(then, language), clans: false };
  if (state === undefined) return '';
  const sheet = projectedScore(state);
  if (state.phase === 'finished') return `**${verdictText(sheet, words)}**`;
  const list = sheet.players.map(({ seat, total }) =>
    botText('posts', 'standingNow', { seat, count: total }, words),
  );
  return botText('replay', 'points', { list: list.join(' · ') }, language);
}

function navigation(game: Game, replay: Replay, step: number, language: string): Part[] {
  const { id } = game.record;
  const last = replay.turns.length;
  const t = (key: 'first' | 'back' | 'next' | 'last') => botText('replay', key, {}, language);
  const rounds = roundsOf(replay);
  const now = replay.turns[step - 1]?.round;
  return [
    buttons(
      { id: stepId(id, 'first'), label: t('first'), emoji: '⏮️', disabled: step === 0 },
      { id: stepId(id, Math.max(0, step - 1)), label: t('back'), emoji: '◀️', disabled: step === 0 },
      {
        id: stepId(id, step + 1),
        label: t('next'),
        emoji: '▶️',
        style: 'primary',
        disabled: step === last,
      },
      { id: stepId(id, 'last'), label: t('last'), emoji: '⏭️', disabled: step === last },
    ),
    menu({
      id: customId('stepround', id),
      placeholder: botText('replay', 'goTo', {}, language),
      options: rounds.map((round) => ({
        value: String(round),
        label:
          round === 0
            ? botText('replay', 'before', {}, language)
            : botText('replay', 'chooseRound', { round }, language),
        chosen: round === now,
      })),
    }),
    buttons(
      { id: watchId(id, { format: 'webp' }), label: botText('replay', 'tab', {}, language) },
      { id: customId('see', id, 'table', '-', '-'), label: botText('look', 'backToBoard', {}, language) },
    ),
  ];
}

/** Returns the first step of a round; the start if there is none. */
export function stepOfRound({ turns }: Replay, round: number): Step {
  const first = turns.findIndex((turn) => turn.round === round);
  return first < 0 ? 'first' : first + 1;
}
