/** The memory of the bot and its processes under load. */
import { expect, it } from 'vitest';
import { underLoad } from '../../../src/tools/load/run.ts';
import { openTempDatabase } from '../../../src/tools/temp-database.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

// On a machine of 512 MB, the rest is for the system.
it.runIf(process.platform === 'linux')(
  'plays within 400 MB, with its drawing and thinking processes',
  async () => {
    const { url, drop } = await openTempDatabase();
    const play = {
      tables: 2,
      minutes: 0.05,
      rate: 20,
      processes: 1,
      live: 10,
      seed: 'small',
      weather: false,
    };
    const { memory, posts, errors } = await underLoad({ ...play, thinks: true }, url);
    await drop();
    expect({ errors, hasPosted: posts > 0 }).toEqual({ errors: [], hasPosted: true });
    expect(memory.most / 2 ** 20).toBeGreaterThan(100);
    expect(memory.most / 2 ** 20).toBeLessThan(400);
  },
);
