/** English: orders, left during another player's turn. */
export const orders = {
  ask: 'Want to leave an order? I’ll carry it out on your turn.',
  rule: '-# On your turn, I wait a minute and then play the first of these that’s possible. If none is, I ping you.',
  ends: '-# The order expires when the round ends or something hidden is revealed. Only you can see it.',
  inForce: '**Your order**',
  item: '{number}. {what}',
  wish: '{what}{most, select, none {} other {, if it costs £{most} or less}}{least, select, none {} other {, if it earns £{least} or more}}',
  lapsed:
    'Your order wasn’t carried out: {why, select, round {it was for another round} reveal {something hidden was revealed first} seat {someone else was playing for you} impossible {none of it was possible{limited, select, true { at these prices} other {}}} undone {the turn before it was undone} other {}}.\n-# Your order: {list}',
  gotIt: 'Got it',

  add: 'Add a move',
  planAhead: 'Leave an order',
  clear: 'Clear all',
  anyPrice: 'At any price',
  thisPrice: 'At this price or better',
  limits: 'Price limits…',
  limitsTitle: 'Price limits of your order',
  limitAbout:
    '{limit, select, least {Only if it earns this many pounds or more. Empty: at any price.} other {Only if it costs this many pounds or less. Empty: at any price.}}',
  drop: 'Remove {number}',
  up: 'Move {number} up',
  back: 'Back',
  whatKind: '### Your order\nWhat should I do on your turn?',
  whichOne:
    '### {head}\nThis is what you could do if it were your turn now. I’ll do what you choose at the current price or better.',
  choose: 'Choose what to do',
  part: 'From {first} to {last}',
  noPrice: '“{what}” is impossible now, so it has no price to keep to. {why}',
  already: 'That’s already in your order.',
  badLimit: 'I can’t read “{typed}” as pounds. Type a whole number, such as `4`, or nothing for any price.',
  wrongLimit:
    '“{what}” {limit, select, least {earns money: limit it with `least`, not `most`} most {earns no money: limit it with `most`, not `least`} other {has no price of its own: leave out `least` and `most`}}.',
  fullUp: 'An order holds up to five moves. Remove one first.',
  confirmed: 'Confirmed. I’ll do it on your turn.',
  newLimit: 'Confirmed. I’ve changed move {number}.',
  removed: '“{what}” is no longer in your order.',
  moved: '“{what}” is now number {number} in your order.',
  cleared: 'You no longer have an order.',
  unclear: 'I don’t understand “{typed}”. Pick a suggestion.',

  // Public.
  ordered: '{seat_bare} set {part, select, true {part of this} other {this}} up in advance.',
} as const;
