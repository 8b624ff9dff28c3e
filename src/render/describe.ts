/** Pictures in words: alt texts, and the whole board as plain text for screen readers. */
import {
  GOODS,
  type Good,
  IMPORTS,
  MODULES,
  ROUNDS,
  SHIPPING_LEVELS,
  TECHNOLOGIES,
  UNITS,
  type Unit,
} from '../content/index.ts';
import {
  contractTile,
  finalScore,
  graphOf,
  hasOwnValues,
  importTotals,
  income,
  openSpaces,
  type PointsHistory,
  pendingSeats,
  priceOf,
  type RowPoints,
  rulesetOf,
  type Seat,
  type Space,
  seatsInOrder,
  standings,
  totalOf,
  traitsAt,
  usableSpaces,
} from '../engine/index.ts';
import {
  clanText,
  contractText,
  countedText,
  describeTranslator,
  hopsText,
  landsText,
  moneyText,
  offerText,
  playerText,
  portText,
  scoringText,
  signedText,
  spaceText,
  thingName,
  verdictText,
} from '../text/index.ts';
import { mapWords } from './map-words.ts';
import { pricesFor, rowTargets } from './prices.ts';
import type { PictureRequest, ReviewRequest, Scene, View } from './request.ts';
import { type SheetRequest, sheetSentences } from './sheet-content.ts';
import { unitGroups } from './unit-groups.ts';
import { seatOf } from './viewpoint.ts';
import { drawnContracts } from './views/contract-tiles.ts';
import { minusText, wordsFor } from './views/labels.ts';
import { pointsBySource } from './views/points-by-round.ts';

/** Discord's limit for an alt text, in characters. */
export const MAX_ALT_LENGTH = 1024;

type Teller = ReturnType<typeof tellerFor>;

/** Returns everything the sentences about one position need. */
function tellerFor({ state, language, names, ended }: Scene) {
  const words = wordsFor(language);
  return {
    state,
    language,
    ended,
    say: describeTranslator(language),
    name: (seat: Seat) => names[seat] ?? words.say('seat', { number: seat + 1 }),
    scores: standings(state),
    /** Names a space as the map does. */
    spot: (space: Space) => spaceText(space, { state, ruleset: rulesetOf(state.setup) }),
  };
}

/** Returns the alt text of a picture, at most `MAX_ALT_LENGTH` characters, most important facts first. */
export const describe = (request: Described): string => joinFitting(sentencesOf(request), MAX_ALT_LENGTH);

/** Returns what a picture shows in a few words, for a small copy of it in an older post. */
export const describeBriefly = (request: Described): string =>
  joinFitting(sentencesOf(request).slice(0, 1), MAX_ALT_LENGTH);

type Described = Omit<PictureRequest, 'width'> | SheetRequest | ReviewRequest;

function sentencesOf(request: Described): Sentence[] {
  if (request.view === 'review') return reviewSentences(request);
  if (request.view === 'sheet') return sheetSentences(request.sheet);
  const teller = tellerFor(request);
  const sentences = TELLINGS[request.view](teller, request);
  return request.plan === true ? [teller.say('plan'), ...sentences] : sentences;
}

/** Returns the alt text of a replay: what it is, and the final standings. */
export function describeReplay(scene: Scene): string {
  const teller = tellerFor(scene);
  const players = seatsInOrder(teller.state).map((seat) => standing(teller, seat));
  return joinFitting([teller.say('replay'), ...course(teller), ...players], MAX_ALT_LENGTH);
}

/** A sentence, or a long one and what to say where it does not fit. */
type Sentence = string | readonly [long: string, short: string];

const isTold = (sentence: Sentence): boolean => sentence !== '';

/** Returns what to say where room is short: alt texts of posts are read every turn. */
const brief = (sentence: Sentence): string => [sentence].flat().at(-1) ?? '';

