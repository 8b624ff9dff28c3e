/** Search for a rules topic by any word: its name, its synonyms, and what it says of the game. */
import MiniSearch from 'minisearch';
import type { Game } from '../../../core/index.ts';
import { folded } from '../../../folded.ts';
import { botText } from '../../../text/index.ts';
import { isClan, TOPICS, type Topic } from './topic-list.ts';
import { topicName, topicText } from './topics.ts';

type Index = MiniSearch<{ readonly id: Topic }>;

function createIndex(game: Game | undefined, language: string, contentId: string): Index {
  const ignored = new Set(folded(botText('search', 'ignored', {}, language)).split(' '));
  const fields: Readonly<Record<string, (topic: Topic) => string>> = {
    id: (topic) => topic,
    name: (topic) => topicName(topic, language),
    words: (topic) => botText('search', topic, {}, language),
    text: (topic) => topicText(topic, game, language, contentId),
  };
  const index: Index = new MiniSearch({
    fields: ['name', 'words', 'text'],
    extractField: ({ id }, field) => fields[field]?.(id) ?? '',
    processTerm: (word) => (ignored.has(folded(word)) ? null : folded(word)),
    searchOptions: {
      boost: { name: 6, words: 8 },
      // Clans have few words, so each would weigh much.
      boostDocument: (id) => (isClan(id) ? 0.4 : 1),
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      prefix: (word, _, { length }) => word.length > 2 || length === 1,
      fuzzy: (word) => word.length > 3 && 0.25,
      weights: { fuzzy: 0.2, prefix: 0.375 },
    },
  });
  index.addAll(TOPICS.map((id) => ({ id })));
  return index;
}

/** Indexes in order of last use, by language and by what the rules of a game depend on. */
const indexes = new Map<string, Index>();
const MOST_INDEXES = 24;

/** Returns what a game's rules depend on, apart from its ports and tiles, which all have one topic. */
const rulesOf = ({ record: { players, options, content } }: Game) => [players, options, content];

function indexOf(game: Game | undefined, language: string, contentId: string): Index {
  const key = JSON.stringify([language, game === undefined ? contentId : rulesOf(game)]);
  // Players' names stay out of an index that other games use, too.
  const nameless = game && { ...game, record: { ...game.record, members: [] } };
  const index = indexes.get(key) ?? createIndex(nameless, language, contentId);
  indexes.delete(key);
  indexes.set(key, index);
  const [oldest] = indexes.keys();
  if (oldest !== undefined && indexes.size > MOST_INDEXES) indexes.delete(oldest);
  return index;
}

/** Returns the topics that the typed words lead to, the best one first. `contentId`: see `topicText`. */
export const searchTopics = (
  typed: string,
  game: Game | undefined,
  language: string,
  contentId = 'standard',
): Topic[] =>
  indexOf(game, language, contentId)
    .search(typed)
    .map(({ id }): Topic => id);
