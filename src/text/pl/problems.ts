/** Polish: problems with an owner's content, for the person editing the file. */
import type { Catalogue } from '../catalogue.ts';

export const problems: Catalogue['problems'] = {
  // The file.
  fileMissing: 'Nie ma pliku {file}.',
  fileUnreadable: 'Nie mogę odczytać pliku {file} ({reason}).',
  notJson: 'Plik {file} nie jest poprawnym JSON-em: zobacz wiersz {line}, kolumnę {column}.',

  // The shape.
  unknownKey: '{path}: nie ma tu klucza „{key}”. Może to literówka?',
  missing: '{path}: tego brakuje.',
  wrongType:
    '{path}: tu musi być {expected, select, string {tekst} int {liczba całkowita} boolean {true albo false} array {lista} other {obiekt}}.',
  notOneOf: '{path}: tu musi być jedno z: {allowed}.',
  outOfRange:
    '{path}: tu musi być {bounds, select, exact {{minimum}} both {liczba od {minimum} do {maximum}} least {co najmniej {minimum}} other {co najwyżej {maximum}}}.',
  wrongLength:
    '{path}: długość musi wynosić {bounds, select, exact {{minimum}} both {od {minimum} do {maximum}} least {co najmniej {minimum}} other {co najwyżej {maximum}}}.',
  notAHex: '{path}: tu musi być pole mapy: litera od A do M i liczba od 1 do 9.',

  // Tiles.
  wrongCount: '{path}: elementów musi być {expected}, a jest {found}.',
  duplicateId: '{path}: id {id} występuje dwa razy.',
  missingClan: '{path}: brakuje klanu „{clan}”.',
  tooFewTiles: '{path}: bez „kickstarter” musi ich być {needed}, a jest {found}.',
  contractRequiresNothing: '{path}: kontrakt {id} niczego nie wymaga.',
  contractNeedsTooMuchMeat:
    '{path}: kontrakt {id} wymaga więcej mięsa ({meat}), niż gracz ma zwierząt. Maksimum to {maximum}.',
  secondCopyPort: '{path}: port {id} też kopiuje inne porty, a może to robić tylko jeden.',
  duplicateAbility: '{path}: zdolność „{ability}” występuje tu dwa razy.',
  goodNotProcessed: '{path}: żaden budynek nie wytwarza towaru {good}.',
  tooManyMerchants:
    '{path}: można zatrudnić tylko {maximum, plural, one {# kupca} few {# kupców} many {# kupców} other {# kupca}}.',

  // Boards.
  unequalPrices:
    '{path}: wszystkie towary muszą mieć tyle samo cen. Ten ma ich {found}, pozostałe {expected}.',
  priceFalls: '{path}: ceny na skali nie mogą spadać, a ta spada z {from} na {to}.',
  indexOutside: '{path}: {index} to już za końcem: liczba cen na skali to {length}, licząc od 0.',
  rangeReversed: '{path}: zakres kończy się ({last}), zanim się zacznie ({first}).',
  discountTooHigh: '{path}: to nie może być więcej niż najniższa cena ({lowestPrice}).',
  upgradeLowersIncome: '{path}: {upgradedIncome} to mniej niż dochód bez ulepszenia ({income}).',
  buildingBonusOutOfReach: '{path}: żadnego rodzaju budynków nie ma aż tyle. Maksimum to {maximum}.',
  notRising: '{path}: każda liczba musi być większa od poprzedniej.',
  stepOutside: '{path}: krok {step} jest za końcem: liczba kroków na torze to {length}.',
  notAPriceDie: '{path}: na kości ceny nie ma {die}.',
  duplicateDie: '{path}: kość ceny {die} występuje tu dwa razy.',
  moreContractsThanBoxes: '{path}: pól jest tylko {maximum}.',
  missingTitle: '{path}: brakuje tytułu „{title}”.',

  // Maps.
  missingHex: '{path}: brakuje pola {hex}.',
  hexElsewhere: '{path}: {hex} należy do modułu {module}.',
  duplicateLand: '{path}: {land} występuje tu dwa razy.',
  noInnerLand: '{path}: wewnątrz zewnętrznego pierścienia musi być ląd.',
  riverNotAdjacent: '{path}: {from} i {to} nie przylegają do siebie, więc nie może między nimi płynąć rzeka.',
  riverElsewhere: '{path}: ani {from}, ani {to} nie należy do tego modułu.',
  riverAtLoch:
    '{path}: {loch} to na stronie {side} jezioro, więc między {from} a {to} nie może płynąć rzeka.',
  riverTwice: '{path}: rzeka między {from} a {to} występuje tu dwa razy.',
  portNotAtCorner: '{path}: to nie leży w rogu {corner} mapy.',
  portsOnAndOff: '{path}: wszystkie cztery porty muszą leżeć na polach albo wszystkie obok nich.',
};
