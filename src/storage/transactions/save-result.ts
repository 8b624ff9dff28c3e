import type { RawResult } from '../../core/index.ts';
import { escapeText, unescapeText } from '../escape.ts';
import type { Session } from '../session.ts';
import * as results from '../tables/results.ts';

/** Saves the result if the game is finished and still has this version. */
export const saveResult = (
  { transaction }: Session,
  game: string,
  version: number,
  result: RawResult,
): Promise<void> =>
  transaction(async (tx) => {
    const where = { id: escapeText(game), version, status: 'finished' };
    // A write without effect, so that a concurrent commit waits here.
    const { count } = await tx.game.updateMany({ where, data: { version } });
    if (count === 0) return;
    const { id, guild } = await tx.game.findUniqueOrThrow({ where: { id: escapeText(game) } });
    await results.save(tx, { id: unescapeText(id), guild: unescapeText(guild) }, result);
  });
