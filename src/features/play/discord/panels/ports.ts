import { markOf } from '../../../../discord/shared/emoji.ts';
import { type Button, type Part, text } from '../../../../discord/shared/panel.ts';
import type { Action, ActionOf } from '../../../../engine/index.ts';
import { portTile } from '../../../../engine/index.ts';
import { portText } from '../../../../text/index.ts';
import { buttonsOf } from '../buttons.ts';
import { emblemOfPort } from '../emblems.ts';
import { choicesOf } from '../menus.ts';
import {
  capital,
  idOf,
  legalOf,
  offerButton,
  type PanelContext,
  panelText,
  tryButton,
} from '../panel-context.ts';
import { shortName } from '../short-labels.ts';
import { portReason } from '../why-not.ts';

type PortAction = ActionOf<'usePort'> | ActionOf<'exchangeGoods'> | ActionOf<'shiftPrice'>;

const portActions = (panel: PanelContext): PortAction[] =>
  legalOf(panel, 'usePort', 'exchangeGoods', 'shiftPrice');

export const portsInPlay = ({ state }: PanelContext): number[] =>
  Object.values(state.map.ports).sort((a, b) => a - b);

function explained({ state, words }: PanelContext, port: number): { short: string; line: string } {
  const tile = portTile(state, port);
  return tile === undefined ? { short: '', line: '' } : portText(tile.effect, words);
}

/** Returns a port tile's effect in a sentence. */
export const portLine = (panel: PanelContext, port: number): string => explained(panel, port).line;

/** Lists every port with its effect, and a button for each usable one. */
export function portParts(panel: PanelContext): Part[] {
  const actions = portActions(panel);
  const lines = portsInPlay(panel).map((port) => {
    const line = markOf(emblemOfPort(panel.state, port)) + portLine(panel, port);
    const usable = actions.some((action) => action.port === port);
    return panelText(panel, 'portLine', { port, line, usable, reason: portReason(panel, port) });
  });
  const usable = portsInPlay(panel).filter((port) => actions.some((action) => action.port === port));
  return [
    text(panelText(panel, 'portsOnce'), ...lines),
    ...buttonsOf(...usable.map((port) => portButton(panel, port))),
  ];
}

function portButton(panel: PanelContext, port: number): Button {
  const actions = portActions(panel).filter((action) => action.port === port);
  const [only] = actions;
  if (only !== undefined && actions.length === 1) return tryButton(panel, only);
  const emblem = emblemOfPort(panel.state, port);
  return {
    id: idOf(panel, 'act', 'ports', String(port)),
    label: panelText(panel, 'portButton', { name: capital(panel, explained(panel, port).short) }),
    ...(emblem === undefined ? {} : { emblem }),
  };
}

/** Returns the choices at one port. */
export function onePortParts(panel: PanelContext, port: number): Part[] {
  const at = <A extends PortAction>(actions: readonly A[]) =>
    actions.filter((action) => action.port === port);
  return [
    ...choicesOf<Action>(panel, {
      key: 'use',
      title: panelText(panel, 'menuPort'),
      actions: at(legalOf(panel, 'usePort')),
    }),
    ...choicesOf(panel, {
      key: 'swap',
      title: panelText(panel, 'menuSwap'),
      actions: at(legalOf(panel, 'exchangeGoods')),
      together: ({ discard }) => discard,
      mark: (action) => panelText(panel, 'markGood', { good: action.discard }),
      option: (action) => briefOption(panel, action),
    }),
    ...shiftChoices(panel, at(legalOf(panel, 'shiftPrice'))),
  ];
}

/** Returns the choice of prices a port may move. */
export function shiftChoices(panel: PanelContext, actions: readonly ActionOf<'shiftPrice'>[]): Part[] {
  return choicesOf(panel, {
    key: 'shift',
    title: panelText(panel, 'menuShift'),
    actions,
    together: ({ good }) => good,
    mark: ({ good }) => panelText(panel, 'markGood', { good }),
    option: (action) => briefOption(panel, action),
  });
}

/** Returns an option without the name of the port, which would leave no room on a phone for what it gives. */
function briefOption(panel: PanelContext, action: PortAction) {
  const { label, price } = offerButton(panel, action);
  return { label: shortName(panel, action) ?? label, pieces: [price] };
}
