/** English: private plans. */
export const plans = {
  button: 'Try out a plan',
  title: '### 🧭 Your private plan',
  empty:
    'Try out what you could do from here, as many turns ahead as you like. Nothing happens at the table, and nobody else sees it. What would you do first?',
  differs:
    '-# A plan only tries things out. To have something done for you when your turn comes, give an order: `/order show`.',
  others:
    '-# {mode, select, alone {In this plan only you move, and the others do nothing meanwhile.} other {In this plan the others pass whenever it’s their turn.}}',
  round: '-# Round {round}: what’s turned up by then isn’t known, and left out here.',
  step: '{number}. {what}',
  gone: '{number}. ❌ ~~{what}~~\n-# {why}',
  reveals: '-# ↳ Something hidden is shown at this point. The plan does without it.',
  sum: '**In all:** costs £{spent}, brings £{gained} · points if the game ended then: {points} (now {before})',
  stillPossible:
    '{moved, select, true {⚠️ **The table has moved on since:** } other {⚠️ }}{some, select, all {{steps, plural, one {your step is still possible.} =2 {both of your steps are still possible.} other {all # of your steps are still possible.}}} none {{steps, plural, one {your step isn’t possible any more.} =2 {neither of your steps is possible any more.} other {none of your # steps is possible any more.}}} other {{left} of your {steps, plural, one {# step} other {# steps}} {left, plural, one {is} other {are}} still possible.}}',
  over: '{over, select, finished {**The game is over here.**} alone {**There’s nothing more for you to decide in this round.** With the others passing, the plan can go on.} other {**There’s nothing more for you to decide.**}}',
  doable:
    '-# **Do it** plays {part, select, true {{doable, plural, one {the first possible step} other {the first # possible steps}}} other {{doable, plural, one {this step} other {these # steps}}}} at the table, for real.{why, select, reveal { Something hidden is shown then, so it can’t be taken back freely.} other {}}{part, select, true { The rest stays in your plan.} other {}}',
  notNow:
    '-# It isn’t your turn yet. **Make it an order**, and I do the first of these that’s possible when it is, for no worse a price than here.',
  notYet:
    '-# {mine, select, true {Something else is open to you at the table first, such as ending your turn.} other {None of this can be done right now.}} Your plan is kept: `/plan` opens it again.',

  // Buttons.
  add: 'Add to the plan',
  addEnd: 'Add, and end the turn',
  doIt: 'Do it',
  order: 'Make it an order',
  keep: 'Leave out what’s impossible',
  takeBack: 'Take back last step',
  anew: 'Start anew',
  passing: 'Let the others pass',
  alone: 'Let only me move',
  open: 'Open the plan',

  drawnUnknown: 'Nobody knows what you’d draw: the plan goes on as if you kept none of it.',
  stale: '-# Your plan or the table has changed since that was shown. This is how it stands now.',
  did: '**{steps, plural, one {A step of your plan is done.} other {# steps of your plan are done.}}**{revealed, select, true { Something hidden was shown, so I stopped there.} other {}}',
  left: '{steps, plural, one {A step of your plan is left, and kept} other {# steps of your plan are left, and kept}}: `/plan`.',
  ordering:
    'This is your plan as an order. I do the first of these that’s possible, once; the rest stays in your plan.',
  orderNow: 'It’s your turn, so you can do it yourself: no order is needed.',
  orderNothing: 'There’s no main action of this round in your plan that could be ordered.',
  unclear: 'I don’t know which step “{typed}” is, or it isn’t possible there. Choose one of the suggestions.',
} as const;
