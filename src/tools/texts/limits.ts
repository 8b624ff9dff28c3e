/** The longest that a message may be: Discord's limit at its place, or the room in a picture. */
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogueOf, languages } from '../../text/index.ts';
import { messagesIn } from './messages.ts';
import { ACUTE, pseudo } from './pseudo.ts';

interface Limit {
  readonly place: string;
  readonly most: number;
}

/** Keys by table, as in `bot/orders/(add|drop)`. */
const keys = (tables: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    `^bot/(${Object.entries(tables)
      .map(([table, of]) => `${table}/(${of})`)
      .join('|')})$`,
  );

/** Discord's limits, by the path of a message. The first that fits holds. */
const LIMITS: readonly (Limit & { readonly path: RegExp })[] = [
  { place: 'Name of an option, as typed', most: 32, path: /^bot\/inputs\// },
  { place: 'Description of a command, and a button', most: 80, path: keys({ commands: 'fold|planAnew' }) },
  { place: 'Description of a command, an option or a choice', most: 100, path: /^bot\/commands\// },
  { place: 'Description of the bot', most: 400, path: keys({ help: 'appDescription' }) },
  { place: 'Tags of the bot: five, at most 20 characters each', most: 108, path: keys({ help: 'appTags' }) },
  { place: 'Name of a thread', most: 100, path: /\/(thread|table)Name$/ },
  {
    place: 'Label in a dialog',
    most: 45,
    path: keys({
      lobby: 'optionsTitle|seedTitle|seedField|field(Players|Pace|Table|Options|Language)',
      settings: 'hoursTitle|serverTitle|field\\w+|weekdayHours|weekendHours|tick\\w+',
    }),
  },
  { place: 'Small print in a dialog or a menu', most: 100, path: /^bot\/(lobby|settings)\/\w+About$/ },
  {
    place: 'Text of a closed menu',
    most: 150,
    path: keys({
      '\\w+': 'menu[A-Z]\\w*|\\w+Menu',
      look: 'chooseMark',
      replay: 'goTo',
      settings: 'awayFirst|awayLast',
    }),
  },
  { place: 'Text of an empty box', most: 100, path: /Placeholder$/ },
  {
    place: 'Button',
    most: 80,
    path: keys({
      '(?!refusals)\\w+': 'button\\w*|\\w+Button',
      clock: 'snooze|mute|more|play|computer|standIn|sitIn|imBack|goOn|takeUp',
      computers: 'apprentice|crofter|laird|chief|look|sure|back|keep|thisTurn|untilBack|forGood|playAgain',
      lobby: 'preset(First|Standard|Extras)',
      look: 'table|map|market|contracts|player|score|race|boards|players|clans|log|asText|older|newer|newest|wholeLog|backToBoard',
      orders: 'add|planAhead|confirm|clear|drop|up|back|addIt|confirmProduction',
      panels:
        'group\\w+|back|confirm\\w*|undoStep|undoTurn|planProduction|makeAll|offer(DeclineBid|Pass|EndTurn|Decline|Hire|DrawContracts|Upgrade\\w+|ConfirmProduction)',
      plans: 'add|addEnd|doIt|order|keep|takeBack|anew|passing|alone|open',
      posts: 'takeTurn|board|market|players|log|agree|disagree|rematch',
      records:
        'server|ratings|clans|options|player|asText|asPicture|showAll|anyPlayers|higher|lower|choosePerson|chooseOther|morePeople',
      replay: 'again|tab|steps|gif|show|whole|step|first|back|next|last',
      settings: 'back|typeAgain|playHere',
    }),
  },
  {
    place: 'Entry of a menu',
    most: 100,
    path: keys({
      clock: 'inAnHour|tonight|tomorrow',
      lobby: 'pace(Friendly|Steady|Brisk|Live)|boxAway|boxHints|playersChoice',
      look: 'mark\\w+',
      panels: 'offer\\w+|price[A-Z]\\w*',
      settings: 'reminder(Channel|Direct)|languageDiscord|defaultLanguageDiscord|awayLater|awayOption',
      slash: 'value\\w+',
      topics: '\\w+Name',
    }),
  },
  { place: 'Entry of a menu', most: 100, path: /^options\/|^names\/(clans|planItems|phases|titles)\// },
];

/** Messages in pictures. */
const PICTURED = /^(board|rows)\//;
const LABEL = 'Label in a picture';

let proven: ReadonlyMap<string, number> | undefined;

/** Returns the longest labels known to fit their pictures: in our languages, and in one a third longer than English. */
function provenLabels(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { board, rows } of [...languages.map(({ code }) => catalogueOf(code)), pseudo(ACUTE)]) {
    for (const [path, text] of messagesIn({ board, rows })) {
      found.set(path, Math.max(found.get(path) ?? 0, lengthOf(text)));
    }
  }
  return found;
}

const UNLIMITED: Limit = { place: '', most: Number.POSITIVE_INFINITY };

/** Returns Discord's limit on a message. */
export const discordLimitOf = (path: string): Limit =>
  LIMITS.find((limit) => limit.path.test(path)) ?? UNLIMITED;

/** Returns how long a message may be, and where it is shown. */
export function limitOf(path: string): Limit {
  if (!PICTURED.test(path)) return discordLimitOf(path);
  proven ??= provenLabels();
  return { place: LABEL, most: proven.get(path) ?? UNLIMITED.most };
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Returns the length of a message in its longest case, with one character for each value. */
export function lengthOf(text: string): number {
  const ofAll = (elements: readonly Element[]): number =>
    elements.reduce((sum, element) => {
      if ('options' in element)
        return sum + Math.max(...Object.values(element.options).map(({ value }) => ofAll(value)));
      return sum + (element.type === 0 ? element.value.length : 1);
    }, 0);
  return ofAll(new IntlMessageFormat(text, undefined, undefined, { ignoreTag: true }).getAst());
}
