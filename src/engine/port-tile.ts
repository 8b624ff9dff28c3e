import type { PortTile } from '../content/index.ts';
import { rulesetOf } from './ruleset.ts';
import type { GameState } from './state.ts';

/** Returns the port tile of a number; `undefined` for an unknown one. */
export const portTile = ({ setup }: GameState, port: number): PortTile | undefined =>
  rulesetOf(setup).content.portTiles.find(({ id }) => id === port);
