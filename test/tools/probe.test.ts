/** The probe of the look-alike: every assumption holds there, as in what was recorded of Discord. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../src/tools/probe/api.ts';
import { parseProbeArgs, RECORDINGS } from '../../src/tools/probe/args.ts';
import { differences } from '../../src/tools/probe/compare.ts';
import { ASSUMPTIONS } from '../../src/tools/probe/list.ts';
import { probePlayground } from '../../src/tools/probe/playground.ts';
import { runPreflight } from '../../src/tools/probe/preflight.ts';
import { anonymizer, type Recording } from '../../src/tools/probe/recording.ts';
import { summaryLine } from '../../src/tools/probe/run.ts';
import { Broken, Untried } from '../../src/tools/probe/stage.ts';
import { ask, type Scene, scene } from '../playground/fixtures/support.ts';
import { slowTests } from '../support/waiting.ts';

slowTests();

const openapi = process.env.DISCORD_OPENAPI;
let probed: Awaited<ReturnType<typeof probePlayground>>;
beforeAll(async () => {
  probed = await probePlayground(openapi === undefined ? {} : { openapi });
});

it.skipIf(openapi === undefined)('is answered as documented', () => {
  expect(probed.violations.filter((line) => line.startsWith('the answer '))).toEqual([]);
});

it('finds that all of it holds, and leaves nothing behind', () => {
  const { recording, left } = probed;
  expect(recording.findings.filter(({ verdict }) => verdict !== 'held')).toEqual([]);
  expect(left).toEqual([]);
  expect(ASSUMPTIONS.length).toBeGreaterThanOrEqual(25);
  expect(summaryLine(recording)).toBe(`probe: held=${ASSUMPTIONS.length} broken=0 untried=0`);
});

it('names each assumption once', () => {
  const names = ASSUMPTIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('what was recorded of Discord', () => {
  const files = existsSync(RECORDINGS)
    ? readdirSync(RECORDINGS).filter((file) => file.endsWith('.json'))
    : [];

  it('matches what the playground does', () => {
    for (const file of files) {
      const recorded: Recording = JSON.parse(readFileSync(join(RECORDINGS, file), 'utf8'));
      expect({ file, differences: differences(recorded, probed.recording) }).toEqual({
        file,
        differences: [],
      });
    }
  });
});

describe('the comparison with a recording', () => {
  /** A recording in which one thing is other than in ours. */
  const changed = (change: (copy: Changeable) => void): Recording => {
    const copy = structuredClone(probed.recording) as unknown as Changeable;
    change(copy);
    return copy as unknown as Recording;
  };
  type Changeable = {
    findings: { assumption: string; verdict: string }[];
    exchanges: { assumption: string; status: number; answer: Record<string, unknown> }[];
    events: { assumption: string; event: Record<string, unknown> }[];
  };
  const exchangeOf = (copy: Changeable, name: string) => {
    const found = copy.exchanges.find(({ assumption }) => assumption === name);
    if (found === undefined) throw new Error(`no exchange of ${name}`);
    return found;
  };

  it('finds no difference in a second recording of the same', async () => {
    const again = await probePlayground();
    expect(differences(JSON.parse(JSON.stringify(again.recording)), probed.recording)).toEqual([]);
  });

  it('finds another verdict', () => {
    const recorded = changed(({ findings }) => {
      for (const one of findings) if (one.assumption === 'nonce') one.verdict = 'broken';
    });
    expect(differences(recorded, probed.recording)).toEqual(['nonce: held here, broken there']);
  });

  it('ignores what was not tried', () => {
    const recorded = changed(({ findings }) => {
      for (const one of findings) if (one.assumption === 'nonce') one.verdict = 'untried';
    });
    expect(differences(recorded, probed.recording)).toEqual([]);
  });

  it('finds a different status or code', () => {
    const status = changed((copy) => {
      exchangeOf(copy, 'v2-with-content').status = 403;
    });
    expect(differences(status, probed.recording)).toEqual([
      expect.stringMatching(/^v2-with-content: .* 400 50035 here, .* 403 50035 there$/),
    ]);
    const code = changed((copy) => {
      exchangeOf(copy, 'v2-with-content').answer.code = 50006;
    });
    expect(differences(code, probed.recording)).toHaveLength(1);
  });

  it('finds a missing field and one of a different type, but accepts an extra one', () => {
    const lacking = changed((copy) => {
      delete exchangeOf(copy, 'plain-then-v2').answer.pinned;
    });
    expect(differences(lacking, probed.recording)).toEqual([
      expect.stringMatching(/^plain-then-v2: .*\.?pinned here, not there$/),
    ]);
    const other = changed((copy) => {
      exchangeOf(copy, 'plain-then-v2').answer.pinned = 'no';
    });
    expect(differences(other, probed.recording)).toEqual([
      expect.stringMatching(/pinned is boolean here, string there$/),
    ]);
    const more = changed((copy) => {
      exchangeOf(copy, 'plain-then-v2').answer.novelty = true;
    });
    expect(differences(more, probed.recording)).toEqual([]);
  });

  it('compares interactions too', () => {
    const recorded = changed(({ events }) => {
      for (const one of events) if (one.assumption === 'command') one.event.locale = 7;
    });
    expect(differences(recorded, probed.recording)).toEqual([
      'command: the interaction.locale is string here, number there',
    ]);
  });
});

