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

const command = <F extends string = never>(
  path: ActionCommandSpec['path'],
  about: About,
  ...options: readonly OptionSpec<F>[]
) => ({ path, about, options });

/** Creates an option with the name of its field. */
const option = <F extends Field & Input>(field: F, about: About): OptionSpec<F> => ({
  name: field,
  field,
  about,
});
const optional = { optional: true } as const;

export const ACTION_COMMANDS: { readonly [T in ActionType]: ActionCommandSpec<T> } = {
  // Before the first round.
  pick: command(['setup', 'pick'], 'pick', option('offer', 'pickOffer')),
  bid: command(['setup', 'bid'], 'bid', option('amount', 'bidAmount')),
  declineBid: command(['setup', 'fold'], 'fold'),
  placeWorker: command(
    ['setup', 'worker'],
    'worker',
    option('unit', 'workerUnit'),
    option('space', 'workerSpace'),
  ),
  // Main actions.
  trade: command(
    ['trade'],
    'trade',
    option('side', 'tradeSide'),
    option('good', 'tradeGood'),
    option('count', 'tradeCount'),
  ),
  obtain: command(['contract', 'take'], 'contractTake', option('contract', 'contractTakeContract')),
  fulfil: command(
    ['contract', 'fulfil'],
    'contractFulfil',
    option('contract', 'contractFulfilContract'),
    { ...option('spare', 'contractFulfilSpare'), ...optional, usually: 'none' },
    { name: 'spare-copy', field: 'spareCopy', about: 'contractFulfilCopy', ...optional, usually: 'none' },
  ),
  expand: command(['expand'], 'expand', option('unit', 'expandUnit'), option('space', 'expandSpace')),
  upgradeShipping: command(['upgrade', 'shipping'], 'upgradeShipping'),
  upgradeTechnology: command(
    ['upgrade', 'technology'],
    'upgradeTechnology',
    option('worker', 'upgradeTechnologyWorker'),
  ),
  hire: command(['upgrade', 'hire'], 'upgradeHire'),
  pass: command(['pass'], 'pass'),
  endTurn: command(['end'], 'end'),
  // Ports and clan abilities.
  usePort: command(['extra', 'port'], 'portUse', option('port', 'portUsePort'), {
    ...option('effect', 'portUseEffect'),
    ...optional,
  }),
  exchangeGoods: command(
    ['extra', 'exchange'],
    'portExchange',
    { name: 'give', field: 'discard', about: 'portExchangeGive' },
    { name: 'get', field: 'gain', about: 'portExchangeGet' },
    { ...option('port', 'portExchangePort'), ...optional },
  ),
  shiftPrice: command(
    ['extra', 'shift'],
    'portShift',
    option('good', 'portShiftGood'),
    option('direction', 'portShiftDirection'),
    { ...option('port', 'portShiftPort'), ...optional },
  ),
  exchangeOld: command(['extra', 'give-up'], 'portGiveUp', option('space', 'portGiveUpSpace')),
  exchangeNew: command(['extra', 'bring-in'], 'portBringIn', option('unit', 'portBringInUnit')),
  row: command(['extra', 'row'], 'row', option('from', 'rowFrom'), option('to', 'rowTo')),
  takeBarrel: command(['extra', 'barrel'], 'barrel', option('place', 'barrelPlace')),
  // Inside an action.
  decline: command(['extra', 'skip'], 'decline'),
  buy: command(['extra', 'buy'], 'buy', option('good', 'buyGood'), option('count', 'buyCount')),
  drawContracts: command(['contract', 'draw'], 'contractDraw'),
  takeContract: command(['contract', 'keep'], 'contractKeep', option('contract', 'contractKeepContract')),
  slaughter: command(['contract', 'slaughter'], 'slaughter', option('space', 'slaughterSpace')),
  recall: command(['upgrade', 'recall'], 'upgradeRecall', option('good', 'upgradeRecallGood'), {
    ...option('side', 'upgradeRecallSide'),
    ...optional,
  }),
  brew: command(['extra', 'brew'], 'brew', option('count', 'brewCount')),
  // Production.
  plan: command(
    ['produce', 'set'],
    'produceSet',
    option('item', 'produceSetItem'),
    option('count', 'produceSetCount'),
  ),
  confirmProduction: command(['produce', 'confirm'], 'produceConfirm'),
};

/** Returns the slash command to recommend for an action type. A whole plan is quicker than one number at a time. */
export const slashOf = (type: ActionType): string =>
  type === 'plan' ? '/produce plan' : `/${ACTION_COMMANDS[type].path.join(' ')}`;

/** Commands with subcommands, and the message keys of their descriptions. */
export const GROUPS: Readonly<Record<string, About>> = {
  setup: 'setup',
  contract: 'contract',
  upgrade: 'upgrade',
  extra: 'extra',
  produce: 'produce',
};
