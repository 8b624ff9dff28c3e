import { plainName } from '../../../discord/shared/markup.ts';
import { numberFormatterFor } from '../../../discord/shared/number-format.ts';
import { nameIn } from '../../../discord/shared/player-names.ts';
import { botText, thingName, translator } from '../../../text/index.ts';
import type { Contender } from '../index.ts';

export interface Reader {
  readonly language: string;
  readonly user?: string;
}

/** Maximum characters of each section; together they fit into one message. */
const MAX_SECTION_CHARS = { alone: 700, table: 550, others: 350 } as const;
const MAX_NAME_CHARS = 24;

/** Formats the rows of one section of a ladder, best first. */
export function ladderRows(
  list: readonly Contender[],
  part: keyof typeof MAX_SECTION_CHARS,
  { language, user }: Reader,
): string[] {
  let left: number = MAX_SECTION_CHARS[part];
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

/** Returns a contender's status; `scored` if their points may be shown. */
export const standingOf = ({ status, points }: Contender): Contender['status'] | 'scored' =>
  points === undefined ? status : 'scored';

function rowOf(one: Contender, language: string): string {
  const t = translator('challenge', language);
  const { kind, players, result } = one;
  const name = plainName([...nameIn(one, language)].slice(0, MAX_NAME_CHARS).join(''));
  const alone = kind === 'solo';
  if (result === undefined) {
    const data = { name, alone, players, standing: standingOf(one), points: one.points ?? 0 };
    return t('row', data);
  }
  const { place, points, seat, clan } = result;
  const who = clan === undefined ? t('clanless') : thingName('clans', clan, 1, language);
  const data = { place, points, name, who };
  if (alone) return t('rowSolo', data);
  const difference = numberFormatterFor(language).signed(result.difference, 1);
  return t('rowTable', { ...data, number: seat + 1, difference });
}
