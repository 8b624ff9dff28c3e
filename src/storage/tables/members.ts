import { isDeepStrictEqual } from 'node:util';
import type { Member } from '../../core/index.ts';
import { memberRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Writes the members if they have changed, which is rare. */
export async function replaceIfChanged(tx: Transaction, gameId: string, members: readonly Member[]) {
  const rows = members.map((member, place) => ({ gameId, ...memberRow(member, place) }));
  const stored = await tx.member.findMany({ where: { gameId }, orderBy: { place: 'asc' } });
  if (isDeepStrictEqual(stored, rows)) return;
  await tx.member.deleteMany({ where: { gameId } });
  await insertRows(tx.member, rows);
}
