/** Games from their very beginning: found by their seeds, played up to where a test wants them. */
import type { Clan } from '../../src/content/index.ts';
import {
  type Action,
  type GameEvent,
  type GameState,
  legalActions,
  type NewGame,
  newGame,
  openDecisions,
  type Seat,
  type SetupInput,
} from '../../src/engine/index.ts';
import { act } from '../support/scene.ts';

export interface Playing {
  state: GameState;
  events: GameEvent[];
}

/** A new game; fails when it is refused. */
export function begin(setup: Partial<SetupInput> = {}): Playing {
  const begun = newGame({ seed: 'beginning', players: 3, ...setup });
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
  return begun;
}

/** The codes with which a setup is refused; none when it is a game. */
export function refusedSetup(setup: Partial<SetupInput>): string[] {
  const begun: NewGame = newGame({ seed: 'refused', players: 3, ...setup });
  return begun.ok ? [] : begun.rejections.map(({ code }) => code);
}

/** A new game whose offers include these clans, by trying seeds. */
export function offering(clans: readonly Clan[], setup: Partial<SetupInput> = {}): Playing {
  for (let n = 0; n < 2000; n++) {
    const game = begin({ ...setup, seed: `offering ${n}` });
    if (clans.every((clan) => game.state.offers.some((offer) => offer.clan === clan))) return game;
  }
  throw new Error(`never offered: ${clans.join()}`);
}

/** The seat that the game waits for, in the phases where it is one. */
export function waitedFor(state: GameState): Seat {
  const waiting = openDecisions(state).filter(({ required }) => required);
  const [first] = waiting;
  if (first === undefined || waiting.length > 1) throw new Error(`waiting for ${waiting.length}`);
  return first.seat;
}

/** The number of the offer with this clan. */
export function offerOf(state: GameState, clan: Clan): number {
  return state.offers.findIndex((offer) => offer.clan === clan);
}

/** Plays on: whoever is waited for takes the first legal action that is wanted, or any first. */
export function playOn(
  from: GameState,
  until: (state: GameState) => boolean,
  wants: (action: Action, state: GameState) => boolean = () => true,
): Playing {
  let state = from;
  const events: GameEvent[] = [];
  while (!until(state)) {
    const seat = openDecisions(state).find(({ required }) => required)?.seat;
    if (seat === undefined) throw new Error('nobody is waited for');
    const legal = legalActions(state, seat);
    const chosen = legal.find((action) => wants(action, state)) ?? legal[0];
    if (chosen === undefined) throw new Error('nothing is legal');
    const done = act(state, seat, chosen);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

/** The draft with this clan picked by a seat; the other seats take the first of the others. */
export function pickFor(from: GameState, who: Seat, clan: Clan): Playing {
  const own = offerOf(from, clan);
  return playOn(
    from,
    (state) => state.phase !== 'draft',
    (action, state) => action.type === 'pick' && (waitedFor(state) === who) === (action.offer === own),
  );
}