/** Joins as many sentences as fit; the first is truncated if necessary. */
function joinFitting(sentences: readonly Sentence[], length: number): string {
  let text = '';
  for (const sentence of sentences.filter(isTold)) {
    const longer = [sentence].flat().map((one) => (text === '' ? one : `${text} ${one}`));
    const fitting = longer.find((one) => one.length <= length);
    if (fitting !== undefined) text = fitting;
    else if (text === '') return `${longer[0]?.slice(0, length - 1)}…`;
  }
  return text;
}

const TELLINGS: Readonly<Record<View, (teller: Teller, scene: Scene) => Sentence[]>> = {
  map: (teller, scene) => {
    const marks = marked(teller, scene);
    if (scene.detail === true) return [teller.say('map'), ...marks];
    return [
      teller.say('map'),
      ...course(teller),
      ...marks,
      ...seatsInOrder(teller.state).map((seat) => `${teller.name(seat)}: ${unitsOf(teller, seat)}`),
      brief(ports(teller)),
      blocked(teller),
    ];
  },
  boards: (teller, scene) => [
    teller.say('boards'),
    ...market(teller, scene),
    ...exportBoard(teller, [onOffer(teller), numbers(teller)], brief(scoring(teller))),
  ],
  players: (teller) => [
    teller.say('players'),
    ...course(teller),
    ...seatsInOrder(teller.state).map((seat) => standing(teller, seat)),
    ...seatsInOrder(teller.state).map((seat) => holding(teller, seat)),
  ],
  market: (teller, scene) => [teller.say('market'), ...market(teller, scene), priceSteps(teller)],
  contracts: (teller) => [
    teller.say('contracts'),
    ...exportBoard(teller, [onOffer(teller), numbers(teller)], brief(scoring(teller))),
    laterCosts(teller),
    passReward(teller),
  ],
  clans: (teller) => [teller.say('clans'), [offers(teller).join(' '), offers(teller, 'short').join(' ')]],
  player: (teller, scene) => {
    const seat = seatOf(scene);
    return [
      teller.say('player', { name: teller.name(seat) }),
      ...playerLines(teller, seat),
      nextUnits(teller, seat),
      upgrades(teller, seat),
      posted(teller, [seat]),
      brief(ports(teller)),
    ];
  },
  table: (teller, scene) => [
    teller.say('table'),
    ...course(teller),
    ...marked(teller, scene),
    ...seatsInOrder(teller.state).map((seat) => standing(teller, seat)),
    prices(teller),
    moved(teller, scene),
    drawn(teller),
    numbers(teller),
  ],
  score: (teller) => {
    if (teller.state.round === 0) return [teller.say('score'), ...course(teller), noPoints(teller)];
    const sheet = finalScore(teller.state) ?? standings(teller.state);
    const total = sheet.players.map(({ seat, total: points }) =>
      teller.say('total', { name: teller.name(seat), points }),
    );
    const over = teller.state.phase === 'finished';
    return [
      teller.say('score'),
      ...course(teller),
      over
        ? verdictText(sheet, {
            language: teller.language,
            names: teller.state.players.map((_, seat) => teller.name(seat)),
          })
        : '',
      teller.say('totals', { list: total.join(', ') }),
      ...seatsInOrder(teller.state).map((seat) => standing(teller, seat)),
    ];
  },
  race: (teller, { race }) => {
    const head = [teller.say('race'), ...course(teller)];
    if (teller.state.round === 0) head.push(noPoints(teller));
    if (race === undefined) return head;
    head.push(...turningPoints(teller, race));
    return [...head, ...byRound(teller, race, MAX_ALT_LENGTH - head.join(' ').length - 1)];
  },
};

/** Says that there are no points yet, as the pictures do. */
const noPoints = ({ language, say }: Teller): string =>
  say('sentence', { line: wordsFor(language).say('noPoints') });

