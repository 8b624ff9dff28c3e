/** Replays: their frames, files that match the drawings, and the priority of posts. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayOf } from '../../../src/features/replay/index.ts';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { rowsOf } from '../../../src/render/encode.ts';
import { cancelReplays, close, drawReplay, type ReplayRequest } from '../../../src/render/index.ts';
import { PALETTE } from '../../../src/render/palette.ts';
import { openPool, type Pool } from '../../../src/render/pool.ts';
import { drawReplayWith } from '../../../src/render/replay/draw.ts';
import { paintFrame, sentencesOf } from '../../../src/render/replay/encode-replay.ts';
import { framesOf, MAX_FRAMES } from '../../../src/render/replay/frames.ts';
import { type Box, onCut, onWrite } from '../../../src/render/text-layout.ts';
import { languages } from '../../../src/text/index.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';
import { slowTests } from '../../support/waiting.ts';
import { four } from '../fixtures/scenes.ts';

slowTests();

const NAMES = ['Aileen', 'Bruce', 'Catriona of Inverness', 'Duncan'];
const WIDTH = 240;

/** A random game of four as a replay; only its last turns if a number is given. */
function whole(format: ReplayRequest['format'] = 'webp', count?: number): ReplayRequest {
  const turns = count === undefined ? replay.turns : replay.turns.slice(-count);
  return { start: replay.start, turns, language: 'en', names: NAMES, format, width: WIDTH };
}
const game = playedGame('replay', 4, []);
const replay = replayOf({ from: 0, states: game.states, events: game.events.slice(1) });

afterAll(close);

describe('the frames of a replay', () => {
  const frames = framesOf(whole());

  it('number at most 120, from the first position to the final score', () => {
    expect(replay.turns.length).toBeGreaterThan(MAX_FRAMES);
    expect(frames.length).toBeLessThanOrEqual(MAX_FRAMES);
    expect(frames[0]).toMatchObject({ kind: 'start', move: 0, index: 0 });
    expect(frames.at(-1)).toMatchObject({ kind: 'end', index: frames.length - 1 });
  });

  it('show every event once, and the first and last turn of each round', () => {
    expect(frames.flatMap(({ events }) => events)).toEqual(replay.turns.flatMap(({ events }) => events));
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const turns = replay.turns.filter((turn) => turn.round === round);
      const shown = frames.filter((frame) => frame.kind === 'turn' && frame.round === round);
      expect(shown[0]?.events, `round ${round}`).toEqual(turns[0]?.events);
      expect(shown.at(-1)?.move, `round ${round}`).toBe(turns.at(-1)?.to);
    }
  });

  it('write scores with a bid above the other points with a minus sign, as all pictures do', () => {
    const middle = frames.find(({ round }) => round === 1) as (typeof frames)[number];
    const players = middle.state.players.map((player) => ({ ...player, bid: 90 }));
    const written: string[] = [];
    onWrite((text) => void written.push(text));
    releaseSurface(paintFrame({ ...middle, state: { ...middle.state, players } }));
    onWrite(undefined);
    expect(written.filter((text) => /^−\d+$/.test(text))).toHaveLength(4);
    expect(written.filter((text) => text.startsWith('-'))).toEqual([]);
  });

  it('keep bars apart from totals of three digits', () => {
    const middle = frames.find(
      ({ round, kind }) => round === 1 && kind === 'turn',
    ) as (typeof frames)[number];
    const players = middle.state.players.map((player) => ({ ...player, glory: 200 }));
    const totals: Box[] = [];
    onWrite((text, _, covered) => void (/^\d{3}$/.test(text) && totals.push(covered)));
    const canvas = paintFrame({ ...middle, state: { ...middle.state, players }, maxPoints: 200 });
    onWrite(undefined);
    expect(totals).toHaveLength(4);
    const pen = canvas.getContext('2d');
    for (const { x, y, height } of totals) {
      const { data } = pen.getImageData(x - 5, y + height / 2, 4, 1);
      expect(Buffer.from(data).toString('hex')).toBe('fbf6e9ff'.repeat(4));
    }
    releaseSurface(canvas);
  });

  it('last about a minute in all, the last one longest', () => {
    const delays = frames.map(({ delayMs }) => delayMs);
    expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThan(68_000);
    expect(delays.at(-1)).toBe(Math.max(...delays));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(300);
  });

  it('dwell on turns that fulfil a contract', () => {
    const within = frames.filter(({ kind, round }, i) => kind === 'turn' && round === frames[i + 1]?.round);
    const delays = (has: boolean) =>
      within
        .filter(
          ({ events }) => events.some(({ type }) => type === 'fulfilled' || type === 'portUsed') === has,
        )
        .map(({ delayMs }) => delayMs);
    expect(delays(true).length).toBeGreaterThan(0);
    expect(Math.min(...delays(true))).toBeGreaterThan(1.5 * Math.max(...delays(false)));
  });

  it('are few and slow for a few turns, and limited on request', () => {
    expect(framesOf(whole('webp', 3)).map(({ kind }) => kind)).toEqual([
      'start',
      'turn',
      'turn',
      'turn',
      'end',
    ]);
    expect(framesOf(whole('webp', 3))[0]?.delayMs).toBeGreaterThan(1000);
    expect(framesOf(whole(), 40)).toHaveLength(40);
    expect(framesOf({ ...whole(), turns: [] })).toEqual([]);
  });

  it('show uncut sentences in every language', () => {
    const cut: string[] = [];
    onCut((text, box) => {
      // Names on the players' cards may be.
      if (box.height > 40) cut.push(text);
    });
    for (const { code } of languages) {
      for (const frame of framesOf({ ...whole(), language: code }).filter((_, i) => i % 15 === 0)) {
        expect(sentencesOf(frame).length).toBeGreaterThan(0);
        releaseSurface(paintFrame(frame));
      }
    }
    onCut(undefined);
    expect(cut).toEqual([]);
  });
});

