/** English: replies and suggestions of slash commands. Only the user who typed sees them. */
export const slash = {
  // Suggested values by field.
  valueOffer: '{number}: {offer}',
  valueAmount: '{amount, plural, one {# point} other {# points}}',
  valueUnit: '{unit}',
  valueSpace: '{space}',
  valueGood: '{good}',
  valueSide: '{side, select, buy {buy} other {sell}}',
  valueCount: '{count}',
  valueContract: '{number}: {figures}',
  valueWorker: '{worker_tools}',
  valueSpare: '{meat, select, none {no animal} other {{meat_name}}}',
  valuePort: '{port_name}',
  valueGain: '{gain}',
  valueDirection: '{direction, select, up {up} other {down}}',
  valuePlace: 'spot {place}',
  valueItem: '{item}',

  // Details after a suggested value.
  withDetail: '{value} — {detail}',
  priceEach: '£{price} each, up to {most}',
  goodsFor: '{good} £{price}',
  fromPrice: '{least, plural, =0 {free} other {from £#}}, {spaces, plural, one {# space} other {# spaces}}',
  planned: '{item_count_doing}',
  youHave: 'you have {count}',
  postedThere: '{count, plural, one {# merchant} other {# merchants}} {side}',
  priceNow: '£{price} now',
  priceMoves: '£{from} → £{to}',
  unitThere: '{unit}',
  upTo: 'up to {most}{planned, plural, =0 {} other {, # planned}}',

  // What may be typed for an action, beside its label and its command. Only compared, never shown.
  typedTrade: '{side, select, buy {buy purchase} other {sell sale}} {good} market',
  typedObtain: 'take obtain get',
  typedExpand: 'expand place build put {unit}',
  typedShipping: 'upgrade ship sail',
  typedTechnology: 'upgrade technology tools',
  typedHire: 'hire trader',
  typedFulfil: 'fulfil fulfill complete deliver',
  typedPass: 'pass stop',

  // Refusals, with what is possible.
  unknownValue:
    '“{text}” {field, select, unit {is not a unit} good {is not a good} space {is not a space} contract {is not a contract} port {is not a port} offer {is not on offer} worker {is not a worker} other {doesn’t work as `{input}`}}.',
  notHere: '“{text}” can’t be chosen here.',
  missingValue: 'Please add `{input}`, so I don’t have to guess.',
  missingCopy: 'Only the port “{port_name}” can do that now, and it costs £{cost}. To use it, add `{input}`.',
  possibleValues: '`{input}` can be: {list}{more, plural, =0 {} other {… and # more as you type}}.',
  range: '{least} to {greatest}',
  possibleCommands: 'You can use: {list}. `/turn` shows everything as buttons.',
  waitingFor: 'Waiting for {list}.',

  // Results, and what comes next.
  did: '{seat} {action}.',
  more: '-# … `/recap log:` has the rest.',
  have: '-# You have £{money}{goods, select, none {} other {, {goods}}} and {merchants, plural, =0 {no free merchants} one {# free merchant} other {# free merchants}}.',

  // Production in one step.
  nothingPlanned:
    'Nothing has changed. Give at least one number, such as `cheese: 2`, or confirm your plan as it is with `/produce confirm`.',
  notConfirmed:
    'That’s planned, but not confirmed. You can still change it, and then use `/produce confirm`.',
} as const;
