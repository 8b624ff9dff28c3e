/** Polish: standing orders, given during another player's turn. */
import type { Catalogue } from '../../catalogue.ts';

export const orders: Catalogue['bot']['orders'] = {
  ask: 'Chcesz złożyć zlecenie? Wykonam je, gdy przyjdzie twoja kolej.',
  rule: '-# Gdy przyjdzie twoja kolej, poczekam minutę i wykonam pierwsze z tych poleceń, które będzie możliwe. Jeśli żadnego nie da się wykonać, dam ci znać.',
  ends: '-# Zlecenie wygasa z końcem rundy albo po odsłonięciu czegoś ukrytego. Nikt inny go nie widzi.',
  inForce: '**Twoje zlecenie**',
  item: '{number}. {what}',
  wish: '{what}{most, select, none {} other {, jeśli to kosztuje najwyżej {most}£}}{least, select, none {} other {, jeśli to daje co najmniej {least}£}}',
  lapsed:
    'Twoje zlecenie przepadło: {why, select, round {dotyczyło innej rundy} reveal {wcześniej odsłoniło się coś ukrytego} seat {grał wtedy za ciebie ktoś inny} impossible {żadne polecenie nie było możliwe{limited, select, true { przy tych cenach} other {}}} undone {cofnięto turę przed nim} other {}}.\n-# Zlecenie: {list}',
  gotIt: 'Rozumiem',

  add: 'Dodaj polecenie',
  planAhead: 'Złóż zlecenie',
  clear: 'Usuń wszystko',
  anyPrice: 'Bez względu na cenę',
  thisPrice: 'Po tej cenie lub lepszej',
  limits: 'Limity cen…',
  limitsTitle: 'Limity cen w twoim zleceniu',
  limitAbout:
    '{limit, select, least {Tylko jeśli to daje co najmniej tyle funtów. Puste: bez względu na cenę.} other {Tylko jeśli to kosztuje najwyżej tyle funtów. Puste: bez względu na cenę.}}',
  drop: 'Usuń {number}',
  up: '{number} w górę',
  back: 'Wstecz',
  whatKind: '### Twoje zlecenie\nCo mam zrobić za ciebie w twojej turze?',
  whichOne:
    '### {head}\nTo byłoby możliwe, gdyby teraz była twoja kolej. Wybrane polecenie wykonam po obecnej cenie lub lepszej.',
  choose: 'Wybierz, co zrobić',
  part: 'Od {first} do {last}',
  noPrice: '„{what}”: teraz to niemożliwe, więc nie ma ceny, której można się trzymać. {why}',
  already: 'To już jest w twoim zleceniu.',
  badLimit:
    'Nie rozumiem „{typed}” jako kwoty w funtach. Wpisz liczbę całkowitą, np. `4`, albo nic, jeśli cena jest dowolna.',
  wrongLimit:
    '„{what}”: {limit, select, least {to przynosi pieniądze, więc użyj `co-najmniej` zamiast `najwyżej`} most {to nie przynosi pieniędzy, więc użyj `najwyżej` zamiast `co-najmniej`} other {to nie ma własnej ceny, więc pomiń `co-najmniej` i `najwyżej`}}.',
  fullUp: 'Zlecenie mieści najwyżej pięć poleceń. Najpierw usuń któreś z nich.',
  confirmed: 'Potwierdzone. Zrobię to, gdy przyjdzie twoja kolej.',
  newLimit: 'Potwierdzone. Polecenie {number} jest zmienione.',
  removed: '„{what}”: tego już nie ma w twoim zleceniu.',
  moved: '„{what}”: w twoim zleceniu to teraz polecenie {number}.',
  cleared: 'Nie masz już żadnego zlecenia.',
  unclear: 'Nie wiem, co ma znaczyć „{typed}”. Wybierz jedną z podpowiedzi.',

  // Public.
  ordered: '{seat_bare}: {part, select, true {część ruchów} other {ruch}} z wcześniejszego zlecenia.',
};
