/** Polish: computer players in the lobby, as replacements, and their hints. */
import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['bot']['computers'] = {
  // Names. The first one with an initial that no player at the table has is used.
  givenNames:
    'Ewan Isla Fergus Morag Hamish Ailsa Rory Kirsty Duncan Una Lachlan Greer Catriona Niall Brodie Struan',
  called: '{name} (komputer)',
  named: '{name} ({what})',

  // Levels of play.
  apprentice: 'Uczeń',
  crofter: 'Rolnik',
  laird: 'Dziedzic',
  chief: 'Wódz',
  apprenticeLine: '**Uczeń**: dopiero poznaje rzemiosło. Dobre towarzystwo w pierwszej grze.',
  crofterLine: '**Rolnik**: solidny przeciwnik. Gra rozsądnie, ale da się go pokonać.',
  lairdLine: '**Dziedzic**: silny przeciwnik. Planuje naprzód.',
  chiefLine: '**Wódz**: mój najsilniejszy gracz, ale i najwolniejszy.',
  fair: '-# Widzą tylko to, co możesz zobaczyć i ty.',

  // In the lobby.
  heading: '### Gracze komputerowi',
  addOne: 'Wybierz poziom komputera:',
  fill: 'Albo obsadź wszystkie wolne miejsca ({free}):',
  playNowAsk:
    '### Gra z komputerami\n{free, plural, =1 {Jaki poziom ma mieć komputer na wolnym miejscu?} other {Jaki poziom mają mieć komputery na wolnych miejscach (#)?}} Gra zacznie się, gdy tylko wybierzesz.',
  noSeat:
    'Wszystkie miejsca są zajęte. Liczbę graczy zmienisz przyciskiem **Opcje**, a miejsce zwolnisz komendą `/game remove`.',
  leave: 'Kto ma odejść?',
  buttonRemove: 'Usuń: {name}',
  added:
    '✅ {count, plural, =0 {Nikt nie dołącza.} one {Dołącza {names}.} few {Dołączają {names}.} many {Dołączają {names}.} other {Dołączają {names}.}}',
  removed: '✅ {name} odchodzi.',
  noneHere: 'W tej poczekalni nie ma graczy komputerowych.',
  noSuchOne: 'Żaden gracz komputerowy nie nazywa się tu „{typed}”. Wybierz jednego z listy.',

  // Replacing a player.
  handOverAsk:
    '### Niech zagra za ciebie komputer\n{span, select, good {Opuszczasz grę na stałe, a pozostali się o tym dowiedzą. Najpierw zapytam jeszcze raz.} other {Zostajesz w grze, a pozostali się o tym dowiedzą. Jeśli gra liczy się do rankingu, a komputer wykona ponad ¼ twoich ruchów, będzie to twoja porażka.}} Jak silny ma być komputer?',
  howLong: 'I jak długo?',
  oneTurn: 'Przez jedną turę',
  untilBack: 'Do mojego powrotu',
  forGood: 'Na stałe',
  sureAsk:
    '### Oddać miejsce komputerowi na stałe?\nKomputer będzie grać dalej zamiast ciebie, a miejsce nie będzie już twoje. Nowe miejsce może ci dać tylko moderacja. Jeśli gra liczy się do rankingu, będzie to twoja porażka, chyba że na koniec co najmniej ¾ ruchów na tym miejscu będzie twoich: wtedy liczy się jego końcowa lokata.',
  sure: 'Oddaj miejsce',
  go: 'Start',
  back: 'Wstecz',
  keep: 'Graj dalej',
  handedTurn: 'Przez jedną turę gra za ciebie {name}. Następna znów należy do ciebie.',
  handedWhile:
    '{name} gra za ciebie do twojego powrotu. Wrócisz przyciskiem **Już jestem** albo komendą `/clock back`.',
  handedGood: '{name} gra dalej zamiast ciebie. Dzięki za wspólną grę!',
  playsForYou: 'Teraz gra za ciebie {name}.',
  playAgain: 'Już jestem',
  buttonHandOver: 'Niech gra komputer',

  // While a computer thinks.
  thinking:
    '🤖 {instead, select, true {{order_and}: {count, plural, =1 {myśli tu komputer} other {myślą tu komputery}}} other {{count, plural, =1 {Myśli {order_and}} other {Myślą: {order_and}}}}}. Nie musisz tu czekać: {count, plural, =1 {ruch} other {ruchy}} pokażę na kanale.',
  look: 'Stan gry',

  // Hints.
  buttonHint: 'Podpowiedź',
  forContract: 'Do kontraktu {contract}.',
  rarest:
    'Kontrakt {contract} daje {count} {good_acc_count}: to jak dotąd {whose, select, reader {twój najrzadszy import} player {najrzadszy import tego gracza} other {najrzadszy import}}.',
  lead: '{points, plural, =0 {Niemal równie dobre: {next}.} one {Mniej więcej o # punkt lepiej niż następna możliwość: {next}.} few {Mniej więcej o # punkty lepiej niż następna możliwość: {next}.} many {Mniej więcej o # punktów lepiej niż następna możliwość: {next}.} other {Mniej więcej o # punktu lepiej niż następna możliwość: {next}.}}',
  makesNothing: 'nic nie wytwarza',
  chiefThinks:
    '💡 {replaced, select, none {{same, select, true {Wódz zacząłby tak, jak planujesz: {what}.} other {Ruch wodza na twoim miejscu: {what}.}} _{why}_} hung {Wódz nie zdążył się namyślić. Jego pierwszy pomysł: {what}.} other {Wódz nie potrafił się zdecydować. Jego pierwszy pomysł: {what}.}}',
  hint: '💡 {replaced, select, none {Ruch komputera na twoim miejscu: {what}. _{why}_} hung {Komputer nie zdążył się namyślić. Jego pierwszy pomysł: {what}.} other {Komputer nie potrafił się zdecydować. Jego pierwszy pomysł: {what}.}}\n-# To tylko rada. Nikt inny jej nie widzi.',
};
