/** Tries all assumptions in order and records the results. */
import { type Api, createApi } from './api.ts';
import { openGatewayListener } from './ear.ts';
import { ASSUMPTIONS } from './list.ts';
import { runPreflight } from './preflight.ts';
import { anonymizer, type Exchange, type Finding, type HeardEvent, type Recording } from './recording.ts';
import { type Assumption, Broken, type Hands, type Stage, Untried } from './stage.ts';

export interface ProbeSettings {
  /** Base address of the REST API, including its version. */
  readonly address: string;
  readonly token: string;
  readonly channel: string;
  readonly hands: Hands;
  readonly wait: Stage['wait'];
  /** Returns a message over an hour old, if there is one. Called on first use. */
  readonly oldMessage: (api: Api) => Promise<string | undefined>;
  /** Receives each finding. */
  readonly onFinding?: (finding: Finding, number: number, assumption: Assumption) => void;
  readonly assumptions?: readonly Assumption[];
}

export interface ProbeResult {
  readonly recording: Recording;
  /** Leftovers that could not be cleaned up, a line each. */
  readonly left: readonly string[];
}

/** Rejects with `Unfit` before changing anything if the probe cannot run. */
export async function probe(setting: ProbeSettings): Promise<ProbeResult> {
  const { address, token, channel, hands, wait, onFinding = () => {}, assumptions = ASSUMPTIONS } = setting;
  const exchanges: Exchange[] = [];
  const events: HeardEvent[] = [];
  const left: string[] = [];
  let current: string | undefined;
  const api = createApi({
    address,
    token,
    wait,
    note: (exchange) => current !== undefined && exchanges.push({ assumption: current, ...exchange }),
  });
  const { names, ...ground } = await runPreflight(api, channel);
  const { body } = await api.ask({ method: 'GET', path: '/gateway/bot' });
  const ear = await openGatewayListener(
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
        api,
        ear,
        hands,
        wait,
        oldMessage: () => setting.oldMessage(api),
        later: (task) => void tasks.push(task),
      };
      current = assumption.name;
      const finding = await findingOf(assumption, stage);
      current = undefined;
      findings.push(finding);
      for (const task of tasks.reverse()) {
        await task().catch((error: unknown) => left.push(`${assumption.name}: ${error}`));
      }
      onFinding(finding, index + 1, assumption);
    }
  } finally {
    ear.close();
  }
  const clean = anonymizer(names);
  const date = new Date().toISOString().slice(0, 10);
  // Names of assumptions are ours and stay, even if a channel has the same name.
  const cleaned = <T extends { readonly assumption: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...clean(one), assumption: one.assumption }));
  const recording = {
    format: 1 as const,
    date,
    findings: cleaned(findings),
    exchanges: cleaned(exchanges),
    events: cleaned(events),
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

/** Returns the last line of a probe. */
export function summaryLine({ findings }: Recording): string {
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `probe: held=${count('held')} broken=${count('broken')} untried=${count('untried')}`;
}
