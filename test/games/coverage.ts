/** What the recorded games must show between them, and what one of them shows. */
import { CLANS, CONTENT } from '../../src/content/index.ts';
import {
  ACTION_TYPES,
  DECISION_KINDS,
  type EventType,
  OPTIONS,
  openDecisions,
  REJECTION_CODES,
} from '../../src/engine/index.ts';
import type { Retold } from './recording.ts';

/** Every type of event; the compiler keeps it complete. */
const EVENTS: Readonly<Record<EventType, true>> = {
  money: true,
  goods: true,
  glory: true,
  unitPlaced: true,
  unitRemoved: true,
  unitMoved: true,
  bidMade: true,
  bidDeclined: true,
  auctionWon: true,
  offerPicked: true,
  workerPlaced: true,
  workerSkipped: true,
  roundStarted: true,
  productionDecided: true,
  scoringStarted: true,
  endingStarted: true,
  produced: true,
  merchantsBack: true,
  priceRolled: true,
  boardRefilled: true,
  futureRefilled: true,
  contractLeft: true,
  turnEnded: true,
  passed: true,
  productionStarted: true,
  roundScored: true,
  mostGlory: true,
  gameFinished: true,
  traded: true,
  priceShifted: true,
  contractObtained: true,
  contractsDrawn: true,
  contractsReturned: true,
  contractsDiscarded: true,
  expanded: true,
  shippingUpgraded: true,
  technologyUpgraded: true,
  merchantHired: true,
  merchantRecalled: true,
  fulfilling: true,
  slaughtered: true,
  fulfilled: true,
  imported: true,
  lapsed: true,
  declined: true,
  portUsed: true,
  unitsExchanged: true,
  rowed: true,
  barrelTaken: true,
  brewed: true,
  barrelsAged: true,
  planned: true,
  confirmed: true,
  processed: true,
  butterMade: true,
  barrelStored: true,
};

/** Refusals of setups, which no game that is played can show; `refused-setups.json` has them. */
export const SETUP_CODES: readonly string[] = [
  'unknownContent',
  'newcomersCount',
  'optionNotSolo',
  'optionNotWithPlayers',
  'optionConflict',
];

/** Everything that must occur somewhere, as words such as `action trade`. */
export const WANTED: readonly string[] = [
  ...ACTION_TYPES.map((type) => `action ${type}`),
  ...DECISION_KINDS.map((kind) => `decision ${kind}`),
  ...Object.keys(EVENTS).map((type) => `event ${type}`),
  ...REJECTION_CODES.filter((code) => !SETUP_CODES.includes(code)).map((code) => `rejection ${code}`),
  ...CLANS.map((clan) => `clan ${clan}`),
  ...OPTIONS.map((option) => `option ${option}`),
  ...CONTENT.portTiles.map(({ id }) => `port ${id} used`),
  ...CONTENT.scoringTiles.map(({ id }) => `scoring tile ${id} scored`),
];

/** What a recorded game shows, as such words. */
export function shown({ recording, states, events, refusals }: Retold): Set<string> {
  const words = new Set<string>();
  for (const { action, refused } of recording.steps) {
    if (refused === undefined) words.add(`action ${action.type}`);
  }
  for (const { code } of refusals) words.add(`rejection ${code}`);
  for (const state of states) {
    for (const { kind } of openDecisions(state)) words.add(`decision ${kind}`);
  }
  for (const event of events) {
    words.add(`event ${event.type}`);
    if (event.type === 'portUsed') words.add(`port ${event.port} used`);
    if (event.type === 'roundScored' && event.glory > 0) words.add(`scoring tile ${event.tile} scored`);
  }
  const last = states.at(-1);
  // A clan counts as shown when a round is played with it, not when it is picked.
  for (const { clan } of last !== undefined && last.round > 0 ? last.players : []) {
    if (clan !== undefined) words.add(`clan ${clan}`);
  }
  const options = last?.setup.options ?? {};
  for (const [option, on] of Object.entries(options)) if (on) words.add(`option ${option}`);
  return words;
}
