/** Robots click buttons by their ids, whatever the labels say. */
import { type APIMessage, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { presses } from '../../../src/tools/robots/button-robot.ts';

const shown = (...ids: readonly string[]) =>
  ({
    components: [
      {
        type: ComponentType.ActionRow,
        components: ids.map((custom_id) => ({
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          label: 'Pass',
          custom_id,
        })),
      },
    ],
  }) as unknown as APIMessage;

it('goes by the action or group in a button’s id, never by its label', () => {
  const likes = (id: string, hurry = false) => presses(shown(id), [], hurry)[0]?.weight;
  expect(likes('act:abcdefgh:0:7:fulfil')).toBe(20);
  expect(likes('act:abcdefgh:0:7:expand:cow')).toBe(9);
  expect(likes('try:abcdefgh:0:7:expand.cow.C4')).toBe(9);
  expect(likes('try:abcdefgh:0:7:pass')).toBe(0.05);
  expect(likes('try:abcdefgh:0:7:pass', true)).toBe(8);
  expect(likes('ready:abcdefgh:0:7')).toBe(2);
});

it('ignores buttons whose routes lead nowhere new', () => {
  const ids = presses(shown('look:abcdefgh:map', 'undo:abcdefgh:0:7:step', 'do:abcdefgh:0:7:pass'));
  expect(ids.map(({ customId }) => customId)).toEqual(['do:abcdefgh:0:7:pass']);
});
