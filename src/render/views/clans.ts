/** The clans on offer: abilities and starting resources; in an auction, also the bids. */
import { GOODS } from '../../content/index.ts';
import { rulesetOf, type Seat } from '../../engine/index.ts';
import { clanText } from '../../text/index.ts';
import { card } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import { CRESTS } from '../emblems/crests.ts';
import type { Scene } from '../request.ts';
import { drawMark } from '../seat-marks.ts';
import { drawScaled } from '../shapes.ts';
import { type Box, linesIn, widthOf, write, writeLines } from '../text-layout.ts';
import { ACCENT, INK, MUTED } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { figure, flow } from './inline-flow.ts';
import { type Words, wordsFor } from './labels.ts';
import { PANEL_WIDTH, type Panel, panel, TYPE } from './panel-stack.ts';

type OfferShown = ReturnType<typeof shownOf>;
type BidsShown = NonNullable<ReturnType<typeof bidsOf>>;

const HEAD = 84;
const LINE = 42;
const LEAST_LINES = 2;
/** Margin beside an offer, and width of a crest. */
const MARGIN = 20;
const CREST = 150;
/** Pixels from one seat's mark to the next. */
const MARK_STEP = 64;

/** Returns a panel for each offer, below the bids of an auction. */
export function clanPanels(scene: Scene): Panel[] {
  const bids = bidsOf(scene);
  const offers = scene.state.offers.map((_, i) => {
    const shown = shownOf(scene, i);
    return panel(shown, 22 + HEAD + linesHeight(shown), drawOffer);
  });
  return bids === undefined ? offers : [panel(bids, 16 + HEAD, drawBids), ...offers];
}

const linesHeight = ({ clan, line }: OfferShown): number =>
  clan === undefined
    ? 0
    : LINE * Math.max(LEAST_LINES, linesIn(line, PANEL_WIDTH - 2 * MARGIN - CREST, { size: TYPE.small }));

/** Returns the highest bid, and who can still bid more; `undefined` without an auction. */
function bidsOf(scene: Scene) {
  const { auction } = scene.state;
  if (auction === undefined) return;
  const letters = lettersOf(scene);
  const mark = (seat: Seat) => ({ seat, letter: letters[seat] as string });
  const { high, leader, bidders } = auction;
  return {
    language: scene.language,
    high,
    leader: leader === undefined ? undefined : { ...mark(leader), name: nameOf(scene, leader) },
    others: bidders.filter((seat) => seat !== leader).map(mark),
  };
}

const nameOf = ({ language, names }: Scene, seat: Seat): string => wordsFor(language).player(names, seat);

function shownOf(scene: Scene, index: number) {
  const { state, language } = scene;
  const ruleset = rulesetOf(state.setup);
  const { clan, tile, takenBy } = state.offers[index] as (typeof state.offers)[number];
  const starting = ruleset.content.startingTiles.find(({ id }) => id === tile);
  return {
    language,
    number: index + 1,
    clan,
    /** The clan's abilities. */
    line: clan === undefined ? '' : clanText(clan, { language, ruleset, state }).line,
    money: starting?.money ?? 0,
    goods: starting?.goods,
    /** The player who picked it. */
    taken:
      takenBy === undefined
        ? undefined
        : {
            seat: takenBy,
            letter: lettersOf(scene)[takenBy] as string,
            name: nameOf(scene, takenBy),
            bid: ruleset.draft === 'auction' ? state.players[takenBy]?.bid : undefined,
          },
  };
}

