/** English: changes since the reader's last move. */
export const recap = {
  button: 'Since your turn',
  yours: '### Since your last move',
  round: '### Since the round began',
  game: '### Since the game began',
  nothing: 'Nothing has happened since.',
  untold:
    '-# {count, plural, one {One move is left out: it was} other {# moves are left out: they were}} made before a rules fix.',

  player:
    '**{seat_bare}**{deeds, select, none {} other { {deeds}}}{sums, select, none {} other { ({sums})}}{why, select, none {} other {. _{why}_}}',
  gained: '+£{pounds}',
  spent: '−£{pounds}',
  glory: '{sign}{size} glory',
  goods: '{sign}{size} {good}',

  times: '{deed} ({count}×)',
  sold: 'sold {count} {good_count}',
  bought: 'bought {count} {good_count}',
  made: 'ran {count, plural, one {a {unit}} other {# {unit_count}}}',
  placed: 'placed a {unit} on {space}',
  took: 'took contract {number}',
  fulfilled: 'fulfilled contract {number}',
  technology: 'upgraded the {worker_tools}',
  shipping: 'upgraded shipping',
  hired: 'hired a merchant',
  passed: 'passed',
  port: 'used the port “{port_name}”',
  swapped: 'swapped the {old} on {space} for a {unit}',
  rowed: 'rowed a fisherman to {space}',
  picked: 'picked offer {number}',
  pickedClan: 'picked {clan}',
  bid: 'bid {amount}',

  prices: '**Prices:** {list}',
  price: '{good} £{before} → £{after}',
  gone: '**Contracts gone:** {list}',
  added: '**New contracts:** {list}',
  contract: '{number} ({figures})',
  late: '**You missed:** {list}',
  taken: '{count, plural, one {space {list}} other {spaces {list}}} taken',
  missed: 'contract {number} (you had all the goods)',
} as const;
