/** Shipping, technology and merchants, paid or by a bonus upgrade (R-SHIP-1, R-TECH-1, R-HIRE-1, R-FULFIL-3). */
import { GOODS, TECHNOLOGIES } from '../../content/index.ts';
import { emit, type Game, money, raiseShipping, turnOf, type View } from '../game.ts';
import { hasFarthestShipping } from '../player.ts';
import { type Rejection, reject } from '../rejections.ts';
import { TRADE_SIDES } from '../schema.ts';
import type { Source } from '../state.ts';
import type { Rule } from './rule.ts';

const noUpgrade = ({ decision }: View): Rejection | undefined =>
  decision.kind === 'bonuses' && decision.upgrades === 0 ? reject('noBonusUpgrade', {}) : undefined;

const cannotPay = ({ player }: View, cost: number): Rejection | undefined =>
  player.money < cost ? reject('tooExpensive', { cost, money: player.money }) : undefined;

/** Returns the cost in pounds: as printed, or of a bonus upgrade. */
const costOf = ({ decision }: View, paid: number, bonus: number): number =>
  decision.kind === 'bonuses' ? bonus : paid;

function spend(game: Game, { decision, seat }: View, cost: number): void {
  let source: Source = 'action';
  if (decision.kind === 'bonuses') {
    decision.upgrades--;
    source = decision.source;
  } else turnOf(game.state).mainDone = true;
  money(game, seat, -cost, source);
}

const shippingCost = (view: View): number =>
  costOf(view, view.ruleset.content.playerBoard.shipping.stepCost, 0);

export const upgradeShipping: Rule<'upgradeShipping'> = {
  candidates: () => [{ type: 'upgradeShipping' }],
  check: (view) => {
    if (hasFarthestShipping(view.player)) return reject('shippingMax', {});
    return noUpgrade(view) ?? cannotPay(view, shippingCost(view));
  },
  apply: (game, view) => {
    const cost = shippingCost(view);
    raiseShipping(game, view.seat, cost);
    spend(game, view, cost);
  },
};

const technologyCost = (view: View): number => {
  const { cost, bonusCost } = view.ruleset.content.playerBoard.technology;
  return costOf(view, cost, bonusCost);
};

export const upgradeTechnology: Rule<'upgradeTechnology'> = {
  candidates: () => TECHNOLOGIES.map((worker) => ({ type: 'upgradeTechnology', worker })),
  check: (view, { worker }) => {
    if (!view.traits.technologies.includes(worker)) return reject('technologyNever', { worker });
    const { technology } = view.player;
    if (technology[worker]) {
      const all = view.traits.technologies.every((one) => technology[one]);
      return reject('technologyDone', { worker, all });
    }
    return noUpgrade(view) ?? cannotPay(view, technologyCost(view));
  },
  apply: (game, view, { worker }) => {
    const cost = technologyCost(view);
    view.player.technology = { ...view.player.technology, [worker]: true };
    emit(game, 'technologyUpgraded', { seat: view.seat, worker, cost });
    spend(game, view, cost);
  },
};

const hireCost = (view: View): number => costOf(view, view.ruleset.content.playerBoard.merchants.hireCost, 0);

export const hire: Rule<'hire'> = {
  candidates: () => [{ type: 'hire' }],
  check: (view) => {
    if (view.player.merchants.board === 0) return reject('noMerchantToHire', {});
    return noUpgrade(view) ?? cannotPay(view, hireCost(view));
  },
  apply: (game, view) => {
    const cost = hireCost(view);
    const { stock, board } = view.player.merchants;
    view.player.merchants = { stock: stock + 1, board: board - 1 };
    emit(game, 'merchantHired', { seat: view.seat, cost });
    spend(game, view, cost);
  },
};

export const recall: Rule<'recall'> = {
  candidates: () =>
    GOODS.flatMap((good) => TRADE_SIDES.map((side) => ({ type: 'recall' as const, good, side }))),
  check: (view, { good, side }) => {
    const posted = view.player.posted[good];
    if (posted?.side !== side)
      return reject('noMerchantPosted', { good, side: posted === undefined ? 'either' : side });
    return noUpgrade(view);
  },
  apply: (game, view, { good, side }) => {
    spend(game, view, 0);
    const { [good]: standing, ...others } = view.player.posted;
    if (standing === undefined) throw new Error(`no merchant at ${good}`);
    const left = { side, count: standing.count - 1 };
    view.player.posted = left.count === 0 ? others : { ...view.player.posted, [good]: left };
    const { stock, board } = view.player.merchants;
    view.player.merchants = { stock: stock + 1, board };
    emit(game, 'merchantRecalled', { seat: view.seat, good, side });
  },
};
