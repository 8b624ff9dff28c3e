/** The page of a game at one step, as HTML: complete without the script, which only makes it comfortable. */
import { html } from 'hono/html';
import { moveRangeLines } from '../discord/shared/log-lines.ts';
import type { Part } from '../discord/shared/panel.ts';
import { sceneOf } from '../discord/shared/pictures.ts';
import { wordsOf } from '../discord/shared/player-names.ts';
import { projectedScore } from '../engine/index.ts';
import { explanations, statusLine } from '../features/game-view/discord/captions.ts';
import { scoreHistoryParts } from '../features/game-view/discord/score-history.ts';
import { boardText, describe, hexOutlines, mapWords, type View } from '../render/index.ts';
import {
  botText,
  type Language,
  languages,
  listText,
  playerText,
  spaceText,
  translator,
  verdictText,
} from '../text/index.ts';
import type { Assets } from './assets.ts';
import { type Html, plainNames, richLines, richText } from './markup.ts';
import { gameAt, lastStep, pictureAt, type ShownGame } from './shown-game.ts';
import { type SpaceFacts, spaceFacts } from './spaces.ts';

/** Natural width of pictures in pixels, as they are drawn. */
const WIDTH = 1080;

/** About how high pictures are for this many players, so that little moves when they arrive. */
const ROOM: Partial<Record<View, (players: number) => number>> = {
  boards: () => 1220,
  players: (players) => 18 + 276 * players,
  clans: (players) => 18 + 272 * (players + 1),
  player: () => 877,
  score: () => 1340,
  race: (players) => 900 + 300 * players,
};

/** In addresses of pictures: an update may draw them again, and a restored backup may count versions again. */
export const STARTED = Date.now().toString(36);

/** Returns what the addresses of a game's pictures end with, so that browsers keep them until something changes. */
export const stampOf = (version: number): string => `${version}-${STARTED}`;

export interface PageRequest {
  readonly shown: ShownGame;
  readonly step: number;
  readonly language: Language;
  readonly assets: Assets;
}

/** The data that every part of the page uses. */
interface Scene extends PageRequest {
  readonly game: ShownGame['game'];
  readonly t: ReturnType<typeof translator<'webPage'>>;
  readonly look: ReturnType<typeof translator<'look'>>;
  /** Says who won. Empty until the game is over. */
  readonly verdict: string;
}

/** Returns the page of a game at a step. */
export function gamePage(request: PageRequest): Html {
  const { shown, step, language, assets } = request;
  const game = gameAt(shown, step);
  const t = translator('webPage', language);
  const verdict = verdictOf(game, language);
  const scene: Scene = { ...request, game, t, look: translator('look', language), verdict };
  const title = t('title', { names: listText(plainNames(game, language), language) });
  const { version, status } = shown.game.record;
  return html`<!doctype html>
<html lang="${language}" data-version="${version}" data-step="${step}" data-last="${lastStep(shown)}" data-status="${status}">
<head>${head(title, assets)}</head>
<body>
${header(scene, title)}
<main>
<div class="column">${mapSection(scene)}</div>
<div class="column">${playersSection(scene)}${boardsSection(scene)}</div>
<div class="column more">${scoreSection(scene)}${textSection(scene)}${logSection(scene)}</div>
</main>
${stepBar(scene)}
<p class="wait" role="status" data-step="${t('loadingStep', { step: '#' })}" data-pictures="${t('loadingPictures')}" data-retry="${t('retrying')}"></p>
</body>
</html>`;
}

interface MessageRequest extends Pick<PageRequest, 'language' | 'assets'> {
  readonly message: string;
  /** Version of the game that has nothing to show yet. Default: there is no game. */
  readonly version?: number | undefined;
}

/** Returns a page with only a message, for example that there is no such game. */
export function messagePage({ message, language, assets, version }: MessageRequest): Html {
  return html`<!doctype html>
<html lang="${language}"${version === undefined ? '' : html` data-version="${version}"`} data-step="0" data-last="0">
<head>${head('Caledonia by Post', assets)}</head>
<body class="message"><main><h1>Caledonia by Post</h1><p data-part="message">${message}</p></main></body>
</html>`;
}