describe.each(['webp', 'gif'] as const)('a replay as %s', (format) => {
  const request = whole(format, 6);
  const frames = framesOf(request);
  let file: Awaited<ReturnType<typeof drawReplay>>;
  beforeAll(async () => {
    file = await drawReplay(request);
  });

  it('plays once, each frame for its time', async () => {
    const meta = await sharp(file.bytes, { animated: true }).metadata();
    expect(meta).toMatchObject({
      format,
      pages: frames.length,
      width: WIDTH,
      pageHeight: file.height,
      loop: 1,
    });
    expect(meta.delay).toEqual(frames.map(({ delayMs }) => delayMs));
    expect(file).toMatchObject({ frames: frames.length, contentType: `image/${format}` });
  });

  it('shows each frame as drawn', async () => {
    for (const [page, frame] of frames.entries()) {
      const shown = await sharp(file.bytes, { page }).removeAlpha().raw().toBuffer();
      const canvas = paintFrame(frame);
      const rows = rowsOf(canvas);
      let other = 0;
      for (let y = 0; y < canvas.height; y++) {
        for (let x = 0; x < WIDTH; x++) {
          const colour = shown.readUIntBE(3 * (y * WIDTH + x), 3);
          if (colour !== PALETTE[rows[y * (WIDTH + 1) + 1 + x] as number]) other++;
        }
      }
      // One of the 256 colours of a GIF is used for transparency.
      expect(other, `page ${page}`).toBeLessThan(format === 'gif' ? canvas.height : 1);
      releaseSurface(canvas);
    }
  });

  it('is drawn once for all requests', async () => {
    const asked = () => drawReplay({ ...request, width: WIDTH + 1 });
    const [one, other] = await Promise.all([asked(), asked()]);
    expect(other).toBe(one);
    expect(await asked()).toBe(one);
  });
});

describe('drawing a replay', () => {
  let pool: Pool;
  beforeAll(() => {
    pool = openPool();
  });
  afterAll(() => pool.close());

  it('lets other pictures go first', async () => {
    const order: string[] = [];
    const frames = framesOf(whole('webp', 4));
    const picture = (word: string) => {
      const request = { ...four(), view: 'market', width: 300, names: [word] } as const;
      return pool.draw(request, JSON.stringify(request)).then(() => order.push(word));
    };
    const drawn = (async () => {
      for (const [index, frame] of frames.entries()) {
        await pool.drawFrame(frame, { id: -1, isFirst: index === 0, format: 'webp' });
        order.push('frame');
        if (order.length === 1)
          await Promise.race([picture('a post'), picture('another'), picture('a third')]);
      }
    })();
    await drawn;
    expect(order.indexOf('frame', 1)).toBe(4);
    expect(order.slice(1, 4).sort()).toEqual(['a post', 'a third', 'another']);
  });

  it('drops frames if the file would be too large', async () => {
    const all = await drawReplayWith(pool, whole('webp', 6));
    const fewer = await drawReplayWith(pool, whole('webp', 6), { most: all.bytes.byteLength - 1 });
    expect(fewer.bytes.byteLength).toBeLessThan(all.bytes.byteLength);
    expect(fewer.frames).toBeGreaterThan(1);
  });

  it('can be cancelled, and works again for the next request', async () => {
    const asked = Promise.allSettled(['one', 'two'].map((name) => drawReplay({ ...whole(), names: [name] })));
    cancelReplays();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await drawReplay({ ...whole('webp', 1), names: ['three'] })).frames).toBe(3);
  });

  it('refuses more than six at once and draws the next one afterwards', async () => {
    const many = Array.from({ length: 8 }, (_, i) => drawReplay({ ...whole('webp', 1), names: [`${i}`] }));
    const done = await Promise.allSettled(many);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect((await drawReplay({ ...whole('webp', 1), names: ['after'] })).frames).toBe(3);
  });
});