/** Describes both turns of a card. */
function reviewSentences({ language, state: { round }, card }: ReviewRequest): string[] {
  const { played, better, points, why = '' } = card;
  const say = describeTranslator(language);
  return [say('review', { round, played: played.label, better: better.label, points }), why];
}

/** Describes the turns with the largest effect on the race. */
function turningPoints({ say, name, scores }: Teller, { turns }: PointsHistory): string[] {
  const alone = scores.players.length === 1;
  const lead = (points: number) => (alone ? minusText(points) : signedText(points));
  return turns.map(({ seat, round, before, after }, i) =>
    say('turningPoint', {
      number: i + 1,
      round,
      name: name(seat),
      alone,
      moved: signedText(after - before),
      before: lead(before),
      after: lead(after),
    }),
  );
}

/** Lists the points every player gained, round by round, by source in as many rounds as `room` characters allow. */
function byRound({ say, name, language }: Teller, race: PointsHistory, room: number): string[] {
  const { whole, begun, rounds, majorities } = race;
  const words = wordsFor(language);
  const sources = (points: RowPoints) =>
    pointsBySource(points, words).map((one) => `${one.source} ${signedText(one.points)}`);
  const list = (gained: readonly RowPoints[], isLong: boolean) =>
    gained
      .map((points, seat) => {
        const parts = isLong ? sources(points).join(', ') : '';
        const values = { name: name(seat), points: signedText(totalOf(points)) };
        return say('gained', { ...values, parts: parts === '' ? 'none' : parts });
      })
      .join(', ');
  const tell = (isLong: boolean) => [
    say('begun', { whole, list: list(begun, isLong) }),
    ...rounds.map(({ round, gained }) => say('inRound', { round, list: list(gained, isLong) })),
    majorities.some((points) => totalOf(points) !== 0)
      ? say('majorities', { list: list(majorities, isLong) })
      : '',
  ];
  const long = tell(true);
  const short = tell(false);
  let left = room - short.join(' ').length;
  return short.map((brief, i) => {
    const more = (long[i] ?? brief).length - brief.length;
    if (more > left) return brief;
    left -= more;
    return long[i] ?? brief;
  });
}

export type TextView = 'table' | 'map' | 'market' | 'contracts' | 'player';

/**
 * Returns the whole position (`table`), or everything about one part of it, as plain text for screen readers, one fact
 * per line. With more than `room` characters, it is worded as briefly as possible.
 */
export function boardText(scene: Scene, view: TextView = 'table', room = Infinity): string {
  const teller = tellerFor(scene);
  const lines = [course(teller).join(' '), ...SECTIONS[view](teller, scene)];
  const tell = (length: 0 | -1) => {
    const text = lines.map((line) => [line].flat().at(length) ?? '').join('\n');
    return text.trim().replace(/\n{3,}/g, '\n\n');
  };
  const long = tell(0);
  return long.length <= room ? long : tell(-1);
}

const SECTIONS: Readonly<Record<TextView, (teller: Teller, scene: Scene) => Sentence[]>> = {
  table: (teller, scene) => [
    ...marked(teller, scene),
    within(teller, seatOf(scene)),
    ...(teller.state.phase === 'draft' ? offers(teller) : []),
    '',
    ...seatsInOrder(teller.state).flatMap((seat) => [
      ...playerLines(teller, seat),
      ...(seat === seatOf(scene) ? [nextUnits(teller, seat)] : []),
      '',
    ]),
    prices(teller),
    posted(teller),
    passReward(teller),
    '',
    ...exportBoard(teller, onOffer(teller), scoring(teller)),
    pile(teller),
    ports(teller),
    blocked(teller),
  ],
  map: (teller, scene) => [
    ...marked(teller, scene),
    within(teller, seatOf(scene)),
    '',
    ...seatsInOrder(teller.state).map((seat) => `${teller.name(seat)}: ${unitsOf(teller, seat)}`),
    '',
    ...mapWords(scene),
    ports(teller),
    blocked(teller),
  ],
  market: (teller, scene) => [...market(teller, scene), priceSteps(teller)].filter(isTold),
  contracts: (teller) =>
    [
      ...exportBoard(teller, onOffer(teller), scoring(teller)),
      laterCosts(teller),
      pile(teller),
      passReward(teller),
    ].filter(isTold),
  player: (teller, scene) => {
    const seat = seatOf(scene);
    return [
      ...playerLines(teller, seat),
      nextUnits(teller, seat),
      upgrades(teller, seat),
      posted(teller, [seat]),
      ability(teller, seat),
      passReward(teller),
      ports(teller),
    ].filter(isTold);
  },
};

