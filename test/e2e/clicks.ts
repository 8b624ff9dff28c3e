/** Clicking through panels, one button after the other. */
import { ComponentType } from 'discord-api-types/v10';
import type { InteractionResult, PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { type Press, presses } from '../../src/tools/robots/button-robot.ts';
import { posts, type TestTable, there } from './table.ts';

/** What can be pressed in a message, by its id or the value of a menu. */
export const pressesOf = ({ message }: PageMessage, wanted: RegExp): Press[] =>
  presses(message, []).filter(
    ({ customId, values = [] }) => wanted.test(customId) || values.some((value) => wanted.test(value)),
  );

/** Presses the first thing in a message that fits. Fails where there is none. */
export async function pressIn(
  table: TestTable,
  user: PlaygroundUser,
  shown: PageMessage,
  wanted: RegExp,
): Promise<InteractionResult> {
  const [press] = pressesOf(shown, wanted);
  if (press === undefined) throw new Error(`${user.name} finds nothing like ${wanted} to press`);
  return table.heard(await user.click(shown.message.id, press.customId, press.values));
}

/** Sends the click whether or not the message still has that button: it was on its way. */
export const clickAnyway = (table: TestTable, user: PlaygroundUser, { message }: PageMessage, id: string) =>
  user.forge(table.channel, 3, { component_type: ComponentType.Button, custom_id: id, id: 1 }, message.id);

/** Opens the user's own panel from the last post. */
export async function openPanel(table: TestTable, user: PlaygroundUser): Promise<PageMessage> {
  const post = posts(table).findLast((one) => pressesOf(one, /^turn:/).length > 0);
  return there((await pressIn(table, user, there(post), /^turn:/)).message);
}

/** From a user's panel to the preview of some move: all that is left is to confirm. */
export async function previewOf(table: TestTable, user: PlaygroundUser): Promise<PageMessage> {
  const panel = await openPanel(table, user);
  // Whoever cannot trade can still pass.
  if (pressesOf(panel, /^act:.*:trade/).length === 0) {
    return there((await pressIn(table, user, panel, /^try:.*:pass$/)).message);
  }
  const goods = there((await pressIn(table, user, panel, /^act:.*:trade/)).message);
  return there((await pressIn(table, user, goods, /^try:.*:trade[.]/)).message);
}

/** The id of the button that does what a preview shows. */
export const doing = (shown: PageMessage): string => there(pressesOf(shown, /^do:/)[0]).customId;

/** The newest lobby of the channel, as soon as it is there: after the command it comes a moment later. */
export async function lobbyOf(table: TestTable): Promise<PageMessage> {
  const find = () =>
    there(table.playground.users[0])
      .messages(table.channel)
      .findLast((one) => pressesOf(one, /^lobby:.*:join/).length > 0);
  await table.playground.until(() => find() !== undefined);
  return there(find());
}
