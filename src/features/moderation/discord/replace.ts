import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Game, isComputer, memberOf, whyOver } from '../../../core/index.ts';
import { customId, gameArg, seatArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { startOf } from '../../../discord/shared/limits.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { note } from '../../../discord/shared/panel.ts';
import { memberAt, nameIn, wordsOf } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { questionPanel } from './panels.ts';

interface Newcomer {
  readonly user: string;
  readonly name: string;
}

const MAX_NAME_CHARS = 32;

/** Returns a name without colons, which separate arguments of a custom id. */
const nameInId = (name: string): string => startOf(name.replaceAll(':', ' '), MAX_NAME_CHARS);

/** Returns a fingerprint of the seat's current player, so that a late confirmation does not affect a successor. */
const fingerprintOf = (user: string): string => createHash('sha256').update(user).digest('hex').slice(0, 8);

/** Asks to confirm giving a seat to another player permanently. */
export function askReplace(
  { language }: InteractionContext,
  game: Game,
  seat: Seat,
  { user, name }: Newcomer,
  above: readonly string[] = [],
): Answer {
  const { record } = game;
  if (record.status !== 'playing') return answer(refusalPanel(whyOver(record), language, game));
  if (memberOf(record, user) !== undefined) return alreadySits(language, game, { user, name });
  const former = memberAt(game, seat);
  const data = {
    seat,
    name: plainName(name),
    former: former === undefined ? '' : plainName(nameIn(former, language)),
    computer: isComputer(former?.user ?? ''),
  };
  const id = (what: 'replace' | 'keep') =>
    customId('mod-replace', record.id, seat, fingerprintOf(former?.user ?? ''), user, nameInId(name), what);
  return answer(
    questionPanel(
      [...above, botText('moderation', 'replaceAsk', data, wordsOf(game, language))],
      { id: id('replace'), label: botText('moderation', 'buttonReplace', {}, language) },
      id('keep'),
      language,
    ),
  );
}

/** Explains that someone has a seat already, which those who gave up still have. */
export function alreadySits(language: string, { record }: Game, { user, name }: Newcomer): Answer {
  const conceded = memberOf(record, user)?.conceded === true;
  return answer(note(botText('moderation', 'alreadySits', { name: plainName(name), conceded }, language)));
}

/** Handles the confirmation. Asks again if the seat has changed hands. */
export const replaceRoute = route(
  'mod-replace',
  'update',
  [
    gameArg,
    seatArg,
    z.string(),
    z.string().regex(/^[\w-]{1,32}$/),
    z.string().max(MAX_NAME_CHARS),
    z.enum(['replace', 'keep']),
  ],
  async (context, [id, seat, mark, user, name, what]) => {
    const { services, actor, language } = context;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (what === 'keep') return answer(note(botText('moderation', 'kept', {}, language)));
    const former = memberAt(game, seat);
    // No one has an empty id, so a seat that has changed hands is refused.
    const expected = former !== undefined && fingerprintOf(former.user) === mark ? former.user : '';
    const outcome = await services.moderation.replacePlayer(actor, id, seat, { user, name }, expected);
    if (outcome.ok) return answer(postedNote(context, game.record));
    const { refusal } = outcome;
    if (refusal.code === 'alreadyMember') return alreadySits(language, game, { user, name });
    if (refusal.code !== 'stale') return whenDone(context, outcome, () => noGame(context), game);
    const now = (await findGame(context, id)) ?? game;
    return askReplace(context, now, seat, { user, name }, [refusalText(refusal, language)]);
  },
);
