/** Tries all assumptions, one after the other, and records what comes of it. */
import { type Api, createApi } from './api.ts';
import { openEar } from './ear.ts';
import { ASSUMPTIONS } from './list.ts';
import { lookAround } from './preflight.ts';
import { anonymizer, type Exchange, type Finding, type HeardEvent, type Recording } from './recording.ts';
import { type Assumption, Broken, type Hands, type Stage, Untried } from './stage.ts';

export interface Setting {
  /** Address of the REST API with its version. */
  readonly address: string;
  readonly token: string;
  readonly channel: string;
  readonly hands: Hands;
  readonly wait: Stage['wait'];
  /** A message over an hour old, or nothing; asked for once it is needed. */
  readonly oldMessage: (api: Api) => Promise<string | undefined>;
  /** Told of each finding as it comes. */
  readonly told?: (finding: Finding, number: number, assumption: Assumption) => void;
  readonly assumptions?: readonly Assumption[];
}

export interface Probed {
  readonly recording: Recording;
  /** What could not be taken away afterwards, a line each. */
  readonly left: readonly string[];
}

/** Rejects with `Unfit` where the probe cannot be made; nothing has been changed then. */
export async function probe(setting: Setting): Promise<Probed> {
  const { address, token, channel, hands, wait, told = () => {}, assumptions = ASSUMPTIONS } = setting;
  const exchanges: Exchange[] = [];
  const events: HeardEvent[] = [];
  const left: string[] = [];
  let current: string | undefined;
  const api = createApi({
    ...{ address, token, wait },
    note: (exchange) => current !== undefined && exchanges.push({ assumption: current, ...exchange }),
  });
  const { names, ...ground } = await lookAround(api, channel);
  const { body } = await api.ask({ method: 'GET', path: '/gateway/bot' });
  const ear = await openEar(
    (body as { url: string }).url,
    token,
    (event) => current !== undefined && events.push({ assumption: current, event }),
  );
  const findings: Finding[] = [];
  try {
    for (const [index, assumption] of assumptions.entries()) {
      const tasks: (() => Promise<unknown>)[] = [];
      const stage: Stage = {
        ...ground,
        ...{ api, ear, hands, wait, oldMessage: () => setting.oldMessage(api) },
        later: (task) => void tasks.push(task),
      };
      current = assumption.name;
      const finding = await findingOf(assumption, stage);
      current = undefined;
      findings.push(finding);
      for (const task of tasks.reverse()) {
        await task().catch((error: unknown) => left.push(`${assumption.name}: ${error}`));
      }
      told(finding, index + 1, assumption);
    }
  } finally {
    ear.close();
  }
  const clean = anonymizer(names);
  const date = new Date().toISOString().slice(0, 10);
  // What the assumptions are called is ours, whatever channels are.
  const cleaned = <T extends { readonly assumption: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...clean(one), assumption: one.assumption }));
  const recording = {
    ...{ format: 1 as const, date, findings: cleaned(findings) },
    ...{ exchanges: cleaned(exchanges), events: cleaned(events) },
  };
  return { recording, left };
}

async function findingOf(assumption: Assumption, stage: Stage): Promise<Finding> {
  const { name } = assumption;
  try {
    await assumption.try(stage);
    return { assumption: name, verdict: 'held' };
  } catch (error) {
    if (error instanceof Untried) return { assumption: name, verdict: 'untried', why: error.message };
    if (error instanceof Broken) return { assumption: name, verdict: 'broken', why: error.message };
    return { assumption: name, verdict: 'broken', why: String(error) };
  }
}

/** The last line of a probe. */
export function sumOf({ findings }: Recording): string {
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `probe: held=${count('held')} broken=${count('broken')} untried=${count('untried')}`;
}
