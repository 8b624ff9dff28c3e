/** Contracts to choose from, each with what the player still lacks. */
import type { ContractTile } from '../../../../content/index.ts';
import { type Part, textOf } from '../../../../discord/shared/panel.ts';
import { type ActionOf, type ContractId, contractTile, lacking } from '../../../../engine/index.ts';
import { contractText, countedText, type TextContext, thingName } from '../../../../text/index.ts';
import { choicesOf } from '../menus.ts';
import { legalOf, type PanelContext, say } from '../panel-context.ts';

/** Example: "lacks 2 wool, 1 cow". Also says if nothing is lacking. */
function lackText(desk: PanelContext, contract: ContractId, words: TextContext): string {
  const lacks = lacking(desk.state, desk.seat, contract);
  if (lacks.length === 0) return say(desk, 'lacksNothing');
  const list = lacks.map(({ of, thing, needed, have }) => countedText(of, thing, needed - have, words));
  return say(desk, 'lacks', { list: list.join(', ') });
}

/** Returns what the held contracts still lack, a line each. `which`: filters the contracts. */
export const heldLines = (
  desk: PanelContext,
  which: (tile: ContractTile) => boolean = () => true,
): string[] =>
  desk.player.contracts
    .filter((contract) => which(contractTile(desk.state, contract)))
    .map((contract) =>
      say(desk, 'contractLack', { number: contract, hint: lackText(desk, contract, desk.prose) }),
    );

/** Returns a line for each available contract: its figures and what is lacking. */
export const contractLines = (desk: PanelContext): string[] =>
  legalOf(desk, 'obtain', 'takeContract').map(({ contract }) =>
    say(desk, 'contractLine', {
      number: contract,
      figures: contractText(contractTile(desk.state, contract), desk.prose),
      hint: lackText(desk, contract, desk.prose),
    }),
  );

type Choice = ActionOf<'obtain'> | ActionOf<'takeContract'>;

/** Returns the choice of available contracts; `contractLines` above it shows their details. */
export function contractChoices(desk: PanelContext): Part[] {
  return choicesOf<Choice>(desk, {
    key: 'contract',
    title: say(desk, 'menuContract'),
    actions: legalOf(desk, 'obtain', 'takeContract'),
    short: ({ contract }) => say(desk, 'contractButton', { number: contract }),
    hint: ({ contract }) => lackText(desk, contract, desk.words),
  });
}

/** Returns the choice of contracts to fulfil, including variants in which a port spares an animal. */
export function fulfilParts(desk: PanelContext): Part[] {
  const actions = legalOf(desk, 'fulfil');
  const sparing = (action: ActionOf<'fulfil'>) =>
    [action.spare, action.spareCopy].filter((meat) => meat !== 'none');
  const lines = [...new Set(actions.map(({ contract }) => contract))].map((number) =>
    say(desk, 'heldLine', { number, figures: contractText(contractTile(desk.state, number), desk.prose) }),
  );
  return [
    ...textOf(...lines),
    ...choicesOf(desk, {
      key: 'fulfil',
      title: say(desk, 'menuFulfil'),
      actions,
      together: ({ contract }) => String(contract),
      mark: ({ contract }) => String(contract),
      short: (action) =>
        say(desk, 'fulfilButton', {
          number: action.contract,
          spares: sparing(action).length,
          spared: sparing(action)
            .map((meat) => thingName('meats', meat, 1, desk.words))
            .join(', '),
        }),
    }),
  ];
}
