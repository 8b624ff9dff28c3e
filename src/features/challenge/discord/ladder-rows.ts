/** The rows of a ladder: as many as fit into a message, and in any case that of whoever asks. */

import { plainName } from '../../../discord/shared/markup.ts';
import { numberFormatterFor } from '../../../discord/shared/number-format.ts';
import { botText, thingName } from '../../../text/index.ts';
import type { Contender } from '../index.ts';

/** Who reads a ladder; `user`: left out where everybody does. */
export interface Reader {
  readonly language: string;
  readonly user?: string;
}

/** Characters of each part of a ladder: together they fit into one message. */
const LONGEST = { alone: 700, table: 550, others: 350 } as const;
/** Characters that are shown of a name. */
const LONGEST_NAME = 24;

/** The rows of a part of a ladder, the best first. */
export function ladderRows(
  list: readonly Contender[],
  part: keyof typeof LONGEST,
  { language, user }: Reader,
): string[] {
  let left: number = LONGEST[part];
  const rows = list.map((one) => ({ own: one.user === user, row: rowOf(one, language) }));
  const shown = rows.filter(({ own, row }) => {
    left -= row.length;
    return own || left >= 0;
  });
  const more = rows.length - shown.length;
  return [
    ...shown.map(({ row }) => row),
    ...(more === 0 ? [] : [botText('challenge', 'more', { count: more }, language)]),
  ];
}

function rowOf({ name: full, kind, players, standing, result }: Contender, language: string): string {
  const name = plainName([...full].slice(0, LONGEST_NAME).join(''));
  const alone = kind === 'solo';
  if (result === undefined) return botText('challenge', 'row', { name, alone, players, standing }, language);
  const { place, points, seat, clan } = result;
  const who =
    clan === undefined
      ? botText('challenge', 'clanless', {}, language)
      : thingName('clans', clan, 1, language);
  const data = { place, points, name, who };
  if (alone) return botText('challenge', 'rowSolo', data, language);
  const difference = numberFormatterFor(language).signed(result.difference, 1);
  return botText('challenge', 'rowTable', { ...data, number: seat + 1, difference }, language);
}