/** Draws the highest bid and its bidder, and to the right who can still bid more. */
function drawBids(pen: Pen, { language, high, leader, others }: BidsShown, box: Box): void {
  const { say } = wordsFor(language);
  card(pen, box, '#fbf6e9');
  const [middle, right] = [box.y + box.height / 2, box.x + box.width - MARGIN];
  const left = { ...box, x: box.x + MARGIN };
  const caption = { size: TYPE.small, colour: MUTED } as const;
  const stillX = right - others.length * MARK_STEP;
  for (const [i, { seat, letter }] of others.entries())
    drawMark(pen, seat, { x: stillX + (i + 0.5) * MARK_STEP, y: middle }, 26, letter);
  const still = others.length === 0 ? '' : say('stillBidding');
  const stillWidth = Math.ceil(widthOf(pen, still, caption));
  write(pen, still, { ...box, x: stillX - stillWidth - 10, width: stillWidth + 1 }, caption);
  const room = stillX - stillWidth - 40 - left.x;
  if (leader === undefined) {
    write(pen, say('noBid'), { ...left, width: room }, caption);
    return;
  }
  const label = write(pen, say('highestBid'), { ...left, width: room }, caption) + 16;
  const number = { size: TYPE.large, bold: true } as const;
  const x = left.x + label + write(pen, `${high}`, { ...left, x: left.x + label, width: 90 }, number) + 50;
  drawMark(pen, leader.seat, { x, y: middle }, 26, leader.letter);
  const width = left.x + room - x - 38;
  write(pen, leader.name, { ...box, x: x + 38, width }, { size: TYPE.body, bold: true });
}

function drawOffer(pen: Pen, shown: OfferShown, box: Box): void {
  const { clan, line, taken } = shown;
  const words = wordsFor(shown.language);
  card(pen, box, taken === undefined ? '#fbf6e9' : '#efe6d0');
  const inner = { x: box.x + MARGIN, y: box.y + 8, width: box.width - 2 * MARGIN, height: HEAD };
  const crest = clan === undefined ? 0 : CREST;
  if (clan !== undefined) {
    drawScaled(pen, { x: box.x + 86, y: box.y + box.height / 2 }, 66, CRESTS[clan]);
  }
  const right = { ...inner, x: inner.x + crest, width: inner.width - crest };
  const name = clan === undefined ? words.say('offer', { number: shown.number }) : words.clan(clan);
  const style = { size: TYPE.large, caps: true, colour: taken === undefined ? ACCENT : MUTED } as const;
  const took = write(pen, name, { ...right, width: 330 }, style);
  const rest = { ...right, x: right.x + took + 30, width: right.width - took - 30 };
  if (taken === undefined) drawStart(pen, shown, rest);
  else drawTaken(pen, words, taken, rest);
  if (clan === undefined) return;
  const lines = { ...right, y: inner.y + HEAD - 2, height: linesHeight(shown) + 8 };
  writeLines(pen, line, lines, { size: TYPE.small, colour: taken === undefined ? INK : MUTED, least: 1 });
}

/** Draws money and goods of the starting tile, to the right. */
function drawStart(pen: Pen, { money, goods }: OfferShown, box: Box): void {
  const items = [
    figure(pen, 'money', String(money)),
    ...GOODS.flatMap((good) => {
      const count = goods?.[good] ?? 0;
      return count === 0 ? [] : [figure(pen, good, String(count))];
    }),
  ];
  const size = 27;
  const width = items.reduce((sum, item) => sum + item.width(size), 0) + size * (items.length - 1);
  const wide = Math.min(width, box.width);
  flow(pen, items, { ...box, x: box.x + box.width - wide, width: wide }, size, { gap: 1 });
}

function drawTaken(pen: Pen, words: Words, taken: NonNullable<OfferShown['taken']>, box: Box): void {
  const { seat, letter, name, bid } = taken;
  const style = { size: TYPE.body, bold: true } as const;
  const width = Math.min(widthOf(pen, name, style), box.width - 60);
  const x = box.x + box.width - width;
  write(pen, name, { ...box, x, width: width + 1 }, style);
  drawMark(pen, seat, { x: x - 38, y: box.y + box.height / 2 }, 26, letter);
  const room = { ...box, width: x - 76 - box.x };
  if (room.width < 120) return;
  const how = bid === undefined ? words.say('taken') : words.say('won', { amount: bid });
  write(pen, how, room, { size: TYPE.small, colour: MUTED, align: 'right' });
}
