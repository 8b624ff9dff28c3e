import { type Clan, type Content, MODULES, ROUNDS } from '../../../content/index.ts';
import type { Game } from '../../../core/index.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { contentById, OPTIONS, type Option, rulesetOf } from '../../../engine/index.ts';
import {
  type BotTranslator,
  botText,
  clanText,
  optionText,
  playerText,
  portText,
  scoringText,
  type TextContext,
  thingName,
  translator,
} from '../../../text/index.ts';
import { ruleValues } from './rule-values.ts';
import { CLAN_STATEMENTS, type RulesInForce, type Statement, TOPIC_STATEMENTS } from './statements.ts';
import { isClan, type Plain, TOPICS, type Topic } from './topic-list.ts';

export function topicName(topic: Topic, language: string): string {
  return isClan(topic)
    ? thingName('clans', topic, 1, language)
    : botText('topics', `${topic}Name`, {}, language);
}

/** Returns the topic with this id or name. */
export function namedTopic(typed: string, language: string): Topic | undefined {
  const wanted = typed.trim().toLowerCase();
  return TOPICS.find((topic) => topic === typed || topicName(topic, language).toLowerCase() === wanted);
}

/** Returns a topic's heading and text, adapted to the game if given; otherwise with the values of `contentId`. */
export function topicText(
  topic: Topic,
  game: Game | undefined,
  language: string,
  contentId = 'standard',
): string {
  const content = contentById(game?.record.content ?? contentId);
  const context = { ...(game === undefined ? { language } : wordsOf(game, language)), content };
  const about: About = { game, content, context, language, t: translator('topics', language) };
  const body = isClan(topic) ? clanLines(topic, about) : plainLines(topic, about);
  return [`### ${topicName(topic, language)}`, ...body].join('\n');
}

/** Returns the rules in force in a game with this content, or those of all games without options. */
export function rulesInForce(game: Game | undefined, content: Content): RulesInForce {
  if (game === undefined) {
    const every = { hasPort: () => true, hasTile: () => true };
    return { players: 0, challenge: false, content, has: () => false, newcomersFirst: false, ...every };
  }
  const { record, state } = game;
  const has = (option: Option) => record.options.includes(option);
  const ports = state === undefined ? undefined : Object.values(state.map.ports);
  const tiles = state?.scoringTiles;
  return {
    players: record.players,
    challenge: record.challenge !== undefined,
    content,
    has,
    newcomersFirst:
      has('byExperience') && (state === undefined || rulesetOf(state.setup).draft === 'experience'),
    hasPort: (kind) =>
      !has('noPorts') &&
      content.portTiles.some(({ id, effect }) => effect.kind === kind && (ports?.includes(id) ?? true)),
    hasTile: (kind) =>
      !has('noScoringTiles') &&
      content.scoringTiles.some(({ id, rule }) => rule.kind === kind && (tiles?.includes(id) ?? true)),
  };
}

interface About {
  readonly game: Game | undefined;
  readonly content: Content;
  readonly context: TextContext;
  readonly language: string;
  readonly t: BotTranslator<'topics'>;
}

/** Returns the statements that are true in the game, a line for each paragraph. */
function paragraphs(groups: readonly (readonly Statement[])[], rules: RulesInForce, language: string) {
  const say = translator('rules', language);
  const values = ruleValues(rules, language);
  return groups
    .map((statements) => statements.filter(({ when }) => when(rules)).map(({ key }) => say(key, values)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '));
}

function plainLines(topic: Plain, about: About): string[] {
  const { game, content, language } = about;
  // The rules of solo games do not depend on a game with more players.
  const rules = rulesInForce(topic === 'solo' && game?.record.players !== 1 ? undefined : game, content);
  const lines = paragraphs(TOPIC_STATEMENTS[topic], rules, language);
  const own = OF_THIS_GAME[topic]?.(about) ?? [];
  return lines.length > 0 && own.length > 0 ? [...lines, '', ...own] : [...lines, ...own];
}

/** Lists below a topic: the game's own values, else all. */
const OF_THIS_GAME: Partial<Record<Plain, (about: About) => string[]>> = {
  ports: portLines,
  scoring: scoringLines,
  clans: allClans,
  options: optionLines,
};

/** Returns the tiles that can be in a game before its start; without a game, all. */
const possible = <T extends { kickstarter: boolean }>(tiles: readonly T[], game: Game | undefined): T[] =>
  tiles.filter(({ kickstarter }) => !kickstarter || game?.record.options.includes('kickstarter') !== false);

function portLines(about: About): string[] {
  const { game, content, context, language, t } = about;
  const state = game?.state;
  const lineOf = (id: number, corner: string) => {
    const tile = content.portTiles.find((one) => one.id === id);
    return tile === undefined ? [] : [t('portLine', { corner, ...portText(tile.effect, context) })];
  };
  if (game?.record.options.includes('noPorts') === true) return [t('noPorts')];
  if (state === undefined) {
    return [t('portsAll'), ...possible(content.portTiles, game).flatMap(({ id }) => lineOf(id, 'none'))];
  }
  const lines = MODULES.flatMap((module) => {
    const id = state.map.ports[module];
    return id === undefined ? [] : lineOf(id, thingName('corners', module, 1, language));
  });
  // The copying port gains any other port's ability; each is listed at its location.
  return [t('portsHere'), ...lines];
}

function scoringLines(about: About): string[] {
  const { game, content, context, t } = about;
  const state = game?.state;
  const textOf = (id: number) => {
    const tile = content.scoringTiles.find((one) => one.id === id);
    return tile === undefined ? '' : scoringText(tile.rule, context).line;
  };
  if (game?.record.options.includes('noScoringTiles') === true) return [t('noScoring')];
  const ids = state?.scoringTiles ?? possible(content.scoringTiles, game).map(({ id }) => id);
  const heading = t(state === undefined ? 'scoringAll' : 'scoringHere', { rounds: ROUNDS });
  return [heading, ...ids.map((id, index) => t('scoringLine', { number: index + 1, line: textOf(id) }))];
}

function whose(clan: Clan, { game, context }: About): string | undefined {
  const seat = game?.state?.players.findIndex((player) => player.clan === clan) ?? -1;
  return seat < 0 ? undefined : playerText(seat, { ...context, state: undefined });
}

function allClans(about: About): string[] {
  const { game, content, context, t } = about;
  if (game?.record.options.includes('noClans') === true) return [t('noClans')];
  const offers = game?.state?.offers;
  const ids =
    offers?.flatMap(({ clan }) => (clan === undefined ? [] : [clan])) ??
    possible(content.clans, game).map(({ id }) => id);
  return ids.map((clan) => t('clanLine', { ...clanText(clan, context), who: whose(clan, about) ?? 'none' }));
}

function clanLines(clan: Clan, about: About): string[] {
  const { game, content, context, language, t } = about;
  const who = whose(clan, about);
  return [
    ...(game?.record.options.includes('noClans') === true ? [t('noClans')] : []),
    t('clan', { line: clanText(clan, context).line }),
    ...paragraphs([CLAN_STATEMENTS[clan]], rulesInForce(game, content), language),
    ...(who === undefined ? [] : [t('clanWho', { who })]),
  ];
}

function optionLines(about: About): string[] {
  const { game, context, t } = about;
  const on = game === undefined ? OPTIONS : OPTIONS.filter((option) => game.record.options.includes(option));
  const lines = on.map((option) => t('optionLine', { ...optionText(option, context) }));
  if (game === undefined) return [t('options'), '', ...lines];
  return lines.length === 0 ? [t('optionsNone')] : [t('optionsHere'), ...lines];
}
