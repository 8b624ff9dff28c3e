/** Tries all assumptions in order. */
import { type Api, createApi } from './api.ts';
import { CLICKS } from './assumptions/clicks.ts';
import { LIMITS } from './assumptions/limits.ts';
import { OTHERS } from './assumptions/others.ts';
import { POSTS } from './assumptions/posts.ts';
import { THREADS } from './assumptions/threads.ts';
import { openGatewayListener } from './ear.ts';
import { runPreflight } from './preflight.ts';
import { type Assumption, Broken, type Hands, type Stage, Untried } from './stage.ts';

export const ASSUMPTIONS: readonly Assumption[] = [...POSTS, ...LIMITS, ...THREADS, ...OTHERS, ...CLICKS];

export interface Finding {
  readonly claim: string;
  readonly verdict: 'held' | 'broken' | 'untried';
  /** Reason that the assumption does not hold or was not tried. */
  readonly why?: string;
}

export interface ProbeSettings {
  /** Base address of the REST API, without its version. */
  readonly address: string;
  readonly token: string;
  readonly channel: string;
  readonly hands: Hands;
  readonly wait: Stage['wait'];
  /** Returns a message over an hour old, if there is one. Called on first use. */
  readonly oldMessage: (api: Api) => Promise<string | undefined>;
  readonly onFinding?: (finding: Finding, number: number) => void;
  readonly assumptions?: readonly Assumption[];
}

export interface ProbeResult {
  readonly findings: readonly Finding[];
  readonly left: readonly string[];
}

/** Rejects with a `PreflightError` before changing anything if the probe cannot run. */
export async function probe(setting: ProbeSettings): Promise<ProbeResult> {
  const { address, token, channel, hands, wait, onFinding = () => {}, assumptions = ASSUMPTIONS } = setting;
  const left: string[] = [];
  const api = createApi({ address, token, wait });
  const ground = await runPreflight(api, channel);
  const ear = await openGatewayListener(address, token);
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
      const finding = await findingOf(assumption, stage);
      findings.push(finding);
      for (const task of tasks.reverse()) {
        await task().catch((error: unknown) => left.push(`${assumption.claim}: ${error}`));
      }
      onFinding(finding, index + 1);
    }
  } finally {
    await ear.close();
  }
  return { findings, left };
}

async function findingOf(assumption: Assumption, stage: Stage): Promise<Finding> {
  const { claim } = assumption;
  try {
    await assumption.try(stage);
    return { claim, verdict: 'held' };
  } catch (error) {
    if (error instanceof Untried) return { claim, verdict: 'untried', why: error.message };
    if (error instanceof Broken) return { claim, verdict: 'broken', why: error.message };
    return { claim, verdict: 'broken', why: String(error) };
  }
}

/** Returns the last line of the output, with the number of each verdict. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `probe: held=${count('held')} broken=${count('broken')} untried=${count('untried')}`;
}
