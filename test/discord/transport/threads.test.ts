/** Threads that the bot opens for a game. */
import { ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { openThread } from '../../../src/discord/transport/threads.ts';

const ALL = new PermissionsBitField(PermissionsBitField.All);

/** An interaction of a member with these permissions. `opened`: the threads that the bot was asked to open. */
function interactionOf(memberPermissions: PermissionsBitField) {
  const opened: unknown[] = [];
  const post = async (_: string, { body }: { body: unknown }) => {
    opened.push(body);
    return { id: '7' };
  };
  const channel = { type: ChannelType.GuildText, id: '1' };
  const interaction = { channel, appPermissions: ALL, memberPermissions, client: { rest: { post } } };
  return { opened, interaction: interaction as unknown as Parameters<typeof openThread>[0] };
}

describe('a thread', () => {
  const noThreads = new PermissionsBitField(PermissionFlagsBits.ViewChannel);

  it('is opened for members who may open threads', async () => {
    const { interaction, opened } = interactionOf(ALL);
    expect(await openThread(interaction, 'Game', 'en')).toEqual({ kind: 'opened', channel: '7' });
    expect(opened).toHaveLength(1);
  });

  it('is not opened for members who may not', async () => {
    const { interaction, opened } = interactionOf(noThreads);
    expect(await openThread(interaction, 'Game', 'en')).toEqual({ kind: 'notAllowed' });
    expect(opened).toEqual([]);
  });

  it('is opened for anyone if it is private, because that is the bot’s own choice', async () => {
    const { interaction } = interactionOf(noThreads);
    expect(await openThread(interaction, 'Game', 'en', 'private')).toMatchObject({ kind: 'opened' });
  });
});
