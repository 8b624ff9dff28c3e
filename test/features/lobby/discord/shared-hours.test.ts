/** The hours that the members of a lobby share. */
import { expect, it } from 'vitest';
import { commonActiveTime, daily, startTiming } from '../../../../src/calendar/index.ts';
import { clockLines } from '../../../../src/features/lobby/discord/clock-presets.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';

const NOON = Date.parse('2026-06-01T10:00Z');
const { record } = randomGame('hours', 2, []).after(0);

it.each([
  ['en', 'you share: all day.', 'you share, in your time: <t:'],
  ['es', 'en común: todo el día.', 'en común, en tu hora local: <t:'],
  ['pl', 'godziny: cała doba.', 'godziny, według twojego czasu: <t:'],
])('are all day if no one has any others, else an interval: in %s', (language, whole, interval) => {
  const told = (...windows: [from: number, to: number][]) => {
    const hours = windows.map(([from, to]) => daily('Europe/Warsaw', from * 60, to * 60));
    const timing = { ...startTiming('steady', 2), common: commonActiveTime(hours, NOON) };
    return clockLines({ ...record, timing }, language).join('\n');
  };
  expect(told([0, 24], [0, 24])).toContain(whole);
  expect(told([9, 9], [0, 24])).toContain(whole);
  expect(told([9, 22], [0, 24])).toContain(interval);
});
