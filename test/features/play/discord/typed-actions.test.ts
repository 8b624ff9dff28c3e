/** Whole actions as users type them: by label, by the words of commands, and by other verbs. */
import { describe, expect, it } from 'vitest';
import { encode } from '../../../../src/features/play/discord/action-code.ts';
import { createPanelContext } from '../../../../src/features/play/discord/panel-context.ts';
import { actionsFitting, actionTyped } from '../../../../src/features/play/discord/typed-actions.ts';
import { gameOf } from '../../../discord/fixtures/slash-games.ts';
import { scene } from '../../../fixtures/scene.ts';

/** Contract 44 requires 4 wool; contract 4 is not there. */
const STATE = scene({
  board: [44, 13, 22, 25, 12],
  seats: [
    {
      clan: 'buchanan',
      money: 90,
      goods: { wool: 5, milk: 5, grain: 5, bread: 3, cheese: 3, whisky: 2 },
      units: { B1: 'woodcutter', A8: 'sheep', M2: 'cow', K9: 'field' },
      contracts: [1],
    },
    {},
    {},
  ],
});
const panelIn = (language: string) => createPanelContext(gameOf(STATE), 0, language);
const typed = (text: string, language = 'en') => {
  const action = actionTyped(panelIn(language), text);
  return action && encode(action);
};
const suggested = (text: string, language = 'en') =>
  actionsFitting(panelIn(language), text).map(({ value }) => value);

describe('a typed fulfilment in which a port spares an animal', () => {
  // Contract 46 asks for 1 beef and 1 mutton; only a port makes it possible.
  const sparing = (cow: boolean) =>
    scene({
      ports: { A: 1, B: 2, C: 3, D: 5 },
      seats: [{ units: cow ? { A1: 'cow' } : { A1: 'sheep' }, goods: { wool: 2 }, contracts: [46] }],
    });
  const meant = (text: string, cow = true) => {
    const action = actionTyped(createPanelContext(gameOf(sparing(cow)), 0, 'en'), text);
    return action && encode(action);
  };

  it('is understood with or without the animal', () => {
    expect(meant('fulfil 46')).toBe('fulfil.46.mutton.none');
    expect(meant('fulfil 46 beef', false)).toBe('fulfil.46.beef.none');
  });
  it('is not meant by the number of animals', () => {
    expect(meant('fulfil 1')).toBeUndefined();
  });
});

describe('a typed action', () => {
  it.each([
    ['en', 'Take 44', 'obtain.44'],
    ['en', 'contract take 44', 'obtain.44'],
    ['en', 'contract 44', 'obtain.44'],
    ['en', 'place sheep A1', 'expand.sheep.A1'],
    ['en', 'expand sheep A1', 'expand.sheep.A1'],
    ['en', 'build a cow on A1', 'expand.cow.A1'],
    ['en', 'trade buy milk 1', 'trade.milk.buy.1'],
    ['en', 'upgrade ship', 'upgradeShipping'],
    ['en', 'fulfil 1', 'fulfil.1.none.none'],
    ['en', 'fulfill 1', 'fulfil.1.none.none'],
    ['en', 'pass', 'pass'],
    ['es', 'tomar 44', 'obtain.44'],
    ['es', 'take 44', 'obtain.44'],
    ['es', 'coloca oveja A1', 'expand.sheep.A1'],
    ['es', 'mejorar transporte', 'upgradeShipping'],
    ['es', 'cumple 1', 'fulfil.1.none.none'],
    ['es', 'paso', 'pass'],
    ['pl', 'weź 44', 'obtain.44'],
    ['pl', 'Postaw owcę A1', 'expand.sheep.A1'],
    ['pl', 'postaw owca na A1', 'expand.sheep.A1'],
    ['pl', 'kupić 1 mleko', 'trade.milk.buy.1'],
    ['pl', 'sprzedaj 1 wełna', 'trade.wool.sell.1'],
    ['pl', 'ulepsz żeglugę', 'upgradeShipping'],
    ['pl', 'pas', 'pass'],
  ])('is understood by the words of its command or another verb: in %s “%s”', (language, text, code) => {
    expect(typed(text, language)).toBe(code);
  });

  it('is a contract by its name without the number, as posts have it', () => {
    for (const language of ['en', 'es', 'pl']) {
      const found = actionsFitting(panelIn(language), '44').find(({ value }) => value === 'obtain.44');
      const [, name = ''] = found?.name.split(' · ')[0]?.split(': ') ?? [];
      expect(name, language).toMatch(/\d .+ → .+/);
      expect(typed(name, language), name).toBe('obtain.44');
    }
  });

  it('is never one with another number', () => {
    for (const text of ['take 4', 'contract 4', '4 wool', 'place sheep L', 'fulfil 44', 'sell 9 wool'])
      expect(typed(text), text).toBeUndefined();
    // While the number is being typed, all that begin with it are suggested.
    expect(suggested('take 4')).toContain('obtain.44');
  });

  it('is suggested while its command is typed', () => {
    for (const [text, kind] of [
      ['take', 'obtain'],
      ['exp', 'expand'],
      ['place sheep', 'expand.sheep'],
      ['upg', 'upgradeTechnology'],
      ['hir', 'hire'],
    ] as const) {
      const found = suggested(text);
      expect(found.length, text).toBeGreaterThan(0);
      expect(
        found.some((value) => value.startsWith(kind)),
        text,
      ).toBe(true);
    }
    expect(suggested('place sheep').every((value) => value.startsWith('expand.sheep'))).toBe(true);
    expect(suggested('no such thing')).toEqual([]);
  });

  it('is of every kind among the first suggestions', () => {
    const all = new Set(panelIn('en').legal.map(({ type }) => type));
    expect(panelIn('en').legal.length).toBeGreaterThan(25);
    const found = suggested('');
    expect(found).toHaveLength(25);
    expect(new Set(found.map((value) => value.split('.')[0]))).toEqual(all);
    expect(found.some((value) => value.includes('.sell.'))).toBe(true);
    expect(found.some((value) => value.includes('.buy.'))).toBe(true);
  });
});
