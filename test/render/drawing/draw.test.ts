/** Pictures from the drawing process: each drawn once, and no files left behind. */
import { afterAll, describe, expect, it } from 'vitest';
import { CONTENT } from '../../../src/content/index.ts';
import { close, draw, type PictureRequest } from '../../../src/render/index.ts';
import { openPool } from '../../../src/render/pool.ts';
import { OutdatedPictureError } from '../../../src/render/task-queue.ts';
import { ProcessEndedError, type WorkerProcess } from '../../../src/workers/index.ts';
import { ownContent } from '../../engine/rules/fixtures/own-content.ts';
import { scene } from '../../fixtures/scene.ts';
import { four } from '../fixtures/scenes.ts';

const request = (given: Partial<PictureRequest> = {}): PictureRequest => ({
  ...{ ...four(), view: 'market', width: 300 },
  ...given,
});

afterAll(close);

describe('drawing', () => {
  it('gives a PNG of the requested width', async () => {
    const { png, width, height, contentType } = await draw(request());
    expect([width, contentType]).toEqual([300, 'image/png']);
    expect(png).toBeInstanceOf(Buffer);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('draws a picture once, even when asked for again', async () => {
    expect(await draw(request())).toBe(await draw(request()));
  });

  it('draws a picture once for several requests at the same time', async () => {
    const asked = () => draw(request({ width: 310 }));
    const [one, other, third] = await Promise.all([asked(), asked(), asked()]);
    expect(other).toBe(one);
    expect(third).toBe(one);
  });

  it('draws another picture for another position, view, width or language of names', async () => {
    const before = four().state;
    const state = { ...before, market: { ...before.market, wool: before.market.wool + 1 } };
    const pictures = await Promise.all([
      draw(request()),
      draw(request({ state })),
      draw(request({ view: 'player' })),
      draw(request({ width: 301 })),
      draw(request({ view: 'player', names: ['Someone', 'else'] })),
    ]);
    expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(pictures.length);
  });

  it('uses content that only the caller has', async () => {
    const { large, small } = CONTENT.market;
    const dear = { ...large.prices, wool: large.prices.wool.map((price) => price + 20) };
    const content = ownContent({ market: { small, large: { ...large, prices: dear } } });
    const [ours, own] = await Promise.all([
      draw(request({ state: scene({ players: 4 }) })),
      draw(request({ state: scene({ players: 4, content }) })),
    ]);
    expect(own.png.equals(ours.png)).toBe(false);
  });

  it('rejects a request that cannot be drawn and draws the next one', async () => {
    const nothing = draw(request({ view: 'portrait' as never }));
    await expect(nothing).rejects.toThrow();
    expect((await draw(request({ width: 320 }))).width).toBe(320);
  });

  it('replaces a thread that takes too long', async () => {
    const pool = openPool(1);
    const asked = request({ width: 350 });
    const json = JSON.stringify(asked);
    await expect(Promise.all([pool.draw(asked, json), pool.draw(asked, json)])).rejects.toThrow();
    await expect(pool.draw(asked, json)).rejects.toThrow();
    await pool.close();
  });

  it('draws a picture again if the process was killed meanwhile, but only once', async () => {
    const asked = request({ width: 360 });
    const tasks: unknown[] = [];
    const dying: WorkerProcess<unknown> = {
      run: async (task) => {
        tasks.push(task);
        throw new ProcessEndedError('SIGKILL');
      },
      start: () => {},
      kill: async () => {},
    };
    await expect(openPool(60_000, dying).draw(asked, JSON.stringify(asked))).rejects.toThrow('SIGKILL');
    expect(tasks).toHaveLength(2);
    expect(tasks[1]).toBe(tasks[0]);
  });

  it('draws urgent requests before those of low priority', async () => {
    const pool = openPool();
    const order: string[] = [];
    const asked = async (name: string, width: number, lowPriority: boolean) => {
      const one = request({ width });
      await pool.draw(one, JSON.stringify(one), { lowPriority });
      order.push(name);
    };
    const patient = Array.from({ length: 15 }, (_, more) => asked('patient', 400 + more, true));
    await Promise.all([...patient, asked('urgent', 410, false)]);
    // The process has four in hand by then.
    expect(order.slice(-2)).toEqual(['patient', 'patient']);
    await pool.close();
  });

  it('returns bytes that keep nothing else in memory, such as the beginning of the next picture', async () => {
    const pool = openPool();
    const map = request({ view: 'map', width: 1080 });
    const json = JSON.stringify(map);
    const [{ png }, svg] = await Promise.all([pool.draw(map, json), pool.drawVector(map, json)]);
    expect([png.buffer.byteLength, svg.buffer.byteLength]).toEqual([png.byteLength, svg.byteLength]);
    await pool.close();
  });

  it('drops an outdated request, but not for those who still want the same picture', async () => {
    const others = Array.from({ length: 6 }, (_, more) => draw(request({ width: 420 + more })));
    const outdated = { lowPriority: true, isWanted: () => false };
    const dropped = draw(request({ width: 430 }), outdated);
    const shared = draw(request({ width: 431 }), outdated);
    const wanted = draw(request({ width: 431 }));
    await expect(dropped).rejects.toThrow(OutdatedPictureError);
    expect((await wanted).width).toBe(431);
    expect(await shared).toBe(await wanted);
    await Promise.all(others);
  });

  it('can be closed at any time and draws again afterwards', async () => {
    const last = draw(request({ width: 330 }));
    await close();
    expect((await last).width).toBe(330);
    await close();
    expect((await draw(request({ width: 340 }))).width).toBe(340);
  });
});
