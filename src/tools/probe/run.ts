/** Tries all assumptions in order. */
import { type Api, createApi } from './api.ts';
import { CLICKS } from './assumptions/clicks.ts';
import { LIMITS } from './assumptions/limits.ts';
import { OTHERS } from './assumptions/others.ts';
import { POSTS } from './assumptions/posts.ts';
import { THREADS } from './assumptions/threads.ts';
import { openGatewayListener } from './ear.ts';
import { runPreflight } from './preflight.ts';
import { type Assumptions, Broken, type Hands, type Stage, Untried } from './stage.ts';

export const ASSUMPTIONS: Assumptions = { ...POSTS, ...LIMITS, ...THREADS, ...OTHERS, ...CLICKS };

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
  /** Returns a message over an hour old, if there is one; looked up only when first needed. */
  readonly oldMessage: (api: Api) => Promise<string | undefined>;
  readonly onFinding?: (finding: Finding, number: number) => void;
  readonly assumptions?: Assumptions;
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
    for (const [claim, attempt] of Object.entries(assumptions)) {
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
      const finding = { claim, ...(await verdictOf(attempt(stage))) };
      findings.push(finding);
      for (const task of tasks.reverse()) {
        await task().catch((error: unknown) => left.push(`${claim}: ${error}`));
      }
      onFinding(finding, findings.length);
    }
  } finally {
    await ear.close();
  }
  return { findings, left };
}

const verdictOf = (attempt: Promise<void>): Promise<Omit<Finding, 'claim'>> =>
  attempt.then(
    () => ({ verdict: 'held' }),
    (error) => ({
      verdict: error instanceof Untried ? 'untried' : 'broken',
      why: error instanceof Untried || error instanceof Broken ? error.message : String(error),
    }),
  );

/** Returns the last line of the output, with the number of each verdict. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `probe: held=${count('held')} broken=${count('broken')} untried=${count('untried')}`;
}
