/** The counts in the report of the coach's audit. */
import { describe, expect, it } from 'vitest';
import type { AuditedFinding, PlantedTurn } from '../../../src/ai/index.ts';
import { report } from '../../../src/tools/audit/report.ts';

const finding = (points: number, half: number, referee: number, error = 0): AuditedFinding => ({
  round: 4,
  points,
  low: points - half,
  high: points + half,
  referee: { points: referee, error },
});
const planted = (isMistake: boolean, isFound: boolean): PlantedTurn => ({
  round: 4,
  isMistake,
  isFound,
});

describe('an audit of the coach', () => {
  it('counts games with findings, and those with a finding that lost nothing', () => {
    const own = [[], [finding(3, 1, 3), finding(3, 1, -1)], [finding(3, 1, 0.5)]];
    const audits = own.map((some) => ({ own: some, planted: [] }));
    expect(report(audits)).toContain('own games=3 with_findings=2 wrong=1');
  });

  it('counts mistakes among the random turns, and those that were found, by round', () => {
    const turns = [planted(true, true), planted(true, false), planted(false, false)];
    expect(report([{ planted: turns }])).toContain(
      'planted turns=3 mistakes=2 found=1\nmistakes found by round 1=0/0 2=0/0 3=0/0 4=1/2 5=0/0',
    );
  });

  it('measures to the end of the range on the referee’s side', () => {
    const uneven = (referee: number) => ({ ...finding(6, 1, referee), high: 9 });
    const found = [uneven(9), uneven(9.1), uneven(5), uneven(4.9)];
    expect(report([{ planted: [], reviewed: found }])).toContain('ranges findings=4 holding=2 below=1');
  });

  it('counts a range as holding if it reaches the referee, both with their errors', () => {
    const found = [finding(6, 2, 4), finding(6, 2, 3.9), finding(6, 3, 1, 2), finding(6, 3, 12)];
    const [, , , reviewed, ranges] = report([{ planted: [], reviewed: found }]).split('\n');
    expect(reviewed).toBe('reviewed games=1 with_findings=1 wrong=0 findings=4 shown=6.0 referee=5.2');
    expect(ranges).toBe('ranges findings=4 holding=2 below=1');
  });
});
