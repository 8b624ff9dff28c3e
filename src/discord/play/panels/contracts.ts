/** Contracts to choose from, each with what a player still lacks for it. */
import { type ActionOf, type ContractId, contractTile, lacking } from '../../../engine/index.ts';
import { contractText, countedText } from '../../../text/index.ts';

import type { Part } from '../../kit/panel.ts';
import { type Desk, legalOf, say } from '../desk.ts';
import { menusOf } from '../menus.ts';

/** "lacks 2 wool, 1 cow", or that nothing is lacking. */
function lackText(desk: Desk, contract: ContractId): string {
  const lacks = lacking(desk.state, desk.seat, contract);
  if (lacks.length === 0) return say(desk, 'lacksNothing');
  const list = lacks.map(({ of, thing, needed, have }) => countedText(of, thing, needed - have, desk.words));
  return say(desk, 'lacks', { list: list.join(', ') });
}

/** What is lacking for each contract that can be had: under a picture, which shows the figures. */
export const lackLines = (desk: Desk): string[] =>
  legalOf(desk, 'obtain', 'takeContract').map(({ contract }) =>
    say(desk, 'contractLack', { number: contract, hint: lackText(desk, contract) }),
  );

/** The contracts that can be had, a line each: figures, and what is lacking. */
export const contractLines = (desk: Desk): string[] =>
  legalOf(desk, 'obtain', 'takeContract').map(({ contract }) =>
    say(desk, 'contractLine', {
      number: contract,
      figures: contractText(contractTile(desk.state, contract), desk.words),
      hint: lackText(desk, contract),
    }),
  );

type Choice = ActionOf<'obtain'> | ActionOf<'takeContract'>;

/** The menu of contracts that can be had. */
export function contractMenus(desk: Desk): Part[] {
  return menusOf<Choice>(desk, {
    key: 'contract',
    title: say(desk, 'menuContract'),
    actions: legalOf(desk, 'obtain', 'takeContract'),
    hint: ({ contract }) => lackText(desk, contract),
  });
}

/** The menu of contracts that can be fulfilled, with what a port may spare. */
export function fulfilMenus(desk: Desk): Part[] {
  return menusOf(desk, {
    key: 'fulfil',
    title: say(desk, 'menuFulfil'),
    actions: legalOf(desk, 'fulfil'),
    together: ({ contract }) => String(contract),
    mark: ({ contract }) => String(contract),
  });
}
