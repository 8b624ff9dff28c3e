/** `/privacy`: what is kept of somebody, all of it as a file, and having it erased. */
import { phrase, speaker } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { buttons, note, type Panel, text } from '../kit/panel.ts';
import { type Answer, answer, type CommandValues, type Visit } from '../kit/visit.ts';

export function privacyPanel(language: string): Panel {
  const say = speaker('settings', language);
  return {
    parts: [
      text(say('privacyHeading'), say('privacyKept'), say('privacyWhere')),
      buttons(
        { id: customId('mydata'), label: say('buttonData') },
        { id: customId('erase', 'ask'), label: say('buttonErase'), style: 'danger' },
        { id: customId('set', 'main'), label: say('back') },
      ),
    ],
  };
}

/** Asked before it is done: it cannot be undone. */
export function erasePanel(language: string): Panel {
  const say = speaker('settings', language);
  return {
    parts: [
      text(say('eraseAsk', { name: say('formerPlayer') })),
      buttons(
        { id: customId('erase', 'yes'), label: say('buttonEraseYes'), style: 'danger' },
        { id: customId('erase', 'no'), label: say('buttonEraseNo') },
      ),
    ],
  };
}

export async function myData({ app, actor, language }: Visit): Promise<Answer> {
  const json = await app.dataOf(actor.user);
  return answer({
    parts: [
      text(phrase('settings', 'dataHere', {}, language)),
      { kind: 'file', name: 'my-data.json', text: json },
    ],
  });
}

export async function erase({ app, actor, language }: Visit): Promise<Answer> {
  await app.erase(actor, phrase('settings', 'formerPlayer', {}, language));
  return answer(note(phrase('settings', 'erased', {}, language)));
}

export async function runPrivacy(visit: Visit, { subcommand, flag }: CommandValues): Promise<Answer> {
  if (subcommand === 'data') return await myData(visit);
  if (subcommand !== 'erase') return answer(privacyPanel(visit.language));
  if (flag.sure === true) return await erase(visit);
  return answer(note(phrase('settings', 'notErased', {}, visit.language)));
}
