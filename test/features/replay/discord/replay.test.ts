/** Replays: as a film and step by step, by buttons and by command, for players and for strangers. */

import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/index.ts';
import { parseCustomId } from '../../../../src/discord/shared/custom-id.ts';
import type {
  Answer,
  CommandValues,
  InteractionContext,
  Route,
} from '../../../../src/discord/shared/interaction-context.ts';
import { type Panel, withoutPictures } from '../../../../src/discord/shared/panel.ts';
import { whileDrawing } from '../../../../src/discord/transport/progress-message.ts';
import { replayCommand } from '../../../../src/features/replay/discord/commands.ts';
import { replayRoutes } from '../../../../src/features/replay/discord/routes.ts';
import { replayOf } from '../../../../src/features/replay/index.ts';
import { describeReplay } from '../../../../src/render/index.ts';
import {
  buttonsOf,
  expectFits,
  expectHarmless,
  type Played,
  playedGame,
  requestsOf,
  textOf,
} from '../../../discord/fixtures/posts-games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';
import { ENGLISH } from '../../../fixtures/visits.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const ID = 'abcd2345';

/** A context and the game after this many moves; those before `from` cannot be described. */
function visitTo(played: Played, game: Game | undefined, from = 0): InteractionContext {
  const count = game?.moves.length ?? 0;
  const known = played.states.slice(0, count + 1);
  const app = partialApp(
    {
      queries: { getGame: async () => game, getLatestBegun: async () => game },
      replay: {
        getReplay: async () => replayOf({ from, states: known, events: played.events.slice(0, count) }),
      },
    },
    played.app,
  );
  const actor = { user: '999', name: 'Somebody', moderator: false };
  return {
    services: app,
    direct: async () => 'sent',
    actor,
    guild: '1',
    channel: '2',
    log: SILENT,
    ...ENGLISH,
  };
}

async function clicked(visit: InteractionContext, id: string, ...values: string[]): Promise<Answer> {
  const { route: name, args } = parseCustomId(id);
  const found = replayRoutes.find((route) => route.name === name) as Route<unknown>;
  return await found.run(visit, found.args.parse(args), { values, fields: {}, chosen: {} });
}
const click = async (visit: InteractionContext, id: string, ...values: string[]): Promise<Panel> =>
  (await clicked(visit, id, ...values)).panel;
const typed = (visit: InteractionContext, given: Partial<CommandValues> = {}): Promise<Answer> =>
  replayCommand.run(visit, { subcommand: undefined, text: {}, number: {}, flag: {}, user: {}, ...given });

const replayIn = ({ parts }: Panel) =>
  parts.flatMap((part) => (part.kind === 'replay' ? [part.request] : []))[0];
const menuIn = ({ parts }: Panel) => parts.flatMap((part) => (part.kind === 'menu' ? [part.menu] : []))[0];
const idOf = (panel: Panel, route: RegExp): string =>
  buttonsOf(panel).find(({ id }) => route.test(id))?.id ?? 'none';

