import type { PlayerAction, PlayerSummary } from '../../core/index.ts';
import { signed, type TextContext, translator } from '../../text/index.ts';
import { reasonText } from './computer-names.ts';

const REASONS = 2;

/** Returns a line like "**Ben** sold 3 wool, placed a cow on C5 (+£15 · −£9 · +1 milk)". */
export function playerSummaryText(
  { seat, deeds, gained, spent, glory, goods, reasons }: PlayerSummary,
  words: TextContext,
): string {
  const say = translator('recap', words);
  const sums = [
    ...(gained === 0 ? [] : [say('gained', { pounds: gained })]),
    ...(spent === 0 ? [] : [say('spent', { pounds: spent })]),
    ...(glory === 0 ? [] : [say('glory', signed(glory))]),
    ...goods.map(({ good, amount }) => say('goods', { good, ...signed(amount) })),
  ];
  return say('player', {
    seat,
    deeds: deeds.length === 0 ? 'none' : deeds.map((deed) => deedText(deed, words)).join(', '),
    sums: sums.length === 0 ? 'none' : sums.join(' · '),
    why:
      reasons.length === 0
        ? 'none'
        : reasons
            .slice(0, REASONS)
            .map((one) => reasonText(one, words))
            .join(' '),
  });
}

function deedText(deed: PlayerAction, words: TextContext): string {
  const say = translator('recap', words);
  switch (deed.did) {
    case 'sold':
    case 'bought':
      return say(deed.did, { good: deed.good, count: deed.count });
    case 'made':
      return say('made', { unit: deed.unit, count: deed.count });
    case 'placed':
      return say('placed', { unit: deed.unit, space: deed.space });
    case 'took':
    case 'fulfilled':
      return say(deed.did, { number: deed.contract });
    case 'technology':
      return say('technology', { worker: deed.worker });
    case 'port':
      return say('port', { port: deed.port });
    case 'picked':
      return say('picked', { number: deed.offer + 1 });
    case 'bid':
      return say('bid', { amount: deed.amount });
    default:
      return say(deed.did);
  }
}
