/** Assumptions about clicks, commands and modals. They need a user. */
import { z } from 'zod';
import type { Heard } from '../ear.ts';
import { button, EPHEMERAL, fileOf, gallery, menu, NOBODY, row, text, V2, v2 } from '../parts.ts';
import {
  type Assumptions,
  edit,
  expectAnswer,
  expectSuccess,
  expectThat,
  Message,
  nextInteraction,
  post,
  respond,
  type Stage,
  Untried,
} from '../stage.ts';
import { makeCommand, openDirect } from './others.ts';
import { archive, openThread } from './threads.ts';

const TYPE = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
const ANSWER = { reply: 4, deferReply: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

const isOf = ({ type }: Heard, wanted: keyof typeof TYPE) =>
  expectThat(type === TYPE[wanted], `an interaction of type ${type} came, not a ${wanted}`);

const whisper = (...words: readonly string[]) => ({
  flags: V2 | EPHEMERAL,
  components: words.map(text),
  allowed_mentions: NOBODY,
});

const editOriginal = (
  { api, application }: Stage,
  { token }: Heard,
  body: object,
  files: readonly ReturnType<typeof fileOf>[],
) => api.ask({ method: 'PATCH', path: `/webhooks/${application}/${token}/messages/@original`, body, files });

/** Posts one button, and returns the interaction when it is pressed. */
async function pressed(stage: Stage, label: string, channel?: string): Promise<Heard> {
  const body = v2(text('Probe'), row(button('probe:press', label)));
  const { id } = await post(stage, body, { channel });
  return await nextInteraction(stage, {
    say: `Press the button "${label}".`,
    act: (person) => person.click(id, 'probe:press'),
  });
}

const WithPermissions = z.looseObject({
  app_permissions: z.string(),
  locale: z.string(),
  context: z.int(),
  attachment_size_limit: z.int(),
});

const SHEEP = [
  { label: 'Wool', value: 'wool' },
  { label: 'Milk', value: 'milk' },
];

/** Posts a menu of wool types, and acknowledges the choice. */
async function chosen(stage: Stage) {
  const message = await post(stage, v2(row(menu('probe:menu', SHEEP))));
  const choose = { act: (person: Person) => person.click(message.id, 'probe:menu', ['wool']) };
  const first = await nextInteraction(stage, { say: 'Choose "Wool" in the menu.', ...choose });
  isOf(first, 'component');
  expectAnswer(await respond(stage, first, ANSWER.deferUpdate), 204);
  return { message, choose };
}
type Person = Parameters<Parameters<typeof nextInteraction>[1]['act']>[0];

const modalOf = (...components: readonly object[]) => ({
  custom_id: 'probe:modal',
  title: 'Probe',
  components,
});
const label = (words: string, component: object) => ({ type: 18, label: words, component });

/** Opens a modal by a button, and returns its submission. */
async function filledIn(stage: Stage, say: string, modal: object, fields: Readonly<Record<string, string>>) {
  const opening = await pressed(stage, 'Open the dialog');
  expectAnswer(await respond(stage, opening, ANSWER.modal, modal), 204);
  const sent = await nextInteraction(stage, {
    say,
    act: (person) => person.submit(stage.channel, 'probe:modal', fields),
  });
  isOf(sent, 'modal');
  expectAnswer(await respond(stage, sent, ANSWER.deferUpdate), 204);
  return sent;
}

const COMMAND = {
  name: 'probe',
  description: 'A probe',
  options: [{ type: 3, name: 'goods', description: 'Which', autocomplete: true, required: true }],
};
const CHOICES = { choices: [{ name: 'Cheese', value: 'cheese' }] };

export const CLICKS: Assumptions = {
  'what is typed into a command asks for suggestions': async (stage) => {
    await makeCommand(stage, COMMAND);
    const asked = await nextInteraction(stage, {
      say: 'Type /probe, and "ch" as its goods; do not send it yet.',
      act: (person) => person.autocomplete(stage.channel, 'probe', { goods: 'ch' }, 'goods'),
    });
    isOf(asked, 'autocomplete');
    expectAnswer(await respond(stage, asked, ANSWER.choices, CHOICES), 204);
  },
  'a command tells the permissions of the bot, the language and where it was given, and takes a private answer':
    async (stage) => {
      await makeCommand(stage, COMMAND);
      const guidance = {
        say: 'Send /probe with any goods.',
        act: (person: Person) => person.command(stage.channel, 'probe', { goods: 'cheese' }),
      };
      let asked = await nextInteraction(stage, guidance);
      // Typing requests suggestions first.
      while (asked.type === TYPE.autocomplete) {
        await respond(stage, asked, ANSWER.choices, CHOICES);
        const next = await stage.ear.next(stage.hands.timeoutMs);
        if (next === undefined) throw new Untried('no one sent it');
        asked = next;
      }
      isOf(asked, 'command');
      expectThat(WithPermissions.safeParse(asked).success, 'it does not tell these');
      expectAnswer(await respond(stage, asked, ANSWER.reply, whisper('Thank you.')), 204);
    },
  'a button tells its message and its number': async (stage) => {
    const press = await pressed(stage, 'One');
    isOf(press, 'component');
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 204);
    const data = z.looseObject({ custom_id: z.literal('probe:press'), id: z.int() });
    expectThat(data.safeParse(press.data).success, 'it does not');
    expectThat(Message.safeParse(press.message).success, 'there is no message with it');
  },
  'what was acknowledged once cannot be again: 400 and 40060': async (stage) => {
    const press = await pressed(stage, 'Two');
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 204);
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 400, 40060);
  },
  'after more than three seconds it is too late: 404 and 10062': async (stage) => {
    const press = await pressed(stage, 'Three');
    await new Promise((resolve) => setTimeout(resolve, TOO_LATE_MS));
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 404, 10062);
  },
  'a private answer that was put off can get components and a picture': async (stage) => {
    const press = await pressed(stage, 'Four');
    expectAnswer(await respond(stage, press, ANSWER.deferReply, { flags: EPHEMERAL }), 204);
    const attachments = [{ id: '0', filename: 'board.png' }];
    const body = { ...v2(text('Probe'), gallery('board.png')), attachments };
    const { flags = 0 } = expectSuccess(
      await editOriginal(stage, press, body, [fileOf('board.png')]),
      Message,
    );
    expectThat((flags & (V2 | EPHEMERAL)) === (V2 | EPHEMERAL), 'it is not private, or not of components');
  },
  'after the acknowledgement of a click a private message can follow': async (stage) => {
    const press = await pressed(stage, 'Five');
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 204);
    const path = `/webhooks/${stage.application}/${press.token}`;
    const { flags = 0 } = expectSuccess(
      await stage.api.ask({ method: 'POST', path, body: whisper('Thank you.') }),
      Message,
    );
    expectThat((flags & EPHEMERAL) !== 0, 'everyone can see it');
  },
  'a click can be answered by changing its message': async (stage) => {
    const press = await pressed(stage, 'Six');
    const { flags: _, ...data } = v2(text('Thank you.'));
    expectAnswer(await respond(stage, press, ANSWER.update, { ...data, flags: V2 }), 204);
  },
  'a menu tells what was chosen': async (stage) => {
    await chosen(stage);
  },
  'the same choice again tells nothing, as the menu keeps it': async (stage) => {
    const { choose } = await chosen(stage);
    stage.ear.forget();
    await stage.hands.done({ say: 'Choose "Wool" once more, although it is chosen.', ...choose });
    const again = await stage.ear.next(SHORT);
    if (again !== undefined) await respond(stage, again, ANSWER.deferUpdate);
    expectThat(again === undefined, 'it was told again');
  },
  'but it does once the message was edited': async (stage) => {
    const { message, choose } = await chosen(stage);
    expectAnswer(await edit(stage, message, v2(row(menu('probe:menu', SHEEP)))), 200);
    const again = await nextInteraction(stage, { say: 'Choose "Wool" once more.', ...choose });
    expectAnswer(await respond(stage, again, ANSWER.deferUpdate), 204);
  },
  'a dialog with a field for words can be opened and sent': async (stage) => {
    const modal = modalOf(label('Your name', { type: 4, custom_id: 'name', style: 1, required: true }));
    const sent = await filledIn(stage, 'Write "Moor" into the dialog, and send it.', modal, {
      name: 'Moor',
    });
    expectThat(JSON.stringify(sent.data).includes('"Moor"'), 'what was written did not come');
  },
  'a dialog can have radio buttons and boxes to check': async (stage) => {
    const options = SHEEP.map((one) => ({ ...one }));
    const modal = modalOf(
      label('One', { type: 21, custom_id: 'one', options, required: true }),
      label('Some', { type: 22, custom_id: 'some', options, required: false, min_values: 0 }),
      label('Yes or no', { type: 23, custom_id: 'yes' }),
    );
    const sent = await filledIn(
      stage,
      'Choose wool, check milk and the last box, and send the dialog.',
      modal,
      { one: 'wool', some: 'milk', yes: 'true' },
    );
    const said = JSON.stringify(sent.data);
    expectThat(said.includes('"wool"') && said.includes('"milk"'), 'what was chosen did not come');
  },
  'a button in direct messages tells the user, and that it is there': async (stage) => {
    const press = await pressed(stage, 'Here', await openDirect(stage));
    const inDirect = z.looseObject({ context: z.literal(1), user: z.looseObject({ id: z.string() }) });
    expectThat(inDirect.safeParse(press).success, 'it does not');
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 204);
  },
  'a button in a thread that was archived and opened again can be pressed': async (stage) => {
    const thread = await openThread(stage, 11);
    const body = v2(text('Probe'), row(button('probe:press', 'In the thread')));
    const { id } = await post(stage, body, { channel: thread });
    expectAnswer(await archive(stage, thread, true), 200);
    expectAnswer(await archive(stage, thread, false), 200);
    const press = await nextInteraction(stage, {
      say: 'Press the button in the thread "Probe".',
      act: (person) => person.click(id, 'probe:press'),
    });
    expectThat(press.channel_id === thread, 'it names another channel');
    expectAnswer(await respond(stage, press, ANSWER.deferUpdate), 204);
  },
};

/** In milliseconds: longer than Discord's deadline, and enough for everything sent to arrive. */
const TOO_LATE_MS = 3_500;
const SHORT = 2_000;
