/** Polish: the coach, who reviews a finished game. */
import type { Catalogue } from '../../catalogue.ts';

export const coach: Catalogue['bot']['coach'] = {
  commandGame: 'Która gra; pomiń, jeśli ta na tym kanale albo twoja jedyna',
  commandPage: 'Która strona, od 1',
  commandShare: 'Pokaż tę stronę całemu kanałowi',
  commandAgain: 'Spróbuj ponownie, jeśli analiza się nie udała',

  // A turn with something better. The turns are labels, such as “Field on E5”.
  finding: 'Runda {round}. Zagrano: {played}. Lepiej: {better}. {more}.',
  plan: 'Dalej w moim planie: {what}.',
  more: 'Około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}} więcej{range, select, none {} above { (do {high})} other { (od {low} do {high})}}',
  bestMove:
    'Runda {round}. Zagrano: {played}. Mniej więcej o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} lepiej niż następna możliwość: {next}.',
  none: 'Nie widzę tury, w której inny ruch byłby wyraźnie lepszy. Małe różnice mogą być dziełem przypadku.',

  // The panel of a review; `/game review` opens it.
  button: 'Przeanalizuj moją grę',
  heading: '### Analiza twojej gry',
  page: '-# Strona {page} z {pages} · moje szacunki na podstawie tego, co było wtedy wiadomo',
  best: '**Najlepsza tura**',
  points: '**Punkty według faz**',
  phase: '{part, select, start {początek} end {koniec} other {runda {round}}}: {points}',
  habit: '**Nawyk do poprawy**',
  habitMeasured:
    'Tak było w {games} z {all} twoich ostatnich gier i kosztowało cię to około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}} na grę.',
  previous: 'Poprzednia',
  next: 'Następna',
  share: 'Pokaż wszystkim',
  shared: '### {who} pokazuje analizę gry',
  working:
    'Porównuję twoje tury z tym, co jeszcze było możliwe. Zajmie to około {time}; trwające gry mają pierwszeństwo. Nie musisz czekać: analizę znajdziesz też później komendą `/game review`.',
  show: 'Pokaż',
  failed: 'Nie udało mi się przeanalizować tej gry. Samej grze nic się nie stało.',
  again: 'Spróbuj ponownie',

  // Which game.
  choose: '### Którą grę przeanalizować?',
  newest:
    '-# To {count} twoich najnowszych gier. Starsze otworzysz przyciskiem pod ich ostatnim postem albo komendą `/game review gra:`.',
  pick: 'Twoje gry, od najnowszej…',
  game: '{date} · {names}',
  result: 'Twój wynik: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  others: 'Inne gry',
  noSuchGame:
    'Nie wiem, którą z twoich zakończonych gier na tym serwerze oznacza „{typed}”. Wybierz jedną z podpowiedzi.',
  noGames: 'Na tym serwerze nie masz jeszcze zakończonej gry. Nową otworzysz komendą `/game new`.',

  // Why a game can't be reviewed.
  notOver:
    'Analizuję tylko gry rozegrane do końca. `/game status` pokazuje grę na tym kanale, a `/game review gra:` twoje zakończone gry.',
  notPlayer:
    'Każdy może poprosić tylko o analizę własnych tur, a na końcu tej gry żadne miejsce nie było twoje. `/game review` pokazuje twoje gry, a `/replay` tę.',
  noTurns:
    'Nie ma tu twojej tury, którą da się ocenić: grał za ciebie ktoś inny albo od tamtej pory poprawiono błąd w zasadach. `/replay` pokazuje grę.',
  sealed:
    'Inni mogą jeszcze grać w wyzwanie tygodnia z tym samym rozdaniem. Przeanalizuję twoją grę {until}, gdy tydzień się skończy.',
  another:
    'Pracuję jeszcze nad analizą innej twojej gry. `/game review gra:` pokazuje ją na serwerze tamtej gry; poproś ponownie, gdy będzie gotowa.',
};
