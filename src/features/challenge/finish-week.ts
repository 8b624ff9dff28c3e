/** The job at the end of a week, which posts the ladder. */
import type { JobHandler } from '../../core/scheduler/scheduler.ts';

/** Posts the ladder from the first game that shares the home channel: the same one in every process. */
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
    announcements: first?.game === id ? [{ kind: 'ladder', channel: home, ping: [] }] : [],
    result: {},
  };
};

export const challengeJobs = { week } satisfies Record<string, JobHandler>;
