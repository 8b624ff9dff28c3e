/** English: help for the player's current situation. */
export const help = {
  // The application's public profile on Discord.
  appDescription:
    'Play the board game Clans of Caledonia in a channel, turn by turn: one move now, the next one tonight. The bot knows every rule, draws the table after each turn, and pings the next player. With friends, against computers or solo, plus a challenge every week. An unofficial fan project: /help shows how to begin.',
  /** At most five, with 20 characters each. */
  appTags: 'board game, strategy, turn-based, economic, multiplayer',
  documents: '-# [Privacy policy]({privacy}) · [Terms of service]({terms})',

  // No game.
  welcome:
    '## Clans of Caledonia\nPlay the board game with your friends: one move now, the next one tonight. I know the rules, draw the board, and ping whoever’s turn it is.',
  noGame: 'There’s no game in this channel.',
  direct:
    'Games are played in the channels of a server: `/game new` opens one there. Here you can use:\n- `/games`: your games, with links.\n- `/settings`: your hours, direct messages and language.\n- `/away`: days when you can’t play.\n- `/rules`: the rules, topic by topic.\n- `/privacy show`: what I store about you.',
  sixCommands:
    'Six commands are all you need:\n- `/game new` opens a game here: with others, against computers or solo. For a first game, choose the preset **First game**.\n- `/turn` shows your turn, with a button for every choice.\n- `/undo` undoes your last step.\n- `/board` shows the table at any time, also as text.\n- `/rules` explains the rules, topic by topic.\n- `/help` tells you what you can do right now.\n-# And every week there’s a challenge for the whole server: `/challenge show`.',
  shelved:
    'The last game in this channel is shelved.\n- Its players can resume it with `/clock take`, a moderator with `/mod resume`.\n- `/game new` opens a new game.',
  over: 'The last game in this channel is over.\n- `/game status` shows how it ended, `/replay` how it went{review, select, true {, `/game review` what you could have done better} other {}}.\n- {next, select, challenge {`/challenge show` shows this week’s games, } rematch {`/game rematch` opens a lobby for the same people, } other {}}`/game new` opens a new game.\n- `/stats server` shows the records of this server.',

  // The lobby.
  lobbyOutside:
    'A game is open in this channel, and {free, plural, =0 {all seats are taken.} one {# seat is free.\n- Press **Join** under the lobby, or type `/game join`.} other {# seats are free.\n- Press **Join** under the lobby, or type `/game join`.}}\n- `/game status` shows the lobby again.',
  lobbyInside:
    'You’re in, but the game hasn’t started yet. {missing, plural, =0 {{host} can start it now.} one {You need one more player.} other {You need # more players.}}\n- Type `/game leave` if you can’t play after all.',
  lobbyInsideOptions:
    '- **Options** under the lobby or `/game options` shows the options. There, or with `/game options newcomer:`, you can say that you’re new to the game.',
  lobbyHost:
    'You’re the host. {missing, plural, =0 {Everyone is here: press **Start**, or type `/game start`.} one {You need one more player.} other {You need # more players.}}',
  lobbyHostComputers:
    '- **Computer players** or `/computer add` fills free seats{alone, select, true {; **Play now against computers** fills all of them and starts} other {}}.',
  lobbyHostOptions:
    '- **Options** or `/game options` changes the number of players and the rules. `/game remove` removes someone.',

  // Playing.
  place: '## {round, plural, =0 {Before round 1} other {Round # of {rounds}}}',
  asked:
    '**{who} wants to {what, select, undo {undo moves} pause {pause the game} other {end the game}}.** Agree or disagree with `/game answer`.',
  vote: '**A vote needs you.** The game waits for {order_and}: say with `/clock decide` what should happen.',
  late: '{end, select, sought {**A stand-in is wanted for your seat.** You can still move, until one is found.} single {**Your time is up.** You can still move, until the other player has decided what happens.} other {**Your time is up.** You can still move, until the others have decided what happens.}}',
  asking:
    'You’ve asked to {what, select, undo {undo moves} pause {pause the game} other {end the game}}. You can withdraw your request with `/game answer`.',
  spectator:
    'You’re not in this game, but you can look at everything.\n- `/game status` shows the table and whose turn it is.{fixed, select, true {} other {\n- A moderator can give you a seat.}}',
  sought: '- **{seat}** needs a stand-in: `/clock sit` lets you play until they’re back.',
  waitingFor: 'Waiting for {names}.',
  yourDecision: '**It’s your turn.** {what}',
  yourEarly: 'You’ve passed, so you can already plan production: `/turn`.',
  howToAct:
    '**Take your turn** or `/turn` shows every choice as buttons and menus, with prices and pictures.',
  tryOut: '`/plan` lets you try things out in private first.',
  commands: '-# Or by command: {list}',
  undoHint:
    '`/undo` undoes your last step.{count, plural, =0 {} one { Once the other player has acted, it asks them first.} other { Once another person has acted, it asks the others first.}}',
  notYou:
    '{asked, select, true {} other {Nothing to do right now. }}{ordered, select, true {On your turn, I’ll carry out your order.} other {I’ll ping you on your turn.}}\n- `/recap`: what has happened since your turn.{ahead, select, true {\n- `/order show`: {ordered, select, true {see or change your order} other {leave an order for your next turn}}.\n- `/plan`: try things out in private.} other {}}',
  passedYou: 'You’ve passed, so you have no more turns this round.',
  concededYou: 'You’ve given up this game. I’m playing your seat.',
  hints: '`/hint` tells you what a computer would do.',
  cannotStay: '-# No time? `/computer play` lets a computer play for you, for a turn or until you’re back.',
  meanwhile: 'Meanwhile, `/game status` shows the table, and `/rules` explains the rules.',
  moderator:
    '-# You’re a moderator: `/mod remind` pings the players the game is waiting for{fixed, select, true {} other {, `/mod skip` and `/mod act` move for them, `/mod replace` gives a seat to someone else, `/mod computer` to a computer}}.',

  // Rules by topic.
  buttonRules: 'Rules by topic',
  buttonTurn: 'Take your turn',
  topics:
    '### Rules by topic\nPick a topic for a short explanation. In a game you get that game’s own rules and values. Keep the rulebook handy.',
  noSuchTopic: 'I found nothing about “{typed}”. Try another word, or pick a topic.',
  menuRules: 'The rules',
  menuMore: 'Clans, options, other ways to play',
} as const;
