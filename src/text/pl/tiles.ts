/** Polish words for what is printed on tiles. */
import type { Tiles } from '../catalogue.ts';

export const tiles: Tiles = {
  ports: {
    spareAnimal: {
      short: 'oszczędzone zwierzę',
      line: 'Raz ubij o jedno zwierzę mniej, niż wymaga kontrakt.',
    },
    exchangeGoods: {
      short: '{group, select, basic {wymiana towarów podstawowych} other {wymiana towarów przetworzonych}}',
      line: 'Odrzuć 1 towar {group, select, basic {podstawowy} other {przetworzony}} i weź {gain, plural, one {dowolny # towar} few {dowolne # towary} many {dowolnych # towarów} other {dowolne # towaru}} {group, select, basic {{gain, plural, one {podstawowy} few {podstawowe} many {podstawowych} other {podstawowego}}} other {{gain, plural, one {przetworzony} few {przetworzone} many {przetworzonych} other {przetworzonego}}}}.',
    },
    bonusUpgrade: {
      short: 'ulepszenie i chwała',
      line: 'Dostajesz bonusowe ulepszenie i {glory, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały.',
    },
    money: { short: 'pieniądze', line: 'Dostajesz {money}£.' },
    shiftPrice: {
      short: 'zmiana ceny',
      line: 'Przesuń jedną cenę o {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} w górę albo w dół, a potem handluj tym towarem.',
    },
    exchangeUnits: {
      short: 'wymiana jednostek',
      line: 'Dwie twoje jednostki wracają na twoją planszę, a na ich miejsce za darmo stają dwie innych rodzajów. Pól uprawnych nie można wymieniać.{neighbourhood, select, true { Potem możesz kupować od sąsiadów obu pól.} false { Nie możesz kupować od sąsiadów.} other { Z opcją „{option}” możesz potem kupować od sąsiadów obu pól.}}',
    },
    drawContracts: {
      short: 'pieniądze i kontrakty',
      line: 'Dostajesz {money}£. {future, select, true {Możesz wybrać z przyszłych kontraktów po jednym} other {Możesz dobrać kontrakty i zatrzymać po jednym}} na każde puste pole eksportu, po cenie z tej rundy.',
    },
    copy: { short: 'kopiowanie portu', line: 'Zapłać {cost}£ i użyj efektu innego portu z tej gry.' },
  },
  scoring: {
    basicGoods: {
      short: 'towary podstawowe',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdy towar podstawowy} few {każde # towary podstawowe} many {każde # towarów podstawowych} other {każde # towaru podstawowego}} w zapasach.',
    },
    processedGoods: {
      short: 'towary przetworzone',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdy towar przetworzony} few {każde # towary przetworzone} many {każde # towarów przetworzonych} other {każde # towaru przetworzonego}} w zapasach.',
    },
    borderUnits: {
      short: 'jednostki na granicy',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdą jednostkę} few {każde # jednostki} many {każde # jednostek} other {każde # jednostki}} na granicy mapy.',
    },
    costlySpaces: {
      short: 'drogi grunt',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdą jednostkę} few {każde # jednostki} many {każde # jednostek} other {każde # jednostki}} na gruncie o wydrukowanym koszcie {costs}.',
    },
    imports: {
      short: 'import',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdą sztukę} few {każde # sztuki} many {każde # sztuk} other {każde # sztuki}} bawełny, tytoniu lub trzciny cukrowej na zrealizowanych kontraktach.',
    },
    meat: {
      short: 'mięso',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każdą sztukę} few {każde # sztuki} many {każde # sztuk} other {każde # sztuki}} wołowiny lub baraniny, której wymagają zrealizowane kontrakty.',
    },
    upgrades: {
      short: 'ulepszenia',
      line: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za {per, plural, one {każde ulepszenie} few {każde # ulepszenia} many {każde # ulepszeń} other {każde # ulepszenia}} (krok żeglugi, technologia albo kupiec ponad liczbę, z którą zaczyna każdy).',
    },
    units: {
      short:
        '{group, select, workers {robotnicy} farm {zwierzęta, pola uprawne i budynki} other {jednostki}}',
      line: '{groups, plural, =1 {{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały za każdą z tych jednostek na mapie: {units}} other {Punkty chwały za każdą jednostkę na mapie: {weights}}}.',
    },
  },
  counts: {
    basicGoods:
      '{count, plural, =0 {brak towarów podstawowych} one {# towar podstawowy} few {# towary podstawowe} many {# towarów podstawowych} other {# towaru podstawowego}}',
    processedGoods:
      '{count, plural, =0 {brak towarów przetworzonych} one {# towar przetworzony} few {# towary przetworzone} many {# towarów przetworzonych} other {# towaru przetworzonego}}',
    borderUnits:
      '{count, plural, =0 {brak jednostek} one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}} na granicy',
    costlySpaces:
      '{count, plural, =0 {brak jednostek} one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}} na drogim gruncie',
    imports: '{count, plural, =0 {brak importu} other {import: #}}',
    meat: '{count, plural, =0 {brak mięsa} one {# sztuka mięsa} few {# sztuki mięsa} many {# sztuk mięsa} other {# sztuki mięsa}} na zrealizowanych kontraktach',
    upgrades:
      '{count, plural, =0 {brak ulepszeń} one {# ulepszenie} few {# ulepszenia} many {# ulepszeń} other {# ulepszenia}}',
  },
  // Abilities in the third person.
  abilities: {
    exportBoxes:
      'Ma {boxes, plural, one {# pole eksportu} few {# pola eksportu} many {# pól eksportu} other {# pola eksportu}}.',
    contractsPerAction:
      'Jedną akcją bierze albo realizuje do {contracts, plural, one {# kontraktu} few {# kontraktów} many {# kontraktów} other {# kontraktu}}.',
    contractsPerPayment:
      'Gdy w jednej turze bierze {contracts, plural, one {# kontrakt} few {# kontrakty} many {# kontraktów} other {# kontraktu}}, płaci (albo, w rundzie 1, dostaje pieniądze) tylko za pierwszy.',
    drawContracts:
      'Z premii budynków dobiera {contracts, plural, one {# kontrakt} few {# kontrakty} many {# kontraktów} other {# kontraktu}}.',
    unitDiscount:
      'Płaci mniej za {units_many_acc}: pierwsza, druga i kolejne tego samego rodzaju są tańsze o {amounts}.',
    deltaDiscount:
      'Za każdą jednostkę w delcie rzeki płaci o {same, select, true {{large}£ mniej} other {{large}£ mniej (przy 1–2 graczach o {small}£)}}.',
    butter: 'Na koniec produkcji może odrzucić dowolnie dużo {good_gen} i dostać po {money}£ za sztukę.',
    firstWorkers:
      'Na start stawia i opłaca {count, plural, one {# robotnika} few {# robotników} many {# robotników} other {# robotnika}}{borderOnly, select, true { na granicy mapy} other {}}.',
    startShipping:
      'Zaczyna z żeglugą {same, select, true {„{large}”} other {{none, select, true {„{small}” przy 1–2 graczach} other {„{large}” (przy 1–2 graczach „{small}”)}}}}.',
    startMerchants:
      'Zaczyna z {extra, plural, one {# dodatkowym kupcem} few {# dodatkowymi kupcami} many {# dodatkowymi kupcami} other {# dodatkowego kupca}}.',
    moneyOnTrade: 'Przy każdym kupnie i każdej sprzedaży dostaje {money}£, jeszcze przed zapłatą.',
    moneyOnProcessing: 'Dostaje {money}£ za każdą sztukę {good_gen} wytworzoną w produkcji.',
    cellar:
      'Whisky dojrzewa w piwnicy, która ma {places, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}. Wyjęta beczka daje, zależnie od miejsca, {payouts}.',
    brewing:
      'Raz przy każdym zrealizowanym kontrakcie z chmielem może warzyć piwo: za każdy chmiel odrzuca najwyżej 1 {good_acc} (razem do {max}) i dostaje po {money}£ za sztukę.',
    sharedWorkers:
      'Ma {count, plural, one {# robotnika} few {# robotników} many {# robotników} other {# robotnika}}: każdy może być drwalem, górnikiem albo rybakiem, kosztuje {cost}£ i zarabia {income}£. Rybacy stoją na jeziorach{ports, select, true { i polach portowych} other {}}.',
    rowing:
      'Raz w turze, przed główną akcją, rybak może przepłynąć na sąsiednie jezioro{ports, select, true { albo pole portowe} other {}}.',
  },
  parts: {
    money: '{count}£',
    piece: '{count} {name}',
    hops: '{count} {emblem}{count, plural, one {chmiel} few {chmiele} many {chmieli} other {chmielu}}',
    freeSpace:
      '{count, plural, one {wolna przestrzeń} few {# wolne przestrzenie} many {# wolnych przestrzeni} other {# wolnej przestrzeni}}',
    bonusUpgrade:
      '{count, plural, one {bonusowe ulepszenie} few {# bonusowe ulepszenia} many {# bonusowych ulepszeń} other {# bonusowego ulepszenia}}',
    nothing: 'nic',
    contract: '{needs} → {brings}',
    numbered: '{number} ({text})',
    weight: '{units} po {points}',
    offer: '{clan, select, none {{tile}} other {{name} ({tile})}}',
  },
};
