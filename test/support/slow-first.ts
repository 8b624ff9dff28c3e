/** Runs the slow test files of each project first, so that no worker is left with one at the end. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = new Map(files.map((file) => [file, Number(isSlow(file))]));
    const isEarlier = (one: TestSpecification, other: TestSpecification) =>
      one.project === other.project ? (slow.get(other) ?? 0) - (slow.get(one) ?? 0) : 0;
    return (await super.sort(files)).sort(isEarlier);
  }
}

const isSlow = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('slowTests()');
