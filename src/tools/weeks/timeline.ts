/** What happens over the weeks, a line each, as somebody would tell it who watched the channel. */
import { dayAt } from '../../calendar/index.ts';

export interface Timeline {
  /** Something happened at a moment. */
  note(at: number, line: string): void;
  /** All of it, with a heading for each day (of UTC). */
  text(): string;
}

export function createTimeline(title: string): Timeline {
  const lines: string[] = [title];
  let day = '';
  return {
    note(at, line) {
      const today = dayAt('UTC', at);
      if (today !== day) {
        day = today;
        const weekday = new Date(at).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
        lines.push('', `## ${weekday}, ${today}`, '');
      }
      lines.push(`- ${new Date(at).toISOString().slice(11, 16)} ${line}`);
    },
    text: () => `${lines.join('\n')}\n`,
  };
}