const head = (title: string, { script, style }: Assets): Html => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title data-part="name">${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../../${style.name}">
<script type="module" src="../../${script.name}"></script>`;

function header({ game, t, look, language, step, shown, verdict }: Scene, title: string): Html {
  const sections = [
    ['map', look('map')],
    ['players', look('player')],
    ['boards', look('boards')],
    ['score', look('score')],
    ['log', look('log')],
  ] as const;
  const isLast = step === lastStep(shown);
  const at = isLast ? '' : `&step=${step}`;
  // An earlier step shows whose turn it was, even if the game was stopped later.
  const then = isLast
    ? game
    : { ...game, record: { ...game.record, status: 'playing' as const, paused: false } };
  return html`<header>
<div class="title"><h1 data-part="title">${title}</h1><p class="status" data-part="status">${richText(statusLine(then, language))}${verdict === '' ? '' : ` ${verdict}`}</p></div>
<nav class="sections" aria-label="${t('sections')}">${sections.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}</nav>
<nav class="languages" aria-label="${t('languages')}" data-part="languages">${languages.map(
    ({ code, name }) =>
      html`<a href="?lang=${code}${at}" hreflang="${code}" lang="${code}" title="${name}"${code === language ? html` aria-current="true"` : ''}>${code.toUpperCase()}</a>`,
  )}</nav>
<p class="live" role="status" data-live="${t('live')}" data-reconnecting="${t('reconnecting')}"></p>
</header>`;
}

/** Returns an image of a view of this step. Its alternative text says the same in words. */
function picture(
  scene: Scene,
  view: View,
  more: { readonly seat?: number; readonly late?: boolean; readonly hidden?: boolean } = {},
): Html {
  const { shown, step, language } = scene;
  const { seat, late = false, hidden = false } = more;
  const name = seat === undefined ? view : `${view}${seat}`;
  // The clans on offer stand where the players will be.
  const part = name === 'clans' ? 'players' : name;
  const request = { ...pictureAt(shown, step, view, language), ...(seat === undefined ? {} : { seat }) };
  const source = `${step}/${name}.svg?l=${language}&v=${stampOf(shown.game.record.version)}`;
  const height = ROOM[view]?.(shown.game.state.players.length);
  const room = height === undefined ? '' : html` width="${WIDTH}" height="${height}"`;
  return html`<img data-part="${part}" src="${source}"${room} alt="${describe(request)}"${late ? html` loading="lazy"` : ''}${hidden ? html` hidden` : ''}>`;
}

function mapSection(scene: Scene): Html {
  const { game, t, look, step, language, shown } = scene;
  const { height, outlines } = hexOutlines(game.state, WIDTH);
  const ports = textsOf(explanations(game, game.state, 'map', 0, language));
  return html`<section id="map" aria-labelledby="map-heading">
<h2 id="map-heading">${look('map')}</h2>
<div class="map" tabindex="-1">
<div class="sheet">
<img class="land" data-part="land" src="land.svg?v=${STARTED}" fetchpriority="high" alt="" width="${WIDTH}" height="${height}">
${picture(scene, 'map')}
<svg viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label="${t('keys')}">${outlines.map(
    ({ space, points }) =>
      html`<polygon points="${points}" data-space="${space}" role="button" tabindex="-1" aria-label="${spaceText(space, wordsOf(game, language))}"></polygon>`,
  )}</svg>
</div>
</div>
<div class="tools">
<p class="hint" aria-live="polite">${t('hint')}</p>
<button type="button" data-zoom="out" aria-label="${t('zoomOut')}" title="${t('zoomOut')}">−</button>
<button type="button" data-zoom="in" aria-label="${t('zoomIn')}" title="${t('zoomIn')}">+</button>
<button type="button" data-zoom="reset" aria-label="${t('zoomReset')}" title="${t('zoomReset')}">⤢</button>
</div>
<div class="detail" aria-live="polite"></div>
<div class="happened" data-part="happened" aria-live="polite">${richLines(stepLines(scene, step))}</div>
<div hidden data-part="spaces">${spaceFacts(game, language).map((one) => spaceEntry(one, t))}</div>
${ports.length === 0 ? '' : html`<details><summary>${richText(ports[0] ?? '')}</summary>${richLines(ports.slice(1))}</details>`}
${shown.replay.untold === 0 ? '' : html`<p class="notes">${richText(botText('replay', 'begins', { count: shown.replay.untold }, language))}</p>`}
</section>`;
}

/** Returns the facts about a space. The script shows only those of the chosen space. */
function spaceEntry({ space, heading, status, players }: SpaceFacts, t: Scene['t']): Html {
  const rows = players.map(({ name, reach }) => html`<tr><th scope="row">${name}</th><td>${reach}</td></tr>`);
  return html`<div data-space="${space}" data-label="${heading}. ${status}"><p><strong>${heading}</strong> · ${status}</p>${
    rows.length === 0 ? '' : html`<table><caption>${t('prices')}</caption>${rows}</table>`
  }</div>`;
}

/** Shows the clans on offer while they are chosen, then the players. */
function playersSection(scene: Scene): Html {
  const { game, look, t, language } = scene;
  const words = wordsOf(game, language);
  return html`<section id="players" aria-labelledby="players-heading">
<h2 id="players-heading">${look('player')}</h2>
<div>${picture(scene, game.state.phase === 'draft' ? 'clans' : 'players')}</div>
${game.state.players.map(
  (
    _,
    seat,
  ) => html`<details><summary data-part="board-of${seat}">${t('boardOf', { name: playerText(seat, { ...words, names: plainNames(game, language) }) })}</summary>
${picture(scene, 'player', { seat, late: true })}
<div data-part="player-notes${seat}" class="notes">${richLines(textsOf(explanations(game, game.state, 'player', seat, language)))}</div>
</details>`,
)}
</section>`;
}

function boardsSection(scene: Scene): Html {
  const { game, look, language } = scene;
  const lines = textsOf(explanations(game, game.state, 'contracts', 0, language));
  return html`<section id="boards" aria-labelledby="boards-heading">
<h2 id="boards-heading">${look('boards')}</h2>
${picture(scene, 'boards')}
<div data-part="rounds" class="notes">${richLines(lines)}</div>
</section>`;
}

function scoreSection(scene: Scene): Html {
  const { shown, look, language, verdict } = scene;
  const turning = scoreHistoryParts(shown.game, shown.scores, shown.history, language);
  // Before round 1, both pictures would say that there are no points.
  const hidden = shown.game.state.round === 0;
  return html`<section id="score" aria-labelledby="score-heading">
<h2 id="score-heading">${look('score')}</h2>
${picture(scene, 'score', { late: true })}
<p data-part="verdict" class="notes">${verdict}</p>
${picture(scene, 'race', { late: true, hidden })}
<div data-part="turning" class="notes">${richLines(textsOf(turning))}</div>
</section>`;
}

function verdictOf(game: ShownGame['game'], language: Language): string {
  if (game.state.phase !== 'finished') return '';
  return verdictText(projectedScore(game.state), {
    ...wordsOf(game, language),
    names: plainNames(game, language),
  });
}

function stepLines({ shown, language, t }: Scene, step: number): string[] {
  const { moves, beginning } = shown;
  const words = wordsOf(gameAt(shown, step), language);
  const turn = shown.replay.turns[step - 1];
  if (turn === undefined) {
    const lines = beginning === undefined ? [] : moveRangeLines(beginning, words);
    return lines.length === 0 ? [t('start')] : lines;
  }
  const purposes = moves?.purposes ?? new Map();
  return moveRangeLines(
    { state: turn.state, events: [...turn.events], moves: [], purposes, untold: 0 },
    words,
  );
}

function logSection(scene: Scene): Html {
  const { shown, look, t, language, step } = scene;
  const { turns } = shown.replay;
  const steps = turns.map((turn, i) => ({ number: i + 1, round: turn.round }));
  const rounds = [...new Set(steps.map(({ round }) => round))];
  const heading = (round: number) =>
    round === 0
      ? botText('replay', 'before', {}, language)
      : botText('replay', 'chooseRound', { round }, language);
  const entry = (
    number: number,
  ) => html`<li value="${number}"${number === step ? html` class="current"` : ''}>
<a href="?lang=${language}&amp;step=${number}" title="${number === 0 ? t('start') : t('step', { step: number, steps: turns.length })}"${number === step ? html` aria-current="step"` : ''}>${number}</a>
${richLines(stepLines(scene, number))}</li>`;
  return html`<section id="log" aria-labelledby="log-heading">
<h2 id="log-heading">${look('log')}</h2>
<div data-part="log">${rounds.reverse().map(
    (round) =>
      html`<h3>${heading(round)}</h3><ol reversed>${steps
        .filter((one) => one.round === round)
        .reverse()
        .map(({ number }) => entry(number))}</ol>`,
  )}<ol>${entry(0)}</ol></div>
</section>`;
}

function textSection({ game, shown, look, language }: Scene): Html {
  const names = plainNames(game, language);
  const scene = { ...sceneOf(shown.game, game.state, language), names };
  const text = [boardText(scene), ...mapWords(scene)].join('\n');
  return html`<section id="text"><details><summary>${look('asText')}</summary>
<div data-part="text">${text.split('\n').map((line) => (line === '' ? '' : html`<p>${line}</p>`))}</div></details></section>`;
}

function stepBar({ shown, step, t, language }: Scene): Html {
  const last = lastStep(shown);
  const link = (to: number, label: string, sign: string, name: string) => {
    const here = to === step || to < 0 || to > last;
    const href = `?lang=${language}${to === last ? '' : `&step=${to}`}`;
    return here
      ? html`<a class="${name}" role="link" tabindex="0" aria-disabled="true" aria-label="${label}" title="${label}">${sign}</a>`
      : html`<a class="${name}" href="${href}" aria-label="${label}" title="${label}">${sign}</a>`;
  };
  return html`<nav class="steps" aria-label="${botText('replay', 'steps', {}, language)}" data-part="steps">
${link(0, t('first'), '«', 'first')}${link(step - 1, t('back'), '‹', 'back')}
<button type="button" class="play" data-play="${t('play')}" data-stop="${t('stop')}" aria-label="${t('play')}">▶</button>
<label><span>${step === 0 ? t('start') : t('step', { step, steps: last })}</span>
<input type="range" min="0" max="${last}" value="${step}"></label>
${link(step + 1, t('next'), '›', 'next')}${link(last, t('last'), '»', 'last')}
</nav>`;
}

const textsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.kind === 'text' ? part.text.split('\n') : []));
