/** One line for each player: what they did, what it cost and brought. */
import type { PlayerAction, PlayerSummary } from '../../core/index.ts';
import { listText, signed, type TextContext, translator } from '../../text/index.ts';
import { purposeText } from './computer-names.ts';

/** Returns a line like "**Ben** sold 3 wool and placed a cow on C5 (+£15 · −£9 · +1 milk)". */
export function playerSummaryText(
  { seat, deeds, gained, spent, glory, goods, purpose }: PlayerSummary,
  words: TextContext,
): string {
  const t = translator('recap', words);
  const sums = [
    ...(gained === 0 ? [] : [t('gained', { pounds: gained })]),
    ...(spent === 0 ? [] : [t('spent', { pounds: spent })]),
    ...(glory === 0 ? [] : [t('glory', signed(glory))]),
    ...goods.map(({ good, amount }) => t('goods', { good, ...signed(amount) })),
  ];
  return t('player', {
    seat,
    deeds:
      deeds.length === 0
        ? 'none'
        : counted(
            inSentence(deeds).map((deed) => deedText(deed, words)),
            words,
          ),
    sums: sums.length === 0 ? 'none' : sums.join(' · '),
    why: purpose === undefined ? 'none' : purposeText(purpose, words),
  });
}

/** Joins texts, each once: "upgraded shipping (2×) and passed". */
function counted(texts: readonly string[], words: TextContext): string {
  const times = new Map<string, number>();
  for (const deed of texts) times.set(deed, (times.get(deed) ?? 0) + 1);
  const t = translator('recap', words);
  return listText(
    [...times].map(([deed, count]) => (count === 1 ? deed : t('times', { deed, count }))),
    words,
  );
}

type Made = Extract<PlayerAction, { did: 'made' }>;

/** A clause of the sentence: an action, or what several kinds of buildings made. */
type Clause = Exclude<PlayerAction, Made> | { readonly did: 'made'; readonly all: readonly Made[] };

/** Puts neighbouring kinds of buildings into one clause. */
function inSentence(deeds: readonly PlayerAction[]): Clause[] {
  const clauses: Clause[] = [];
  for (const deed of deeds) {
    const last = clauses.at(-1);
    if (deed.did !== 'made') clauses.push(deed);
    else if (last?.did === 'made') clauses[clauses.length - 1] = { did: 'made', all: [...last.all, deed] };
    else clauses.push({ did: 'made', all: [deed] });
  }
  return clauses;
}

function deedText(deed: Clause, words: TextContext): string {
  const t = translator('recap', words);
  switch (deed.did) {
    case 'sold':
    case 'bought':
      return t(deed.did, { good: deed.good, count: deed.count });
    case 'made':
      return t('made', {
        list: listText(
          deed.all.map(({ unit, count }) => t('buildings', { unit, count })),
          words,
        ),
      });
    case 'placed':
      return t('placed', { unit: deed.unit, space: deed.space });
    case 'took':
    case 'fulfilled':
      return t(deed.did, { number: deed.contract });
    case 'technology':
      return t('technology', { worker: deed.worker });
    case 'port':
      return t('port', { port: deed.port });
    case 'swapped':
      return t('swapped', { old: deed.old, unit: deed.unit, space: deed.space });
    case 'rowed':
      return t('rowed', { space: deed.space });
    case 'picked':
      return deed.clan === 'none'
        ? t('picked', { number: deed.offer + 1 })
        : t('pickedClan', { clan: deed.clan });
    case 'bid':
      return t('bid', { amount: deed.amount });
    default:
      return t(deed.did);
  }
}