/** Describes prices, how the last turn changed them, and merchants. */
const market = (teller: Teller, scene: Scene): string[] => [
  prices(teller),
  moved(teller, scene),
  posted(teller),
];

/** Describes the cost of contracts, those drawn, on offer and coming, round scoring and imports. */
const exportBoard = (teller: Teller, contracts: Sentence, glory: Sentence): Sentence[] =>
  [cost(teller), drawn(teller), contracts, future(teller), glory, imports(teller)].filter(isTold);

/** Describes the bids, and lists the clan offers and who picked each; `short`: without the abilities of the clans. */
const offers = (teller: Teller, length?: 'short'): string[] => [
  ...bids(teller),
  ...teller.state.offers.map((offer) => {
    const { state, language, say, name } = teller;
    const ruleset = rulesetOf(state.setup);
    const text = offerText(offer, { language, ruleset, state });
    const { clan, takenBy } = offer;
    const line =
      clan === undefined || length === 'short' ? '' : clanText(clan, { language, ruleset, state }).line;
    return say('offer', { text, line, taken: takenBy === undefined ? 'none' : name(takenBy) }).trim();
  }),
];

/** Describes the highest bid of an auction and who made it. */
function bids({ state, say, name }: Teller): string[] {
  if (state.auction === undefined) return [];
  const { high, leader } = state.auction;
  return [say('bids', { count: high, taken: leader === undefined ? 'none' : name(leader) })];
}

/** Describes the round, who is to act, and who has passed. */
function course({ state, ended, say, name }: Teller): string[] {
  if (state.phase === 'finished') return [say('over')];
  const when = state.round === 0 ? say('before') : say('round', { round: state.round, rounds: ROUNDS });
  if (ended === true) return [when];
  const whom = pendingSeats(state)
    .map((seat) => name(seat))
    .join(', ');
  const acting =
    state.phase === 'production' ? say('deciding', { list: whom }) : say('toAct', { name: whom });
  const list = state.passed.map((seat) => name(seat)).join(', ');
  return [when, acting, ...(list === '' ? [] : [say('passed', { list })])];
}

function marked({ state, language, say, name, spot }: Teller, scene: Scene): string[] {
  const { highlight } = scene;
  const seat = seatOf(scene);
  const lines = (['last', 'possible', 'chosen'] as const).flatMap((kind) => {
    const spaces = scene[kind] ?? [];
    return spaces.length === 0 ? [] : [say(kind, { list: spaces.map(spot).join(', ') })];
  });
  if (highlight === undefined) return lines;
  if (highlight === 'reach' || highlight === 'row') {
    const spaces = highlight === 'reach' ? usableSpaces(state, seat) : rowTargets(state, seat);
    const none = highlight === 'reach' ? 'reachNone' : 'rowNone';
    const key = spaces.length === 0 ? none : highlight;
    return [...lines, say(key, { name: name(seat), list: spaces.map(spot).join(', ') })];
  }
  const list = Object.entries(pricesFor(state, seat, highlight))
    .map(([space, price]) => `${spot(space)} ${moneyText(price, language)}`)
    .join(', ');
  const unit = thingName('units', highlight, 1, language);
  return [...lines, say(list === '' ? 'highlightNone' : 'highlight', { name: name(seat), unit, list })];
}

