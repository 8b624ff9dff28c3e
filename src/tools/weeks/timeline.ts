/** A timeline of the weeks, one line per event. */
import { dayAt } from '../../calendar/index.ts';

/** Creates a list of events by day. */
export function createTimeline(title: string) {
  const lines: string[] = [title];
  let day = '';
  return {
    note(at: number, line: string): void {
      const today = dayAt('UTC', at);
      if (today !== day) {
        day = today;
        const weekday = new Date(at).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
        lines.push('', `## ${weekday}, ${today}`, '');
      }
      lines.push(`- ${new Date(at).toISOString().slice(11, 16)} ${line}`);
    },
    /** Returns the timeline, with a heading per day (UTC). */
    text: () => `${lines.join('\n')}\n`,
  };
}
