/** Polish: why an action is refused, and what would help. */
import type { Catalogue } from '../catalogue.ts';

export const rejections: Catalogue['rejections'] = {
  // The setup.
  malformed: 'Nie mogę odczytać części tych danych: {issue}. Sprawdź je i spróbuj ponownie.',
  unknownContent:
    'Dane „{content}” nie są wczytane. Uruchom bota z plikiem danych, z którym ta gra się zaczęła.',
  newcomersCount:
    'Podaj dla każdej osoby, czy gra pierwszy raz. Graczy jest {players}, a wiem to tylko o {newcomers}.',
  optionNotSolo: 'Opcja „{option}” wymaga więcej niż jednej osoby. W grze solo ją pomiń.',
  optionNotWithPlayers:
    'Opcja „{option}” nie działa dla {players, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}. Pomiń ją.',
  optionConflict: '„{option}” i „{other}” się wykluczają. Wybierz jedną z tych opcji.',

  // At any time.
  noSuchSeat: 'W tej grze nie ma miejsca {seat}. Wybierz jedno z listy.',
  gameOver: 'Gra już się skończyła. `/game rematch` otwiera następną.',
  notYourTurn:
    'To nie twoja kolej. Dam ci znać, {lastRound, select, true {jeśli czeka cię jeszcze jedna} other {gdy przyjdzie}}.',
  notNow:
    'Tego nie możesz teraz zrobić. Możesz {done, select, true {wykorzystać resztę tury albo ją zakończyć} other {{decision}}}.',
  mainActionTaken:
    'Główna akcja tej tury jest już wykonana, więc na to za późno. Zakończ turę albo wykorzystaj jej resztę.',
  mainActionFirst: 'Tura wymaga głównej akcji. Wykonaj ją albo spasuj.',
  mustDecide:
    'Po kolei: najpierw musisz {swap, select, out {wybrać dwie jednostki, które zdejmiesz} in {wybrać, co postawisz w zamian} other {{decision}}}.',

  // Money, goods, merchants.
  tooExpensive: 'To kosztuje {cost}£, a masz {money}£.',
  notEnoughGoods:
    '{several, select, true {Brakuje jeszcze: {missing}.} other {Trzeba mieć {needed} {good_needed_acc}, a masz {stock}.}}',
  notEnoughMerchants:
    'Trzeba mieć {needed, plural, one {# wolnego kupca} few {# wolnych kupców} many {# wolnych kupców} other {# wolnego kupca}}, a masz {stock}.{board, select, 0 { Wszyscy są już zatrudnieni.} other {{hire, select, true {{stock, select, 0 { Zatrudnij kupca.} other { Handluj mniej albo zatrudnij kupca.}}} other {{stock, select, 0 {} other { Handluj mniej.}}}}}}',
  bothSides:
    'Twoi kupcy już {side, select, buy {kupują} other {sprzedają}} {good_acc}. Dopóki nie wrócą, nie możesz tego towaru {side, select, buy {sprzedawać} other {kupować}}.',
  notThatGood: 'Port zmienił cenę {shifted_gen}. Handluj teraz tym towarem; {good} musi poczekać.',
  nothingForSale:
    'Sąsiedzi nie mogą ci teraz niczego sprzedać. Kupisz tylko to, co wytwarzają cudze jednostki obok twojej nowej, i każdy towar tylko raz.',
  noNeighbourSells:
    'Nikt obok twojej nowej jednostki nie może ci sprzedać {good_gen}. Każdy towar możesz kupić raz na nową jednostkę.',
  neighbourhoodLimit:
    'W jednej turze możesz kupić od sąsiadów najwyżej {limit} {good_limit_acc}; {left, plural, =0 {limit jest już wyczerpany} other {zostało: #}}.',
  noMerchantToHire: 'Wszyscy twoi kupcy są już zatrudnieni.',
  noMerchantPosted:
    '{some, select, true {Żaden twój kupiec nie {side, select, buy {kupuje} sell {sprzedaje} other {kupuje ani nie sprzedaje}} {good_gen}. Wybierz takiego, który jest na rynku.} other {Na rynku nie ma żadnego twojego kupca.}}',

  // Contracts.
  noEmptyBox: 'Brak pustego pola eksportu. Najpierw zrealizuj kontrakt.',
  contractNotOnBoard:
    '{some, select, true {Kontraktu {contract} nie ma na planszy eksportu. Wybierz taki, który tam jest.} other {Na planszy eksportu nie ma kontraktów.}}',
  contractNotHeld:
    'Kontraktu {contract} nie ma na twoich polach eksportu. Realizować można tylko wzięte kontrakty.',
  contractNotDrawn: 'Kontraktu {contract} nie ma wśród dostępnych. Wybierz jeden z nich.',
  contractTooFresh:
    'Kontrakt {contract} jest z tej tury. Możesz go zrealizować {second, select, true {po innym, w tej samej akcji, albo } other {}}od następnej tury.',
  notEnoughAnimals:
    '{several, select, true {Brakuje jeszcze: {missing}.} other {Trzeba mieć na mapie {needed} {animal_needed_acc}, a masz {have}.}}',
  nothingToSpare:
    'Ten kontrakt nie wymaga {meat_gen} albo oszczędzasz już wszystko. Wybierz inne zwierzę albo nie oszczędzaj żadnego.',
  noBuildingBonus:
    'Nie masz teraz premii budynków. Dostaje się ją, stawiając ostatni budynek danego rodzaju przy pustym polu eksportu.',
  notToSlaughter:
    'Jednostka z {space} nie jest potrzebna do kontraktu. Wybierz zwierzę, którego jeszcze brakuje.',
  nothingToBrew:
    '{most, plural, =0 {Nie masz teraz kontraktu, przy którym można warzyć piwo.} other {Przy tym kontrakcie możesz zużyć na piwo najwyżej #.}}',
  cannotBrew: 'Twój klan nie warzy piwa.',

  // The map.
  noSuchSpace: 'Na tej mapie nie ma pola {space}. Wybierz jedno z listy.',
  spaceTaken: 'Pole {space} jest zajęte. Wybierz puste pole.',
  spaceClosed:
    'Na {space} niczego nie postawisz: {why, select, covered {pole jest zakryte} neutral {stoi tam neutralny pionek} other {przy tak niewielu graczach to pole leży we mgle}}. Wybierz inne pole.',
  wrongLand:
    'Pole {space} się nie nadaje: {unit} potrzebuje {land_gen}. Wybierz {swap, select, true {inną jednostkę} other {inne pole}}.',
  outOfReach:
    'Pole {space} jest poza zasięgiem. Rozbuduj się w tamtą stronę{farthest, select, true {} other { albo ulepsz żeglugę}}.',
  noUnitLeft: 'Na twojej planszy nie ma już {unit_many_gen}. Wybierz inną jednostkę.',
  unitNever: 'Tylko jeden klan ma {unit_many_acc} i nie jest to twój. Wybierz inną jednostkę.',
  fishermenAdjacent: 'Pole {space} leży obok innego twojego rybaka. Wybierz pole z dala od swoich rybaków.',
  notOnBorder: 'Pole {space} nie leży na granicy mapy. Twoi startowi robotnicy muszą stanąć właśnie tam.',
  notYourUnit: 'Na {space} nie ma twojej jednostki. Wybierz jedną ze swoich.',

  // Upgrades.
  shippingMax: 'Twoja żegluga jest już na najwyższym poziomie.',
  technologyDone:
    '{all, select, true {Cała twoja technologia jest już ulepszona.} other {Technologia {worker_tools} jest już ulepszona.}}',
  technologyNever:
    'Twój klan nie ma technologii do ulepszenia: jego robotnicy zarabiają tyle samo przez całą grę.',
  noFreeSpace: 'Nie masz już wolnej przestrzeni do wykorzystania.',
  noBonusUpgrade: 'Nie masz już bonusowego ulepszenia do wykorzystania.',

  // Ports.
  portNotInPlay:
    '{ports, select, true {Portu „{port_name}” nie ma w tej grze. Wybierz jeden z mapy.} other {W tej grze nie ma portów.}}',
  portUsed: 'Portu „{port_name}” nie użyjesz drugi raz. Każdego portu można użyć raz w grze.',
  portOutOfReach:
    'Port „{port_name}” jest poza zasięgiem. Rozbuduj się w jego stronę{farthest, select, true {} other { albo ulepsz żeglugę}}.',
  portNotSo: 'Port „{port_name}” tego nie robi. Wybierz inny port.',
  portNotSoNow: 'Port „{port_name}” nic ci teraz nie da. Spróbuj w innej turze.',
  portNeedsMore:
    'Sam port „{port_name}” nie wystarczy. {effect, select, spareAnimal {Podaj go przy realizacji kontraktu} exchangeGoods {Podaj, co tam oddajesz i co bierzesz} other {Podaj, którą cenę przesunąć, i handluj tym towarem}}.',
  wrongGroup:
    'Port „{port_name}” przyjmuje towary {group, select, basic {podstawowe} other {przetworzone}}: {goods}. Oddaj jeden z nich, a nie {good_acc}.',
  badBundle:
    'Port „{port_name}” daje {count, plural, one {# towar} few {# towary} many {# towarów} other {# towaru}} {group, select, basic {{count, plural, one {podstawowy} few {podstawowe} many {podstawowych} other {podstawowego}}} other {{count, plural, one {przetworzony} few {przetworzone} many {przetworzonych} other {przetworzonego}}}} ({goods}). Wybierz spośród nich; nie pasuje: {gain}.',
  notExchangeable: 'Tej jednostki nie można wymienić ({unit}). Wybierz inną.',
  sameKindGoes:
    'Zdejmujesz {old_acc}, więc nie możesz postawić {unit_gen}{same, select, true {} other {: wszyscy twoi robotnicy to jeden rodzaj}}. Wybierz jednostkę innego rodzaju.',
  goesAlready: 'Jednostka na {space} jest już wybrana. Wybierz inną.',
  noExchangeLeft: 'Po takim wyborze nie da się dokończyć wymiany. Wybierz inną jednostkę.',

  // Clans.
  cannotRow: 'Twój klan nie wiosłuje.',
  alreadyRowed: 'W tej turze rybak już się przesunął. Można to robić raz w turze.',
  rowNotAdjacent:
    '{to} nie leży obok {from}. Wybierz sąsiednie jezioro{ports, select, true { albo pole portowe} other {}}.',
  notAFisherman: 'Wiosłować mogą tylko rybacy, a na {space} stoi {unit}. Wybierz rybaka.',
  noCellar: 'Twój klan nie ma piwnicy, więc nie ma też beczek do wyjęcia.',
  noBarrel:
    '{some, select, true {Miejsce {place} w twojej piwnicy jest puste. Wybierz miejsce z beczką.} other {W twojej piwnicy nie ma beczek.}}',

  // Before the first round, and production.
  noSuchOffer: 'Nie ma zestawu {number}. Wybierz jeden z listy.',
  offerTaken: 'Zestaw {number} jest zajęty. Wybierz inny.',
  bidTooLow:
    'Daj co najmniej {least, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} albo wycofaj się z tej aukcji.',
  bidTooHigh:
    'Możesz dać najwyżej {most, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  mustBid: 'Otwierasz tę aukcję, więc musisz coś zaoferować. Może to być 0.',
  planTooMuch:
    '„{item}”: przy tym, co masz, i przy reszcie planu {most, plural, =0 {to niemożliwe} other {najwyżej #}}.',
  planNever:
    'Nie możesz zaplanować „{item}”: {why, select, building {nie masz na mapie takiego budynku} barrel {na tym miejscu nie ma beczki} aged {najpierw beczki przesuną się o jedno miejsce i wtedy nie będzie tu żadnej} other {twój klan tego nie robi}}.',
  alreadyConfirmed:
    'Twoja produkcja jest już potwierdzona. Jeśli chcesz czegoś innego, zmień najpierw jakąś liczbę.',
};
