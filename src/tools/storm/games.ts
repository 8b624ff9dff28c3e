/** Reads the games after a storm: from the database, and as exported. */
import type { Actor, GameRecord, Store } from '../../core/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { Services } from '../../features/index.ts';
import type { Line } from './journal.ts';
import type { EndedGame } from './proof.ts';

/** Returns all games in the journal. Call it last, because an export announces itself, which changes the game. */
export async function gamesOf(
  lines: readonly Line[],
  store: Store,
  services: Services,
): Promise<EndedGame[]> {
  const ids = new Set(lines.flatMap((line) => (line.type === 'try' ? [line.game] : [])));
  const moderator: Actor = { user: '1', name: 'Storm', moderator: true };
  const games: EndedGame[] = [];
  for (const id of ids) {
    const kept = await store.games.findById(id);
    // The game was never committed, so no one knows of it.
    if (kept === undefined) continue;
    const exported = await services.moderation.exportGame(moderator, id);
    if (!exported.ok) throw new Error(`game ${id} cannot be exported: ${exported.refusal.code}`);
    const { setup, moves } = JSON.parse(exported.json);
    const record = kept.record as GameRecord;
    const position = (kept.snapshot as { state?: GameState } | undefined)?.state;
    const played = moves.map(({ seat, action, by }: EndedGame['moves'][number]) => ({ seat, action, by }));
    games.push({ record, position, setup: { ...setup, seed: record.seed }, moves: played });
  }
  return games;
}
