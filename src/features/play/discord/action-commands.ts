/** Maps slash commands to actions, and command options to action fields. */

import type { About, Input } from '../../../discord/shared/command-data.ts';
import type { Action, ActionOf, ActionType } from '../../../engine/index.ts';

type FieldsOf<A> = A extends Action ? Exclude<keyof A & string, 'type'> : never;
export type Field = FieldsOf<Action>;

/** A command option. All are strings with autocomplete, even numbers, so that suggestions can show prices. */
export interface OptionSpec<F extends string = Field> {
  readonly name: Input;
  readonly field: F;
  readonly about: About;
  /** Default: `usually`, or else the only legal value. */
  readonly optional?: true;
  readonly usually?: string;
}

/** An action's slash command. `path`: command and optional subcommand. */
export interface ActionCommandSpec<T extends ActionType = ActionType> {
  readonly path: readonly [command: string, subcommand?: string];
  readonly about: About;
  /** In the order shown to the user; optional ones last. */
  readonly options: readonly OptionSpec<FieldsOf<ActionOf<T>>>[];
}

const plain = (about: About, ...path: ActionCommandSpec['path']) => ({ path, about, options: [] });

export const ACTION_COMMANDS: { readonly [T in ActionType]: ActionCommandSpec<T> } = {
  // Before the first round.
  pick: { path: ['pick'], about: 'pick', options: [{ name: 'offer', field: 'offer', about: 'pickOffer' }] },
  bid: { path: ['bid'], about: 'bid', options: [{ name: 'amount', field: 'amount', about: 'bidAmount' }] },
  declineBid: plain('fold', 'fold'),
  placeWorker: {
    path: ['worker'],
    about: 'worker',
    options: [
      { name: 'unit', field: 'unit', about: 'workerUnit' },
      { name: 'space', field: 'space', about: 'workerSpace' },
    ],
  },
  // Main actions.
  trade: {
    path: ['trade'],
    about: 'trade',
    options: [
      { name: 'side', field: 'side', about: 'tradeSide' },
      { name: 'good', field: 'good', about: 'tradeGood' },
      { name: 'count', field: 'count', about: 'tradeCount' },
    ],
  },
  obtain: {
    path: ['contract', 'take'],
    about: 'contractTake',
    options: [{ name: 'contract', field: 'contract', about: 'contractTakeContract' }],
  },
  fulfil: {
    path: ['contract', 'fulfil'],
    about: 'contractFulfil',
    options: [
      { name: 'contract', field: 'contract', about: 'contractFulfilContract' },
      { name: 'spare', field: 'spare', about: 'contractFulfilSpare', optional: true, usually: 'none' },
      {
        name: 'spare-copy',
        field: 'spareCopy',
        about: 'contractFulfilCopy',
        optional: true,
        usually: 'none',
      },
    ],
  },
  expand: {
    path: ['expand'],
    about: 'expand',
    options: [
      { name: 'unit', field: 'unit', about: 'expandUnit' },
      { name: 'space', field: 'space', about: 'expandSpace' },
    ],
  },
  upgradeShipping: plain('upgradeShipping', 'upgrade', 'shipping'),
  upgradeTechnology: {
    path: ['upgrade', 'technology'],
    about: 'upgradeTechnology',
    options: [{ name: 'worker', field: 'worker', about: 'upgradeTechnologyWorker' }],
  },
  hire: plain('upgradeHire', 'upgrade', 'hire'),
  pass: plain('pass', 'pass'),
  endTurn: plain('end', 'end'),
  // Ports and clan abilities.
  usePort: {
    path: ['port', 'use'],
    about: 'portUse',
    options: [
      { name: 'port', field: 'port', about: 'portUsePort' },
      { name: 'effect', field: 'effect', about: 'portUseEffect', optional: true },
    ],
  },
  exchangeGoods: {
    path: ['port', 'exchange'],
    about: 'portExchange',
    options: [
      { name: 'give', field: 'discard', about: 'portExchangeGive' },
      { name: 'get', field: 'gain', about: 'portExchangeGet' },
      { name: 'port', field: 'port', about: 'portExchangePort', optional: true },
    ],
  },
  shiftPrice: {
    path: ['port', 'shift'],
    about: 'portShift',
    options: [
      { name: 'good', field: 'good', about: 'portShiftGood' },
      { name: 'direction', field: 'direction', about: 'portShiftDirection' },
      { name: 'port', field: 'port', about: 'portShiftPort', optional: true },
    ],
  },
  exchangeOld: {
    path: ['port', 'give-up'],
    about: 'portGiveUp',
    options: [{ name: 'space', field: 'space', about: 'portGiveUpSpace' }],
  },
  exchangeNew: {
    path: ['port', 'bring-in'],
    about: 'portBringIn',
    options: [{ name: 'unit', field: 'unit', about: 'portBringInUnit' }],
  },
  row: {
    path: ['row'],
    about: 'row',
    options: [
      { name: 'from', field: 'from', about: 'rowFrom' },
      { name: 'to', field: 'to', about: 'rowTo' },
    ],
  },
  takeBarrel: {
    path: ['barrel'],
    about: 'barrel',
    options: [{ name: 'place', field: 'place', about: 'barrelPlace' }],
  },
  // Inside an action.
  decline: plain('decline', 'decline'),
  buy: {
    path: ['buy'],
    about: 'buy',
    options: [
      { name: 'good', field: 'good', about: 'buyGood' },
      { name: 'count', field: 'count', about: 'buyCount' },
    ],
  },
  drawContracts: plain('contractDraw', 'contract', 'draw'),
  takeContract: {
    path: ['contract', 'keep'],
    about: 'contractKeep',
    options: [{ name: 'contract', field: 'contract', about: 'contractKeepContract' }],
  },
  slaughter: {
    path: ['slaughter'],
    about: 'slaughter',
    options: [{ name: 'space', field: 'space', about: 'slaughterSpace' }],
  },
  recall: {
    path: ['upgrade', 'recall'],
    about: 'upgradeRecall',
    options: [
      { name: 'good', field: 'good', about: 'upgradeRecallGood' },
      { name: 'side', field: 'side', about: 'upgradeRecallSide', optional: true },
    ],
  },
  brew: { path: ['brew'], about: 'brew', options: [{ name: 'count', field: 'count', about: 'brewCount' }] },
  // Production.
  plan: {
    path: ['produce', 'set'],
    about: 'produceSet',
    options: [
      { name: 'item', field: 'item', about: 'produceSetItem' },
      { name: 'count', field: 'count', about: 'produceSetCount' },
    ],
  },
  confirmProduction: plain('produceConfirm', 'produce', 'confirm'),
};

/** Returns the slash command of an action type as users type it. */
export const slashOf = (type: ActionType): string => `/${ACTION_COMMANDS[type].path.join(' ')}`;

/** Commands with subcommands, and the message keys of their descriptions. */
export const GROUPS: Readonly<Record<string, About>> = {
  contract: 'contract',
  upgrade: 'upgrade',
  port: 'port',
  produce: 'produce',
};