/** Lists the free spaces a player can reach, each with its land and cost. */
function within({ state, language, say, name, spot }: Teller, seat: Seat): string {
  if (state.phase !== 'actions') return '';
  const graph = graphOf(state);
  const list = openSpaces(state, seat).flatMap((space) => {
    const info = graph.spaces[graph.index.get(space) ?? -1];
    if (info === undefined) return [];
    if (info.kind !== 'land') return [say('water', { space: spot(space) })];
    return [say('land', { space, lands: landsText(info.land, language), cost: info.cost })];
  });
  return list.length === 0 ? '' : say('within', { name: name(seat), list: list.join(', ') });
}

function standing({ state, language, say, name, scores }: Teller, seat: Seat): string {
  const player = state.players[seat];
  const score = scores.players[seat];
  if (player === undefined || score === undefined) return '';
  const { title } = scores;
  return say('standing', {
    name: playerText(seat, { language, state, names: state.players.map((_, one) => name(one)) }),
    begun: state.round > 0,
    points: score.total,
    rank:
      title === undefined ? say('place', { place: score.place }) : thingName('titles', title, 1, language),
    money: player.money,
    glory: player.glory,
    merchants: player.merchants.stock,
    shipping: thingName('shipping', SHIPPING_LEVELS[player.shipping] ?? 'none', 1, language),
    fulfilled: player.fulfilled.length,
  });
}

/** Describes a player's goods, barrels in a cellar, and contracts. */
function holding(teller: Teller, seat: Seat): string {
  const { say, name } = teller;
  const list = [goodsOf(teller, seat), barrels(teller, seat), boxes(teller, seat)]
    .filter((line) => line !== '')
    .join(' ');
  return say('holding', { name: name(seat), list });
}

/** Returns "2 wool" and so on, for each good in stock. */
const counted = ({ language }: Teller, stock: Readonly<Partial<Record<Good, number>>> = {}): string[] =>
  GOODS.flatMap((good) => {
    const count = stock[good] ?? 0;
    return count === 0 ? [] : [countedText('goods', good, count, language)];
  });

function goodsOf(teller: Teller, seat: Seat): string {
  const { state, say } = teller;
  const goods = counted(teller, state.players[seat]?.goods);
  return goods.length === 0 ? say('noGoods') : say('goods', { list: goods.join(', ') });
}

function boxes(teller: Teller, seat: Seat): string {
  const { contracts: held = [] } = teller.state.players[seat] ?? {};
  if (held.length === 0) return '';
  return teller.say('boxes', { list: held.map((id) => numbered(teller, id)).join('; ') });
}

function playerLines(teller: Teller, seat: Seat): string[] {
  if (teller.state.players[seat] === undefined) return [];
  return [
    standing(teller, seat),
    goodsOf(teller, seat),
    unitsOf(teller, seat),
    nextIncome(teller, seat),
    ...privileges(teller, seat),
    ...achieved(teller, seat),
    boxes(teller, seat),
  ].filter((line) => line !== '');
}

/** Lists what the next production brings a player; nothing once the game is over. */
function nextIncome(teller: Teller, seat: Seat): string {
  const { state, say, language } = teller;
  if (state.phase === 'finished') return '';
  const { money, goods } = income(state, seat);
  const list = [...(money === 0 ? [] : [moneyText(money, language)]), ...counted(teller, goods)];
  return list.length === 0 ? '' : say('income', { list: list.join(', ') });
}

/** Lists the spots of barrels in a player's cellar. */
function barrels({ state, say }: Teller, seat: Seat): string {
  const { cellar = [] } = state.players[seat] ?? {};
  const spots = cellar.flatMap((full, i) => (full ? [i + 1] : []));
  return spots.length === 0 ? '' : say('cellar', { list: spots.join(', ') });
}

