/** The permissions that posts need, by kind of channel. */
import { ChannelType, type Interaction, PermissionsBitField, type PermissionsString } from 'discord.js';
import { expect, it } from 'vitest';
import { permissionNames } from '../../../src/discord/transport/display-name.ts';
import { mayPost, missingPermissions } from '../../../src/discord/transport/permission-warning.ts';

const ORDINARY: readonly PermissionsString[] = ['ViewChannel', 'SendMessages', 'AttachFiles'];

const missingIn = (type: ChannelType, has: readonly PermissionsString[]) =>
  missingPermissions({
    channel: { type, isThread: () => type === ChannelType.PublicThread } as Interaction['channel'],
    appPermissions: new PermissionsBitField(has as PermissionsString[]).freeze(),
  });

it.each([
  ['an ordinary channel', ChannelType.GuildText, []],
  ['a thread', ChannelType.PublicThread, ['SendMessagesInThreads']],
  ['a voice channel', ChannelType.GuildVoice, ['Connect']],
  ['a stage', ChannelType.GuildStageVoice, ['Connect']],
] as const)('differ in %s', (_, type, more) => {
  expect(missingIn(type, ORDINARY)).toEqual(more);
  expect(mayPost(more)).toBe(more.length === 0);
  expect(missingIn(type, [...ORDINARY, ...more])).toEqual([]);
});

it.each([
  ['en', 'Connect'],
  ['es', 'Conectar'],
  ['pl', 'Łączenie'],
])('is named as Discord does in %s', (language, name) => {
  expect(permissionNames(['Connect'], language)).toBe(name);
});
