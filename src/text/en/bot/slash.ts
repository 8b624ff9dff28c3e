/** English: what slash commands answer and suggest. Each is told to the one user who typed. */
export const slash = {
  // Values that are suggested, by the field they are for.
  valueOffer: '{number}: {offer}',
  valueAmount: '{amount, plural, one {# point} other {# points}}',
  valueUnit: '{unit}',
  valueSpace: '{space}',
  valueGood: '{good}',
  valueSide: '{side, select, buy {buy} other {sell}}',
  valueCount: '{count}',
  valueContract: '{number}: {figures}',
  valueWorker: '{worker_tools}',
  valueSpare: '{meat, select, none {no animal} other {{meat}}}',
  valuePort: '{port_name}',
  valueGain: '{gain}',
  valueDirection: '{direction, select, up {up} other {down}}',
  valuePlace: 'place {place}',
  valueItem: '{item}',

  // What stands behind a value that is suggested.
  withDetail: '{value} — {detail}',
  priceEach: '£{price} each, up to {most}',
  goodsFor: '{good} £{price}',
  fromPrice:
    '{least, plural, =0 {for nothing} other {from £#}}, {spaces, plural, one {# space} other {# spaces}}',
  planned: '{item_count_doing}',
  youHave: 'you have {count}',
  postedThere: '{count, plural, one {# merchant} other {# merchants}} {side}',
  priceNow: '£{price} now',
  priceMoves: '£{from} → £{to}',
  unitThere: '{unit}',
  upTo: 'up to {most}{planned, plural, =0 {} other {, # planned}}',

  // Refusals, and what would be possible.
  unknownValue: 'I cannot read “{text}” as `{field}` here.',
  missingValue: 'Please add `{field}`, so that I do not choose for you.',
  possibleValues:
    'Possible now as `{field}`: {list}{more, plural, =0 {} other { … and # more, as you type}}.',
  range: '{least} to {greatest}',
  possibleCommands: 'Possible now: {list}. `/turn` shows everything with buttons.',
  waitingFor: 'The game waits for {list}.',

  // What happened, and what comes next.
  did: '{seat} {action}.',
  more: '-# … and more: `/log` has all of it.',
  have: '-# You have £{money}{goods, select, none {} other {, {goods}}} and {merchants, plural, =0 {no merchants} one {# merchant} other {# merchants}} in stock.',
  turnOver: 'Your turn is over.',

  // Production in one go.
  nothingPlanned:
    'Name at least one number, such as `cheese: 2`; or take the plan as it is with `/produce confirm`. Nothing has changed.',
  notConfirmed: 'Planned, not confirmed yet: you can change it, and confirm it with `/produce confirm`.',

  // Undo.
  undone: '{count, plural, one {# move has} other {# moves have}} been taken back.',
  undoAsked:
    'Something hidden was shown since, or others have moved, so the others at the table are asked. It is done when all have agreed.',
} as const;