/** Lists a player's upgraded technologies, and the spots of barrels in a cellar. */
function privileges(teller: Teller, seat: Seat): string[] {
  const { state, language, say } = teller;
  const { technology } = state.players[seat] ?? {};
  const upgraded = TECHNOLOGIES.filter((worker) => technology?.[worker] === true);
  const workers = upgraded.map((worker) => thingName('technologies', worker, 1, language));
  return [workers.length === 0 ? '' : say('technology', { list: workers.join(', ') }), barrels(teller, seat)];
}

/** Lists what contracts have brought a player, and the linked settlements. */
function achieved({ state, language, say, scores }: Teller, seat: Seat): string[] {
  const { counts } = scores.players[seat] ?? {};
  if (counts === undefined) return [];
  const worth = hasOwnValues(rulesetOf(state.setup)) ? scores.importValues[seat] : undefined;
  const brought = IMPORTS.flatMap((good) => {
    const text = countedText('imports', good, counts[good], language);
    if (worth !== undefined) return [say('importOne', { text, points: worth[good] })];
    return counts[good] === 0 ? [] : [text];
  });
  if (counts.hops > 0) brought.push(hopsText(counts.hops, language));
  return [
    brought.length === 0 ? '' : say('brought', { list: brought.join(', ') }),
    counts.settlements === 0 ? '' : say('settlements', { count: counts.settlements }),
  ];
}

/** Lists the units that a player can still place, each with its cost. */
function nextUnits({ state, language, say }: Teller, seat: Seat): string {
  if (state.phase === 'draft' || state.phase === 'finished') return '';
  const list = unitGroups(state, seat).flatMap(({ kinds, size, placed, cost }) => {
    if (cost === undefined) return [];
    const unit = kinds.map((kind) => thingName('units', kind, 1, language)).join('/');
    return [say('nextUnit', { unit, cost, count: size - placed.length })];
  });
  return list.length === 0 ? '' : say('nextUnits', { list: list.join(', ') });
}

/** Lists the merchants, shipping and technologies that a player can still buy, each with its cost. */
function upgrades({ state, language, say }: Teller, seat: Seat): string {
  const player = state.players[seat];
  if (player === undefined || state.phase === 'draft' || state.phase === 'finished') return '';
  const { merchants, shipping, technology } = rulesetOf(state.setup).content.playerBoard;
  const { board: count } = player.merchants;
  const next = SHIPPING_LEVELS[player.shipping + 1];
  const tools = traitsAt(state, seat).technologies.filter((tool) => !player.technology[tool]);
  const list = [
    ...(count === 0 ? [] : [say('merchantUpgrade', { cost: merchants.hireCost, count })]),
    ...(next === undefined
      ? []
      : [
          say('shippingUpgrade', {
            level: thingName('shipping', next, 1, language),
            cost: shipping.stepCost,
          }),
        ]),
    ...tools.map((tool) =>
      say('technologyUpgrade', {
        workers: thingName('technologies', tool, 1, language),
        cost: technology.cost,
      }),
    ),
  ];
  return list.length === 0 ? '' : say('upgrades', { list: list.join(', ') });
}

function ability({ state, language, say }: Teller, seat: Seat): string {
  const clan = state.players[seat]?.clan;
  if (clan === undefined) return '';
  const { short, line } = clanText(clan, { language, ruleset: rulesetOf(state.setup), state });
  return say('clan', { name: short, line });
}

/** Lists a player's units on the map by kind. */
function unitsOf({ state, language, say, spot }: Teller, seat: Seat): string {
  const standingOn = Object.entries(state.players[seat]?.units ?? {});
  if (standingOn.length === 0) return say('noUnits');
  const kinds = UNITS.flatMap((unit: Unit) => {
    const spaces = standingOn.flatMap(([space, one]) => (one === unit ? [space] : [])).sort();
    if (spaces.length === 0) return [];
    return [
      say('unitAt', {
        unit: thingName('units', unit, spaces.length, language),
        spaces: spaces.map(spot).join(' '),
      }),
    ];
  });
  return say('units', { list: kinds.join(', ') });
}

