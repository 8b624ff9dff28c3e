/** The script of a game's page: a map to move in, steps without reloading, and news as they happen. */
import './style.css';
import { followLive } from './live.ts';
import { openMap } from './map.ts';
import { openSteps } from './steps.ts';

const sheet = document.querySelector<HTMLElement>('.sheet');
const map = sheet === null ? undefined : openMap(sheet);
const steps = openSteps(() => map?.refresh());
// At an address without a game, there is nothing to follow.
if (document.documentElement.dataset.version !== undefined) followLive(steps.refresh);
