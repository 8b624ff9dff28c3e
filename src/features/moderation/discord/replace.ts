/** Giving a seat to somebody else after a question that tells what follows. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Game, Outcome } from '../../../core/index.ts';
import { customId, gameArg, seatArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { memberAt, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { questionPanel } from './panels.ts';

/** Whoever is to have the seat. */
interface Newcomer {
  readonly user: string;
  readonly name: string;
}

/** Characters of a name: of more there is no room in an id. */
const LONGEST_NAME = 32;

/** Returns a name as an id can carry it: without colons, which part its arguments. */
const nameInId = (name: string): string => name.replaceAll(':', ' ').slice(0, LONGEST_NAME);

/** Returns a mark of whoever has a seat now: the question is about them, and about nobody who came after them. */
const markOf = (user: string): string => createHash('sha256').update(user).digest('hex').slice(0, 8);

/** Asks whether somebody shall have a seat for good. */
export function askReplace(
  { language }: InteractionContext,
  game: Game,
  seat: Seat,
  { user, name }: Newcomer,
  above: readonly string[] = [],
): Answer {
  const { record } = game;
  if (record.status !== 'playing') return answer(refusalPanel({ code: 'over' }, language, game));
  if (record.members.some((member) => member.user === user)) return alreadySits(language, name);
  const former = memberAt(game, seat);
  const data = { seat, name: plainName(name), former: plainName(former?.name ?? '') };
  const id = (what: 'replace' | 'keep') =>
    customId('mod-replace', record.id, seat, markOf(former?.user ?? ''), user, nameInId(name), what);
  return answer(
    questionPanel(
      [...above, botText('moderation', 'replaceAsk', data, wordsOf(game, language))],
      { id: id('replace'), label: botText('moderation', 'buttonReplace', {}, language) },
      id('keep'),
      language,
    ),
  );
}

const alreadySits = (language: string, name: string): Answer =>
  answer(note(botText('moderation', 'alreadySits', { name: plainName(name) }, language)));

/** The answer to that question. Where the seat is somebody else's by now, it is asked again. */
export const replaceRoute = route({
  name: 'mod-replace',
  place: 'update',
  args: z.tuple([
    gameArg,
    seatArg,
    z.string(),
    z.string().regex(/^[\w-]{1,32}$/),
    z.string().max(LONGEST_NAME),
    z.enum(['replace', 'keep']),
  ]),
  async run(visit, [id, seat, mark, user, name, what]) {
    const { app, actor, language } = visit;
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const former = memberAt(game, seat);
    const outcome: Outcome =
      former !== undefined && markOf(former.user) !== mark && actor.moderator
        ? { ok: false, refusal: { code: 'stale' } }
        : await app.moderation.replacePlayer(actor, id, seat, { user, name }, former?.user);
    if (outcome.ok) {
      const data = { seat, name: plainName(name), former: plainName(former?.name ?? '') };
      return answer(note(botText('moderation', 'replaced', data, wordsOf(outcome.game, language))));
    }
    const { refusal } = outcome;
    if (refusal.code === 'alreadyMember') return alreadySits(language, name);
    if (refusal.code !== 'stale') return whenDone(visit, outcome, () => noGame(visit), game);
    const now = (await findGame(visit, id)) ?? game;
    return askReplace(visit, now, seat, { user, name }, [refusalText(refusal, language)]);
  },
});