function prices({ state, language, say }: Teller): string {
  const list = GOODS.map((good) =>
    say('price', { good: thingName('goods', good, 1, language), price: priceOf(state, good) }),
  );
  return say('prices', { list: list.join(', ') });
}

/** Lists all prices a good can have, the present one marked. */
function priceSteps({ state, language, say }: Teller): string {
  const { content, size } = rulesetOf(state.setup);
  const list = GOODS.map((good) => {
    const steps = content.market[size].prices[good].map((price, i) =>
      i === state.market[good] ? say('stepNow', { price }) : String(price),
    );
    return say('stepsOne', { good: thingName('goods', good, 1, language), list: steps.join(' ') });
  });
  return say('steps', { list: list.join(', ') });
}

/** Describes how the last turn changed prices. */
function moved({ state, language, say }: Teller, { turn }: Scene): string {
  const list = GOODS.flatMap((good) => {
    const to = priceOf(state, good);
    const from = turn?.prices[good] ?? to;
    return from === to ? [] : [say('movedOne', { good: thingName('goods', good, 1, language), from, to })];
  });
  return list.length === 0 ? '' : say('moved', { list: list.join(', ') });
}

/** Lists merchants at the market, of all players or some. */
function posted({ state, language, say, name }: Teller, seats = [...state.players.keys()]): string {
  const list = seats.flatMap((seat) =>
    GOODS.flatMap((good) => {
      const standingThere = state.players[seat]?.posted[good];
      if (standingThere === undefined) return [];
      const { side, count } = standingThere;
      const values = { name: name(seat), count, side: thingName('sides', side, 1, language) };
      return [say('postedOne', { ...values, good: thingName('goods', good, 1, language) })];
    }),
  );
  return list.length === 0 ? '' : say('posted', { list: list.join(', ') });
}

const numbered = ({ state, language, say }: Teller, id: number): string =>
  say('contract', { number: id, text: contractText(contractTile(state, id), language) });

const contractList = (teller: Teller, ids: readonly number[]): string =>
  ids.map((id) => numbered(teller, id)).join('; ');

/** Names the contracts on the board; to a player alone, with all boxes by their price die (R-SOLO-3). */
function onBoard({ state, say }: Teller, nameOf: (id: number) => string): string[] {
  const { board } = state.contracts;
  const { solo, boxes, content } = rulesetOf(state.setup);
  if (!solo) return Object.values(board).map(nameOf);
  return content.exportBoard.soloBoxes.slice(0, boxes).map((die, box) => {
    const id = board[box];
    return say('inBox', { die: signedText(die), text: id === undefined ? 'none' : nameOf(id) });
  });
}

function onOffer(teller: Teller): string {
  const { state, say } = teller;
  const list = onBoard(teller, (id) => numbered(teller, id)).join('; ');
  return Object.keys(state.contracts.board).length === 0 ? say('noneOnOffer') : say('onOffer', { list });
}

function drawn(teller: Teller): string {
  const ids = drawnContracts(teller.state);
  return ids.length === 0 ? '' : teller.say('drawn', { list: contractList(teller, ids) });
}

function future(teller: Teller): string {
  const { future: next } = teller.state.contracts;
  return next.length === 0 ? '' : teller.say('future', { list: contractList(teller, next) });
}

/** Lists contracts by number only, where space is short. */
function numbers(teller: Teller): string {
  const { state, say } = teller;
  const list = onBoard(teller, String).join(', ');
  return Object.keys(state.contracts.board).length === 0 ? say('noneOnOffer') : say('numbers', { list });
}

/** Says what a contract costs or brings this round; nothing once the game is over. */
function cost({ state, say }: Teller): string {
  if (state.phase === 'finished') return '';
  const amount = rulesetOf(state.setup).content.exportBoard.contractCost[Math.max(0, state.round - 1)] ?? 0;
  return amount < 0 ? say('receive', { cost: -amount }) : say('cost', { cost: amount });
}

