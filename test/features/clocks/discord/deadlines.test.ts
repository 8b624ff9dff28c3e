/** The line under posts with a player's deadline, and what it is composed of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../../src/content/index.ts';
import type { Actor, Game, LobbySettings } from '../../../../src/core/index.ts';
import { deadlineLines, pendingLines } from '../../../../src/discord/shared/turn-status.ts';
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
const at = (minutes: number, style = 't') => `<t:${(now + minutes * MINUTE) / 1000}:${style}>`;
const lastLine = async (id: string) => pendingLines((await app.queries.getGame(id)) as Game, []).at(-1);

describe('the line with a deadline', () => {
  it('is in /game status as well, in the reader’s language', async () => {
    const id = await begun({ language: 'en', pace: 'live' });
    const game = (await app.queries.getGame(id)) as Game;
    const { parts } = statusPanel(game, BEN.user, 'es');
    const lines = parts.flatMap((part) => (part.kind === 'text' ? part.text : '')).join();
    expect(lines).toContain(
      `se acaba ${until(40)}. Límite de este turno: ${at(10)}; después, 30 min de reserva.`,
    );
  });

  it('is gone once the time is up, also where an earlier release has stored a deadline', async () => {
    const game = (await app.queries.getGame(await begun({ pace: 'live' }))) as Game;
    const { timing } = game.record;
    const waits = timing?.waits.map((wait) => ({ ...wait, expired: now })) ?? [];
    expect(waits[0]?.deadline).toBeGreaterThan(0);
    const late = { ...game, record: { ...game.record, timing: { ...timing, waits } } } as Game;
    expect(deadlineLines(game)).toHaveLength(1);
    expect(deadlineLines(late)).toEqual([]);
  });

  it.each([
    [
      'en',
      'live',
      40,
      10,
      /^-# .*(Ann|Ben).*’s time runs out <R>: this turn’s time lasts until <t>, then 30 min in reserve\.$/,
    ],
    [
      'es',
      'live',
      40,
      10,
      /^-# El tiempo de .* se acaba <R>\. Límite de este turno: <t>; después, 30 min de reserva\.$/,
    ],
    ['pl', 'live', 40, 10, /^-# .*: czas mija <R> \(czas na tę turę: do <t>, potem 30 min z rezerwy\)\.$/],
    [
      'en',
      'steady',
      96 * 60,
      24 * 60,
      /runs out <R>: this turn’s time lasts until <f>, then 72 h in reserve\. Their clock runs only in their own hours\.$/,
    ],
    [
      'es',
      'brisk',
      30 * 60,
      6 * 60,
      /<R>\. Límite de este turno: <f>; después, 24 h de reserva\. Su reloj solo corre dentro de su horario\.$/,
    ],
    [
      'pl',
      'brisk',
      30 * 60,
      6 * 60,
      /<R> \(czas na tę turę: do <f>, potem 24 h z rezerwy\)\. Zegar idzie tylko w godzinach tej osoby\.$/,
    ],
  ] as const)(
    'names the end of the turn’s time and the reserve: in %s, %s',
    async (language, pace, minutes, turn, line) => {
      const id = await begun({ language, pace });
      const said = await lastLine(id);
      const marked = said
        ?.replace(until(minutes), '<R>')
        .replace(at(turn), '<t>')
        .replace(at(turn, 'f'), '<f>');
      expect(marked).toMatch(line);
    },
  );

  it('names the stand-in whose hours count', async () => {
    const game = (await app.queries.getGame(await begun({ language: 'en', pace: 'steady' }))) as Game;
    const place = game.state?.seating[game.record.timing?.waits[0]?.seat ?? -1] ?? -1;
    const substitutions = [{ place, user: 'user-Eve', name: 'Eve', from: 0 }];
    const [line] = deadlineLines({ ...game, record: { ...game.record, substitutions } });
    expect(line).toMatch(/Their clock runs only in <@user-Eve>’s hours\.$/);
  });

  it('stays true while the time passes, and after a pause', async () => {
    const id = await begun({ pace: 'live' });
    const line = await lastLine(id);
    expect(line).toContain(`${until(40)}: this turn’s time lasts until ${at(10)}, then 30 min in reserve.`);
    now += 4 * MINUTE;
    expect(await lastLine(id)).toBe(line);
    await done(app.moderation.pause(MOD, id));
    now += 5 * MINUTE;
    await done(app.moderation.resume(MOD, id));
    expect(await lastLine(id)).toContain(
      `${until(36)}: this turn’s time lasts until ${at(6)}, then 30 min in reserve.`,
    );
    now += 16 * MINUTE;
    await done(app.moderation.pause(MOD, id));
    await done(app.moderation.resume(MOD, id));
    expect(await lastLine(id)).toContain(`${until(20)}: only the reserve is left.`);
  });

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
          ? `runs out ${until(10)}.`
          : `: this turn’s time lasts until ${at(10)}, then ${reserve / MINUTE} min in reserve.`,
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
    expect(said).toContain(`${until(35)}: this turn’s time lasts until ${at(5)}, then 30 min in reserve.`);
  });

  it('shows hours and minutes if a reserve has both', async () => {
    const id = await begun({ pace: 'brisk' });
    const { seat } = (await waitOf(id)) ?? {};
    now += 460 * MINUTE;
    for (let n = 0; n < 4; n++) {
      const { state, record } = (await app.queries.getGame(id)) as Game;
      const pending = (await waitOf(id))?.seat ?? -1;
      if (n > 0 && pending === seat) break;
      const user = record.members[state?.seating[pending] ?? -1]?.user;
      const action = state && passiveAction(state, pending);
      await done(app.play.play(user === ANN.user ? ANN : BEN, id, { action: action as never }));
    }
    expect(await lastLine(id)).toContain(', then 22 h 20 min in reserve');
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
