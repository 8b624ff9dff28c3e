/** The end of a challenge's week: each channel in which it was played hears of the ladder, once; hashes are deleted. */
import type { Change } from '../../core/game-service.ts';
import type { GameRecord, Store } from '../../core/store.ts';

/**
 * What comes of a game when its week is over: of all that share its home, the first tells the ladder there. Nobody can
 * begin one any more, so that it is the same one whoever asks, and whenever.
 */
export async function closed(store: Store, record: GameRecord): Promise<Change<object>> {
  const { challenge, guild, id } = record;
  if (challenge === undefined) throw new Error(`game ${id} is of no challenge`);
  const { week, home } = challenge;
  await store.forgetEntered(week);
  const [first] = (await store.entries(guild, week)).filter((entry) => entry.home === home);
  return {
    record: { ...record, challenge: { ...challenge, told: true } },
    idle: true,
    owed: first?.game === id ? [{ kind: 'ladder', channel: home, ping: [] }] : [],
    result: {},
  };
}
