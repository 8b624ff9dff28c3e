/** Polish: a sentence for each kind of event. In the present tense, because the past would need the players' gender. */
import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  // Before the first round.
  bidMade:
    '{seat_bare} oferuje {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  bidDeclined: '{seat_bare} wycofuje się z tej aukcji.',
  auctionWon:
    '{seat_bare} wygrywa aukcję {amount, plural, =0 {za darmo} one {za # punkt} few {za # punkty} many {za # punktów} other {za # punktu}}.',
  offerPicked: '{seat_bare} wybiera {clan, select, none {kafel startowy} other {klan {clan_name}}}.',
  workerPlaced: '{seat} stawia startowego robotnika ({unit_acc}) na {space} za {cost}£.',
  workerSkipped: '{seat} nie może postawić tego startowego robotnika, więc go pomija.',

  // Sections.
  roundStarted: 'Zaczyna się runda {round}.{solo, select, true {} other { Kolejność: {order}.}}',
  productionStarted: 'Produkcja w rundzie {round}.',
  productionDecided: 'Cała produkcja jest potwierdzona.',
  scoringStarted: 'Chwała na koniec rundy.',
  endingStarted: 'Przed punktacją końcową.',
  gameFinished:
    'Gra kończy się po {rounds, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}}.',

  // During a round.
  merchantsBack:
    '{seat} odzyskuje {count, plural, one {# kupca} few {# kupców} many {# kupców} other {# kupca}}.',
  priceRolled:
    'Kość dla {good_gen} pokazuje {sign}{size}; {price, select, low {cena jest niska, więc } high {cena jest wysoka, więc } other {}}{move, select, level {znacznik przesuwa się o {distance, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, ale cena nadal wynosi {to}£} other {{price, select, other {cena } low {} high {}}{move, select, same {nadal wynosi {to}£} up {rośnie z {from}£ do {to}£} other {spada z {from}£ do {to}£}}}}.',
  boardRefilled:
    '{count, plural, one {Nowy kontrakt} few {Nowe kontrakty} many {Nowe kontrakty} other {Nowe kontrakty}} na planszy: {contracts}.',
  futureRefilled:
    '{count, plural, one {Nowy przyszły kontrakt} few {Nowe przyszłe kontrakty} many {Nowe przyszłe kontrakty} other {Nowe przyszłe kontrakty}}: {contracts}.',
  contractLeft:
    '{die, plural, =0 {Kontrakt {contract_text} wypada z gry} other {Ostatnia kość pokazuje {sign}{size}, więc z gry wypada kontrakt z pola {sign}{size}: {contract_text}}}.',
  turnEnded: '{seat} kończy turę.',
  passed: '{seat} pasuje{solo, select, true {} other { jako {place}.}} i dostaje {bonus}£.',
  roundScored:
    '{seat} {glory, plural, =0 {nie dostaje punktów chwały} one {dostaje # punkt chwały} few {dostaje # punkty chwały} many {dostaje # punktów chwały} other {dostaje # punktu chwały}} ({weighed, select, true {{tile_scoring}} other {{tile_counted_count}}}).',
  mostGlory:
    '{seat} dostaje {glory, plural, one {# punkt chwały} few {# punkty chwały} many {# punktów chwały} other {# punktu chwały}} za to, że ma jej najwięcej.',

  // Actions.
  traded:
    '{seat} {side, select, buy {kupuje} other {sprzedaje}} {count} {good_count_acc}{neighbourhood, select, true { od sąsiadów} other {}} {count, plural, =1 {za {total}£} other {po {price}£, razem {total}£}}; {move, select, same {cena nadal wynosi {newPrice}£} level {znacznik przesuwa się o {distance, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, ale cena nadal wynosi {newPrice}£} other {cena wynosi teraz {newPrice}£}}.',
  priceShifted:
    '{seat} {move, select, same {przesuwa cenę {good_gen}, ale ta nadal wynosi {to}£} level {przesuwa znacznik {good_gen} o {distance, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, ale cena nadal wynosi {to}£} other {przesuwa cenę {good_gen} z {from}£ na {to}£}}.',
  contractObtained:
    '{seat} {drawn, select, true {zatrzymuje} other {bierze}} kontrakt {contract_text} {pay, select, pays {za {size}£} gets {i dostaje {size}£} other {za darmo}}{nth, plural, =0 {} other { (#. w tej turze)}}.',
  contractsDrawn:
    '{seat} dobiera kontrakty{by, select, building { z premii budynków} other {}}: {contracts}.',
  contractsReturned: '{seat} odkłada na spód stosu: {contracts_numbers}.',
  contractsDiscarded: 'Usunięto z gry: {contracts_numbers}.',
  expanded:
    '{seat} stawia {unit_acc} na {space} za {cost}£{detail, select, none {} other { ({unit} {unitCost}£, grunt {free, select, true {za darmo} other {{landCost}£}}{discount, plural, =0 {} other {; delta rzeki −#£}})}}.',
  shippingUpgraded:
    '{seat} ulepsza żeglugę do poziomu „{level}” {cost, plural, =0 {za darmo} other {za #£}}.',
  technologyUpgraded:
    '{seat} ulepsza technologię {worker_tools} za {cost}£; każdy zarabia teraz {income}£ co rundę zamiast {before}£.',
  merchantHired: '{seat} zatrudnia kupca {cost, plural, =0 {za darmo} other {za #£}}.',
  merchantRecalled:
    '{seat} zabiera z rynku kupca, który {side, select, buy {kupował} other {sprzedawał}} {good_acc}.',
  fulfilling: '{seat} oddaje towary na kontrakt {contract_text}.',
  slaughtered: '{seat} ubija {animal_acc} na {space}.',
  fulfilled: '{seat} realizuje kontrakt {contract}.',
  imported:
    '{seat} importuje {amount} {good_amount_acc}{common, select, true { (łącznie u wszystkich: {total})} other {}}.',
  lapsed:
    '{seat} nie może {bonus, select, drawnContracts {zapłacić za żaden z {drawn, select, true {nich} other {dostępnych kontraktów}}} neighbourhood {kupić {more, select, true {niczego więcej od sąsiadów} other {niczego od sąsiadów}}} secondContract {wziąć drugiego kontraktu} secondFulfilment {zrealizować drugiego kontraktu} brewing {warzyć piwa} other {użyć {bonus_gen}}}.',
  declined:
    '{seat} {bonus, select, drawnContracts {nie bierze żadnego z {drawn, select, true {nich} other {dostępnych kontraktów}}} neighbourhood {{more, select, true {nie kupuje niczego więcej od sąsiadów} other {rezygnuje z {bonus_gen}}}} buildingBonus {{by, select, port {nie dobiera kontraktów} other {rezygnuje z {bonus_gen}}}} other {rezygnuje z {bonus_gen}}}.',
  portUsed: '{seat} używa portu „{port_name}”{copied, select, true { i kopiuje „{effect_name}”} other {}}.',
  unitsExchanged: '{seat} wymienia za darmo jednostkę na polu {space}: {old} → {unit}.',
  rowed: '{seat} przesuwa rybaka z {from} na {to}.',
  barrelTaken: '{seat} wyjmuje beczkę z miejsca {place}: 1 whisky{money, plural, =0 {} other { i #£}}.',
  brewed: '{seat} warzy piwo ({count} {good_count_counted}) i dostaje {money}£.',

  // Production.
  barrelsAged: '{seat} przesuwa każdą beczkę o jedno miejsce.',
  produced: '{seat} dostaje: {items}.',
  planned: '{seat} planuje {item_count_doing}.',
  confirmed: '{seat} potwierdza produkcję.',
  processed: '{seat} przetwarza {count} {used_count_acc} na {count} {made_count_acc}.',
  butterMade: '{seat} przetwarza {count} {good_count_acc} na masło i dostaje {money}£.',
  barrelStored: '{seat} wstawia 1 whisky do piwnicy.',
};
