import { UNITS, type Unit } from '../../../content/index.ts';
import { forbidden, type Game } from '../../../core/index.ts';
import { lookButtons, planButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { legalFor } from '../../../discord/shared/legal-actions.ts';
import { LONGEST_OPTION } from '../../../discord/shared/limits.ts';
import { pageButtons } from '../../../discord/shared/page-button.ts';
import {
  type Button,
  buttons,
  menu,
  note,
  type Panel,
  type Part,
  text,
} from '../../../discord/shared/panel.ts';
import { pictureOf, tableOf } from '../../../discord/shared/pictures.ts';
import { colourOf, inLabels, namesOf, seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { type GameState, pendingSeats, type Seat } from '../../../engine/index.ts';
import { historyOf, type PictureRequest, type View } from '../../../render/index.ts';
import { botText, playerText, translator } from '../../../text/index.ts';
import { explanations, headingLines } from './captions.ts';
import { type Mark, NONE, seeId, textId, type ViewChoice } from './ids.ts';
import { scoreHistoryParts } from './score-history.ts';

/** Reader of a view: a user, with navigation; or the channel, in the language of the game. */
export interface Reader {
  readonly context: Pick<InteractionContext, 'services' | 'actor' | 'language'>;
  readonly shared: boolean;
}

const TABS: readonly View[] = ['table', 'map', 'market', 'contracts', 'player', 'score'];
const MAX_NAME_CHARS = 30;

/** Returns the reader's language; the game's if the message is for everyone. */
export const languageOf = ({ record }: Game, { context, shared }: Reader): string =>
  shared ? record.language : context.language;

export function notStarted({ record }: Game, language: string): Panel {
  return note(botText('look', record.status === 'lobby' ? 'lobby' : 'neverBegun', {}, language));
}

/** Returns the seat to show: the given one, the reader's own, or the one to move. */
export function seatFor(game: Game, reader: Reader, seat?: Seat): Seat {
  const { state } = game;
  if (state === undefined) return 0;
  if (seat !== undefined && state.players[seat] !== undefined) return seat;
  const own = seatOf(game, reader.context.actor.user);
  return own ?? pendingSeats(state)[0] ?? 0;
}

function placeable(state: GameState, seat: Seat): Unit[] {
  const legal = legalFor(state, seat);
  return UNITS.filter((unit) =>
    legal.some(
      (action) => (action.type === 'expand' || action.type === 'placeWorker') && action.unit === unit,
    ),
  );
}

/** Builds a view of the game: a picture with its words, and buttons to the other views. */
export async function gameViewPanel(game: Game, looking: ViewChoice, reader: Reader): Promise<Panel> {
  const { state } = game;
  const language = languageOf(game, reader);
  if (state === undefined) return notStarted(game, language);
  const seat = seatFor(game, reader, looking.seat);
  const marked = markedOn(game, looking, seat, language);
  const request: Partial<PictureRequest> = { seat, ...marked.request };
  return {
    ...(looking.view === 'player' ? { colour: colourOf(game, seat) } : {}),
    parts: [
      text(...headingLines(game, looking.view, seat, language)),
      ...explanations(game, state, looking.view, seat, language),
      ...marked.parts,
      ...(await picturesOf(game, looking.view, request, reader)),
      ...(reader.shared
        ? [buttons(...lookButtons(game))]
        : navigation(game, state, looking, seat, language, planOf(game, reader))),
    ],
  };
}

async function picturesOf(game: Game, view: View, request: Partial<PictureRequest>, reader: Reader) {
  const language = languageOf(game, reader);
  if (view === 'table') return tableOf(game, request, language);
  if (view !== 'score' && view !== 'race') return pictureOf(game, view, request, language);
  const { services } = reader.context;
  const history = historyOf(await services.queries.getPositions(game.record.id));
  const race = scoreHistoryParts(
    game,
    await services.gameView.getScoreHistory(game.record.id),
    history,
    language,
  );
  if (view === 'race' && race.length > 0) return race;
  return [
    ...pictureOf(game, view, history.length > 0 ? { ...request, history } : request, language),
    ...race,
  ];
}

function planOf(game: Game, { context }: Reader): Button[] {
  const may = forbidden('plan', context.actor, game.record) === undefined;
  return may && game.state !== undefined && game.state.round > 0 ? [planButton(game, context.language)] : [];
}

/** Returns what to mark on the map, and the words above it. */
export function markedOn(
  game: Game,
  { view, mark }: ViewChoice,
  seat: Seat,
  language: string,
): { parts: Part[]; request: { highlight?: Mark } } {
  const { state } = game;
  if (mark === undefined || state === undefined || !hasMap(view)) return { parts: [], request: {} };
  const words = wordsOf(game, language);
  const t = translator('look', words);
  const can = mark !== 'reach' && placeable(state, seat).includes(mark);
  const message =
    mark === 'reach' ? t('reached', { seat }) : t(can ? 'marked' : 'cannotPlace', { seat, unit: mark });
  return {
    parts: [text(message)],
    request: { highlight: can ? mark : 'reach' },
  };
}

const hasMap = (view: ViewChoice['view']): boolean => view === 'map' || view === 'table';

/** Builds navigation: other views; for the map also marks, for player boards also other players. */
function navigation(
  game: Game,
  state: GameState,
  looking: ViewChoice,
  seat: Seat,
  language: string,
  plan: readonly Button[],
): Part[] {
  const t = translator('look', language);
  const { id } = game.record;
  const words = wordsOf(game, language);
  const { view } = looking;
  const tabs = TABS.map(
    (one): Button => ({
      id: seeId(id, { view: one }),
      label: t(one),
      style: one === view ? 'primary' : 'secondary',
    }),
  );
  const marks = ['reach' as const, ...placeable(state, seat)];
  return [
    ...(view === 'player'
      ? playerButtons(game, language, seat, (one) => seeId(id, { view, seat: one }))
      : []),
    ...(hasMap(view)
      ? [
          menu({
            id: customId('mark', id, view, seat),
            placeholder: t('chooseMark'),
            options: [
              ...marks.map((mark) => ({
                value: mark as string,
                label: label(
                  mark === 'reach'
                    ? botText('look', 'markReach', { seat }, inLabels(game, language))
                    : botText('look', 'markUnit', { unit: mark }, words),
                ),
                chosen: mark === looking.mark,
              })),
              { value: NONE, label: t('markNothing') },
            ],
          }),
        ]
      : []),
    // Four fit the width of a phone.
    buttons(...tabs.slice(0, 4)),
    buttons(
      ...tabs.slice(4),
      { id: customId('watch', id, '-', 'webp'), label: botText('replay', 'tab', {}, language) },
      { id: customId('logpage', id, 'since'), label: t('log') },
    ),
    buttons({ id: textId(id, looking), label: t('asText') }, ...pageButtons(game, language), ...plan),
  ];
}

/** Returns buttons to the boards of all players, unless there is only one. */
export function playerButtons(
  game: Game,
  language: string,
  shown: Seat,
  idOf: (seat: Seat) => string,
): Part[] {
  const players = namesOf(game, language).map((name, seat) => ({
    id: idOf(seat),
    label: shortName(name) || playerText(seat, { language }),
    disabled: seat === shown,
  }));
  return players.length > 1 ? [buttons(...players)] : [];
}

/** Shortens by code points, so that surrogate pairs stay intact. */
const shortName = (name: string): string => [...name].slice(0, MAX_NAME_CHARS).join('');
const label = (words: string): string => [...words].slice(0, LONGEST_OPTION).join('');
