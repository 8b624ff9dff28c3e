/** Maximum lengths of messages: Discord's limits by place. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from '../../text/index.ts';

export interface Limit {
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
  {
    place: 'Description of a command, and a button',
    most: 80,
    path: keys({ commands: 'end|fold|planAnew' }),
  },
  {
    place: 'Description of a command, an option or a choice',
    most: 100,
    path: /^bot\/(commands\/|\w+\/command([A-Z]|$))/,
  },
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
      coach: 'pick',
      settings: 'awayFirst|awayLast',
    }),
  },
  { place: 'Line in a picture', most: 29, path: keys({ stats: 'clan' }) },
  // Names that no language changes.
  { place: 'Entry of a menu', most: 12, path: /^names\/clans\// },
  { place: 'Text of an empty box', most: 100, path: /Placeholder$/ },
  {
    place: 'Button',
    most: 80,
    path: keys({
      '(?!refusals)\\w+': 'button\\w*|\\w+Button',
      webPage: 'renew|disable|enable|serverEnable|serverDisable',
      coach: 'previous|next|share|show|again',
      clock: 'snooze|mute|more|play|computer|standIn|sitIn|imBack|goOn|takeUp',
      computers: 'apprentice|crofter|laird|chief|look|sure|back|keep|oneTurn|untilBack|forGood|playAgain',
      lobby: 'preset(First|Standard|Extras)',
      look: 'table|map|market|contracts|player|score|race|boards|players|clans|log|asText|asPicture|older|newer|newest|wholeLog|backToBoard',
      orders: 'add|planAhead|confirm|clear|drop|up|back|addIt',
      panels:
        'group\\w+|back|confirm\\w*|undoStep|undoTurn|planProduction|makeAll|rules|offer(DeclineBid|Pass|EndTurn|Decline|Hire|DrawContracts|Upgrade\\w+|ConfirmProduction)',
      plans: 'add|addEnd|askChief|doIt|order|keep|takeBack|anew|passing|alone|open',
      posts: 'takeTurn|board|market|players|log|agree|disagree|rematch',
      stats:
        'server|ratings|clans|options|player|asText|asPicture|showAll|anyPlayers|higher|lower|choosePerson|chooseOther|morePeople',
      replay: 'again|tab|steps|gif|show|whole|step|first|back|next|last',
      settings: 'back|typeAgain|playHere',
    }),
  },
  {
    place: 'Entry of a menu',
    most: 100,
    path: keys({
      coach: 'game',
      clock: 'inAnHour|tonight|tomorrow',
      lobby: 'pace(Friendly|Steady|Brisk|Live)|boxAway|boxHints|playersChoice',
      look: 'mark\\w+',
      panels: 'offer\\w+|price[A-Z]\\w*|newSettlement',
      settings: 'reminder(Channel|Direct)|languageDiscord|defaultLanguageDiscord|awayLater|awayOption',
      slash: 'value\\w+',
      topics: '\\w+Name',
    }),
  },
  { place: 'Entry of a menu', most: 100, path: /^options\/|^names\/(planItems|phases|titles)\// },
];

export const UNLIMITED: Limit = { place: '', most: Number.POSITIVE_INFINITY };

/** Returns Discord's limit on a message. */
export const discordLimitOf = (path: string): Limit =>
  LIMITS.find((limit) => limit.path.test(path)) ?? UNLIMITED;

/** Returns the length of a message in its longest case, with one character for each value. */
export function lengthOf(text: string): number {
  const ofAll = (elements: readonly MessageFormatElement[]): number =>
    elements.reduce((sum, element) => {
      if ('options' in element)
        return sum + Math.max(...Object.values(element.options).map(({ value }) => ofAll(value)));
      return sum + (element.type === 0 ? element.value.length : 1);
    }, 0);
  return ofAll(parseMessage(text));
}