describe('a replay', () => {
  const played = playedGame('watch', 3, []);
  const { turns } = replayOf({ from: 0, states: played.states, events: played.events });
  const over = visitTo(played, played.after());

  it('shows the whole game or a round, in both formats', async () => {
    const panel = await click(over, `replay:${ID}`);
    expectFits(panel);
    expectHarmless(panel, []);
    expect(textOf(panel)).toContain('The whole game');
    expect(replayIn(panel)).toMatchObject({ turns, format: 'webp', language: 'en', start: { moveCount: 0 } });
    const menu = menuIn(panel);
    expect(menu?.options.map(({ value }) => value)).toEqual(['-', '1', '2', '3', '4', '5']);
    const round = await click(over, menu?.id ?? '', '2');
    expectFits(round);
    expect(textOf(round)).toContain('Round 2');
    const wanted = turns.filter((turn) => turn.round === 2);
    expect(replayIn(round)).toMatchObject({ turns: wanted, start: { moveCount: wanted[0]?.from } });
    const gif = await click(over, idOf(round, /^watch:.*gif$/));
    expect(replayIn(gif)).toEqual({ ...replayIn(round), format: 'gif' });
    expectFits(gif);
  });

  it('works by command too, and can be shared in the table’s language', async () => {
    expect(replayIn((await typed(over)).panel)).toEqual(replayIn(await click(over, `replay:${ID}`)));
    const round = await typed(over, { number: { round: 3 }, flag: { gif: true } });
    expect(replayIn(round.panel)).toEqual(replayIn(await click(over, `watch:${ID}:3:gif`)));
    const game = played.after();
    const spanish = visitTo(played, { ...game, record: { ...game.record, language: 'es' } });
    const shared = await typed(spanish, { flag: { share: true } });
    const pressed = await clicked(spanish, idOf((await typed(spanish)).panel, /^watchall:/));
    for (const answer of [shared, pressed]) {
      expect(answer.kind).toBe('public');
      expect(replayIn(answer.panel)).toMatchObject({ language: 'es' });
      expectFits(answer.panel);
      // A public message is never replaced by a user's click.
      const routes = buttonsOf(answer.panel).map(({ id }) => parseCustomId(id).route);
      expect(routes).toEqual(['replay', 'look']);
    }
  });

  it('can be shared at one step', async () => {
    const game = played.after();
    const spanish = visitTo(played, { ...game, record: { ...game.record, language: 'es' } });
    const { kind, panel } = await typed(spanish, { number: { step: 5 }, flag: { share: true } });
    expect(kind).toBe('public');
    expect(textOf(panel)).toContain('Paso 5 de ');
    expect(requestsOf(panel)).toMatchObject([{ language: 'es' }]);
    expect(buttonsOf(panel).map(({ id }) => parseCustomId(id).route)).toEqual(['replay', 'look']);
  });

  it('shows a running game up to its position', async () => {
    const visit = visitTo(played, played.after(40));
    const panel = await click(visit, `replay:${ID}`);
    expect(textOf(panel)).toContain('The game so far');
    expect(replayIn(panel)?.turns.at(-1)?.to).toBe(40);
    const none = await click(visit, `watch:${ID}:5:webp`);
    expect(textOf(none)).toContain('Nothing to show for round 5');
    expect(replayIn(none)).toEqual(replayIn(panel));
  });

  it('calls a shelved game, which may continue, the game so far', async () => {
    const game = played.after(40);
    const timing = { pace: 'friendly', waits: [], pools: [], stopped: false, setAside: true } as const;
    const shelved = { ...game, record: { ...game.record, status: 'ended', timing } } as const;
    const panel = await click(visitTo(played, shelved), `replay:${ID}`);
    expect(textOf(panel)).toContain('The game so far');
  });

  it('shows all of a cancelled game', async () => {
    const game = played.after(40);
    const cancelled = { ...game, record: { ...game.record, status: 'ended' } } as const;
    const panel = await click(visitTo(played, cancelled), `replay:${ID}`);
    expect(textOf(panel)).toContain('The whole game');
    expect(replayIn(panel)?.turns.at(-1)?.to).toBe(40);
    // No one is to play any more, except after an earlier round.
    const read = async (id: string) => {
      const request = replayIn(await click(visitTo(played, cancelled), id)) ?? expect.fail('no replay');
      const { state } = request.turns.at(-1) ?? expect.fail('no turn');
      return describeReplay({ ...request, state });
    };
    expect(await read(`replay:${ID}`)).not.toContain('to play');
    expect(await read(`watch:${ID}:0:webp`)).toContain('to play');
  });

  it('says what is missing from a round and from the rounds before a corrected rule', async () => {
    const half = played.states.findIndex(({ round, phase }) => round === 2 && phase === 'actions') + 3;
    const visit = visitTo(played, played.after(), half);
    const said = async (round: number) => textOf(await click(visit, `watch:${ID}:${round}:webp`));
    expect(await said(1)).toContain('Nothing to show for round 1. Here’s everything there is.');
    expect(await said(2)).toContain(`It begins after move ${half}`);
    expect(await said(3)).not.toContain('It begins after');
  });

  it('is replaced by words if it cannot be drawn', async () => {
    const bare = withoutPictures(await click(over, `replay:${ID}`));
    expect(textOf(bare)).toContain('can’t draw the replay right now');
    expectFits(bare);
  });

  it('reports an unknown game or one without moves', async () => {
    const lobby = { ...played.after(0), state: undefined };
    const said = async (visit: InteractionContext) =>
      textOf((await typed(visit, { flag: { share: true } })).panel);
    expect(await said(visitTo(played, undefined))).toContain('There’s no game in this channel');
    expect(await said(visitTo(played, lobby))).toContain('ended in the lobby');
    expect(await said(visitTo(played, played.after(0)))).toContain('No one has moved yet');
    expect(await said(visitTo(played, played.after(9), 9))).toContain('A rules bug has been fixed');
    const later = await click(visitTo(played, played.after(), 30), `replay:${ID}`);
    expect(textOf(later)).toContain('It begins after move 30');
    expect(replayIn(later)?.start.moveCount).toBe(30);
    for (const id of [`replay:${ID}`, `watch:${ID}:-:gif`, `step:${ID}:last`]) {
      expect(textOf(await click(visitTo(played, undefined), id)), id).toContain(
        'don’t have that game any more',
      );
    }
  });
});

