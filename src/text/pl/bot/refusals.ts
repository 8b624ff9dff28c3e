/** Polish: refusals with what to do instead. Only the requesting user sees them. */
import type { Catalogue } from '../../catalogue.ts';

export const refusals: Catalogue['bot']['refusals'] = {
  noGame:
    'Na tym kanale nie ma gry. Otwórz ją komendą `/game new`; `/games` pokazuje twoje gry, a `/game move` przenosi tu grę z innego kanału.',
  channelBusy:
    'Na tym kanale już trwa gra: pokazuje ją `/game status`. Najpierw trzeba ją dokończyć; możesz też zagrać na innym kanale. Jeśli nikt już w nią nie gra, moderacja może ją zakończyć komendą `/mod cancel`.',
  lobbyOpen:
    '{role, select, host {Twoja poczekalnia na tym kanale jest wciąż otwarta. Grę rozpoczyna `/game start`, opcje zmienia `/game options`, a poczekalnię zamyka `/game abandon`.} full {Otwarta poczekalnia na tym kanale jest pełna. Gospodarz może kogoś usunąć komendą `/game remove` albo zamknąć ją komendą `/game abandon`, a moderacja komendą `/mod cancel`.} undoing {Na tym kanale jest otwarta nowa poczekalnia, więc zakończona gra nie może trwać dalej. Gospodarz może ją zamknąć komendą `/game abandon`, a moderacja komendą `/mod cancel`; potem można cofnąć koniec gry.} other {{role, select, member {Masz już miejsce w otwartej poczekalni na tym kanale: pokazuje ją `/game status`.} other {Na tym kanale jest już otwarta poczekalnia: naciśnij pod nią *Dołącz* albo wpisz `/game join`.}} Gospodarz może ją zamknąć komendą `/game abandon`, a moderacja komendą `/mod cancel`.}}',
  resumeBusy:
    'Na kanale tej gry {lobby, select, true {jest już otwarta poczekalnia. Gospodarz może ją zamknąć komendą `/game abandon`, a moderacja komendą `/mod cancel`; potem będzie można wznowić tę grę.} other {trwa już inna gra. Tę wznowisz, gdy tamta się skończy. Jeśli nikt już w tamtą nie gra, moderacja może ją zakończyć komendą `/mod cancel`.}} Możesz też przenieść tę grę na wolny kanał: wpisz tam `/game move`.',
  notMember:
    'Nie bierzesz udziału w tej grze. {where, select, lobby {Są wolne miejsca: naciśnij *Dołącz* albo wpisz `/game join`.} full {Wszystkie miejsca są zajęte.} over {`/game new` otwiera następną.} challenge {Możesz oglądać.} other {Możesz oglądać albo poprosić moderację o miejsce.}}',
  alreadyMember: 'Masz już miejsce w tej grze. Pokazuje ją `/game status`.',
  full: '{players, plural, =1 {Jedyne miejsce jest zajęte} other {Wszystkie miejsca są zajęte (#)}}.{computers, select, true { Gospodarz może usunąć gracza komputerowego.} other {}}',
  alreadyStarted: 'Gra już trwa. Pokazuje ją `/game status`.',
  tooLateToJoin:
    'Gra już trwa. {where, select, challenge {Możesz oglądać: pokazuje ją `/game status`.} other {Możesz oglądać (pokazuje ją `/game status`) albo poprosić moderację o miejsce.}}',
  notStarted:
    'Gra jeszcze się nie zaczęła. `/game status` pokazuje poczekalnię, w której gospodarz może zacząć grę.',
  notHost: 'To może zrobić tylko gospodarz ({host}) albo moderacja.',
  tooFew:
    'Ta gra jest dla {players, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}, a na razie {members, plural, one {jest tylko # osoba} few {są tylko # osoby} many {jest tylko # osób} other {jest tylko # osoby}}. Poczekaj na kolejne osoby{fixed, select, true {} other { albo zmień liczbę graczy w Opcjach}}.',
  tooManyMembers:
    '{members, plural, one {Jest tu już # osoba} few {Są tu już # osoby} many {Jest tu już # osób} other {Jest tu już # osoby}}, więcej niż {players}. Najpierw ktoś musi zwolnić miejsce; można też użyć `/game remove`.',
  over: 'Ta gra już się skończyła. {challenge, select, true {Gry i wyniki z tego tygodnia pokazuje `/challenge show`.} other {Jej gracze mogą otworzyć następną komendą `/game rematch`; każdą inną otwiera `/game new`.}}',
  setAside:
    'Ta gra jest odłożona. Gracze mogą ją wznowić komendą `/clock take`, a moderacja komendą `/mod resume`.',
  notOver: 'Ta gra jeszcze trwa. `/game abandon` może ją zakończyć przed czasem.',
  paused:
    'Gra wstrzymana. {whose, select, players {Gracze mogą ją wznowić komendą `/game resume`.} moderator {Wstrzymała ją moderacja i może ją wznowić komendą `/mod resume`.} other {`/game status` pokazuje, kto ją wstrzymał.}}',
  notPaused: 'Ta gra nie jest wstrzymana. `/game status` pokazuje, czyja kolej.',
  stale: 'Na planszy coś się tymczasem zmieniło. Oto obecny stan gry.',
  notYourSeat: 'Ten panel jest dla kogoś innego: {seat}. Swój otworzysz komendą `/turn`.',
  noSuchSeat: 'Nie ma takiego miejsca w tej grze. `/game status` pokazuje, kto gra.',
  nothingToUndo: 'Nie masz czego cofnąć. `/turn` pokazuje, co możesz zrobić.',
  cannotReplay:
    'Tych ruchów nie można już cofnąć: od tego czasu poprawiono błąd w zasadach. Aby grać dalej, wpisz `/turn`.',
  noSuchMove:
    'Ta gra {most, plural, =0 {nie ma jeszcze żadnych ruchów} one {ma # ruch} few {ma # ruchy} many {ma # ruchów} other {ma # ruchu}}. Pokazuje je `/replay`.',
  notModerator:
    'To może zrobić tylko moderacja: trzeba mieć uprawnienie do zarządzania tym kanałem albo serwerem. Poproś kogoś, kto je ma.',
  requestGone: 'Ta prośba nie jest już aktualna. `/game status` pokazuje obecny stan gry.',
  requestOpen:
    'Jedna prośba już czeka i najpierw trzeba na nią odpowiedzieć. Komendą `/game answer` możesz się zgodzić, odmówić albo wycofać własną; prośbę pokazuje `/game status`.',
  rejectedLately:
    'Przed chwilą tę prośbę odrzucono albo wycofano, albo przestała się liczyć, bo gra potoczyła się dalej. Można ją powtórzyć {until}.',
  alreadyAgreed: 'Twoja zgoda jest już zapisana. `/game status` pokazuje, ilu osób jeszcze brakuje.',
  agreedTooLate:
    'Czas na cofnięcie końca tej gry minął, więc wynik jest ostateczny. Następną z tymi samymi graczami otwiera `/game rematch`.',
  conceded: 'Gra poddana, więc gram za ciebie. Możesz ją dalej oglądać: `/board`.',
  nobodyToWaitFor: 'Gra nie czeka na tę osobę. `/game status` pokazuje, czyja kolej.',
  awaitsYou: 'Gra czeka na ciebie. `/turn` pokazuje twoją turę.',
  noOneToRemind:
    'Nie ma komu przypominać: gra nie czeka na niczyją decyzję. `/game status` pokazuje, co dalej.',
  stoodIn:
    '{who} gra teraz za ciebie. Naciśnij *Już jestem* albo użyj `/clock back`, aby znów grać za siebie.',
  notStoodIn: 'Nikt za ciebie nie gra: to twoje miejsce. Aby grać dalej, wpisz `/turn`.',
  standIn: 'Grasz tu za kogoś innego i tylko ta osoba może to zrobić. Aby przestać, użyj `/game leave`.',
  notStandIn: 'W tej grze za nikogo nie grasz. `/game status` pokazuje, kto gra.',
  tooSoon: 'Znów możesz to zrobić {until}.',
  laterThen: 'Ta osoba jest nieobecna albo to pora poza jej godzinami. Przypomnieć będzie można {until}.',
  zoneUnknown:
    'Nie znam twojej strefy czasowej, więc nie wiem, kiedy to u ciebie będzie. Ustaw ją przez `/settings` albo wybierz przypomnienie za godzinę.',
  timeNotUp:
    'W sprawie tej osoby nie ma teraz o czym decydować: decyzja już zapadła albo czas nie minął. `/game status` pokazuje, czyja kolej.',
  othersDecide: 'O swoim miejscu nie decydujesz. Nadal możesz wykonać ruch: `/turn`.',
  seatConceded:
    'Ta osoba poddała grę, więc gram na jej miejscu. `/mod replace` oddaje je komuś innemu, `/mod computer` na stałe komputerowi.',
  noStandInWanted: 'Nikt nie szuka tam zastępstwa. `/game status` pokazuje, kto gra.',
  notInLobby: 'Tej osoby nie ma już w poczekalni. `/game status` pokazuje, kto w niej jest.',
  newcomerOutside:
    'Nie ma cię w tej poczekalni, więc nie możesz podać `pierwszy-raz`, i nic się nie zmieniło. Pomiń to albo najpierw dołącz: `/game join`.',
  noComputer: 'Tego gracza komputerowego nie ma już przy tym stole. Innego dodaje `/computer add`.',
  computerConfirmed:
    'Komputer potwierdził już produkcję za ciebie. Żeby ją zmienić, poproś pozostałych o cofnięcie komendą `/undo`.',
  onlyComputers: 'Zostałyby same komputery. Oddaj komputerowi jedną turę albo poddaj grę: `/game concede`.',
  noHints:
    'W tej grze podpowiedzi są wyłączone.{plan, select, true { Ruchy wypróbujesz komendą `/plan`.} other {}}{challenge, select, true {} other { Gospodarz może włączyć podpowiedzi w poczekalni następnej gry.}}',
  notSetAside: 'Ta gra nie jest odłożona. `/game status` pokazuje jej stan, a `/games` twoje odłożone gry.',
  notHalted: 'Tę grę wstrzymała moderacja i może ją wznowić komendą `/mod resume`.',
  badHours: 'Te godziny nie pasują. Podaj co najmniej osiem godzin dziennie.',
  away: '{problem, select, backwards {Ostatni dzień jest przed pierwszym.} past {Te dni już minęły.} tooLong {To za długo: najwyżej 14 dni z rzędu.} tooMany {To więcej dni, niż zostało ci z 21 w roku.} farOff {To za daleko: najwyżej pół roku naprzód.} overlaps {Na te dni nieobecność jest już zgłoszona.} other {}} Twoje dni pokazuje `/away`.',
  notAway: 'Na te dni nie ma zgłoszonej nieobecności. Zgłoszone dni pokazuje `/away`.',
  badOrder: 'Zlecenie to od jednego do pięciu różnych poleceń, z limitami od 0£ do 999£.',
  noOrder: 'Nie masz żadnego zlecenia. `/order add` składa je, gdy trwa tura kogoś innego.',
  noOrderNow:
    'Dopóki nie spasujesz, możesz w trakcie rundy złożyć zlecenie, gdy trwa tura kogoś innego. W swojej turze wpisz `/turn`.',
  noPlanYet: 'Plan można wypróbować, gdy zacznie się runda 1.',
  planFull:
    'Plan jest pełny: wszystkie kroki razem to najwyżej {most, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}. Wykonaj najpierw pierwsze kroki albo cofnij któryś: `/plan`.',
  nothingToDo: 'Nic z twojego planu nie da się teraz zrobić. `/plan` go pokazuje.',
  ordered: 'Na tę turę jest zlecenie: wykonam je w ciągu minuty.',
  badSeed: 'Ziarno to od 1 do 64 zwykłych znaków; „losowe” losuje jedno.',
  challengeFixed:
    'Nie w wyzwaniu tygodnia: rozdanie jest to samo dla wszystkich i każdy gra za siebie. Grę z własnymi opcjami otwiera `/game new`.',
  challengeUndo:
    'W wyzwaniu tygodnia nie można cofnąć ruchów, które odsłoniły coś ukrytego, na przykład nowe kontrakty. Aby grać dalej, wpisz `/turn`.',
  challengeOver: 'Tydzień tego wyzwania już się skończył. Obecne pokazuje `/challenge show`.',
  challengeYours:
    'Masz już swoją grę w tym tygodniu, {alone, select, true {solo} other {przy stole}}: {channel}. Liczy się pierwsza; nowe wyzwanie zaczyna się w każdy poniedziałek.',
  challengeEntered:
    'Masz już za sobą udział w wyzwaniu tego tygodnia, {alone, select, true {solo} other {przy stole}}. Nowe zaczyna się w każdy poniedziałek.',
  challengeSealed:
    'To zapieczętowana gra z wyzwania tego tygodnia. Najpierw otwórz ją, korzystając z uprawnień moderacji: wtedy policzy się to jako twój udział.',
  challengePlaying:
    'Nadal grasz to samo rozdanie w wyzwaniu tego tygodnia, więc jeszcze nie możesz zajrzeć do tej gry. Najpierw skończ swoją; do tego czasu może to zrobić ktoś inny z moderacji.',
  challengePlayed:
    '{count, plural, one {{names} ma} few {{names} mają} many {{names} mają} other {{names} mają}} już w tym tygodniu grę przy stole. Zanim gra się zacznie, {count, plural, one {ta osoba musi} few {te osoby muszą} many {te osoby muszą} other {te osoby muszą}} wyjść z poczekalni.',
  noRoom: 'Nie ma kanału, na którym można by grać. Spróbuj `/challenge show` na innym kanale.',
  moderatorThere:
    'Zarządzasz tym kanałem, więc po przeniesieniu gry tutaj moderacja należałaby do ciebie. Przenieść ją może inna osoba z tej gry komendą `/game move`.',
  sealed: 'To gra z wyzwania tygodnia. Będzie można ją obejrzeć {until}, gdy tydzień się skończy.',
  unreadable:
    'Nie mogę już odczytać tej gry: nie pasuje do mojej obecnej wersji. Być może naprawi to osoba, która prowadzi tego bota. `/mod export` zapisuje, co z gry zostało, a `/mod cancel` ją kończy.',
  busy: 'Zbyt wiele działo się naraz, więc nic się nie zmieniło. Spróbuj jeszcze raz.',
  closing: 'Właśnie uruchamiam się ponownie. Spróbuj jeszcze raz za minutę.',
  slowDown:
    'Trochę wolniej, proszę. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}. Nic się nie zmieniło.',
  stillAtWork: 'Jeszcze pracuję nad poprzednim poleceniem. Spróbuj za chwilę.',
  // Errors of the bot itself.
  broken:
    'Coś poszło nie tak po mojej stronie. `/game status` pokazuje stan gry. Jeśli to się powtórzy, daj znać osobie, która prowadzi tego bota.',
  diskFull:
    'Mój dysk jest pełny, więc nic się nie zmieniło. Daj znać osobie, która prowadzi tego bota, i spróbuj ponownie, gdy zwolni miejsce.',
  notShown: 'Nie mogę pokazać ci odpowiedzi, ale twój ruch mógł się udać. `/game status` pokazuje stan gry.',
  // As named in Discord's settings.
  permission:
    '{permission, select, Connect {Łączenie} ViewChannel {Wyświetlanie kanału} SendMessages {Wysyłanie wiadomości} SendMessagesInThreads {Wysyłanie wiadomości w wątkach} AttachFiles {Załączanie plików} CreatePrivateThreads {Tworzenie prywatnych wątków} other {Tworzenie publicznych wątków}}',
  mayNotPost:
    'Aby pisać na tym kanale, potrzebuję uprawnień: {missing}. Może mi je dać osoba, która zarządza serwerem. Do tego czasu nikomu tu nie dam znać o turach.',
  heldUp:
    'Niektórych moich wiadomości nie udało się tu wysłać, więc nikt nie dostał powiadomienia. Próbuję dalej. Jeśli to wątek, może trzeba go odblokować albo otworzyć na nowo.',
  heldUpPrivate:
    'Niektórych moich wiadomości nie udało się tu wysłać, więc nikt nie dostał powiadomienia. Próbuję dalej. Jeśli nie ma mnie już w tym prywatnym wątku, oznacz mnie w nim, a wrócę. Może też być zablokowany.',
  outside:
    'Nie ma mnie w tym prywatnym wątku, więc nie mogę tu pisać, i nic się nie zmieniło. Oznacz mnie w nim, a dołączę; potem spróbuj jeszcze raz.',
  tooManyThreads:
    'Na tym serwerze jest już tyle aktywnych wątków, na ile pozwala Discord. Gdy któryś zostanie zamknięty, otworzę następny.',
  unknownButton: 'Nie znam już tego przycisku. `/turn` i `/game status` pokazują, co możesz zrobić.',
  unknownCommand: 'Nie znam już tej komendy. Discord może pokazywać starą listę, więc spróbuj za minutę.',
  badInput: 'Nie mogę tego odczytać. Wybierz coś z listy.',
  serverOnly: 'Tutaj nie da się grać. Użyj kanału na serwerze.',
  notInstalled:
    'Na tym serwerze są tylko moje komendy, więc nie mogę tu pisać. Osoba, która zarządza serwerem, może [dodać też bota]({link}).',
};
