/** Polish: help for the player's current situation. */
import type { Catalogue } from '../../catalogue.ts';

export const help: Catalogue['bot']['help'] = {
  // The application's public profile on Discord.
  appDescription:
    'Graj w Klany Kaledonii na kanale, tura po turze: jeden ruch teraz, następny wieczorem. Bot zna wszystkie zasady, po każdej turze rysuje stół i daje znać, czyja kolej. Ze znajomymi, z komputerami albo solo; co tydzień wyzwanie. Nieoficjalny projekt fanów: /help pokazuje, jak zacząć.',
  /** At most five, with 20 characters each. */
  appTags: 'gra planszowa, strategia, turowa, ekonomiczna, wieloosobowa',
  documents: '-# [Polityka prywatności]({privacy}) · [Warunki korzystania]({terms})',

  // No game.
  welcome:
    '## Klany Kaledonii\nZagraj w tę planszówkę ze znajomymi: jeden ruch teraz, następny wieczorem. Znam zasady, rysuję planszę i daję znać, czyja kolej.',
  noGame: 'Na tym kanale nie ma gry.',
  direct:
    'Gra się na kanałach serwera: tam nową grę otwiera `/game new`. Tutaj możesz użyć komend:\n- `/games`: twoje gry, z linkami.\n- `/settings`: twoje godziny, wiadomości prywatne i język.\n- `/away`: dni, w których nie możesz grać.\n- `/rules`: zasady, temat po temacie.\n- `/privacy show`: co o tobie przechowuję.',
  sixCommands:
    'Wystarczy sześć komend:\n- `/game new` otwiera tu grę: z innymi, przeciw komputerom albo solo. Na początek wybierz wariant **Pierwsza gra**.\n- `/turn` pokazuje twoją turę: każdy wybór to przycisk.\n- `/undo` cofa twój ostatni krok.\n- `/board` w każdej chwili pokazuje stół, także jako tekst.\n- `/rules` objaśnia zasady, temat po temacie.\n- `/help` mówi, co możesz teraz zrobić.\n-# A co tydzień jest wyzwanie dla całego serwera: `/challenge show`.',
  shelved:
    'Ostatnia gra na tym kanale jest odłożona.\n- Gracze mogą ją wznowić komendą `/clock take`, a moderacja komendą `/mod resume`.\n- `/game new` otwiera nową grę.',
  over: 'Ostatnia gra na tym kanale dobiegła końca.\n- `/game status` pokazuje, jak się skończyła, `/replay` – jak przebiegała{review, select, true {, a `/game review` – co dało się zrobić lepiej} other {}}.\n- {next, select, challenge {`/challenge show` pokazuje gry z tego tygodnia, } rematch {`/game rematch` otwiera poczekalnię dla tych samych osób, } other {}}`/game new` otwiera nową grę.\n- `/stats server` pokazuje statystyki tego serwera.',

  // The lobby.
  lobbyOutside:
    'Na tym kanale jest otwarta gra, {free, plural, =0 {ale wszystkie miejsca są zajęte.} one {a w niej # wolne miejsce.\n- Naciśnij **Dołącz** pod poczekalnią albo wpisz `/game join`.} few {a w niej # wolne miejsca.\n- Naciśnij **Dołącz** pod poczekalnią albo wpisz `/game join`.} many {a w niej # wolnych miejsc.\n- Naciśnij **Dołącz** pod poczekalnią albo wpisz `/game join`.} other {a w niej # wolnego miejsca.\n- Naciśnij **Dołącz** pod poczekalnią albo wpisz `/game join`.}}\n- `/game status` znów pokazuje poczekalnię.',
  lobbyInside:
    'Masz miejsce, ale gra jeszcze się nie zaczęła. {missing, plural, =0 {{host} może już ją zacząć.} one {Brakuje jeszcze # osoby.} few {Brakuje jeszcze # osób.} many {Brakuje jeszcze # osób.} other {Brakuje jeszcze # osoby.}}\n- Jeśli jednak nie możesz grać, wpisz `/game leave`.',
  lobbyInsideOptions:
    '- **Opcje** pod poczekalnią albo `/game options` pokazują opcje. Tam albo komendą `/game options pierwszy-raz:` zaznaczysz, że grasz pierwszy raz.',
  lobbyHost:
    'To twoja gra. {missing, plural, =0 {Są już wszyscy: naciśnij **Zacznij** albo wpisz `/game start`.} one {Brakuje jeszcze # osoby.} few {Brakuje jeszcze # osób.} many {Brakuje jeszcze # osób.} other {Brakuje jeszcze # osoby.}}',
  lobbyHostComputers:
    '- **Gracze komputerowi** albo `/computer add` obsadzają wolne miejsca{alone, select, true {; **Graj z komputerami** obsadza wszystkie i zaczyna} other {}}.',
  lobbyHostOptions:
    '- **Opcje** albo `/game options` zmieniają liczbę graczy i zasady. `/game remove` usuwa kogoś z poczekalni.',

  // Playing.
  place: '## {round, plural, =0 {Przed rundą 1} other {Runda # z {rounds}}}',
  asked:
    '**{who} prosi o {what, select, undo {cofnięcie ruchów} pause {wstrzymanie gry} other {zakończenie gry}}.** Zgodzić się albo odmówić możesz komendą `/game answer`.',
  vote: '**Brakuje twojego głosu.** Czekamy na ruch ({order_and}): komendą `/clock decide` wybierz, co dalej.',
  late: '{end, select, sought {**Szukamy zastępstwa za ciebie.** Nadal możesz zagrać, dopóki się nie znajdzie.} single {**Twój czas minął.** Nadal możesz zagrać, dopóki druga osoba nie zdecyduje, co dalej.} other {**Twój czas minął.** Nadal możesz zagrać, dopóki pozostali nie zdecydują, co dalej.}}',
  asking:
    'Twoja prośba o {what, select, undo {cofnięcie ruchów} pause {wstrzymanie gry} other {zakończenie gry}} czeka na odpowiedź. Wycofasz ją komendą `/game answer`.',
  spectator:
    'Nie bierzesz udziału w tej grze, ale możesz wszystko oglądać.\n- `/game status` pokazuje stół i to, czyja jest kolej.{fixed, select, true {} other {\n- Miejsce może ci dać moderacja.}}',
  sought: '- Potrzebne zastępstwo: **{seat}**. Z `/clock sit` grasz do powrotu tej osoby.',
  waitingFor: 'Czekamy na ruch: {names}.',
  yourDecision: '**Twoja kolej.** {what}',
  yourEarly: 'Po spasowaniu możesz już planować produkcję: `/turn`.',
  howToAct:
    '**Rozegraj turę** albo `/turn` pokazuje każdy wybór jako przyciski i listy, z cenami i obrazkami.',
  tryOut: '`/plan` pozwala najpierw wypróbować coś prywatnie.',
  commands: '-# Albo komendą: {list}',
  undoHint:
    '`/undo` cofa twój ostatni krok.{count, plural, =0 {} =1 { Gdy zagra już druga osoba, najpierw ją pytam.} other { Gdy zagra już ktoś inny, najpierw pytam pozostałych.}}',
  notYou:
    '{asked, select, true {} other {Nie masz teraz nic do zrobienia. }}{ordered, select, true {Gdy przyjdzie twoja kolej, wykonam twoje zlecenie.} other {Dam ci znać, gdy przyjdzie twoja kolej.}}\n- `/recap` mówi, co się działo od twojej tury.{ahead, select, true {\n- `/order show` pozwala {ordered, select, true {zobaczyć lub zmienić zlecenie} other {złożyć zlecenie na twoją następną turę}}.\n- `/plan` pozwala wypróbować coś prywatnie.} other {}}',
  passedYou: 'Po spasowaniu nie masz w tej rundzie więcej tur.',
  concededYou: 'Gra poddana, więc gram za ciebie.',
  hints: '`/hint` mówi, co zrobiłby komputer.',
  cannotStay:
    '-# Nie masz czasu? `/computer play` pozwala zagrać za ciebie komputerowi, przez turę albo do twojego powrotu.',
  meanwhile: 'Tymczasem `/game status` pokazuje stół, a `/rules` objaśnia zasady.',
  moderator:
    '-# Moderujesz tę grę: `/mod remind` daje znać tym, na których gra czeka{fixed, select, true {} other {, `/mod skip` i `/mod act` grają za nich, `/mod replace` oddaje miejsce komuś innemu, `/mod computer` komputerowi}}.',

  // Rules by topic.
  buttonRules: 'Zasady według tematów',
  buttonTurn: 'Rozegraj turę',
  topics:
    '### Zasady według tematów\nWybierz temat, a krótko go objaśnię. W trakcie gry objaśniam jej własne zasady i liczby. Instrukcja nadal się przyda.',
  noSuchTopic: 'Nie mam nic o „{typed}”. Spróbuj innego słowa albo wybierz temat.',
  menuRules: 'Zasady',
  menuMore: 'Klany, opcje, inne sposoby gry',
};
