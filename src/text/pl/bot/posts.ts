/** Polish: posts in the channel. */
import type { Catalogue } from '../../catalogue.ts';

export const posts: Catalogue['bot']['posts'] = {
  // Buttons of posts.
  takeTurn: 'Rozegraj turę',
  board: 'Plansza',
  market: 'Rynek',
  players: 'Gracze',
  log: 'Dziennik',
  agree: 'Zgadzam się',
  disagree: 'Nie zgadzam się',
  rematch: 'Rewanż',

  // Headings and their small print.
  begins: '### Gra się zaczyna',
  beginsBrief: '**Gra się zaczęła.**',
  moverHeading: '### {mover}',
  moversHeading: '### Co się działo',
  computersHeading: '### Ruchy komputerów',
  when: '{phase, select, draft {Wybór zestawów} workers {Startowi robotnicy} production {Produkcja w rundzie {round}} other {Runda {round} z {rounds}}}',
  cut: '… Reszta jest w dzienniku.',

  // Start of the game.
  turnOrder: '**Kolejność tury:** {order}',
  auctionOrder: '**Miejsca:** {order}. Kolejność tury to kolejność, w jakiej wygracie klany.',
  alone: '{order} gra solo.',
  pickOrder:
    '-# {draft, select, experience {Najpierw wybierają osoby, które grają pierwszy raz, potem pozostałe, za każdym razem od końca kolejności.} other {Wybór zaczyna ostatnia osoba w kolejności.}}',
  playedWith: '**Opcje:** {list}',
  noOptions: '**Opcje:** brak',
  liveBegins: '{who}, gra się zaczęła.',
  seedLater: 'Ziarno pokażę po zakończeniu gry.',

  // Production, a line for each player.
  yields: '**{seat}**: {items}',
  turned: '{from} → {to}',
  butter: '{from} → masło, {money}£',
  barrelIn: '1 whisky do piwnicy',
  barrelOut: '1 whisky z piwnicy',
  barrelsAge: 'beczki dojrzewają',

  // Next players.
  awaits:
    '{kind, select, turn {{who}, twoja kolej: {done, select, true {wykorzystaj resztę tury albo ją zakończ} other {wykonaj jedną główną akcję albo spasuj}}.} production {{who}: czas zdecydować, co wytworzą budynki.} auction {{who}, twoja kolej: {bids, select, open {otwórz aukcję swoją stawką} other {daj więcej niż {high} albo wycofaj się z tej aukcji}}.} other {{who}, twoja kolej: {decision_todo}.}}',
  called: '{who}, potrzebna decyzja.',
  waiting: 'Czekamy na ruch: {order_and}.',
  thinking:
    '🤖 {instead, select, true {{order_and}: {count, plural, =1 {myśli tu komputer} other {myślą tu komputery}}} other {{count, plural, =1 {Myśli {order_and}} other {Myślą: {order_and}}}}}.',
  pausedNow: 'Gra wstrzymana.',

  // Moves made on behalf of a player.
  playedFor: '{who} gra tu jako {owner}.',
  playedByItself: '{seat}: gra poddana, więc gram na tym miejscu i robię tylko to, co muszę.',
  late: 'Czas minął, więc {who} wykonuje najlepszy ruch znaleziony do tej pory.',
  failed: '{who} nie potrafi się zdecydować i wykonuje prosty ruch.',

  // Undo.
  undone:
    '### Ruchy cofnięte\n{moderator, select, true {{who} (moderacja) cofa grę.} other {{who} cofa {moves, plural, =0 {ostatnie ruchy komputerów} one {swój ostatni ruch} few {swoje ostatnie ruchy} many {swoje ostatnie ruchy} other {swoje ostatnie ruchy}}{others, plural, =0 {} one { i późniejsze ruchy: {order_and}} few { i późniejsze ruchy: {order_and}} many { i późniejsze ruchy: {order_and}} other { i późniejsze ruchy: {order_and}}}{computers, select, true {, a także to, co od tego czasu zagrały komputery} other {}}.}}',
  backAtStart: 'Gra wraca do początku.',
  lastLeft: 'Ostatni ruch, który pozostaje: {line}',
  reopened: 'Gra toczy się dalej: wcześniejszy wynik już się nie liczy.',
  seatGivenBack: 'Komputer nie gra już jako {seat}: to znów miejsce tej osoby.',
  asksUndo:
    '### {who} prosi o cofnięcie {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}\n{reason, select, moved {Od tego czasu były ruchy innych, więc zgodzić} revealed {Odsłoniło się coś ukrytego, więc zgodzić} computer {Wybierał komputer, więc zgodzić} other {Zgodzić}} się muszą wszyscy pozostali.',
  asked:
    '{what, select, undo {Prośba o cofnięcie {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}} ({who}).} pause {Prośba o przerwę ({who}).} other {Prośba o zakończenie gry ({who}).}}',
  asksAbandon: '### {who} prosi o zakończenie gry\nNikt by nie wygrał. Zgodzić się muszą wszyscy pozostali.',
  wouldUndo: 'Cofnięte zostałyby te ruchy:',
  pleaseAnswer: '{who}: zgoda?',
  lapses:
    'Można też użyć `/game answer`. {time, select, none {Następny ruch człowieka unieważnia tę prośbę.} other {Zgodzić się można do {time}.}}',
  refused:
    '### Prośba odrzucona\n{who} się nie zgadza. {request, select, undo {Ruchy zostają} other {Gramy dalej}}.',
  withdrawn:
    '### Prośba wycofana\n{who} wycofuje prośbę. {request, select, undo {Ruchy zostają} other {Gramy dalej}}.',
  lapsed:
    '### Prośba nieaktualna\n{what, select, undo {Prośba o cofnięcie ruchów} pause {Prośba o przerwę} other {Prośba o zakończenie gry}} ({who}) już się nie liczy: gra potoczyła się dalej.',

  // Leaving players, and moderators.
  conceded:
    '### {who} poddaje grę\nOd teraz gram jako {seat} i robię tylko to, co muszę. {single, select, true {Drugi gracz gra dalej} other {Pozostali grają dalej}}.',
  concededLast: '### {who} poddaje grę\nNie ma już komu grać dalej.',
  reminded:
    '### Przypomnienie\nPrzypomina {who} (moderacja). {since, select, none {Nie było jeszcze żadnego ruchu.} other {Ostatni ruch: {since}.}}',
  ended:
    '### Koniec gry\n{moderator, select, true {{who} (moderacja) kończy tę grę.} other {{who} kończy tę grę.}} Nikt nie wygrywa.',
  endedByAll: '### Koniec gry\n{who} prosi o zakończenie i wszyscy się zgadzają. Nikt nie wygrywa.',
  endedByNobody: '### Koniec gry\nWszyscy poddają grę. Nikt nie wygrywa.',
  lobbyExpired:
    '### Poczekalnia zamknięta\n{challenge, select, true {Tydzień tego wyzwania już się skończył. Stół wyzwania z tego tygodnia otworzysz komendą `/challenge table`.} other {Przez dwa tygodnie nic się w niej nie działo. Następną otworzysz komendą `/game new`.}}',
  lobbyClosed:
    '### Poczekalnia zamknięta\n{moderator, select, true {{who} (moderacja) ją zamyka.} other {{who} ją zamyka.}} Następną otworzysz komendą {challenge, select, true {`/challenge table`} other {`/game new`}}.',
  pause:
    '### Gra wstrzymana\n{who} (moderacja) ją wstrzymuje.{open, select, true { Nikt nie może grać, dopóki moderacja nie wznowi jej komendą `/mod resume`.} other {}}',
  resume: '### Gra wznowiona\n{who} (moderacja) ją wznawia.',
  skip: '### Tura pominięta: {seat}\nDecyzja: {who} (moderacja). Wykonuję za tę osobę tylko to, co konieczne.',
  act: '### Ruch jako {seat}\nWykonuje go {who} (moderacja).',
  replace:
    '### Zmiana przy stole\n{former} odchodzi z gry, a {newcomer} gra dalej na tym miejscu. Decyzja: {who} (moderacja).',
  undo: '### Ruchy cofnięte\n{who} (moderacja) cofa grę.',
  cancel: '### Gra odwołana\n{who} (moderacja) kończy tę grę. Nikt nie wygrywa.',

  export: '### Kopia gry\n{who} (moderacja) zapisuje grę jako plik. Nic się nie zmienia.',

  // End of the game.
  finishedHeading: '### Koniec gry',
  // State of the round.
  gloryNow: '-# **Kafel punktowania tej rundy:** {line} Teraz: {list}',
  settlementsNow: '-# **Połączone siedliska:** {list}',
  standingNow: '{seat} {count}',
  gloryGiven: 'Chwała: {list}.',
  gloryNone: 'Nikt nie dostaje punktów chwały.',
  standing:
    '{place}. **{seat}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}**\n-# {parts}',
  soloStanding:
    '**{seat}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}**\n-# {parts}',
  scorePart:
    '{row, select, glory {chwała} basicGoods {towary podstawowe} processedGoods {towary przetworzone} money {pieniądze} hops {chmiel} cotton {bawełna} tobacco {tytoń} sugarCane {trzcina cukrowa} contracts {kontrakty} settlements {siedliska} other {stawka}} {points}',
  seed: 'Ziarno: {seed}',
  thanks: 'Dzięki za wspólną grę, {people}!',
  playedToTheEnd: '{who} gra do końca jako {owner}.',

  // Fallbacks for posts that cannot be built.
  untold: '### Co nowego w grze\nNie mogę tu opisać, co się stało, ale przyciski pokazują stan gry.',
  toldInPart: '### Co nowego w grze\nObrazek pokazuje obecny stan gry.',

  // Moves from before a correction of the bot's rules.
  choice: '{seat} {what}',
  lostMove: 'Ruch, którego nie mogę już odczytać',
  mended:
    'Po tych ruchach poprawiono błąd w zasadach. Wiem, co kto wybrał, ale nie wiem, ile to kosztowało i co dało.',
};
