/** The *More…* panel offers exactly what a player can do except move. */
import { describe, expect, it } from 'vitest';
import {
  answerText,
  begun,
  buttonIn,
  buttonsOf,
  expectFits,
  freshApp,
  liveGame,
  type Person,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';

/** Opens the user's panel and, from there, what else is possible. */
async function openMore(user: Person) {
  const more = await user.presses(buttonIn(await user.types('turn'), 'more'));
  expectFits(more.panel);
  return more;
}

const labelsOf = async (user: Person) => buttonsOf((await openMore(user)).panel).map(({ label }) => label);

describe('more', () => {
  it('offers requests, a computer and giving up, and leads back', async () => {
    const [ann] = await begun(await freshApp(), 'Ann', 'Ben');
    const more = await openMore(ann);
    expect(buttonsOf(more.panel).map(({ label }) => label)).toEqual([
      ...['Remind Ben', 'Ask for a pause', 'Let a computer play'],
      ...['Give up…', 'End the game…', 'Back'],
    ]);
    expect(textOf(more.panel)).toContain('needs the other player’s agreement');
    const back = await ann.presses(buttonIn(more, 'back'));
    expect(back.panel).toEqual((await ann.types('turn')).panel);
  });

  it('offers to remind whom the game waits for', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben');
    expect(await labelsOf(ben), 'the game waits for him').not.toContain('Remind Ben');
    const remind = buttonIn(await openMore(ann), 'nudge');
    expect(answerText(await ann.presses(remind))).toBe('I’ve reminded Ben.');
    expect(answerText(await ann.presses(remind)), 'a second click').toContain('You can do that again');
    expect(answerText(await ben.presses(remind))).toContain('The game is waiting for you');
  });

  it('offers the open request instead of another one', async () => {
    const [ann, ben] = await begun(await freshApp(), 'Ann', 'Ben');
    const more = await openMore(ann);
    const pause = buttonIn(more, 'more pause');
    expect(answerText(await ann.presses(pause))).toContain('I’ve asked the other player');
    expect(answerText(await ann.presses(pause)), 'a second click').toContain('already an open request');
    expect(await labelsOf(ann)).toEqual([
      ...['Withdraw your request', 'Remind Ben', 'Let a computer play', 'Give up…', 'Back'],
    ]);
    expect(await labelsOf(ben)).toEqual([
      ...['Agree', 'Disagree', 'Let a computer play', 'Give up…', 'Back'],
    ]);
    const asked = await openMore(ben);
    expect(textOf(asked.panel)).toContain('**Ann** wants to pause');
    await ben.presses(buttonIn(asked, 'consent yes'));
    const paused = ['Resume', 'Let a computer play', 'Give up…', 'Back'];
    expect(await labelsOf(ann)).toEqual(paused);
    expect(textOf((await openMore(ann)).panel)).not.toContain('agreement');
  });

  it('in a solo game stops the game and ends it without asking anyone', async () => {
    const app = await freshApp();
    const [ann] = await begun(app, 'Ann');
    const more = await openMore(ann);
    expect(buttonsOf(more.panel).map(({ label }) => label)).toEqual([
      ...['Pause the game', 'End the game…', 'Back'],
    ]);
    expect(textOf(more.panel)).not.toContain('agreement');
    expect(answerText(await ann.presses(buttonIn(more, 'more pause')))).toContain('The game is paused');
    expect(await labelsOf(ann)).toEqual(['Resume', 'Back']);
    await ann.presses(buttonIn(await openMore(ann), 'goon'));
    const end = await ann.presses(buttonIn(await openMore(ann), 'more abandon'));
    await ann.presses(buttonIn(end, 'lobby-confirm abandon'));
    expect(buttonsOf((await ann.types('turn')).panel)).toEqual([]);
  });

  it('has nothing for strangers and players who have given up', async () => {
    const app = await freshApp();
    const [ann, ben] = await begun(app, 'Ann', 'Ben', 'Cat');
    const opened = await openMore(ann);
    const ids = buttonsOf(opened.panel).flatMap(({ id }) => (id.startsWith('more:') ? id : []));
    const more = buttonIn(await ann.types('turn'), 'more');
    await ben.presses(
      buttonIn(await ben.presses(buttonIn(await openMore(ben), 'more concede')), 'lobby-confirm concede'),
    );
    const { version } = (await liveGame(app)).record;
    const eve = person(app, 'Eve', { moderator: true });
    for (const id of [more, ...ids]) {
      expect(answerText(await eve.presses(id)), id).toContain('not in this game');
      expect(answerText(await ben.presses(id)), id).toContain('You’ve given up this game');
    }
    expect(buttonsOf((await ben.types('turn')).panel).map(({ id }) => id)).not.toContain(more);
    expect((await liveGame(app)).record.version).toBe(version);
  });
});
