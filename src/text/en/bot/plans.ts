/** English: private plans. */
export const plans = {
  button: '{steps, plural, =0 {Plan} one {Plan: # step} other {Plan: # steps}}',
  title: '### 🧭 Your private plan',
  empty:
    'Try out what you could do from here, as many turns ahead as you like. Nothing happens at the table, and no one else sees it. What would you do first?',
  differs:
    '-# A plan only tries things out. While others are playing, you can make it an order, and I’ll play it on your turn.',
  others:
    '-# {mode, select, alone {In this plan only you move.} other {In this plan {single, select, true {the other player always passes} other {the others pass on their turns}}.}}',
  round: '-# Round {round}: I can’t know what’s revealed by then, so it’s left out.',
  step: '{number}. {what}',
  gone: '{number}. ❌ ~~{what}~~\n-# {why}',
  reveals: '-# ↳ Something hidden is revealed here; the plan skips it.',
  sum: '**Total:** costs £{spent}, earns £{gained} · points if the game ended then: {points} (now {before})',
  stillPossible:
    '{moved, select, true {⚠️ **The game has moved on:** } other {⚠️ **The plan no longer fits:** }}{some, select, all {{steps, plural, one {your step is still possible.} =2 {both of your steps are still possible.} other {all # of your steps are still possible.}}} none {{steps, plural, one {your step isn’t possible any more.} =2 {neither of your steps is possible any more.} other {none of your # steps is possible any more.}}} other {{left} of your {steps, plural, one {# step} other {# steps}} {left, plural, one {is} other {are}} still possible.}}',
  over: '{over, select, finished {**The game is over here.**} alone {**There’s nothing more for you to decide this round.** If {single, select, true {the other player passes} other {the others pass}}, the plan can continue.} other {**There’s nothing more for you to decide.**}}',
  doable:
    '-# **Do it** plays {part, select, true {{doable, plural, one {the first possible step} other {the first # possible steps}}} other {{doable, plural, one {this step} other {these # steps}}}} at the table, for real.{why, select, reveal { It reveals something hidden, so you can’t freely undo it.} alone { It reveals something hidden. If you undo it, this game won’t count for best scores.} finish { It ends the game. If you undo that, this game won’t count for best scores.} other {}}{part, select, true { The rest stays in your plan.} other {}}',
  notNow:
    '-# It isn’t your turn yet. **Make it an order**, and on your turn I’ll play the first possible step, at this price or better.',
  notYet:
    '-# {mine, select, true {You have something to finish first, such as ending your turn.} other {None of this is possible right now.}} Your plan is saved for later.',

  // Buttons.
  add: 'Add to the plan',
  addEnd: 'Add, and end the turn',
  doIt: 'Do it',
  askChief: 'What does the chief think?',
  order: 'Make it an order',
  keep: 'Drop impossible steps',
  takeBack: 'Undo step',
  anew: 'Start over',
  passing: '{single, select, true {Other player passes} other {Others pass}}',
  alone: 'Only I move',
  open: 'Open the plan',

  drawnUnknown: 'No one knows what you’d draw: the plan continues as if you kept none of it.',
  stale: '-# Your plan or the game has changed since then. Here’s the latest.',
  did: '**{steps, plural, one {# step played.} other {# steps played.}}**{revealed, select, true { Something hidden was revealed, so I stopped there.} other {}}',
  left: '{steps, plural, one {# step is} other {# steps are}} left in your plan.',
  undone: 'The planned steps are back in your plan.',
  ordering:
    'This is your plan as an order; it replaces any order you had left. I play the first of these that’s possible, once; the rest stays in your plan.',
  orderNow: 'It’s your turn, so you can do it yourself: no order needed.',
  orderNothing: 'Your plan has no step for this round that I could take as an order.',
  nothingYet: 'Your plan is empty. Add a step first: below, or with `/plan step:`.',
  dropFirst: 'Not added: first drop the steps that are impossible now.',
  unclear: 'I don’t understand “{typed}”, or it isn’t possible there. Pick a suggestion.',
} as const;
