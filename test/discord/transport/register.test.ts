/** Registration of commands: only if they differ from those registered last. */
import { expect, it } from 'vitest';
import { COMMANDS } from '../../../src/bootstrap/features.ts';
import { registerCommands } from '../../../src/discord/transport/register.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly version: string;
}

/** Discord's stored commands, and the number of registrations. */
function discord() {
  let version = 0;
  let commands: Kept[] = [];
  const told: unknown[][] = [];
  return {
    told,
    change: (next: (before: readonly Kept[]) => Kept[]) => {
      commands = next(commands);
    },
    rest: {
      get: async () => commands,
      put: async (_: string, options?: { body?: unknown }) => {
        const body = options?.body as { name: string; type?: number }[];
        told.push(body);
        version += 1;
        commands = body.map(({ name, type = 1, ...rest }, index) => ({
          ...rest,
          ...{ id: `${1_000 + index}`, name, type, version: `${version}` },
        }));
        return commands;
      },
    },
  };
}

const log = { info: () => {}, warn: () => {}, error: () => {} };

it('is done once, and again after commands were changed or removed elsewhere', async () => {
  const memory = memoryStore().keyValue;
  const { rest, told, change } = discord();
  const register = () => registerCommands({ rest, application: '1' }, COMMANDS, { memory, log });
  await register();
  await register();
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveLength(COMMANDS.length);
  change((before) => before.slice(1));
  await register();
  expect(told, 'one was removed').toHaveLength(2);
  change(([first, ...rest]) => [{ ...(first as Kept), version: 'another' }, ...rest]);
  await register();
  expect(told, 'one was changed').toHaveLength(3);
  await registerCommands({ rest, application: '2' }, COMMANDS, { memory, log });
  expect(told, 'another application').toHaveLength(4);
});

it('keeps the command that opens an Activity, as Discord refuses lists without it', async () => {
  const { rest, told, change } = discord();
  const entry = { id: '7', name: 'launch', type: 4, version: '1', handler: 2, application_id: '1' };
  change(() => [entry, { ...entry, id: '8', name: 'old', type: 1 }]);
  await registerCommands({ rest, application: '1' }, COMMANDS, { memory: memoryStore().keyValue, log });
  expect(told[0]?.filter((one) => (one as Kept).type === 4)).toEqual([
    { id: '7', name: 'launch', type: 4, handler: 2 },
  ]);
  expect(told[0]).not.toContainEqual(expect.objectContaining({ name: 'old' }));
});

it('returns the ids of the commands', async () => {
  const { rest } = discord();
  const ids = await registerCommands({ rest, application: '1' }, COMMANDS, {
    memory: memoryStore().keyValue,
    log,
  });
  const game = ids('game new');
  expect(game).toMatch(/^1\d{3}$/);
  expect([ids('game join'), ids('game'), ids('turn') === game, ids('nothing')]).toEqual([
    ...[game, undefined, false, undefined],
  ]);
});
