/** Polish: reminders, clocks, substitutes and suspended games. */
import type { Catalogue } from '../../catalogue.ts';

export const clock: Catalogue['bot']['clock'] = {
  // Reminders.
  nudged:
    '{who}, {asker, select, none {to nadal twoja kolej} other {{asker} czeka na ciebie: twoja kolej}}.{until, select, none {} other { Twój czas mija {until}.}}',
  lapsed: '{who}, zlecenia nie dało się wykonać, więc jednak twoja kolej.',
  snooze: 'Przypomnij później',
  mute: 'Już nie przypominaj',
  snoozeMenu: 'Kiedy mam ci przypomnieć?',
  inAnHour: 'Za godzinę',
  tonight: 'Dziś o 20:00',
  tomorrow: 'Jutro o 9:00',
  snoozed: 'Przypomnę ci {when}.',
  muted: 'W tej turze już ci nie przypomnę.',
  notAwaited: 'Gra teraz na ciebie nie czeka.',

  nudgedNote: 'Przypomnienie wysłane: {seat}.',
  noSuchSeat: '„{typed}” to nie jest miejsce w tej grze. Miejsca: {seats}.',
  breakAsked: 'Pytam pozostałych na kanale.',
  breakBegun: 'Zegary stoją.',

  // A player's time is up.
  timeUp: '### {seat}: czas minął\nNic nie stanie się samo. {who}: co dalej?',
  timeUpAlone: '### {seat}: czas minął',
  votes: 'Decydują pozostali: więcej niż połowa musi wybrać to samo.',
  more: 'Daj 24 godziny',
  play: 'Komputer zagra tę turę',
  computer: 'Komputer do powrotu',
  standIn: 'Szukaj zastępstwa',
  voted: 'Zapisane. Stanie się tak, gdy więcej niż połowa pozostałych wybierze to samo.',
  gotMore:
    '### Więcej czasu: {seat}\n{asker, select, none {Pozostali dają} other {{asker} (moderacja) daje}} jeszcze 24 godziny.',
  computerPlays:
    '### Komputer gra jako {seat}\n{asker, select, none {Tak chcą pozostali} other {Tak chce {asker} (moderacja)}}. {rescue, select, play {Tylko w tej turze: w następnej gra znów {seat}} other {Tylko do powrotu, a do niego wystarczy jedno naciśnięcie}}.',
  wanted:
    '### Potrzebne zastępstwo: {seat}\n{asker, select, none {Szukają go pozostali} other {Szuka go {asker} (moderacja)}}. Zagrać może każdy, kto nie bierze udziału w tej grze, aż do powrotu tej osoby.',
  sitIn: 'Zagraj jako {seat}',
  satIn:
    '### Zastępstwo: {who} gra jako {seat}\nTylko do powrotu, a do niego wystarczy jedno naciśnięcie.{asker, select, none {} other { Tak ustala {asker} (moderacja).}}',
  satInTurn:
    '### Zastępstwo: {who} gra jako {seat}\nTylko w tej turze: w następnej gra znów {seat}.{asker, select, none {} other { Tak ustala {asker} (moderacja).}}',
  satInGood:
    '### {who} przejmuje miejsce\n{former} odchodzi z gry, a dalej gra komputer.{asker, select, none {} other { Tak ustala {asker} (moderacja).}}',
  youSitIn: 'Grasz teraz jako {seat}. Dziękuję!',
  imBack: 'Już jestem',
  cameBack: '### {seat} wraca do gry',
  welcomeBack: 'Witaj z powrotem! To znów twoje miejsce.',

  // Suspended and resumed games; clocks paused by agreement.
  setAside:
    '### Gra jest odłożona\n{asker, select, none {Od dawna nie było żadnego ruchu, więc ten kanał} other {Tak decyduje {asker} (moderacja). Ten kanał}} jest wolny dla innej gry. Nic nie przepadło. Może ją wznowić każda z tych osób: {people}, a także moderacja komendą `/mod resume`.',
  takeUp: 'Wznów tę grę',
  takenUp:
    '### Gra toczy się dalej\n{who}{moderator, select, true { (moderacja)} other {}} wznawia grę. Wszystkie zegary ruszają od nowa.',
  takenUpNote: 'Gra toczy się dalej.',
  halted: '### Zegary stoją\nProsi o to {who} i wszyscy się zgadzają. Grę może wznowić każdy z graczy.',
  haltedAlone: '### Zegary stoją\n{who} zatrzymuje grę.',
  goOn: 'Graj dalej',
  wentOn: '### Gra toczy się dalej\n{who} kończy przerwę. Zegary idą dalej od miejsca, w którym stanęły.',
  wentOnNote: 'Zegary znów idą.',
  asksPause:
    '### {who} prosi o przerwę\nNikt nie mógłby grać, a wszystkie zegary by stały. Zgodzić się muszą wszyscy pozostali.',

  // Absences.
  away: '### Nieobecność: {who}\nOd {first} do {last}, powrót {back}. Do tego czasu bez przypomnień, a zegary czekają.',
  awayOver: '### Nieobecność odwołana: {who}',

  // Deadlines under posts.
  deadline:
    '{seat}: czas mija {until} ({given, select, turn {{turn} na tę turę} reserve {{reserve} z rezerwy} other {{turn} na tę turę, potem {reserve} z rezerwy}}{own, select, true {, liczone tylko we własnych godzinach} other {}}).',
  length: '{parts, select, minutes {{minutes} min} hours {{hours} h} other {{hours} h {minutes} min}}',
};
