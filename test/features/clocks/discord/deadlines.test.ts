/** The line under posts with a player's deadline, and what it is composed of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../../src/content/index.ts';
import type { Actor, Game, LobbySettings } from '../../../../src/core/index.ts';
import { pendingLines } from '../../../../src/discord/shared/turn-status.ts';
import { passiveAction } from '../../../../src/engine/index.ts';
import type { Services } from '../../../../src/features/index.ts';
import { statusPanel } from '../../../../src/features/lobby/discord/status.ts';
import { memoryStore } from '../../../storage/fixtures/memory/index.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-06-01T10:00Z');
const PLACE = { guild: 'guild', channel: 'channel' };
const actor = (name: string): Actor => ({ user: `user-${name}`, name, moderator: false, at: PLACE });
const [ANN, BEN] = [actor('Ann'), actor('Ben')];
const MOD: Actor = { ...actor('Mod'), moderator: true };

let now: number;
let app: Services;
beforeEach(async () => {
  now = NOW;
  let drawn = 0;
  app = await createServices({
    store: memoryStore(() => new Date(now)),
    content: CONTENT,
    now: () => new Date(now),
    random: (bytes) => Buffer.alloc(bytes, ++drawn),
  });
});

async function done(outcome: ReturnType<Services['lobby']['create']>): Promise<Game> {
  const made = await outcome;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.game;
}
async function begun(wish: LobbySettings): Promise<string> {
  const { id } = (await done(app.lobby.create(ANN, PLACE, { players: 2, seed: 'heather', ...wish }))).record;
  await done(app.lobby.join(BEN, id));
  await done(app.lobby.start(ANN, id));
  return id;
}
const waitOf = async (id: string) => (await app.queries.getGame(id))?.record.timing?.waits[0];
const until = (minutes: number) => `<t:${(now + minutes * MINUTE) / 1000}:R>`;
const lastLine = async (id: string) => pendingLines((await app.queries.getGame(id)) as Game, []).at(-1);

describe('the line with a deadline', () => {
  it('is in /game status as well, in the reader’s language', async () => {
    const id = await begun({ language: 'en', pace: 'live' });
    const game = (await app.queries.getGame(id)) as Game;
    const { parts } = statusPanel(game, BEN.user, 'es');
    const lines = parts.flatMap((part) => (part.kind === 'text' ? part.text : '')).join();
    expect(lines).toContain(`se acaba ${until(40)}: 10 min para este turno y después 30 min de reserva.`);
  });

  it.each([
    [
      'en',
      'live',
      40,
      /^-# .*(Ann|Ben).*’s time runs out <t>: 10 min for this turn, then 30 min in reserve\.$/,
    ],
    [
      'es',
      'live',
      40,
      /^-# El tiempo de .* se acaba <t>: 10 min para este turno y después 30 min de reserva\.$/,
    ],
    ['pl', 'live', 40, /^-# .*: czas mija <t> \(10 min na tę turę, potem 30 min z rezerwy\)\.$/],
    [
      'en',
      'steady',
      96 * 60,
      /runs out <t>: 24 h for this turn, then 72 h in reserve, counted in their own hours only\.$/,
    ],
    [
      'es',
      'brisk',
      30 * 60,
      /<t>: 6 h para este turno y después 24 h de reserva, contando solo su propio horario\.$/,
    ],
    [
      'pl',
      'brisk',
      30 * 60,
      /<t> \(6 h na tę turę, potem 24 h z rezerwy, liczone tylko we własnych godzinach\)\.$/,
    ],
  ] as const)(
    'names the time of the turn and the reserve: in %s, %s',
    async (language, pace, minutes, line) => {
      const id = await begun({ language, pace });
      const said = await lastLine(id);
      expect(said).toContain(until(minutes));
      expect(said?.replace(until(minutes), '<t>')).toMatch(line);
    },
  );

  it('names what is left of the reserve, or none if it is used up', async () => {
    const id = await begun({ pace: 'live' });
    const seats = new Set<number>();
    for (const used of [35, 35, 50, 50]) {
      const seat = (await waitOf(id))?.seat ?? -1;
      seats.add(seat);
      now += used * MINUTE;
      while ((await waitOf(id))?.seat === seat) {
        const { state, record } = (await app.queries.getGame(id)) as Game;
        if (state === undefined) throw new Error('no state');
        const user = record.members[state.seating[seat] ?? -1]?.user;
        await done(
          app.play.play(user === ANN.user ? ANN : BEN, id, { action: passiveAction(state, seat) as never }),
        );
      }
      const said = await lastLine(id);
      const reserve =
        (await app.queries.getGame(id))?.record.timing?.pools[(await waitOf(id))?.seat ?? -1] ?? 0;
      expect(said, `used ${used}`).toContain(
        reserve === 0
          ? ': 10 min for this turn.'
          : `: 10 min for this turn, then ${reserve / MINUTE} min in reserve.`,
      );
    }
    expect(seats.size).toBe(2);
  });

  it('is the same for a substitute', async () => {
    const id = await begun({ pace: 'live' });
    now += 5 * MINUTE;
    const { seat = -1 } = (await waitOf(id)) ?? {};
    await done(app.moderation.replacePlayer(MOD, id, seat, actor('Cat')));
    const said = await lastLine(id);
    expect(said).toContain(`Cat`);
    expect(said).toContain(`${until(35)}: 5 min for this turn, then 30 min in reserve.`);
  });

  it('shows hours and minutes if a time has both', async () => {
    const id = await begun({ pace: 'brisk' });
    now += 100 * MINUTE;
    const { seat = -1 } = (await waitOf(id)) ?? {};
    await done(app.moderation.replacePlayer(MOD, id, seat, actor('Cat')));
    expect(await lastLine(id)).toContain(': 4 h 20 min for this turn, then 24 h in reserve');
  });

  it('never reads “until in 40 minutes”, and no other text does with a relative time', () => {
    for (const language of ['en', 'es', 'pl']) {
      const folder = join(import.meta.dirname, '../../../../src/text', language, 'bot');
      for (const file of readdirSync(folder)) {
        const text = readFileSync(join(folder, file), 'utf8');
        expect(text, file).not.toMatch(/(until|hasta|\bdo|\bza|\ben) \{until\}/);
      }
    }
  });
});
