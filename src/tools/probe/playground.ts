/** Runs the probe against the playground: its users click, and its clock is advanced instead of waiting. */
import { HOUR_MS } from '../../durations.ts';
import { type PlaygroundUser, startPlayground } from '../../playground/index.ts';
import { type ProbeResult, type ProbeSettings, probe } from './run.ts';
import type { Guidance, Hands } from './stage.ts';

/** Creates hands for a playground user who follows the instructions. */
const handsOf = (person: PlaygroundUser): Hands => ({
  ask: ({ act }: Guidance) => void act(person),
  done: async ({ act }: Guidance) => void (await act(person)),
  timeoutMs: 10_000,
});

/** Runs the probe against the playground, with a scripted helper. */
export async function probePlayground(
  setting: Partial<Pick<ProbeSettings, 'onFinding' | 'assumptions'>> & {
    readonly openapi?: string | undefined;
  } = {},
): Promise<ProbeResult & { readonly violations: readonly string[] }> {
  const { openapi, ...rest } = setting;
  let ahead = 0;
  const playground = await startPlayground({
    port: 0,
    people: ['Ann', 'Ben'],
    channels: ['probe'],
    rates: () => ahead,
    now: () => Date.now() + ahead,
    ...(openapi === undefined ? {} : { openapi }),
  });
  const [person] = playground.users;
  const [channel] = playground.channels;
  try {
    if (person === undefined || channel === undefined) throw new Error('the playground is empty');
    const probed = await probe({
      address: playground.api,
      token: playground.token,
      channel,
      hands: handsOf(person),
      async wait(milliseconds) {
        ahead += milliseconds;
      },
      async oldMessage(api) {
        const path = `/channels/${channel}/messages`;
        const { body } = await api.ask({ method: 'POST', path, body: { content: 'Old' } });
        ahead += HOUR_MS + 1;
        return (body as { id: string }).id;
      },
      ...rest,
    });
    return { ...probed, violations: [...playground.violations] };
  } finally {
    await playground.close();
  }
}