describe('a recording', () => {
  it('has no id, name or token of anybody in it', () => {
    const written = JSON.stringify(probed.recording);
    const found = (secret: RegExp) => secret.exec(written)?.[0];
    expect(found(/(?<!\d)\d{17,20}(?!\d)/)).toBeUndefined();
    expect(found(/"(?:Ann|Ben|Playground)"/)).toBeUndefined();
    expect(found(/127\.0\.0\.1|\.play\./)).toBeUndefined();
    expect(probed.recording.events.length).toBeGreaterThan(10);
    for (const { event } of probed.recording.events) expect(event).toMatchObject({ token: '<token>' });
  });

  it('replaces the same id by the same number, names everywhere, and what is ours nowhere', () => {
    const clean = anonymizer(['Moor', 'Moor Castle']);
    expect(
      clean({
        id: '123456789012345678',
        content: 'To <@123456789012345678> in <#223456789012345678> at Moor Castle',
        author: { id: '323456789012345678', username: 'somebody', global_name: 'Some Body', avatar: null },
        url: 'https://cdn.discordapp.com/attachments/1/2/board.png?ex=66&hm=abc',
        name: 'probe',
        at: '2026-11-23T01:02:03.456000+00:00',
      }),
    ).toEqual({
      id: '<id 1>',
      content: 'To <@<id 1>> in <#<id 2>> at <name>',
      author: { id: '<id 3>', username: '<name>', global_name: '<name>', avatar: null },
      url: 'https://files/board.png',
      name: 'probe',
      at: '<time>',
    });
  });
});

it.each([
  ['broken', new Broken('it is not so'), 'it is not so'],
  ['untried', new Untried('nobody did it'), 'nobody did it'],
  ['broken', new TypeError('fetch failed'), 'TypeError: fetch failed'],
])('an assumption is %s, with what is said of it', async (verdict, error, why) => {
  const assumption = { name: 'one', claim: 'one', try: () => Promise.reject(error) };
  const { recording } = await probePlayground({ assumptions: [assumption] });
  expect(recording.findings).toEqual([{ assumption: 'one', verdict, why }]);
});

describe('where the probe cannot be made, one sentence says why, and nothing is changed', () => {
  const look = async (
    { playground }: Scene,
    { token = playground.token, channel = playground.channels[0] ?? '' } = {},
  ) => {
    const before = playground.requests.length;
    const api = createApi({
      ...{ address: `${playground.api}/v10`, token, wait: async () => {}, note: () => {} },
    });
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

  it('a channel that is not there', async () => {
    expect(await look(await scene(), { channel: '123456789012345678' })).toBe(
      '"Bot" knows of no channel 123456789012345678.',
    );
  });

  it('a channel that it may not see', async () => {
    const stage = await scene();
    stage.playground.faults.lack(['ViewChannel'], true, stage.room);
    expect(await look(stage)).toBe(`"Bot" may not see the channel ${stage.room}.`);
  });

  it('direct messages', async () => {
    const stage = await scene();
    const channel = stage.ann.direct;
    expect(await look(stage, { channel })).toBe(`The channel ${channel} is no text channel of a server.`);
  });

  it('permissions that are lacking, in the channel or everywhere', async () => {
    const stage = await scene();
    stage.playground.faults.lack(['AttachFiles'], true, stage.room);
    stage.playground.faults.lack(['SendMessages'], true);
    expect(await look(stage)).toBe(
      `"Bot" lacks permissions in the channel ${stage.room}: Send Messages, Attach Files.`,
    );
  });

  it('nothing is said where nothing is wrong', async () => {
    expect(await look(await scene())).toBe('nothing');
  });
});

describe('options', () => {
  it.each([
    [['--playground'], { playground: true, out: undefined }],
    [['--playground', '--out', 'x'], { playground: true, out: 'x' }],
    [
      ['--channel', '123456789012345678'],
      { playground: false, channel: '123456789012345678', old: undefined, out: RECORDINGS },
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
