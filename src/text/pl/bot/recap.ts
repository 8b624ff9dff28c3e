/** Polish: changes since the reader's last move. */
import type { Catalogue } from '../../catalogue.ts';

export const recap: Catalogue['bot']['recap'] = {
  button: 'Od twojej tury',
  yours: '### Od twojego ostatniego ruchu',
  round: '### Od początku rundy',
  game: '### Od początku gry',
  nothing: 'Od tego czasu nic się nie stało.',
  untold:
    '-# Nie ma tu {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}} sprzed poprawienia błędu w zasadach.',

  player:
    '**{seat_bare}**{deeds, select, none {} other { {deeds}}}{sums, select, none {} other { ({sums})}}{why, select, none {} other {. _{why}_}}',
  gained: '+{pounds}£',
  spent: '−{pounds}£',
  glory: '{sign}{size} chwały',
  goods: '{sign}{size} {good_size_counted}',

  times: '{deed} ({count}×)',
  sold: 'sprzedaje {count} {good_count_acc}',
  bought: 'kupuje {count} {good_count_acc}',
  made: 'uruchamia {list}',
  buildings: '{count, plural, =1 {{unit_acc}} other {# {unit_count_acc}}}',
  placed: 'stawia {unit_acc} na {space}',
  took: 'bierze kontrakt {number}',
  fulfilled: 'realizuje kontrakt {number}',
  technology: 'ulepsza technologię {worker_tools}',
  shipping: 'ulepsza żeglugę',
  hired: 'zatrudnia kupca',
  passed: 'pasuje',
  port: 'używa portu „{port_name}”',
  swapped: 'wymienia jednostkę na polu {space} ({old} → {unit})',
  rowed: 'przesuwa rybaka na {space}',
  picked: 'wybiera zestaw {number}',
  pickedClan: 'wybiera klan {clan}',
  bid: 'oferuje {amount} pkt',
  left: 'wycofuje się z aukcji',

  prices: '**Ceny:** {list}',
  price: '{good} {before}£ → {after}£',
  gone: '**Kontrakty, które zniknęły:** {list}',
  added: '**Nowe kontrakty:** {list}',
  contract: '{number} ({figures})',
  late: '**Przepadło ci:** {list}',
  taken: '{count, plural, =1 {pole {list}} other {pola {list}}} (już zajęte)',
  missed: 'kontrakt {number} (niczego ci nie brakowało)',
};
