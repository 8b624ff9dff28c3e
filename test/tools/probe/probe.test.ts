/** The probe against the playground: every assumption holds there. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../../src/tools/probe/api.ts';
import { parseProbeArgs } from '../../../src/tools/probe/args.ts';
import { probePlayground } from '../../../src/tools/probe/playground.ts';
import { runPreflight } from '../../../src/tools/probe/preflight.ts';
import { ASSUMPTIONS, summaryLine } from '../../../src/tools/probe/run.ts';
import { Broken, Untried } from '../../../src/tools/probe/stage.ts';
import { CHECKED, OPENAPI } from '../../playground/fixtures/openapi.ts';
import { ask, type Scene, scene } from '../../playground/fixtures/support.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

let probed: Awaited<ReturnType<typeof probePlayground>>;
beforeAll(async () => {
  probed = await probePlayground(CHECKED);
});

it.skipIf(OPENAPI === undefined)('the playground answers as documented', () => {
  expect(probed.violations.filter((line) => line.startsWith('the answer '))).toEqual([]);
});

it('the probe confirms all assumptions, and leaves nothing behind', () => {
  const { findings, left } = probed;
  expect(findings.filter(({ verdict }) => verdict !== 'held')).toEqual([]);
  expect(left).toEqual([]);
  const tried = Object.keys(ASSUMPTIONS);
  expect(tried.length).toBeGreaterThanOrEqual(25);
  expect(summaryLine(findings)).toBe(`probe: held=${tried.length} broken=0 untried=0`);
});

it.each([
  ['broken', new Broken('it is not so'), 'it is not so'],
  ['untried', new Untried('nobody did it'), 'nobody did it'],
  ['broken', new TypeError('fetch failed'), 'TypeError: fetch failed'],
])('an assumption is reported as %s, with its details', async (verdict, error, why) => {
  const { findings } = await probePlayground({ assumptions: { one: () => Promise.reject(error) } });
  expect(findings).toEqual([{ claim: 'one', verdict, why }]);
});

describe('the probe explains in one sentence, without any change,', () => {
  const look = async (
    { playground }: Scene,
    { token = playground.token, channel = playground.channels[0] ?? '' } = {},
  ) => {
    const before = playground.requests.length;
    const api = createApi({ address: playground.api, token, wait: async () => {} });
    const said = await runPreflight(api, channel).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(playground.requests.slice(before).every(({ method }) => method === 'GET')).toBe(true);
    await playground.close();
    return said;
  };

  it('a token that Discord does not take', async () => {
    expect(await look(await scene(), { token: 'nobody' })).toBe('Discord does not take this token.');
  });

  it('the token of another application', async () => {
    const stage = await scene();
    const [{ id }] = [(await ask(stage.playground, 'GET', '/users/@me')).body as { id: string }];
    const command = { name: 'music', description: 'Plays it' };
    await ask(stage.playground, 'POST', `/applications/${id}/commands`, command);
    expect(await look(stage)).toBe('This is the token of another application: "Bot" has no command /game.');
  });

  it('an unknown channel', async () => {
    expect(await look(await scene(), { channel: '123456789012345678' })).toBe(
      '"Bot" knows of no channel 123456789012345678.',
    );
  });

  it('a channel it cannot see', async () => {
    const stage = await scene();
    stage.playground.faults.lack(['ViewChannel'], true, stage.room);
    expect(await look(stage)).toBe(`"Bot" may not see the channel ${stage.room}.`);
  });

  it('direct messages', async () => {
    const stage = await scene();
    const channel = stage.ann.direct;
    expect(await look(stage, { channel })).toBe(`The channel ${channel} is no text channel of a server.`);
  });

  it('missing permissions, in the channel or everywhere', async () => {
    const stage = await scene();
    stage.playground.faults.lack(['AttachFiles'], true, stage.room);
    stage.playground.faults.lack(['SendMessages'], true);
    expect(await look(stage)).toBe(
      `"Bot" lacks permissions in the channel ${stage.room}: Send Messages, Attach Files.`,
    );
  });

  it('nothing if nothing is wrong', async () => {
    expect(await look(await scene())).toBe('nothing');
  });
});

describe('options', () => {
  it.each([
    [['--playground'], { playground: true }],
    [
      ['--channel', '123456789012345678'],
      { playground: false, channel: '123456789012345678', old: undefined },
    ],
  ])('%j', (args, options) => {
    expect(parseProbeArgs(args)).toEqual({ ok: true, options });
  });

  it.each([
    [[], '--channel ID or --playground is needed.'],
    [['--channel', 'here'], '--channel is "here"; it must be an id of Discord: 17 to 20 digits.'],
    [
      ['--channel', '123456789012345678', '--old', 'x'],
      '--old is "x"; it must be an id of Discord: 17 to 20 digits.',
    ],
    [
      ['--playground', '--channel', '123456789012345678'],
      '--playground has a channel of its own, without --channel.',
    ],
  ])('%j is refused', (args, problem) => {
    expect(parseProbeArgs(args)).toEqual({ ok: false, problem });
  });
});
