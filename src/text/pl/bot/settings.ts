/** Polish: settings of users and servers, days away, a user's games and stored data. */
import type { Catalogue } from '../../catalogue.ts';

export const settings: Catalogue['bot']['settings'] = {
  // The panel.
  heading: '### Twoje ustawienia',
  now: 'U ciebie jest teraz {time}.',
  ownHours:
    '**Twoje godziny:** {hours}. Poza nimi nie przypominam, a twoje zegary stoją (oprócz gier na żywo).',
  serverHours: '**Twoje godziny:** {hours}, jak na całym serwerze. Możesz ustawić własne.',
  noHours:
    '**Twoje godziny:** {direct, select, true {takie jak na danym serwerze. Jeśli ustawisz własne, obowiązują wszędzie.} other {cała doba. Ustaw je, a nie będę przypominać w nocy.}}',
  everyDay: '{week}, {zone}',
  twoWindows: '{week} w dni robocze, {end} w weekend, {zone}',
  window: '{from}:00–{to}:00{next, select, true { następnego dnia} other {}}',
  onceADay:
    '-# Dopóki bierzesz udział w grze, możesz je zmienić tylko raz dziennie, a poprawić w ciągu dziesięciu minut.',
  directOn:
    '**Wiadomości prywatne:** włączone. Tam też daję znać, że to twoja kolej, i tylko tam przypominam.',
  directOff: '**Wiadomości prywatne:** wyłączone. Daję znać na kanale.',
  directRefused:
    '**Wiadomości prywatne:** Discord nie pozwala mi do ciebie pisać, więc daję znać na kanale. Zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera, a potem włącz je ponownie przyciskiem **Godziny i przypomnienia**.',
  daysAway:
    '**Dni nieobecności:** {count, plural, =0 {żaden już nie został} one {został # dzień} few {zostały # dni} many {zostało # dni} other {zostało # dnia}}.',
  moves:
    '**Ruchy przyciskami:** {askFirst, select, true {zawsze najpierw pytam.} other {wykonuję je od razu po wybraniu. Pytam tylko przed spasowaniem, pominięciem premii i wycofaniem się z aukcji, gdy ruch odsłania coś ukrytego albo gdy kończysz turę, w której port może ci jeszcze coś dać.}} Wpisane komendy wykonuję od razu.',
  turnEnd:
    '**Koniec tury po ruchu przyciskiem:** {autoEnd, select, true {automatyczny, gdy zostały tylko porty lub zdolności klanu.} other {kończysz ją przyciskiem, gdy zostały tylko porty lub zdolności klanu.}}',
  languageNow: '**Język:** {name}.',
  languageMenu: 'Język…',
  languageDiscord: 'Jak w twoim Discordzie',
  buttonHours: 'Godziny i przypomnienia',
  buttonAskFirst: '{on, select, true {Zawsze pytaj przed ruchem} other {Nie pytaj przed ruchami}}',
  buttonAutoEnd: '{on, select, true {Kończ tury automatycznie} other {Nie kończ tur automatycznie}}',
  buttonAway: 'Dni nieobecności',
  buttonGames: 'Moje gry',
  buttonSettings: 'Moje ustawienia',
  buttonPrivacy: 'Moje dane',
  back: 'Wstecz',
  saved: 'Zapisane.',

  // Hours.
  hoursHeading: '### Twoje godziny',
  serverHeading: '### Godziny tego serwera',
  askZone: 'Gdzie jesteś? Strefy, w których jest teraz {hour}:00–{hour}:59:',
  hoursTitle: 'Twoje godziny i przypomnienia',
  serverTitle: 'Godziny tego serwera',
  fieldZone: '{whose, select, server {Strefa czasowa serwera} other {Twoja strefa albo obecna godzina}}',
  zonePlaceholder: 'Europe/Warsaw, New York, 14:30',
  weekdayHours: 'W dni robocze',
  windowAbout: 'Pełne godziny, co najmniej osiem, np. 9-22. Poza nimi nie przypominam, oprócz gier na żywo.',
  weekendHours: 'W weekend',
  weekendAbout: 'Zostaw puste, jeśli tak samo.',
  fieldReminders: 'Przypomnienia',
  reminderChannel: 'Na kanale',
  reminderDirect: 'W wiadomości prywatnej',
  reminderDirectAbout: 'Tam też daję znać, że to twoja kolej.',
  tickClear: 'Godziny jak na serwerze',
  tickClearServer: 'Cała doba',
  badWindow:
    'Nie rozumiem „{typed}” jako godzin. Wpisz pełne godziny, na przykład `9-22`, albo `0-24`, jeśli to cała doba.',
  pickZone: 'Która to z tych stref?',
  typeAgain: 'Wpisz jeszcze raz',
  zoneMenu: 'Twoja strefa…',
  zoneGone: 'Nie znam strefy „{typed}”. Wpisz duże miasto w pobliżu, np. Europe/Warsaw.',
  zoneNeeded:
    'Potrzebuję też {whose, select, server {strefy serwera: `/mod defaults strefa:` albo *Godziny* tutaj} other {twojej strefy: `/settings strefa:` albo *Godziny i przypomnienia* tutaj}}.',
  hoursKept: 'Wpisane godziny zostają zapamiętane.',

  // Direct messages.
  directTest: 'Działa: tutaj dam ci znać, gdy przyjdzie twoja kolej. Wyłączysz to w `/settings`.',
  directFailed: 'Discord teraz nie odpowiada. Spróbuj za chwilę.',
  directTurn:
    '{phase, select, production {Zdecyduj, co wytworzą twoje budynki} other {Twoja kolej}}: {where}.{until, select, none {} other { Twój czas mija {until}.}}',
  directNudge:
    '{asker, select, none {{phase, select, production {Wciąż trzeba zdecydować, co wytworzą twoje budynki} other {To nadal twoja kolej}}} other {{asker} czeka na ciebie: {phase, select, production {zdecyduj, co wytworzą twoje budynki} other {twoja kolej}}}} ({where}).{until, select, none {} other { Twój czas mija {until}.}}',
  directLapsed:
    'Twojego zlecenia nie dało się wykonać, więc jednak twoja kolej: {where}.{until, select, none {} other { Twój czas mija {until}.}}',
  directSeat:
    'Nikt już nie gra za ciebie ({where}): to znów twoje miejsce.{turn, select, true { Gra czeka na ciebie.} other {}}',
  directAsked: 'Potrzebna jest twoja decyzja: {where}.',
  playHere: 'Graj tutaj',

  // One-time hints.
  offer:
    '-# Ustaw swoje godziny, a poza nimi nie będę przypominać (oprócz gier na żywo). Gdy przyjdzie twoja kolej, i tak dam znać jeden raz.',
  refusedOnce: '-# Discord nie pozwala mi już pisać do ciebie prywatnie, więc znów daję znać na kanale.',
  buttonOffer: 'Ustaw moje godziny',

  // Absences.
  awayHeading: '### Dni nieobecności',
  awayLeft:
    'Z {all} dni w roku, licząc od pierwszego dnia nieobecności, {count, plural, =0 {żaden już ci nie został} one {został ci # dzień} few {zostały ci # dni} many {zostało ci # dni} other {zostało ci # dnia}}. Najwięcej z rzędu: {longest}. W te dni czas ci się nie skończy, a ja nie przypominam, chyba że opcje stołu mówią inaczej.',
  awayPiece:
    '- {last, select, none {{first}} other {{first} – {last}}} ({count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})',
  awayUtc:
    '-# Dni liczę według czasu {direct, select, true {każdego serwera albo UTC} other {UTC}}, dopóki nie ustawisz swoich godzin: `/settings`.',
  awayNone: '-# Nie masz zgłoszonych dni nieobecności.',
  awayFirst: 'Nieobecność od…',
  awayLater: 'Później…',
  awayAskLast: 'Od: {first}. Który dzień będzie ostatni?',
  awayLast: 'Nieobecność do…',
  awayOption: '{day} ({count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})',
  awaySure:
    'Nieobecność: {last, select, none {{first}} other {{first} – {last}}}?{tables, plural, =0 {} one { Ogłoszę to przy stole, przy którym grasz.} few { Ogłoszę to przy stołach, przy których grasz.} many { Ogłoszę to przy stołach, przy których grasz.} other { Ogłoszę to przy stołach, przy których grasz.}}',
  buttonGo:
    '{tables, plural, =0 {Tak} one {Tak, ogłoś to} few {Tak, ogłoś to} many {Tak, ogłoś to} other {Tak, ogłoś to}}',
  buttonNotAway: 'Odwołaj: {first}',
  awayDone:
    '{tables, plural, =0 {Zapisane.} one {Zapisane i ogłoszone.} few {Zapisane i ogłoszone.} many {Zapisane i ogłoszone.} other {Zapisane i ogłoszone.}} Do zobaczenia po powrocie!',
  awayOver: 'Zapisane: nieobecność odwołana.',
  badDay: 'Nie umiem odczytać „{typed}” jako dnia. Wpisz na przykład `2026-12-24`, `24.12.` albo `24 gru`.',
  dayMissing: 'Potrzebuję obu dni: `/away od: do:`',

  // The user's games.
  gamesHeading: '### Twoje gry',
  noGames: 'Nie bierzesz tu udziału w żadnej grze. Otwórz nową komendą `/game new`.',
  noGamesAnywhere: 'Nie bierzesz udziału w żadnej grze.',
  gameLobby: '- {channel} · poczekalnia · {link}',
  gameUnreadable: '- {channel} · nie da się odczytać · {link}',
  gameYours:
    '- **{channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · twoja kolej**{until, select, none {} other { · czas mija {until}}}{late, select, true { · twój czas minął} other {}}{owner, select, none {} other { · grasz jako {owner}}}{asks, select, request { · **prośba czeka na twoją odpowiedź**} vote { · **czekamy na twój głos**} both { · **czekamy na twoją odpowiedź i twój głos**} other {}} · {link}',
  gameOthers:
    '- {channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · {paused, select, true {wstrzymana} other {na ruchu: {names}}}{until, select, none {} other { · czas mija {until}}}{late, select, true { · czas minął} other {}}{owner, select, none {} other { · grasz jako {owner}}}{standIn, select, none {} other { · za ciebie gra {standIn}}}{asks, select, request { · **prośba czeka na twoją odpowiedź**} vote { · **czekamy na twój głos**} both { · **czekamy na twoją odpowiedź i twój głos**} other {}} · {link}',
  moreGames: '-# … i jeszcze {count}.',

  // Stored data of a user.
  privacyHeading: '### Co o tobie przechowuję',
  privacyKept:
    '- **Gry:** twoje ID i nazwa z Discorda, twoje obecne i dawne gry oraz twoje ruchy w nich.\n- **Plany i zlecenia:** dopóki ich gra się nie skończy.\n- **Analizy gier** na twoją prośbę.\n- **Wyniki** zakończonych gier i twój czas odpowiedzi: każda osoba z serwera, na którym grasz, może je zobaczyć przez `/stats`.\n- **Ustawienia:** strefa i godziny, dni nieobecności, język, wiadomości prywatne i sposób grania tur.\n- **Wyzwanie tygodnia:** po usunięciu danych albo gdy z uprawnieniami moderacji zajrzysz do zapieczętowanej gry, zaszyfrowany znacznik bez twojego ID do końca tego tygodnia, żeby nikt nie brał udziału dwa razy.\nNie przechowuję niczego, co piszesz, oprócz ziarna, które wybierzesz dla gry, ani niczego z serwerów, na których nie grasz.',
  privacyWhere:
    'Wszystko to zostaje w bazie danych tego bota. Możesz pobrać wszystko jako plik albo to usunąć.',
  buttonData: 'Moje dane jako plik',
  dataHere: 'Oto wszystko, co o tobie przechowuję.',
  buttonErase: 'Usuń moje dane',
  eraseAsk:
    '**Usunąć twoje dane?** {games, select, none {Twojej nazwy nie ma w żadnej grze, więc znikną tylko twoje ustawienia.} other {We wszystkich swoich grach będziesz widnieć jako „{name}”. Twoje ustawienia też znikną. To, co już jest na kanałach, tam zostanie.}} Tego nie da się cofnąć.{games, select, live { W grach, w których teraz bierzesz udział:} other {}}',
  eraseGame:
    '- {channel}{shelved, select, true { (gra odłożona)} other {}}: {what, select, concede {{ends, select, true {poddajesz grę i gra się kończy} other {poddajesz grę, a ja gram na twoim miejscu}}} leave {{ends, select, true {poczekalnia się zamyka} other {opuszczasz poczekalnię}}} standIn {przestajesz grać za kogoś innego} other {}}{shelved, select, true { po jej wznowieniu} other {}} · {link}',
  eraseOpen: 'Otwórz',
  eraseOthers:
    '-# W {count, plural, one {# innej grze} few {# innych grach} many {# innych grach} other {# innej gry}} zmieni się tylko nazwa.',
  eraseChanged:
    'Od tego pytania twoje gry się zmieniły. Oto, co stałoby się teraz; nic nie zostało usunięte.',
  buttonEraseYes: 'Tak, usuń moje dane',
  buttonEraseNo: 'Nie, zostaw wszystko',
  erased: 'Gotowe. Już cię nie znam.',
  formerPlayer: 'Dawny gracz',

  // Server defaults.
  defaultsHeading: '### Ustawienia tego serwera',
  defaultHours: '**Godziny:** {hours}. Obowiązują tu wszystkich, którzy nie mają własnych.',
  defaultNoHours: '**Godziny:** cała doba. Kto nie ma własnych, może dostać przypomnienie także w nocy.',
  defaultPace:
    '**Tempo nowych gier:** {pace, select, friendly {Spokojne, bez zegara} steady {Równe, 24 godziny na turę} brisk {Szybkie, 6 godzin na turę} live {Na żywo, 10 minut na turę} other {nieznane}}.',
  paceMenu: 'Tempo nowych gier…',
  defaultLanguage: '**Język nowych gier:** {name, select, none {jak w Discordzie} other {{name}}}.',
  defaultLanguageMenu: 'Język nowych gier…',
  defaultLanguageDiscord: 'Jak w Discordzie',
  pace: '{pace, select, friendly {Spokojne: bez zegara} steady {Równe: 24 godziny na turę} brisk {Szybkie: 6 godzin na turę} live {Na żywo: 10 minut na turę} other {nieznane}}',
  buttonServerHours: 'Godziny',
  wholeServer: 'Potrzebujesz uprawnienia „Zarządzanie serwerem”.',
};