/** Lists what brings glory in this round and later ones: in sentences, or short by name. */
function scoring({ state, language, say }: Teller): Sentence {
  const rules = state.scoringTiles.flatMap((id, i) => {
    const tile = rulesetOf(state.setup).content.scoringTiles.find((one) => one.id === id);
    if (tile === undefined || i + 1 < state.round || state.phase === 'finished') return [];
    return [{ round: i + 1, ...scoringText(tile.rule, language) }];
  });
  if (rules.length === 0) return '';
  const list = rules.map(({ round, short }) => say('scoringOne', { round, text: short })).join(', ');
  const lines = rules.map(({ round, line }) => say('scoringLine', { round, line }));
  return [lines.join(' '), say('scoring', { list })];
}

/** Lists what contracts cost in later rounds. */
function laterCosts({ state, language, say }: Teller): string {
  const { contractCost } = rulesetOf(state.setup).content.exportBoard;
  const list = contractCost.flatMap((pounds, i) =>
    i < Math.max(1, state.round)
      ? []
      : [say('laterCost', { round: i + 1, price: moneyText(pounds, language) })],
  );
  return list.length === 0 ? '' : say('laterCosts', { list: list.join(', ') });
}

/** Lists the imports of all players, with their value if it is the same for all. */
function imports({ state, language, say, scores }: Teller): string {
  const totals = importTotals(state);
  const [worth] = hasOwnValues(rulesetOf(state.setup)) ? [] : scores.importValues;
  const list = IMPORTS.map((good) => {
    const text = countedText('imports', good, totals[good], language);
    return worth === undefined ? text : say('importOne', { text, points: worth[good] });
  });
  return say('imports', { list: list.join(', ') });
}

/** Describes how many contracts are left, and those at the end of the pile that all have seen. */
function pile({ state, say }: Teller): string {
  if (state.phase === 'finished') return '';
  const { pile: left, known } = state.contracts;
  const last = known === 0 ? 'none' : left.slice(-known).join(', ');
  return say('pile', { count: left.length, last });
}

/** Describes what the next players to pass get. */
function passReward({ state, language, say }: Teller): string {
  if (state.phase !== 'actions') return '';
  const rewards = rulesetOf(state.setup).passBonus.slice(state.passed.length, state.players.length);
  const [money, ...later] = rewards;
  if (money === undefined) return '';
  const list = later.map((one) => moneyText(one, language)).join(', ');
  return say('passReward', { money, count: later.length, later: list });
}

/** Lists the ports with their users: in sentences, or short by name. */
function ports({ state, language, say, name, spot }: Teller): Sentence {
  const graph = graphOf(state);
  const tiles = rulesetOf(state.setup).content.portTiles;
  const list = MODULES.flatMap((corner) => {
    const tile = tiles.find(({ id }) => id === state.map.ports[corner]);
    const space = graph.spaces[graph.ports.get(corner) ?? -1]?.name;
    if (tile === undefined || space === undefined) return [];
    const users = state.players.flatMap((player, seat) =>
      player.ports.includes(tile.id) ? [name(seat)] : [],
    );
    const used = users.length === 0 ? 'none' : users.join(', ');
    const { short, line } = portText(tile.effect, { language, ruleset: rulesetOf(state.setup) });
    return [
      {
        long: say('portLine', { space: spot(space), line, used }),
        short: say('port', { space: spot(space), text: short, used }),
      },
    ];
  });
  if (list.length === 0) return '';
  const short = say('ports', { list: list.map((port) => port.short).join('; ') });
  return state.phase === 'finished' ? short : [list.map((port) => port.long).join(' '), short];
}

function blocked({ state, say }: Teller): string {
  const list = Object.keys(state.map.blocked).sort();
  return list.length === 0 ? '' : say('blocked', { list: list.join(', ') });
}
