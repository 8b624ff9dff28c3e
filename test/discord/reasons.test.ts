/** What is said of a port that cannot be used: the nearest of all that is in the way. */
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../src/discord/play/desk.ts';
import { portReason } from '../../src/discord/play/reasons.ts';
import type { Action } from '../../src/engine/index.ts';
import { acts, scene } from '../support/scene.ts';
import { gameAt } from './panels-crawler.ts';

const hire: Action = { type: 'hire' };

describe('the reason why a port cannot be used', () => {
  it.each<{ port: number; name: string; moves?: Action[]; told: string }>([
    {
      port: 1,
      name: 'that it belongs to another action',
      told: 'You can’t use the port “spare an animal” by itself. Name it when you fulfil a contract.',
    },
    {
      port: 2,
      name: 'goods that are missing, and not those it does not take',
      told: 'That takes 1 wool, and you have none.',
    },
    {
      port: 6,
      name: 'a main action that is taken',
      moves: [hire],
      told: 'You’ve already taken your main action',
    },
    {
      port: 7,
      name: 'that it has no effect now',
      told: 'The port “swap units” can’t do anything for you right now.',
    },
    {
      port: 8,
      name: 'that it is far',
      told: 'The port “money and contracts” is out of reach. Build towards it, or upgrade your shipping.',
    },
  ])('port $port: $name', ({ port, moves = [], told }) => {
    const given = scene({
      // A1 lies at the first corner and A9 at the last; what is there can be used after the main action.
      ports: port === 8 ? { A: 1, B: 8, C: 3, D: 5 } : { A: port, B: 3, C: 4, D: 5 },
      seats: [{ units: { A1: 'field', A9: 'field' }, goods: { bread: 1 } }],
    });
    const { state } = acts(given, ...moves.map((move) => [0, move] as const));
    expect(portReason(deskOf(gameAt(state), 0, 'en'), port)).toContain(told);
  });
});
