import { z } from 'zod';
import { LEVELS, type Level } from '../../../ai/index.ts';
import { forbidden, type Game, isAlone, isComputer, type Member, type Outcome } from '../../../core/index.ts';
import { levelText } from '../../../discord/shared/computer-levels.ts';
import { levelLines, newComputerName } from '../../../discord/shared/computer-names.ts';
import { customId, digitsArg, gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { botText, listText, translator } from '../../../text/index.ts';
import { closeLobby } from './close-lobby.ts';
import { lobbyPanel } from './panel.ts';

export const computersIn = ({ record }: Game) => record.members.filter(({ user }) => isComputer(user));

/**
 * Adds this many computers one by one, or fewer if people join in between; stops at the first other refusal.
 * `seated`: the number of members that the user saw.
 */
export async function addComputers(
  { services, actor }: InteractionContext,
  game: Game,
  level: Level,
  count: number,
  seated?: number,
): Promise<Outcome> {
  let outcome: Outcome = { ok: true, game };
  for (let nth = 0; nth < count && outcome.ok; nth++) {
    const { game: now }: { game: Game } = outcome;
    const name = newComputerName(now, level);
    const expect = seated === undefined ? undefined : seated + nth;
    const added = await services.lobby.addComputer(actor, now.record.id, level, name, expect);
    if (nth > 0 && !added.ok && added.refusal.code === 'full') break;
    outcome = added;
  }
  return outcome;
}

export const freeSeats = ({ record: { players, members } }: Game): number =>
  Math.max(0, players - members.length);

function computersPanel(game: Game, language: string, messages: readonly string[] = []): Panel {
  const { id, members } = game.record;
  const say = translator('computers', language);
  const free = freeSeats(game);
  const idOf = (what: string, whom: string) => customId('computer', id, members.length, what, whom);
  const choices = (what: 'add' | 'fill'): Part =>
    buttons(...LEVELS.map((level): Button => ({ id: idOf(what, level), label: levelText(level, language) })));
  const here = computersIn(game);
  return {
    slot: 'lobby',
    parts: [
      text(...messages, say('heading'), ...levelLines(language)),
      ...(free === 0 ? [text(say('noSeat'))] : [text(say('addOne')), choices('add')]),
      ...(free > 1 ? [text(say('fill', { free })), choices('fill')] : []),
      ...(here.length === 0
        ? []
        : [
            text(say('leave')),
            buttons(
              ...here.map((one) => ({
                id: idOf('drop', one.user),
                label: say('buttonRemove', { name: nameIn(one, language) }),
              })),
            ),
          ]),
    ],
  };
}

/** Builds the choice of level and hints for a game against computers, which the choice of a level starts. */
function playNowPanel(game: Game, language: string, hints: boolean): Panel {
  const say = translator('computers', language);
  const idOf = (what: Level | 'hints') => customId('playnow-with', game.record.id, Number(hints), what);
  return {
    slot: 'lobby',
    parts: [
      text(say('playNowAsk', { free: freeSeats(game) }), ...levelLines(language)),
      buttons(...LEVELS.map((level): Button => ({ id: idOf(level), label: levelText(level, language) }))),
      buttons({
        id: idOf('hints'),
        label: botText('lobby', 'boxHints', {}, language),
        emoji: hints ? '✅' : '⬜',
      }),
    ],
  };
}

/** Number of members the panel shows, so that a second click has no effect. */
const seatedArg = digitsArg(/^[0-4]$/);

/** Describes which computers joined or left between two states of the lobby. */
export function changedText(before: Game, after: Game, language: string): string {
  const but = (some: Game, others: Game) =>
    computersIn(some).filter(({ user }) => !others.record.members.some((member) => member.user === user));
  const nameOf = (one: Member) => plainName(nameIn(one, language));
  const [left] = but(before, after);
  if (left !== undefined) return botText('computers', 'removed', { name: nameOf(left) }, language);
  const names = but(after, before).map(nameOf);
  return botText('computers', 'added', { count: names.length, names: listText(names, language) }, language);
}

/** Returns whether a lobby can be filled in passing: others in it would wait for people. */
const isForOne = ({ record }: Game): boolean => record.status === 'lobby' && isAlone(record);

export const computerRoutes: readonly AnyRoute[] = [
  route('computers', 'private', [gameArg], async (context, [id]) => {
    const { actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (game.record.status !== 'lobby') return answer(lobbyPanel(game, language));
    const refusal = forbidden('seatComputer', actor, game.record);
    return answer(
      refusal === undefined ? computersPanel(game, language) : refusalPanel(refusal, language, game),
    );
  }),
  route(
    'computer',
    'update',
    z.union([
      z.tuple([gameArg, seatedArg, z.enum(['add', 'fill']), z.enum(LEVELS)]),
      z.tuple([gameArg, seatedArg, z.literal('drop'), z.string().refine(isComputer)]),
    ]),
    async (context, [id, seated, what, whom]): Promise<Answer> => {
      const { services, actor, language } = context;
      const game = await findGame(context, id);
      if (game === undefined) return noGame(context);
      if (game.record.status !== 'lobby') return answer(lobbyPanel(game, language));
      if (game.record.members.length !== seated) return answer(computersPanel(game, language));
      const outcome =
        what === 'drop'
          ? await services.lobby.removeComputer(actor, id, whom)
          : await addComputers(context, game, whom, what === 'add' ? 1 : freeSeats(game), seated);
      const now = (await findGame(context, id)) ?? game;
      if (now.record.status !== 'lobby') return answer(lobbyPanel(now, language));
      if (!outcome.ok && outcome.refusal.code === 'stale') return answer(computersPanel(now, language));
      const message = outcome.ok
        ? changedText(game, now, language)
        : refusalText(outcome.refusal, language, now);
      return answer(computersPanel(now, language, [message, '']));
    },
  ),
  route('playnow', 'private', [gameArg], async (context, [id]) => {
    const { actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    const { host, hints = false } = game.record;
    if (!isForOne(game)) return answer(lobbyPanel(game, language));
    return answer(
      host === actor.user
        ? playNowPanel(game, language, hints)
        : refusalPanel({ code: 'notHost', host }, language, game),
    );
  }),
  /** Fills the lobby with computers of a level and starts, or switches hints in the panel. */
  route(
    'playnow-with',
    'update',
    [gameArg, z.enum(['0', '1']), z.enum([...LEVELS, 'hints'])],
    async (context, [id, hinted, what]) => {
      const { services, actor, language } = context;
      const hints = hinted === '1';
      const game = await findGame(context, id);
      if (game === undefined) return noGame(context);
      if (!isForOne(game)) return answer(lobbyPanel(game, language));
      if (what === 'hints') return answer(playNowPanel(game, language, !hints));
      const set = await services.lobby.configure(actor, id, { hints });
      const seated = game.record.members.length;
      const filled = set.ok ? await addComputers(context, set.game, what, freeSeats(game), seated) : set;
      const started = filled.ok ? await services.lobby.start(actor, id) : filled;
      if (started.ok) {
        await closeLobby(context, started.game);
        return answer(lobbyPanel(started.game, language));
      }
      const now = await findGame(context, id);
      // Someone else has joined, or a double click has started the game.
      if (now !== undefined && !isForOne(now)) return answer(lobbyPanel(now, language));
      return ephemeral(refusalPanel(started.refusal, language, game));
    },
  ),
];
