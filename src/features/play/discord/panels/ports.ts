/** Port tiles in this game: their effects, which can be used, and the choices each offers. */

import { markOf } from '../../../../discord/shared/emoji.ts';
import { type Button, type Part, text } from '../../../../discord/shared/panel.ts';
import type { Action, ActionOf } from '../../../../engine/index.ts';
import { houseOf } from '../../../../engine/index.ts';
import { portText } from '../../../../text/index.ts';
import { buttonsOf } from '../buttons.ts';
import { emblemOfPort } from '../emblems.ts';
import { choicesOf } from '../menus.ts';
import { capital, idOf, legalOf, type PanelContext, say, tryButton } from '../panel-context.ts';
import { portReason } from '../why-not.ts';

type PortAction = ActionOf<'usePort'> | ActionOf<'exchangeGoods'> | ActionOf<'shiftPrice'>;

const portActions = (desk: PanelContext): PortAction[] =>
  legalOf(desk, 'usePort', 'exchangeGoods', 'shiftPrice');

/** Returns the numbers of the port tiles in this game. */
export const portsInPlay = ({ state }: PanelContext): number[] =>
  Object.values(state.map.ports).sort((a, b) => a - b);

/** Returns a port tile's name and its effect in a sentence. */
function explained({ state, words }: PanelContext, port: number): { short: string; line: string } {
  const tile = houseOf(state.setup).content.portTiles.find(({ id }) => id === port);
  return tile === undefined ? { short: '', line: '' } : portText(tile.effect, words);
}

/** Returns a port tile's effect in a sentence. */
export const portLine = (desk: PanelContext, port: number): string => explained(desk, port).line;

/** Lists every port with its effect, and a button for each usable one. */
export function portParts(desk: PanelContext): Part[] {
  const actions = portActions(desk);
  const lines = portsInPlay(desk).map((port) => {
    const line = markOf(emblemOfPort(desk.state, port)) + portLine(desk, port);
    const usable = actions.some((action) => action.port === port);
    return say(desk, 'portLine', { port, line, usable, reason: portReason(desk, port) });
  });
  const usable = portsInPlay(desk).filter((port) => actions.some((action) => action.port === port));
  return [
    text(say(desk, 'portsOnce'), ...lines),
    ...buttonsOf(...usable.map((port) => portButton(desk, port))),
  ];
}

function portButton(desk: PanelContext, port: number): Button {
  const actions = portActions(desk).filter((action) => action.port === port);
  const [only] = actions;
  if (only !== undefined && actions.length === 1) return tryButton(desk, only);
  const emblem = emblemOfPort(desk.state, port);
  return {
    id: idOf(desk, 'act', 'ports', String(port)),
    label: say(desk, 'portButton', { name: capital(desk, explained(desk, port).short) }),
    ...(emblem === undefined ? {} : { emblem }),
  };
}

/** Returns the choices at one port. */
export function onePortParts(desk: PanelContext, port: number): Part[] {
  const at = <A extends PortAction>(actions: readonly A[]) =>
    actions.filter((action) => action.port === port);
  return [
    ...choicesOf<Action>(desk, {
      key: 'use',
      title: say(desk, 'menuPort'),
      actions: at(legalOf(desk, 'usePort')),
    }),
    ...choicesOf(desk, {
      key: 'swap',
      title: say(desk, 'menuSwap'),
      actions: at(legalOf(desk, 'exchangeGoods')),
      together: ({ discard }) => discard,
      mark: (action) => say(desk, 'markGood', { good: action.discard }),
    }),
    ...shiftChoices(desk, at(legalOf(desk, 'shiftPrice'))),
  ];
}

/** Returns the choice of prices a port may move. */
export function shiftChoices(desk: PanelContext, actions: readonly ActionOf<'shiftPrice'>[]): Part[] {
  return choicesOf(desk, {
    key: 'shift',
    title: say(desk, 'menuShift'),
    actions,
    together: ({ good }) => good,
    mark: ({ good }) => say(desk, 'markGood', { good }),
  });
}
