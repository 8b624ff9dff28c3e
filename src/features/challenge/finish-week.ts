/** The end of a challenge's week: each channel in which it was played hears of the ladder, once; hashes are deleted. */
import type { JobHandler } from '../../core/scheduler/scheduler.ts';

/**
 * What comes of a game when its week is over: of all that share its home, the first tells the ladder there. Nobody can
 * begin one any more, so that it is the same one whoever asks, and whenever.
 */
const week: JobHandler = async ({ record }, _, { store }) => {
  const { challenge, guild, id } = record;
  if (challenge === undefined) throw new Error(`game ${id} is of no challenge`);
  const { home } = challenge;
  await store.challenge.deleteEntries(challenge.week);
  const [first] = (await store.challenge.listEntries(guild, challenge.week)).filter(
    (entry) => entry.home === home,
  );
  return {
    record: { ...record, challenge: { ...challenge, told: true } },
    idle: true,
    owed: first?.game === id ? [{ kind: 'ladder', channel: home, ping: [] }] : [],
    result: {},
  };
};

export const challengeJobs = { week } satisfies Record<string, JobHandler>;
