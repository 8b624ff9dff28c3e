/** Plain text of posts, shown in notifications and until a post has its full form. */
import type { Game } from '../../core/index.ts';
import { channelLink, mention } from '../shared/markup.ts';
import type { Panel } from '../shared/panel.ts';
import { summaryOf } from '../shared/summary.ts';
import { whenText } from '../shared/turn-status.ts';

const withBoldHeadings = (text: string): string => text.replace(/^### (.*)$/gm, '**$1**');

/** Returns who is pinged and why, then channel and round, then the news. */
export function plainWords({ record, state }: Game, panel: Panel, ping: readonly string[]): string {
  const calls = (text: string) => ping.some((user) => text.includes(mention(user)));
  const texts = panel.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const called = texts.filter(calls).map(withBoldHeadings);
  const news = panel.brief ?? summaryOf(panel);
  const place = [
    channelLink(record.channel),
    ...(state === undefined || record.status !== 'playing' ? [] : [whenText(state, record.language)]),
  ].join(' · ');
  const isTold = calls(summaryOf(panel));
  return (called.length === 0 ? [news, place] : [...called, place, ...(isTold ? [] : [news])]).join('\n');
}
