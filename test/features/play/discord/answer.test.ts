/** `/game answer`: answers requests to the table without buttons. */
import { describe, expect, it } from 'vitest';
import {
  answerText,
  begun,
  buttonIn,
  freshApp,
  liveGame,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';

const consentIn = async (app: Parameters<typeof liveGame>[0]) => (await liveGame(app)).record.consent;
const saying = (what: string) => ({ text: { what } });

/** Starts a game of three in which Ann has asked for a pause. */
async function asked() {
  const app = await freshApp();
  const [ann, ben] = await begun(app, 'Ann', 'Ben', 'Cat');
  const cat = person(app, 'Cat');
  await ann.types('game pause');
  return { app, ann, ben, cat };
}

describe('/game answer', () => {
  it('agrees to a pause, which begins once all have agreed', async () => {
    const { app, ben, cat } = await asked();
    expect(answerText(await ben.types('game answer', saying('agree')))).toContain(
      '1 other player still has to answer',
    );
    expect(answerText(await ben.types('game answer', saying('agree')))).toContain('already agreed');
    expect((await liveGame(app)).record.paused).toBe(false);
    expect(answerText(await cat.types('game answer', saying('agree')))).toContain('it’s done');
    expect((await liveGame(app)).record.paused).toBe(true);
    expect(answerText(await cat.types('game answer', saying('agree')))).toContain('no open request');
  });

  it('disagrees with the end of the game, and agrees to it', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    const abandon = async (who: typeof ann) =>
      await who.presses(buttonIn(await who.types('game abandon'), 'lobby-confirm abandon'));
    await abandon(ann);
    expect(answerText(await ben.types('game answer', saying('disagree')))).toContain('Posted in the channel');
    expect(await consentIn(app)).toBeUndefined();
    await abandon(ben);
    const question = await ann.types('game answer', saying('agree'));
    expect(answerText(question)).toContain('Ben wants to end the game here');
    expect(answerText(await ann.presses(buttonIn(question, 'consent')))).toContain('it’s done');
    expect((await app.queries.getLatest('channel'))?.record.status).toBe('ended');
    expect(answerText(await ann.types('game answer', saying('agree')))).toContain('no open request');
  });

  it('withdraws only one’s own request, and answers only those of others', async () => {
    const { app, ann, ben } = await asked();
    expect(answerText(await ben.types('game answer', saying('withdraw')))).toContain('Only Ann');
    expect(answerText(await ann.types('game answer', saying('disagree')))).toContain('your own request');
    expect(answerText(await ann.types('game answer', saying('agree')))).toContain('your own request');
    expect(await consentIn(app)).toMatchObject({ by: 'user-Ann', agreed: [] });
    expect(answerText(await ann.types('game answer', saying('withdraw')))).toContain('Posted in the channel');
    expect(await consentIn(app)).toBeUndefined();
    expect(answerText(await ann.types('game answer', saying('withdraw')))).toContain('no open request');
  });

  it('completes one’s own request once no one is left who has to answer', async () => {
    const { app, ann, ben, cat } = await asked();
    await ben.types('game answer', saying('agree'));
    await cat.types('computer play', { text: { span: 'while' } });
    expect((await liveGame(app)).record.paused).toBe(false);
    expect(answerText(await ann.types('game answer', saying('agree')))).toContain('it’s done');
    expect((await liveGame(app)).record.paused).toBe(true);
  });

  it('is refused to strangers, during a pause, without a game, and with anything else', async () => {
    const { app, ben } = await asked();
    for (const what of ['agree', 'disagree']) {
      const told = answerText(await person(app, 'Eve').types('game answer', saying(what)));
      expect(told).toContain('Only the players');
    }
    expect(answerText(await ben.types('game answer', saying('maybe')))).toContain('choose one from the list');
    const empty = person(app, 'Ben', { channel: 'empty' });
    expect(answerText(await empty.types('game answer', saying('agree')))).toContain(
      'no game in this channel',
    );
    await person(app, 'Mod', { moderator: true }).types('mod pause');
    expect(answerText(await ben.types('game answer', saying('agree')))).toContain('This game is paused');
    expect(await consentIn(app)).toMatchObject({ agreed: [] });
  });

  it('is named by what an open request refuses, by its status, and by the help of those concerned', async () => {
    const { app, ann, ben } = await asked();
    for (const line of ['game pause', 'game abandon'] as const) {
      const told = await ben.types(line);
      const refused =
        line === 'game pause' ? told : await ben.presses(buttonIn(told, 'lobby-confirm abandon'));
      expect(answerText(refused), line).toMatch(/already an open request.*`\/game answer`/);
    }
    const told = async (who: typeof ann, line: string) => textOf((await who.types(line)).panel);
    expect(await told(ben, 'game status')).toContain('`/game answer`');
    expect(await told(ben, 'help')).toContain(
      '**Ann wants to pause the game.** Agree or disagree with `/game answer`.',
    );
    expect(await told(ann, 'help')).toContain('withdraw your request with `/game answer`');
    expect(await told(person(app, 'Eve'), 'help')).not.toContain('/game answer');
    await ben.types('game answer', saying('agree'));
    expect(await told(ben, 'help')).not.toContain('/game answer');
    await ann.types('game answer', saying('withdraw'));
    expect(await told(ann, 'help')).not.toContain('/game answer');
  });
});
