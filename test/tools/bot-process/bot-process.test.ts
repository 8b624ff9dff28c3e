/** A bot in a process of its own, as load tests and benchmarks start it. */
import { expect, test } from 'vitest';
import { startPlayground } from '../../../src/playground/index.ts';
import { startBotProcess } from '../../../src/tools/bot-process/start.ts';

test('a bot that dies is reported with the signal, and not waited for', async () => {
  const playground = await startPlayground({ port: 0, people: [], channels: [] });
  const bot = await startBotProcess({ token: playground.token, api: playground.api });
  expect((await bot.usage()).busy).toBeGreaterThan(0);
  process.kill(bot.pid, 'SIGKILL');
  await expect(bot.died).rejects.toThrow('the bot ended with SIGKILL');
  await expect(bot.usage()).rejects.toThrow('the bot ended with SIGKILL');
  await bot.end();
  await playground.close();
});
