/** Polish: reminders, clocks, substitutes and suspended games. */
import type { Catalogue } from '../../catalogue.ts';

export const clock: Catalogue['bot']['clock'] = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {{phase, select, production {wciąż trzeba zdecydować, co wytworzą twoje budynki} other {to nadal twoja kolej}}} other {{asker} czeka na ciebie: {phase, select, production {zdecyduj, co wytworzą twoje budynki} other {twoja kolej}}}}.{until, select, none {} other { Twój czas mija {until}.}}',
  lapsed: '{who}, zlecenia nie dało się wykonać, więc jednak twoja kolej.',
  snooze: 'Przypomnij później',
  mute: 'Już nie przypominaj',
  snoozeMenu: 'Kiedy mam ci przypomnieć?',
  snoozeZone: '-# Przypomnę też wieczorem lub rano, jeśli ustawisz swoją strefę czasową: `/settings`.',
  inAnHour: 'Za godzinę',
  tonight: 'Dziś o 20:00',
  tomorrow: 'Jutro o 9:00',
  snoozed: 'Przypomnę ci {when}.',
  snoozedTooLate: 'Twój czas mija wcześniej, {until}. Już ci nie przypomnę.',
  muted: 'W tej turze już ci nie przypomnę.',
  oldReminder: 'To przypomnienie dotyczyło wcześniejszej tury. `/turn` pokazuje obecną.',
  notAwaited:
    'Gra teraz na ciebie nie czeka, więc nie ma o czym przypominać. `/game status` pokazuje, czyja kolej.',
  lateNow: 'Twój czas minął, więc nie będzie już przypomnień o tej turze. Nadal możesz wykonać ruch.',
  nothingNow: 'W tamtej grze nie ma teraz o czym przypominać. `/games` pokazuje, gdzie jest twoja kolej.',

  buttonNudge: 'Przypomnij: {seat}',
  nudgedNote: 'Przypomnienie wysłane: {standIn, select, none {{seat}} other {{standIn}}}.',
  noSuchSeat: 'Nikt się tu nie nazywa „{typed}”. Miejsca w tej grze: {seats}.',
  breakAsked:
    'Pytam {single, select, true {drugiego gracza} other {pozostałych}} na kanale. Gra zostanie wstrzymana, gdy {single, select, true {się zgodzi} other {wszyscy się zgodzą}}.',
  breakBegun: 'Gra wstrzymana. Wznawia ją `/game resume`.',

  // A player's time is up.
  timeUp:
    '### {seat}: czas minął{who, select, none {} other {\nNie wykonam ruchu za tę osobę. {who}: co robimy? Jeśli przez dziesięć dni nic się nie wydarzy, odłożę grę.}}',
  soughtVote: '### {seat}: nadal bez zastępstwa{who, select, none {} other {\n{who}: co robimy tymczasem?}}',
  votes: 'Decyduje większość pozostałych. Po 24 godzinach wygrywa to, co ma najwięcej głosów.',
  more: '{own, select, true {Jeszcze 24 h w godzinach tej osoby} other {Daj jeszcze 24 godziny}}',
  play: 'Komputer zagra tę turę',
  computer: 'Komputer gra do powrotu tej osoby',
  standIn: 'Szukaj zastępstwa',
  voted:
    'Głos zapisany. Do rozstrzygnięcia {missing, plural, one {potrzeba jeszcze # takiego samego głosu (kto może go oddać: {from})} few {potrzeba jeszcze # takich samych głosów (kto może je oddać: {from})} many {potrzeba jeszcze # takich samych głosów (kto może je oddać: {from})} other {potrzeba jeszcze # takiego samego głosu (kto może go oddać: {from})}}.{until, select, none {} other { W przeciwnym razie {until} wygra to, co ma najwięcej głosów.}}',
  gotMore:
    '### Więcej czasu: {seat}\n{asker, select, none {{decider, select, none {W głosowaniu przyznano} other {{decider} daje}}} other {{asker} (moderacja) daje}} jeszcze 24 godziny{own, select, true {, liczone tylko w godzinach {standIn, select, none {osoby na ruchu} other {zastępstwa ({standIn})}}} other {}}.',
  computerPlays:
    '### Komputer gra jako {seat}\n{asker, select, none {{decider, select, none {Tak zdecydowano w głosowaniu} other {Decyzja: {decider}}}} other {Decyzja: {asker} (moderacja)}}. {rescue, select, play {Tylko w tej turze: w następnej gra znów {seat}} other {Do powrotu tej osoby{open, select, true { (wystarczy nacisnąć **Już jestem**)} other {}}}}.',
  wanted:
    '### Potrzebne zastępstwo: {seat}\n{asker, select, none {{decider, select, none {Tak zdecydowano w głosowaniu} other {Szuka go {decider}}}} other {Szuka go {asker} (moderacja)}}. Zagrać może każdy, kto nie bierze udziału w tej grze, aż do powrotu tej osoby.',
  sitIn: 'Zagraj jako {seat}',
  satIn:
    '### Zastępstwo: {who} gra jako {seat}\nDo powrotu tej osoby{open, select, true { (wystarczy nacisnąć **Już jestem**)} other {}}.{asker, select, none {} other { Decyzja: {asker} (moderacja).}}',
  appointed:
    '{who}, od teraz grasz ty. Dam znać, gdy przyjdzie twoja kolej. Jeśli wolisz nie grać, użyj `/game leave`.',
  satInTurn:
    '### Zastępstwo: {who} gra jako {seat}\nTylko przez jedną turę: w następnej gra znów {seat}.{asker, select, none {} other { Decyzja: {asker} (moderacja).}}',
  satInGood:
    '### {who} przejmuje miejsce\n{former} odchodzi z gry, a dalej gra komputer.{asker, select, none {} other { Decyzja: {asker} (moderacja).}}',
  youSitIn: 'Grasz teraz jako {seat}. Dziękuję! Jeśli musisz przestać, użyj `/game leave`.',
  stepDown: 'Zakończ zastępstwo: {seat}',
  stepDownAsk:
    '### Zakończyć zastępstwo: {seat}?\n{erased, select, true {Ta osoba już nie wróci, więc jej gra zostanie poddana: na jej miejscu będę robić tylko to, co muszę. Tego nie da się cofnąć.} other {Miejsce wraca do tej osoby, a ja poszukam na kanale nowego zastępstwa.}}',
  steppedDown:
    '### Koniec zastępstwa: {who, select, none {{seat}} other {{who} nie gra już jako {seat}}}\n{owner}, to znów twoje miejsce. Do twojego powrotu może grać każdy, kto nie bierze udziału w tej grze.{asked, select, none {} other { {asked}: co robimy? Jeśli przez dziesięć dni nic się nie wydarzy, odłożę grę.}}',
  imBack: 'Już jestem',
  cameBack: '### {seat} wraca do gry',
  welcomeBack: 'Witaj z powrotem! To znów twoje miejsce.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### Gra odłożona\n{asker, select, none {Od dawna nie było żadnego ruchu.} other {Decyzja: {asker} (moderacja).}}{open, select, true { Ten kanał jest wolny dla innej gry. Nic nie przepadło. Przyciskiem **Wznów tę grę** albo komendą `/clock take` grę może wznowić {alone, select, true {{people}} other {każda z tych osób: {people}}}. Moderacja może to zrobić komendą `/mod resume`.} other {}}',
  shelvedLine:
    '- {channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · {names} · **odłożona** {ago}{link, select, none {: wznawia ją `/clock take gra:{id}`} other { · {link}}}',
  buttonTakeUp: 'Wznów: {names}',
  shelvedYours: '### Twoje odłożone gry\nWybierz, którą wznowić.',
  noSuchShelved: 'Nie masz odłożonej gry „{typed}”. Twoje gry pokazuje `/games`.',
  takeUp: 'Wznów tę grę',
  takenUp:
    '### Gra wznowiona\n{who}{moderator, select, true { (moderacja)} other {}} wznawia grę.{clock, select, true { Wszystkie zegary ruszają od nowa.} other {}}',
  stillSet:
    '-# {orders, select, true {Wcześniejsze zlecenia i plany są nadal aktualne: `/turn` pokaże twoje.} other {Twój plan, jeśli jakiś był, nadal tu jest: pokaże go `/turn`.}}',
  takenUpNote: 'Gra wznowiona.',
  halted:
    '### Gra wstrzymana\n{who} prosi o przerwę i wszyscy się zgadzają.{open, select, true { Grę może wznowić każdy z graczy.} other {}}',
  haltedAlone: '### Gra wstrzymana\n{who} wstrzymuje grę.',
  goOn: 'Wznów',
  wentOn:
    '### Gra wznowiona\n{who} kończy przerwę.{clock, select, true { Zegary ruszają tam, gdzie stanęły.} other {}}',
  wentOnNote: 'Koniec przerwy.',
  asksPause:
    '### {who} prosi o przerwę\nNikt nie będzie mógł grać, a zegary staną. Zgodzić się muszą wszyscy pozostali.',

  // Absences.
  away: '### Nieobecność: {who}\n{last, select, none {Dzień: {first}} other {Dni: {first} – {last}}}. Powrót: {back}. {counts, select, true {{last, select, none {Tego dnia} other {W te dni}} ta osoba nie dostaje przypomnień, a jej czas nie może się skończyć.} other {Przy tym stole czas biegnie, a przypomnienia przychodzą jak zwykle.}}',
  awayOver:
    '### Nieobecność odwołana: {who}{first, select, none {} other {\n{last, select, none {Odwołany dzień: {first}} other {Odwołane dni: {first} – {last}}}.}}',

  // Deadlines under posts.
  deadline:
    '{seat}: czas mija {until}{given, select, none {} reserve { (została tylko rezerwa)} other { (czas na tę turę: do {turn}, potem {reserve} z rezerwy)}}.{own, select, true { Zegar idzie tylko w godzinach {standIn, select, none {tej osoby} other {zastępstwa ({standIn})}}.} other {}}',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
};
