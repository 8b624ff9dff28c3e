/** Polish: the lobby and its options; the status of a game. */
import type { Catalogue } from '../../catalogue.ts';

export const lobby: Catalogue['bot']['lobby'] = {
  // The lobby.
  invited: '{who}: gramy jeszcze raz? Wystarczy nacisnąć **Dołącz**.',
  removed: '👋 {who} nie jest już w poczekalni (decyzja: {asker}), ale może dołączyć ponownie.',
  noLobby:
    'Nie ma tu otwartej poczekalni. `/game new` otwiera nową{rematch, select, true {, a `/game rematch` znów zaprasza osoby z ostatniej gry} other {}}.',
  heading:
    '## Klany Kaledonii: {players, plural, =1 {gra solo} one {gra dla # osoby} few {gra dla # osób} many {gra dla # osób} other {gra dla # osoby}}',
  seats: '**Zajęte miejsca: {members} z {players}**',
  member:
    '- {rank, select, none {{name}} other {🤖 {name}}}{host, select, true { · gospodarz} other {}}{newcomer, select, true { · gra pierwszy raz} other {}}',
  freeSeat: '- _wolne_',
  options:
    '**Opcje**{preset, select, first { · pierwsza gra} standard { · zasady standardowe} extras { · z dodatkami z Kickstartera} other {}}',
  optionLine: '- **{short}**: {line}',
  paceLine:
    '**Tempo**: {pace, select, friendly {Spokojne, bez zegara. Po 72 godzinach bez ruchu pozostali mogą zdecydować, co dalej. Liczą się tylko godziny, w których dana osoba chce dostawać przypomnienia: `/settings`} steady {Równe: 24 godziny na turę i 72 godziny rezerwy na całą grę} brisk {Szybkie: 6 godzin na turę i 24 godziny rezerwy na całą grę} live {Na żywo: 10 minut na turę i 30 minut rezerwy na całą grę. Wszyscy powinni być online w tym samym czasie} other {}}{away, select, false { · czas może się skończyć też w dni nieobecności} other {}}',
  ownHours: '-# Zegar każdej osoby idzie tylko w jej godzinach: `/settings`.',
  upTogether: '-# Wspólne godziny{all, select, true {: cała doba} other {, według twojego czasu: {spans}}}.',
  neverUp: '-# Nie macie żadnych wspólnych godzin. To nic: grajcie, kiedy komu wygodnie.',
  paceFriendly: 'Spokojne',
  paceSteady: 'Równe',
  paceBrisk: 'Szybkie',
  paceLive: 'Na żywo',
  languageLine: '**Język**: {name}',
  waitingForPlayers:
    '-# {missing, plural, one {Brakuje jeszcze # osoby.} few {Brakuje jeszcze # osób.} many {Brakuje jeszcze # osób.} other {Brakuje jeszcze # osoby.}} Jeśli nikt więcej nie przyjdzie, {host} może dodać komputery albo w Opcjach zmienić liczbę graczy.',
  readyToStart: '-# Jest komplet. Gdy wszyscy będą gotowi, niech {host} naciśnie Zacznij. Miejsca są losowe.',
  readySolo:
    '-# {host} gra solo: naciśnij **Zacznij**. Aby inni mogli dołączyć, wybierz w Opcjach więcej graczy.',
  seedChosen:
    '⚠️ Ziarno tej gry jest wybrane, a nie wylosowane. Kto je zna, może podejrzeć to, co ukryte, na przykład przyszłe kontrakty, więc gra nie liczy się do rankingu ani do najlepszych wyników.',
  begun: 'Gra już trwa. `/turn` pokazuje, co masz do zrobienia, a `/game status` – jak idzie gra.',
  closed:
    'Ta poczekalnia jest zamknięta. {challenge, select, true {`/challenge table`} other {`/game new`}} otwiera następną.',
  over: 'Ta gra już się skończyła. `/game status` pokazuje, jak się skończyła; {challenge, select, true {`/challenge show` pokazuje gry z tego tygodnia} other {`/game rematch` otwiera poczekalnię dla tych samych osób}}.',
  buttonJoin: 'Dołącz',
  buttonLeave: 'Wyjdź',
  buttonOptions: 'Opcje',
  buttonNew: 'Gram pierwszy raz',
  buttonNotNew: 'Znam tę grę',
  buttonStart: 'Zacznij',
  buttonComputers: 'Gracze komputerowi',
  buttonPlayNow: 'Graj z komputerami',
  hintsOn: '**Podpowiedzi** są włączone: w swojej turze możesz zapytać, co zrobiłby komputer.',

  // Replies to the acting user.
  opened:
    'Twoja poczekalnia jest otwarta i masz w niej miejsce. Inni wchodzą przyciskiem **Dołącz** albo komendą `/game join`. **Opcje** albo `/game options` zmieniają zasady, a **Zacznij** albo `/game start` rozpoczyna grę.',
  openedSolo:
    'Twoja gra solo jest otwarta. **Opcje** albo `/game options` zmieniają zasady, a **Zacznij** albo `/game start` rozpoczyna grę.',
  threadName: 'Klany Kaledonii · {host}',
  inThread: 'Twoja gra ma własny wątek: {thread}. Wszystko dzieje się tam.',
  noThread:
    'Nie mogę otworzyć tu wątku. Brakuje mi uprawnień: {missing}. Poproś o nie osobę, która zarządza serwerem, albo pomiń `wątek`, aby grać na tym kanale.',
  threadLater:
    'W ciągu godziny można otworzyć najwyżej trzy wątki. Następny możesz otworzyć {until}. Pomiń `wątek`, aby grać tutaj.',
  noThreadForYou: 'Na tym kanale nie możesz otwierać wątków. Pomiń `wątek`, aby grać tutaj.',
  noThreadHere: 'Wątki można otwierać tylko na zwykłych kanałach. Pomiń `wątek`, aby grać tutaj.',
  joined: 'Masz miejsce w grze. Zacznie się, gdy {host} naciśnie Zacznij albo wpisze `/game start`.',
  removedNote: '✅ {name}: miejsce jest znów wolne. Ta osoba może dołączyć ponownie.',
  noSuchMember:
    'Nikt nie został usunięty: „{typed}” musi wskazywać dokładnie jedną inną osobę. W tej poczekalni: {names}.',
  removeStarted:
    'Gra już trwa, więc nikogo nie można usunąć. {challenge, select, true {W wyzwaniu tygodnia każdy gra za siebie.} other {Moderacja może oddać miejsce komuś innemu komendą `/mod replace` albo znaleźć zastępstwo komendą `/mod standin`.}}',
  left: 'Już nie bierzesz udziału w tej grze.',
  changed: 'Zapisane.',
  hintsOff: '**Podpowiedzi** są wyłączone.',
  seedDrawn: 'Ziarno jest nowe, wylosowane.',
  newcomerNow: '{newcomer, select, true {Grasz pierwszy raz.} other {Znasz już tę grę.}}',
  /** Typed as the seed: draws a random one. In lower case. */
  seedRandom: 'losowe',
  rematch:
    'Nowa poczekalnia jest otwarta, z tymi samymi opcjami. {others, select, none {Wszyscy już w niej są.} invited {Zaproszenia dla: {who}. Kto naciśnie Dołącz, ma miejsce w grze.} other {Zaproszeń teraz nie ma: każda osoba dostaje najwyżej jedno na godzinę. Dołączyć można komendą `/game join`.}}',

  // Options.
  optionsHeading: '### Jak gracie',
  optionsWhose:
    '{whose, select, own {To twoja gra, więc ty wybierasz.} member {Gospodarzem jest {host} i może to zmieniać. Ty możesz zaznaczyć, czy grasz pierwszy raz.} fixed {W wyzwaniu tygodnia niczego nie można zmienić: rozdanie jest to samo dla wszystkich.} other {Gospodarzem jest {host} i może to zmieniać.}}',
  optionsRefused:
    '⚠️ {reason}\n-# {rest, select, true {Reszta jest ustawiona.} other {Nic się nie zmieniło.}}',
  playersNow: '**Gracze**: {players}',
  optionsTitle: 'Jak gracie',
  fieldPlayers: 'Gracze',
  playersChoice: '{count, plural, =1 {Solo} one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  fieldPace: 'Tempo',
  fieldPaceAbout: 'Ile może trwać tura. Nigdy nie gram za ciebie tylko dlatego, że czas minął.',
  paceAbout:
    '{pace, select, friendly {Bez zegara. Po 72 godzinach bez ruchu (w godzinach danej osoby) decydują pozostali.} steady {24 godziny na turę i 72 godziny rezerwy na całą grę.} brisk {6 godzin na turę i 24 godziny rezerwy na całą grę.} live {10 minut na turę i 30 minut rezerwy. Wszyscy powinni być online w tym samym czasie.} other {}}',
  fieldTable: 'Przy tym stole',
  boxAway: 'Czas nie kończy się w dni nieobecności',
  boxAwayAbout: 'Zgłasza się je przez /away. W te dni nie ma też przypomnień.',
  boxHints: 'Można pytać o podpowiedzi',
  boxHintsAbout: 'Gracze mogą w swojej turze pytać, co zrobiłby komputer.',
  fieldOptions: 'Opcje',
  fieldOptionsAbout: 'Jeśli nie wybierzesz żadnej, obowiązują zasady standardowe.',
  fieldLanguage: 'Język stołu',
  buttonChange: 'Zmień opcje',
  presetsNow:
    '**Warianty**: na pierwszą grę, zasady standardowe albo dodatki z Kickstartera. **Zmień opcje** przełącza pojedyncze opcje.',
  presetFirst: 'Pierwsza gra',
  presetStandard: 'Standard',
  presetExtras: 'Dodatki z Kickstartera',
  optionsMenu: 'Opcje: wybierz, ile chcesz',
  seedHint:
    '-# Ziarno ustala całą losowość. Losuję je dla was i pokazuję na końcu. Wybierz własne tylko po to, aby powtórzyć rozdanie: kto je zna, może podejrzeć, co będzie, więc powiem o tym wszystkim.',
  newcomerHint:
    '-# To, kto gra pierwszy raz, ma znaczenie tylko z opcją „Klany według doświadczenia”: te osoby pierwsze wybierają klan.',
  buttonSeed: 'Wybierz ziarno',
  seedTitle: 'Ziarno gry',
  seedField: 'Ziarno (puste: nowe losowe)',
  seedPlaceholder: 'Dowolne słowo, do 64 znaków',
  noSuchPreset: 'Nie ma takiego wariantu. Wybierz jeden z listy.',
  noSuchOption: 'Nie ma opcji „{typed}”. Wybierz jedną z listy.',

  // Confirmations.
  abandonAsk:
    '### Zakończyć tę grę dla wszystkich?\n{solo, select, true {Skończy się od razu i nie da się jej przywrócić.} other {Skończy się bez zwycięzcy, gdy zgodzą się **wszyscy pozostali**. Zapytam ich na kanale.}}',
  abandonLobbyAsk:
    '### Zamknąć tę poczekalnię?\nGra się nie zacznie. Kto ma w niej miejsce, może dołączyć do innej.',
  concedeAsk:
    '### Poddać tę grę?\n{last, select, true {Nie ma już nikogo, kto grałby dalej, więc gra skończy się bez zwycięzcy i nie da się jej przywrócić.} other {{single, select, true {Drugi gracz gra dalej} other {Pozostali grają dalej}}. Będę grać za ciebie i robić tylko to, co muszę. {instead, select, true {Wrócić możesz tylko za zgodą moderacji} other {Wrócić nie będzie można}}.}}{instead, select, true { Jeśli wolisz zostać w grze, niech zagra za ciebie komputer.} other {}}',
  buttonAbandon: 'Zakończ grę',
  buttonCloseLobby: 'Zamknij poczekalnię',
  buttonConcede: 'Poddaj grę',
  buttonKeep: 'Graj dalej',
  kept: 'Nic się nie zmieniło.',
  lobbyClosed: 'Poczekalnia jest zamknięta.',
  abandonAsked:
    'Pytam {single, select, true {drugiego gracza} other {pozostałych}} na kanale. Gra skończy się, gdy {single, select, true {się zgodzi} other {wszyscy się zgodzą}}.',
  concedeDone:
    'Gra poddana{over, select, true {, więc to już koniec. Dzięki za grę!} other {. Dzięki za wspólną grę! Możesz dalej ją oglądać.}}',

  // Rarely needed, behind a button of a player's panel.
  more: '### Więcej',
  moreAsks:
    'Na twoją prośbę {single, select, true {musi się zgodzić drugi gracz} other {muszą się zgodzić wszyscy pozostali}}. Zapytam na kanale.',
  buttonMore: 'Więcej…',
  buttonUndoStep: '{asks, select, true {Poproś o cofnięcie kroku} other {Cofnij krok}}',
  buttonUndoTurn: '{asks, select, true {Poproś o cofnięcie tury} other {Cofnij turę}}',
  buttonPause: '{asks, select, true {Poproś o przerwę} other {Wstrzymaj grę}}',
  buttonGiveUp: 'Poddaj grę…',
  buttonEndGame: 'Zakończ grę…',

  // Status of a game.
  statusRound: '## Runda {round} z {rounds}',
  statusBefore: '## Przed rundą 1',
  statusProduction: '## Runda {round} z {rounds} · produkcja',
  paused: '⏸️ **Wstrzymana** przez moderację. Wznawia ją `/mod resume`.',
  pausedByPlayers: '⏸️ **Wstrzymana** przez graczy. Wznawia ją `/game resume`.',
  waits: '▶ Czekamy, aż **{seat}** {done, select, true {zakończy swoją turę} other {{decision_does}}}.',
  lastMove: 'Ostatni ruch: {ago}.',
  lastChange: 'Ostatnia zmiana: {ago}.',
  standing:
    '- **{seat}**: {money}£ · chwała {glory} · {exports, plural, =0 {bez zrealizowanych kontraktów} one {# zrealizowany kontrakt} few {# zrealizowane kontrakty} many {# zrealizowanych kontraktów} other {# zrealizowanego kontraktu}} · gdyby teraz był koniec: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}{mark, select, acts { · **na ruchu**} passed { · pas} other {}}{conceded, select, true { · gra poddana} other {}}',
  standingEarly:
    '- **{seat}**{mark, select, acts { · **na ruchu**} other {}}{conceded, select, true { · gra poddana} other {}}',
  asksUndo:
    '🤝 **{name}** prosi o cofnięcie {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}. Zgodzić się muszą wszyscy pozostali; na razie {agreed, plural, =0 {nikt się nie zgodził} one {zgodziła się # osoba} few {zgodziły się # osoby} many {zgodziło się # osób} other {zgodziło się # osoby}}.',
  asksAbandon:
    '🤝 **{name}** prosi o zakończenie gry. Zgodzić się muszą wszyscy pozostali; na razie {agreed, plural, =0 {nikt się nie zgodził} one {zgodziła się # osoba} few {zgodziły się # osoby} many {zgodziło się # osób} other {zgodziło się # osoby}}.',
  asksPause:
    '🤝 **{name}** prosi o wstrzymanie gry. Zgodzić się muszą wszyscy pozostali; na razie {agreed, plural, =0 {nikt się nie zgodził} one {zgodziła się # osoba} few {zgodziły się # osoby} many {zgodziło się # osób} other {zgodziło się # osoby}}.',
  asksLapse:
    '-# Odpowiedź albo wycofanie: `/game answer`. {time, select, none {Następny ruch człowieka unieważnia tę prośbę.} other {Zgodzić się można do {time}.}}',
  timeUp:
    '⏰ **{seat}**: czas minął. {single, select, true {Decyduje drugi gracz} other {Decyduje większość pozostałych}}: `/clock decide`.',
  searching:
    '🔎 Potrzebne zastępstwo: **{seat}**. Zagrać może każdy, kto nie bierze udziału w tej grze: `/clock sit`.{late, select, true { {single, select, true {Drugi gracz} other {Większość pozostałych}} może też zdecydować inaczej: `/clock decide`.} other {}}',
  playsFor: '👤 **{who}** gra jako **{seat}**.',
  buttonTurn: 'Rozegraj turę',
  buttonWithdraw: 'Wycofaj prośbę',
  resultHeading: '## Koniec gry',
  resultLine:
    '{place}. **{seat}**: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  resultSolo:
    '**{seat}**: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Tytuł: **{rank}**.',
  shelvedHeading: '## Ta gra jest odłożona',
  shelvedLine: 'Gracze mogą ją wznowić komendą `/clock take`, a moderacja komendą `/mod resume`.',
  endedHeading: '## Ta gra skończyła się przed czasem',
  endedLine: 'Koniec w rundzie {round}, bez zwycięzcy.',
  endedBefore: 'Koniec przed pierwszą rundą, bez zwycięzcy.',
};
