/** A game to be watched again, all of it or a round, as a panel. */
import type { Game } from '../../../core/index.ts';
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
import { namesOf } from '../../../discord/shared/player-names.ts';
import { botText, languageFor } from '../../../text/index.ts';
import type { Replay } from '../index.ts';
import { stepId, type Watching, WHOLE, watchId } from './ids.ts';

/** Who watches: for themselves, with buttons to go on; or for the channel, in the language of the game. */
export interface Watcher {
  readonly visit: Pick<InteractionContext, 'app' | 'language'>;
  readonly shared: boolean;
}

/** The turns of a game, or why there are none to be seen. */
export async function turnsOf(game: Game, { app, language }: Watcher['visit']): Promise<Replay | Panel> {
  const { record, moves } = game;
  if (game.state === undefined) {
    return note(botText('look', record.status === 'lobby' ? 'lobby' : 'neverBegun', {}, language));
  }
  const replay = await app.replay.getReplay(record.id);
  if (replay === undefined) return note(botText('look', 'gone', {}, language));
  if (replay.turns.length > 0) return replay;
  return {
    parts: [
      text(botText('replay', moves.length === 0 ? 'nothing' : 'unknown', {}, language)),
      buttons(...lookButtons(game, language)),
    ],
  };
}

/** Says from where on a game is known, where that is not its start. */
export const beginsLine = ({ untold }: Replay, language: string): string[] =>
  untold === 0 ? [] : [botText('replay', 'begins', { count: untold }, language)];

/** The rounds of which there are turns; 0 is what comes before the first. */
export const roundsOf = ({ turns }: Replay): number[] => [...new Set(turns.map(({ round }) => round))];

/** The replay of a game; a kind sentence where there is nothing to watch. */
export async function watchPanel(game: Game, watching: Watching, { visit, shared }: Watcher): Promise<Panel> {
  const language = shared ? game.record.language : visit.language;
  const replay = await turnsOf(game, { ...visit, language });
  if ('parts' in replay) return replay;
  const { format } = watching;
  const there = watching.round === undefined || roundsOf(replay).includes(watching.round);
  const round = there ? watching.round : undefined;
  const before = replay.turns.findLast((turn) => round !== undefined && turn.round < round);
  const whole = game.record.status === 'playing' ? 'soFar' : 'whole';
  const heading =
    round === undefined
      ? botText('replay', whole, {}, language)
      : botText('replay', 'round', { round }, language);
  return {
    parts: [
      text(heading, ...(round === undefined ? beginsLine(replay, language) : [])),
      ...(there ? [] : [text(botText('replay', 'noRound', { round: watching.round ?? 0 }, language))]),
      {
        kind: 'replay',
        request: {
          start: before?.state ?? replay.start,
          turns: replay.turns.filter((turn) => round === undefined || turn.round === round),
          ...{ language: languageFor(language), names: namesOf(game), format },
        },
        meanwhile: botText('replay', 'drawing', {}, language),
        otherwise: botText('replay', 'failed', {}, language),
      },
      ...(shared ? [sharedButtons(game)] : around(game, replay, { round, format }, language)),
    ],
  };
}

/** The button that shows the replay to whoever clicks it, and the board. */
const sharedButtons = (game: Game): Part => buttons(againButton(game), ...lookButtons(game).slice(0, 1));

/** Under public posts. */
const againButton = ({ record: { id, language } }: Game): Button => ({
  id: customId('replay', id),
  label: botText('replay', 'again', {}, language),
});

/** What else there is to watch, and how. */
function around(game: Game, replay: Replay, { round, format }: Watching, language: string): Part[] {
  const { id } = game.record;
  const rounds = roundsOf(replay).filter((one) => one > 0);
  const first = round === undefined ? 0 : replay.turns.findIndex((turn) => turn.round === round);
  return [
    ...(rounds.length === 0
      ? []
      : [
          menu({
            id: customId('watchpart', id, format),
            placeholder: botText('replay', 'choose', {}, language),
            options: [
              {
                value: '-',
                label: botText('replay', 'chooseWhole', {}, language),
                chosen: round === undefined,
              },
              ...rounds.map((one) => ({
                value: String(one),
                label: botText('replay', 'chooseRound', { round: one }, language),
                chosen: one === round,
              })),
            ],
          }),
        ]),
    buttons(
      {
        id: customId('watchall', id, round ?? WHOLE, format),
        label: botText('replay', 'show', {}, language),
        style: 'primary',
      },
      { id: stepId(id, first), label: botText('replay', 'steps', {}, language) },
      ...(format === 'gif'
        ? []
        : [{ id: watchId(id, { round, format: 'gif' }), label: botText('replay', 'gif', {}, language) }]),
      { id: customId('see', id, 'table', '-', '-'), label: botText('look', 'backToBoard', {}, language) },
    ),
  ];
}
