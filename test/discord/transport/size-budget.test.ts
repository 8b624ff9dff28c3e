/** The bytes of a message: what is dropped if they exceed Discord's limit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../../src/discord/shared/limits.ts';
import { menu, type Panel } from '../../../src/discord/shared/panel.ts';
import { layOut, type Payload } from '../../../src/discord/transport/payload.ts';
import { fitIntoBudget } from '../../../src/discord/transport/size-budget.ts';
import { four } from '../../render/fixtures/scenes.ts';

const EMOJI = { id: '1'.repeat(19), name: 'cal_wool_012345' };
const request = { ...four(), view: 'map', language: 'en' } as const;

/** The most menus and pictures a panel can have, with descriptions of this many characters. */
const panelOf = (menus: number, options: number, description: number, pictures: number): Panel => ({
  parts: [
    ...Array.from({ length: pictures }, () => ({ kind: 'picture' as const, request })),
    ...Array.from({ length: menus }, (_, index) =>
      menu({
        id: `choose:abcd2345:0:${index}`,
        placeholder: 'Where?',
        options: Array.from({ length: options }, (_, at) => ({
          value: `expand.${index}-${at}.sheep`,
          label: `Sheep at ${index}-${at} for £12`,
          description: 'é'.repeat(description),
          emblem: 'wool' as const,
        })),
      }),
    ),
  ],
});

const laid = (panel: Panel, alt: string): Payload =>
  layOut(
    panel,
    panel.parts.map(({ kind }) =>
      kind === 'picture' ? { name: 'map', type: 'png', bytes: Buffer.alloc(0), alt } : undefined,
    ),
    () => EMOJI,
  );
const json = (payload: Payload) => JSON.stringify(payload.components);

describe('the components of a message', () => {
  it('never exceed what Discord accepts, and contain every choice', () => {
    const { integer } = fc;
    fc.assert(
      fc.property(
        integer({ min: 0, max: 4 }),
        integer({ min: 1, max: 25 }),
        integer({ min: 1, max: 100 }),
        integer({ min: 0, max: 3 }),
        integer({ min: 1, max: 1_024 }),
        (menus, options, description, pictures, alt) => {
          const sent = json(laid(panelOf(menus, options, description, pictures), 'ł'.repeat(alt)));
          expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(MOST_BYTES);
          expect(sent.match(/"expand\./g) ?? []).toHaveLength(menus * options);
          expect(sent.match(/attachment:/g) ?? []).toHaveLength(pictures);
        },
      ),
    );
  });

  it('lose nothing that fits', () => {
    const sent = json(laid(panelOf(1, 10, 20, 1), 'A map'));
    expect(sent).toContain('é'.repeat(20));
    expect(sent).toContain('A map');
    expect(sent).toContain(EMOJI.id);
  });

  it('lose first the descriptions of options, then the alt texts, then the emoji of options', () => {
    const option = { value: 'a', label: 'A', description: 'what it is', emoji: EMOJI };
    const picture = { media: { url: 'attachment://map.png' }, description: 'a map' };
    const whole = [{ options: [option], items: [picture] }];
    const bytes = (of: unknown) => JSON.stringify(of).length;
    const { description: _, ...plain } = option;
    const { description: __, ...silent } = picture;
    const { emoji: ___, ...bare } = plain;
    const steps = [
      whole,
      [{ options: [plain], items: [picture] }],
      [{ options: [plain], items: [silent] }],
      [{ options: [bare], items: [silent] }],
    ];
    for (const step of steps) expect(fitIntoBudget(whole, bytes(step))).toEqual(step);
  });
});