describe('a slow replay', () => {
  const played = playedGame('slow', 2, []);
  const visit = visitTo(played, played.after(12));
  const saying = async (how: NonNullable<Parameters<typeof whileDrawing>[2]>) => {
    const said: Panel[] = [];
    const panel = await click(visit, `replay:${ID}`);
    const say = async (meanwhile: Panel) => {
      said.push(meanwhile);
    };
    return { said, over: whileDrawing(panel, say, how) };
  };

  it('is announced first, without buttons', async () => {
    const { said, over } = await saying({ draw: () => new Promise(() => {}), silence: 0 });
    await over;
    expect(said.map(textOf)).toEqual([
      '### The game so far\nI’m drawing the replay. It takes a few seconds.',
    ]);
    expect(said.flatMap(buttonsOf)).toEqual([]);
  });

  it('is not announced if it is quick or fails', async () => {
    for (const draw of [async () => ({}) as never, () => Promise.reject(new Error('no ink'))]) {
      const { said, over } = await saying({ draw, silence: 60_000 });
      await over;
      expect(said).toEqual([]);
    }
  });
});

describe('stepping through a game', () => {
  const played = playedGame('steps', 2, []);
  const visit = visitTo(played, played.after());
  const { turns } = replayOf({ from: 0, states: played.states, events: played.events });

  it('leads from the start through every turn to the end, and back', async () => {
    let panel = await click(visit, `step:${ID}:first`);
    expect(textOf(panel)).toContain('The start');
    const seen: (number | undefined)[] = [];
    for (;;) {
      expectFits(panel);
      expectHarmless(panel, []);
      seen.push(requestsOf(panel)[0]?.state.moveCount);
      const next = buttonsOf(panel).find(({ label }) => label === 'Next');
      if (next === undefined || next.disabled === true) break;
      panel = await click(visit, next.id);
    }
    expect(seen).toEqual([0, ...turns.map(({ to }) => to)]);
    const back = buttonsOf(panel).find(({ label }) => label === 'Back')?.id ?? '';
    expect(requestsOf(await click(visit, back))[0]?.state.moveCount).toBe(turns.at(-2)?.to);
    expect(requestsOf(await click(visit, `step:${ID}:last`))[0]?.state.phase).toBe('finished');
  });

  it('says what happened in each turn, in the colour of its player', async () => {
    const place = turns.findIndex(({ events }) => events.some(({ type }) => type === 'expanded'));
    const turn = turns[place];
    const panel = await click(visit, `step:${ID}:${place + 1}`);
    expect(panel.colour).toBe(turn?.seats[0]);
    expect(textOf(panel)).toMatch(/places a .* on [A-M][1-9] for £/);
    expect(textOf(panel)).toContain(`Step ${place + 1} of ${turns.length}`);
    expect(textOf(panel)).toMatch(/Round \d of 5 · moves? \d+/);
    expect(textOf(panel)).toContain('If it had ended then:');
    expect(requestsOf(panel)[0]?.last?.length).toBeGreaterThan(0);
  });

  it('goes to the first turn of any round', async () => {
    const menu = menuIn(await click(visit, `step:${ID}:first`));
    expect(menu?.options.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5']);
    const panel = await click(visit, menu?.id ?? '', '4');
    expect(textOf(panel)).toContain('Round 4 of 5');
    expect(menuIn(panel)?.options.find(({ chosen }) => chosen)?.value).toBe('4');
    const first = turns.findIndex(({ round }) => round === 4);
    expect(requestsOf(panel)[0]?.state.moveCount).toBe(turns[first]?.to);
    expect(textOf((await typed(visit, { number: { step: first + 1 } })).panel)).toBe(textOf(panel));
  });

  it('shows the last step in place of ones that no longer exist', async () => {
    const undone = visitTo(played, played.after(20));
    const panel = await click(undone, `step:${ID}:${turns.length}`);
    expect(requestsOf(panel)[0]?.state.moveCount).toBe(20);
    expectFits(await click(undone, `stepround:${ID}`, '5'));
    expectFits(await click(undone, `stepround:${ID}`, 'moon'));
  });

  it('refuses forged ids', () => {
    for (const id of [
      `step:${ID}:-1`,
      `step:${ID}:1e9`,
      `watch:${ID}:7:webp`,
      `watch:${ID}:1:png`,
      `watchall:${ID}`,
    ]) {
      const { route, args } = parseCustomId(id);
      const found = replayRoutes.find(({ name }) => name === route) as Route<unknown>;
      expect(found.args.safeParse(args).success, id).toBe(false);
    }
  });
});
