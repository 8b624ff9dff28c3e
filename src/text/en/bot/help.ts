/** English: help that fits where a player is. */
export const help = {
  // No game.
  welcome:
    '## Clans of Caledonia\nHere you play the board game with others, one move now and the next one tonight. I keep the rules, draw the board, and call whoever is to act.',
  noGame:
    'There is no game in this channel.\n- `/game new` opens one: for others to join, or for yourself alone.\n- For a first game choose the preset **First game**.\n- `/rules` tells the rules, topic by topic.',
  over: 'The last game in this channel is over.\n- `/game status` shows how it ended.\n- `/game rematch` opens a lobby for the same people, `/game new` a new game.',

  // The lobby.
  lobbyOutside:
    'A game is open in this channel, and {free, plural, =0 {all seats are taken} one {# seat is free} other {# seats are free}}.\n- **Join** under the lobby, or `/game join`, takes you in.\n- `/game status` shows the lobby again.',
  lobbyInside:
    'You are in; the game has not begun. {missing, plural, =0 {{host} can start it now.} one {One more player is needed.} other {# more players are needed.}}\n- **Options** under the lobby shows how you play, and lets you say that you are new to the game.\n- `/game leave` if you cannot play after all.',
  lobbyHost:
    'You opened this game. {missing, plural, =0 {All are here: **Start** or `/game start` begins.} one {One more player is needed, or choose fewer players.} other {# more players are needed, or choose fewer players.}}\n- **Options** or `/game options` changes number of players and rules.\n- `/game status` lets you show the lobby again at the bottom of the channel.',

  // Playing.
  place: '## {round, plural, =0 {Before round 1} other {Round # of {rounds}}}',
  spectator:
    'You are not in this game, but all of it is open: look as much as you like.\n- `/game status` shows the table and whose turn it is.\n- A moderator can let you take over a seat.',
  waitingFor: 'Waiting for {names}.',
  yourDecision: '**You are to act.** {what}',
  yourEarly: 'You can already decide on production, as you have passed: `/turn`.',
  howToAct:
    '**Take your turn**, or `/turn`, shows every choice as buttons and menus, with prices and pictures.',
  commands: '-# Or by command: {list}',
  undoHint: '`/undo` takes back your last step, until the next player acts.',
  notYou: 'You have nothing to decide just now; you will be called when you have.',
  passedYou: 'You have passed, so you have no more turns this round.',
  concededYou: 'You have given this game up; your seat is played for you.',
  paused: 'A moderator has paused this game. It goes on after `/mod resume`.',
  meanwhile: 'Meanwhile, `/game status` shows the table, and `/rules` tells the rules.',
  moderator:
    '-# For you as a moderator: `/mod remind` calls those who are to act, `/mod skip` and `/mod act` act for them, `/mod replace` gives a seat to somebody else.',

  // Rules by topic.
  buttonRules: 'Rules by topic',
  buttonTurn: 'Take your turn',
  topics:
    '### Rules by topic\nChoose a topic, and I tell it in a few sentences. In a game I tell what holds for that game. This does not replace the rulebook.',
  noSuchTopic: 'I have no topic “{typed}”. Here are all there are.',
  menuRules: 'The rules',
  menuMore: 'Clans, options, other ways to play',
} as const;
