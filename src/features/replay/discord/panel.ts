/** A replay as a film of the whole game or one round. */
import { type Game, isUnfinished } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import {
  type Button,
  buttons,
  menu,
  note,
  type Panel,
  type Part,
  text,
} from '../../../discord/shared/panel.ts';
import { coloursOf, namesOf } from '../../../discord/shared/player-names.ts';
import { botText, languageFor, translator } from '../../../text/index.ts';
import type { Replay } from '../index.ts';
import { type ReplayChoice, stepId, WHOLE, watchId } from './ids.ts';

/** Viewer of a replay: a user, with navigation; or the channel, in the language of the game. */
export interface Viewer {
  readonly context: Pick<InteractionContext, 'services' | 'language'>;
  readonly shared: boolean;
}

/** Returns the turns of a game, or a panel that explains why there are none. */
export async function turnsOf(
  game: Game,
  { services, language }: Viewer['context'],
): Promise<Replay | Panel> {
  const { record, moves } = game;
  if (game.state === undefined) {
    return note(botText('look', record.status === 'lobby' ? 'lobby' : 'neverBegun', {}, language));
  }
  const replay = await services.replay.getReplay(record.id);
  if (replay === undefined) return note(botText('look', 'gone', {}, language));
  if (replay.turns.length > 0) return replay;
  return {
    parts: [
      text(botText('replay', moves.length === 0 ? 'nothing' : 'unknown', {}, language)),
      buttons(...lookButtons(game, language)),
    ],
  };
}

/** Returns the line on where the replay begins, if not at the start of the game. */
export const beginsLine = ({ untold }: Replay, language: string): string[] =>
  untold === 0 ? [] : [botText('replay', 'begins', { count: untold }, language)];

/** Returns the rounds that have turns; 0 precedes the first round. */
export const roundsOf = ({ turns }: Replay): number[] => [...new Set(turns.map(({ round }) => round))];

/** Builds the film of a game, or of a round if it has that round. */
export async function watchPanel(
  game: Game,
  watching: ReplayChoice,
  { context, shared }: Viewer,
): Promise<Panel> {
  const language = shared ? game.record.language : context.language;
  const t = translator('replay', language);
  const replay = await turnsOf(game, { ...context, language });
  if ('parts' in replay) return replay;
  const { format } = watching;
  const exists = watching.round === undefined || roundsOf(replay).includes(watching.round);
  const round = exists ? watching.round : undefined;
  const before = replay.turns.findLast((turn) => round !== undefined && turn.round < round);
  const whole = isUnfinished(game.record) ? 'soFar' : 'whole';
  const turns = replay.turns.filter((turn) => round === undefined || turn.round === round);
  const ended = game.record.status === 'ended' && turns.at(-1) === replay.turns.at(-1);
  const heading = round === undefined ? t(whole) : t('round', { round });
  return {
    parts: [
      text(heading, ...(before === undefined ? beginsLine(replay, language) : [])),
      ...(exists ? [] : [text(t('noRound', { round: watching.round ?? 0 }))]),
      {
        kind: 'replay',
        request: {
          start: before?.state ?? replay.start,
          turns,
          language: languageFor(language),
          names: namesOf(game, language),
          colours: coloursOf(game),
          format,
          ...(ended && { ended }),
        },
        meanwhile: t('drawing'),
        otherwise: t('failed'),
      },
      ...(shared ? [sharedButtons(game)] : navigation(game, replay, { round, format }, language)),
    ],
  };
}

/** Builds buttons that show the replay to the user who clicks, and the board. */
export const sharedButtons = (game: Game): Part =>
  buttons(againButton(game), ...lookButtons(game).slice(0, 1));

const againButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('replay', id),
  label: botText('replay', 'again', {}, language),
});

function navigation(game: Game, replay: Replay, { round, format }: ReplayChoice, language: string): Part[] {
  const t = translator('replay', language);
  const { id } = game.record;
  const rounds = roundsOf(replay).filter((one) => one > 0);
  const first = round === undefined ? 0 : replay.turns.findIndex((turn) => turn.round === round);
  return [
    ...(rounds.length === 0
      ? []
      : [
          menu({
            id: customId('watchpart', id, format),
            placeholder: t('choose'),
            options: [
              { value: '-', label: t('chooseWhole'), chosen: round === undefined },
              ...rounds.map((one) => ({
                value: String(one),
                label: t('chooseRound', { round: one }),
                chosen: one === round,
              })),
            ],
          }),
        ]),
    buttons(
      { id: customId('watchall', id, round ?? WHOLE, format), label: t('show'), style: 'primary' },
      { id: stepId(id, first), label: t('steps') },
      ...(format === 'gif' ? [] : [{ id: watchId(id, { round, format: 'gif' }), label: t('gif') }]),
      { id: customId('see', id, 'table', '-', '-'), label: botText('look', 'backToBoard', {}, language) },
    ),
  ];
}
