/** Refusals as exceptions, which end a request with Discord's error wherever they are thrown. */
import { invalid, type Outcome, type Problem, type Refusal } from '../problems.ts';

export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new RefusedError(refusal);
};

/** Refuses a malformed request, unless there are no problems. */
export function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) refuse(invalid(problems).refusal);
}

/** Returns the value of an outcome, or refuses. */
export const granted = <T>(outcome: Outcome<T>): T => (outcome.ok ? outcome.value : refuse(outcome.refusal));
