/** The wait for a picture: by the number ahead and the average speed, whatever one picture takes. */
import { describe, expect, it } from 'vitest';
import { isDrawingBehind } from '../../../src/discord/shared/optional-pictures.ts';
import { createBacklog } from '../../../src/render/backlog.ts';

const IN_HAND = 4;

function scene() {
  let clock = 0;
  const backlog = createBacklog(IN_HAND, () => clock);
  const ask = (count: number, patient = false) => Array.from({ length: count }, () => backlog.add(patient));
  /** Draws these one after another, each in this many milliseconds. */
  const draw = (asked: readonly (() => void)[], milliseconds: number) => {
    for (const drawn of asked) {
      clock += milliseconds;
      drawn();
    }
  };
  const isBehind = () =>
    isDrawingBehind(
      () => backlog.queueLength(false),
      () => backlog.estimatedWaitMs(false),
    );
  return { backlog, ask, draw, isBehind };
}

describe('a backlog of pictures', () => {
  it('estimates the wait from the pace of the last pictures', () => {
    const { backlog, ask, draw } = scene();
    draw(ask(10), 100);
    expect(backlog.estimatedWaitMs(false)).toBe(0);
    ask(6);
    expect([backlog.queueLength(false), backlog.estimatedWaitMs(false)]).toEqual([6, 600]);
  });

  it('counts pictures of posts for answers too, because an answer would delay them', () => {
    const { backlog, ask, draw } = scene();
    draw(ask(10), 100);
    ask(50, true);
    expect([backlog.queueLength(false), backlog.estimatedWaitMs(false)]).toEqual([50, 5000]);
    expect([backlog.queueLength(true), backlog.estimatedWaitMs(true)]).toEqual([50, 5000]);
  });

  it('estimates the pace also if a busy bot hears of four finished pictures at once', () => {
    const { backlog, ask, draw } = scene();
    for (let i = 0; i < 5; i++) {
      const [first, ...others] = ask(4);
      draw(first === undefined ? [] : [first], 200);
      draw(others, 0);
    }
    ask(15);
    // 40 ms each instead of 50: the longest of the last sixteen does not count.
    expect(backlog.estimatedWaitMs(false)).toBe(600);
  });

  it('ignores the first picture of a thread, and a single slow one', () => {
    const { backlog, ask, draw } = scene();
    draw(ask(1), 8000);
    draw(ask(7), 50);
    backlog.restart();
    draw(ask(1), 8000);
    draw(ask(1), 4000);
    ask(20);
    expect(backlog.estimatedWaitMs(false)).toBe(1000);
  });

  it('learns nothing from pictures that are dropped', () => {
    const { backlog, ask, draw } = scene();
    draw(ask(10), 15);
    for (const dropped of ask(20)) dropped(false);
    ask(20);
    expect(backlog.estimatedWaitMs(false)).toBe(300);
  });

  it('estimates nothing before any picture was drawn', () => {
    const { backlog, ask, draw } = scene();
    draw(ask(4), 5000);
    ask(100);
    expect(backlog.estimatedWaitMs(false)).toBe(0);
  });

  it('is not behind if two users view everything during a post, however slow the machine', () => {
    const { ask, draw, isBehind } = scene();
    draw(ask(10), 2000);
    const posts = ask(3, true);
    const looks = ask(2 * 4 - 1);
    expect(isBehind()).toBe(false);
    draw([...looks, ...posts], 2000);
    expect(isBehind()).toBe(false);
  });

  it('is behind if many requests wait, until most are drawn', () => {
    const { ask, draw, isBehind } = scene();
    draw(ask(10), 60);
    const crowd = ask(40);
    expect(isBehind()).toBe(true);
    draw(crowd.slice(0, 30), 60);
    expect(isBehind()).toBe(false);
  });
});
