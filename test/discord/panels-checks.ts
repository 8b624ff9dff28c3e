/** What a panel must be: a message that Discord takes, and complete. */
import { inWords } from '../../src/discord/kit/emoji.ts';
import type { Panel } from '../../src/discord/kit/panel.ts';
import {
  type Action,
  type GameState,
  legalActions,
  PLAN_ITEMS,
  play,
  type Seat,
} from '../../src/engine/index.ts';

/** What is wrong with a panel as a message of Discord's. */
export function faults(panel: Panel): string[] {
  const found: string[] = [];
  const fault = (is: boolean, what: string) => {
    if (is) found.push(what);
  };
  // Only texts have emoji between words: elsewhere Discord would show what stands for them.
  const wordsOnly = JSON.stringify(panel.parts.filter(({ kind }) => kind !== 'text'));
  fault(/<a?:\w+:/.test(wordsOnly), 'an emoji beside a text');
  const ids = panel.parts.flatMap((part) =>
    part.kind === 'buttons' ? part.buttons.map(({ id }) => id) : part.kind === 'menu' ? [part.menu.id] : [],
  );
  fault(new Set(ids).size !== ids.length, `ids twice: ${ids.join(' ')}`);
  for (const id of ids) fault(id.length > 100, `id ${id}`);
  let components = 1;
  let length = 0;
  let primary = 0;
  for (const part of panel.parts) {
    components++;
    if (part.kind === 'text') {
      length += inWords(part.text).length;
      fault(part.text === '', 'empty text');
    }
    if (part.kind === 'menu') {
      components++;
      const { placeholder, options } = part.menu;
      fault(placeholder.length > 150, `placeholder ${placeholder}`);
      fault(options.length < 1 || options.length > 25, `${options.length} options`);
      fault(new Set(options.map(({ value }) => value)).size !== options.length, 'values twice');
      for (const { label, description = 'x', value } of options) {
        fault(label === '' || label.length > 100, `label ${label}`);
        fault(description === '' || description.length > 100, `description ${description}`);
        fault(label.endsWith('…') || description.endsWith('…'), `cut: ${label} / ${description}`);
        fault(value === '' || value.length > 100, `value ${value}`);
      }
    }
    if (part.kind === 'buttons') {
      fault(part.buttons.length === 0, 'no buttons');
      components += part.buttons.length + Math.ceil(part.buttons.length / 5) - 1;
      for (const { label, style } of part.buttons) {
        fault(label === '' || label.length > 80, `label ${label}`);
        if (style === 'primary') primary++;
      }
    }
  }
  fault(components > 40, `${components} components`);
  fault(length > 4000, `${length} characters`);
  fault(primary > 1, `${primary} primary buttons`);
  return found;
}

/** Plans that change nothing: none of what is not there. */
export function isIdle(state: GameState, seat: Seat, action: Action, legal: readonly Action[]): boolean {
  if (action.type !== 'plan' || action.count > 0) return false;
  const some = legal.some((one) => one.type === 'plan' && one.item === action.item && one.count > 0);
  return !some && (state.production[seat]?.plan[action.item] ?? 0) === 0;
}

/** The position in which a seat has planned what a code of its panel says. Fails where that is not legal. */
export function withPlan(state: GameState, seat: Seat, code: string): GameState {
  const numbers = code.split('.').map(Number);
  // Nothing is in the way of what becomes less; what is distilled comes before what goes into the cellar.
  const moves = PLAN_ITEMS.map((item, i): Action => ({ type: 'plan', item, count: numbers[i] ?? 0 }));
  const less = moves.filter((one) => one.type === 'plan' && one.count === 0);
  return [...less, ...moves].reduce((now, move) => {
    const current = now.production[seat]?.plan;
    if (move.type === 'plan' && current?.[move.item] === move.count) return now;
    const played = play(now, seat, move);
    if (!played.ok) throw new Error(`${code}: ${JSON.stringify(played.rejection)}`);
    return played.state;
  }, state);
}

/** Every legal action that changes something. */
export function wantedOf(state: GameState, seat: Seat): Action[] {
  const legal = legalActions(state, seat);
  return legal.filter((action) => !isIdle(state, seat, action, legal));
}
