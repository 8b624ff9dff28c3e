/** Polish: the rules in our own words, a statement each. Which topic says which, and when, is in the feature `help`. */
import type { Catalogue } from '../../catalogue.ts';

export const rules: Catalogue['bot']['rules'] = {
  anOption: 'Opcja, którą wybiera się przed grą.',

  // A turn, and the rounds.
  turnMain:
    'W swojej turze wykonujesz **jedną główną akcję**: handlujesz, bierzesz kontrakt, realizujesz kontrakt, stawiasz jednostkę, ulepszasz żeglugę, ulepszasz technologię albo zatrudniasz kupca. Albo pasujesz.',
  turnNext: 'Potem jest kolej następnego gracza.',
  turnAgain: 'W rundzie masz wiele tur, dopóki nie spasujesz, i możesz powtarzać tę samą akcję.',
  turnPorts:
    'Portów w zasięgu możesz użyć przed główną akcją albo po niej, nigdy w jej trakcie. Możesz użyć kilku w turze, ale sam port nie wystarczy.',
  turnEnds:
    'Tura kończy się automatycznie, gdy nic więcej nie możesz zrobić; w przeciwnym razie kończysz ją ty.',
  openInformation: 'Wszystko jest jawne poza tym, co przyjdzie ze stosu. Pieniądze i towary się nie kończą.',
  noDeals: 'Gracze nie mogą zawierać układów.',
  rounds:
    'Gra trwa {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}. Każda runda ma takie części:',
  roundPreparation:
    '- **Przygotowanie**, od rundy 2: kupcy wracają, {players, plural, =1 {kości przesuwają ceny, } other {}}a plansza eksportu jest uzupełniana.',
  roundActions:
    '- **Akcje**: {players, plural, =1 {rozgrywasz tury, aż spasujesz.} other {gracze rozgrywają tury po kolei, w kółko, aż wszyscy spasują.}}',
  roundProduction: '- **Produkcja**: dochód i przetwarzanie; zobacz „Produkcja”.',
  roundScoring: '- **Punktowanie**: kafel tej rundy daje chwałę.',
  roundOrder: 'Kto wcześniej pasuje, ten wcześniej gra w następnej rundzie.',
  roundFinal: 'Po rundzie {rounds} jest punktacja końcowa.',

  // Setup.
  setupClans:
    '{players, plural, =0 {Do wyboru jest o jeden klan więcej niż graczy (solo: dwa klany)} =1 {Do wyboru są dwa klany} other {Do wyboru jest o jeden klan więcej niż graczy}}, każdy z kaflem startowym.',
  setupTiles:
    '{players, plural, =1 {Do wyboru są dwa kafle startowe} other {Do wyboru jest o jeden kafel startowy więcej niż graczy}}, a klanów nie ma.',
  setupTilesMoney: 'W kolejności tury gracze dostają też {noClansMoney}.',
  setupAuction: 'Gracze licytują klany, każdy z kaflem startowym; zobacz „Aukcja klanów”.',
  setupLastFirst: 'Wybór zaczyna ostatnia osoba w kolejności tury.',
  setupNewcomersFirst:
    'Najpierw wybierają osoby, które grają pierwszy raz, potem pozostałe; za każdym razem zaczyna ostatnia w kolejności tury.',
  setupTileGives: 'Od razu dostajesz to, co pokazuje kafel.',
  setupWorkers:
    '{players, plural, =1 {Potem stawiasz {firstWorkers, plural, one {# startowego robotnika} few {# startowych robotników} many {# startowych robotników} other {# startowego robotnika}}.} other {Potem każdy stawia {firstWorkers, plural, one {# startowego robotnika} few {# startowych robotników} many {# startowych robotników} other {# startowego robotnika}}: najpierw po jednym w kolejności tury, potem po drugim w odwrotnej.}}',
  setupPlaces:
    'Drwal staje w lesie, górnik w górach, gdziekolwiek na mapie. Za robotnika i grunt płacisz jak zwykle.',
  setupBoard:
    'Zaczynasz z {merchantsStart, plural, one {# kupcem} few {# kupcami} many {# kupcami} other {# kupca}}, bez żeglugi i z {boxes, plural, one {# polem eksportu} few {# polami eksportu} many {# polami eksportu} other {# pola eksportu}}.',
  setupClanMore: 'Niektóre klany zaczynają z czymś więcej albo inaczej stawiają startowych robotników.',

  // Trade and neighbours.
  trade:
    'Kup **albo** sprzedaj jeden towar, ile sztuk chcesz: każda wymaga jednego kupca. Wszystkie mają cenę sprzed transakcji. Potem cena przesuwa się o krok za każdą sztukę, w górę po kupnie, w dół po sprzedaży, i zatrzymuje się na końcach skali.',
  tradeSides:
    'Twoi kupcy zostają na rynku do następnej rundy. Dopóki kupują jakiś towar, nie możesz go sprzedawać, i odwrotnie.',
  tradeSidesNeighbours: 'Dotyczy to też kupna od sąsiadów.',
  tradeAgain: 'W późniejszej turze możesz znów handlować tym samym towarem w tę samą stronę.',
  tradeGoods: 'Importem i mięsem nie można handlować.',
  tradePrices: 'Ceny na początku, w nawiasach skala: {startPrices}.',
  neighbourhood:
    'Gdy stawiasz jednostkę obok cudzych jednostek, które wytwarzają towary, i nie dzieli ich rzeka, możesz od razu kupić te towary taniej: podstawowe o {basicDiscount}£, przetworzone o {processedDiscount}£ za sztukę. Towary są z rynku, więc każdy wymaga kupca i przesuwa cenę. Sąsiad nic nie traci i nic nie zyskuje.',
  neighbourhoodLimit:
    'Każdy towar możesz kupić raz na nową jednostkę, a jednego towaru w turze najwyżej {players, plural, =0 {{limit4} (przy dwóch graczach {limit2})} =2 {{limit2}} other {{limit4}}}.',
  neighbourhoodSides: 'Nie kupisz towaru, dopóki twoi kupcy go sprzedają.',
  neighbourhoodWorkers: 'Robotnicy nie wytwarzają towarów.',
  neighbourhoodPort: 'Port, który przesuwa cenę, działa też przy takim kupnie.',
  neighbourhoodSolo: 'W grze solo nie ma sąsiadów.',

  // Contracts.
  contractTake: 'Główna akcja: weź dowolny kontrakt z planszy eksportu. Potrzebujesz pustego pola eksportu.',
  contractOne:
    'Możesz więc mieć naraz tylko {boxes, plural, one {# niezrealizowany kontrakt} few {# niezrealizowane kontrakty} many {# niezrealizowanych kontraktów} other {# niezrealizowanego kontraktu}}.',
  contractOneClan: 'Jeden klan może mieć dwa.',
  contractFuture: 'Przyszłych kontraktów nie można tak brać.',
  contractCosts: 'Koszt w rundach od 1 do {rounds}: {costs} (kwotę z + dostajesz).',
  contractStays:
    'Kontrakt zostaje na polu, aż go zrealizujesz. Nie można go oddać, a zrealizować można od następnej tury.',
  contractSameTurn: 'Jeden klan może zrealizować kontrakt w turze, w której go bierze, ale tylko jako drugi.',
  contractRefill:
    'Plansza jest uzupełniana tylko między rundami, do {players, plural, =0 {{board4}, {board3} albo {board2} kontraktów przy czterech, trzech albo dwóch graczach} =2 {{board2} kontraktów} =3 {{board3} kontraktów} other {{board4} kontraktów}}.',
  contractRefillSolo: 'Plansza jest uzupełniana tylko między rundami; zobacz „Gra solo”.',
  contractGoods: 'Żaden kontrakt nie wymaga zboża ani mleka.',
  fulfil:
    'Główna akcja: oddajesz towary, których wymaga kontrakt. Za każdą **wołowinę** ubijasz jedną ze swoich krów na mapie, za każdą **baraninę** jedną ze swoich owiec; ty wybierasz, które. Zwierzęta wracają na twoją planszę, a ich pola są od razu puste. Ubijasz dokładnie tyle, ile trzeba, i nigdy w innym celu.',
  fulfilSplits: 'Ubój może podzielić siedlisko.',
  fulfilFrees: 'Ze zwolnionych pól może skorzystać każdy.',
  fulfilDone:
    'Wtedy kontrakt jest zrealizowany, a jego pole puste. Dostajesz import z kontraktu, potem premie w dowolnej kolejności; zobacz „Premie z kontraktów”.',
  fulfilCounts: 'Zrealizowane kontrakty liczą się na koniec.',
  fulfilNotCounted: 'Te, które leżą jeszcze na polach, się nie liczą.',
  bonusMoney: '**Pieniądze**: dostajesz je od razu.',
  bonusFreeSpace: '**Wolna przestrzeń**: stawiasz jednostkę na darmowym gruncie, ale za nią samą płacisz.',
  bonusFreeSpaceNeighbours: 'Od sąsiadów możesz kupować jak zwykle.',
  bonusUpgrade:
    '**Bonusowe ulepszenie**: wybierz krok żeglugi za darmo, kupca za darmo, technologię za {techBonus}£ albo zabierz jednego ze swoich kupców z rynku, aby użyć go jeszcze raz.',
  bonusHops:
    '**Chmiel** daje na koniec po {hops, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}} za sztukę.',
  bonusLost: 'Niewykorzystane premie przepadają.',

  // Imports.
  imports: 'Bawełnę, tytoń i trzcinę cukrową dostajesz za zrealizowane kontrakty.',
  importsStatic: 'Na koniec każda sztuka daje {staticImport} pkt. Tor importu nie daje premii 1£.',
  importsCommon:
    'Na koniec rodzaj, którego **wszyscy gracze razem** importowali najmniej, daje po {rare} pkt, następny po {middle}, najczęstszy po {common}.',
  importsOwn:
    'Na koniec rodzaj, którego **ty** masz w imporcie najmniej, daje po {rare} pkt, następny po {middle}, najczęstszy po {common}.{players, plural, =1 {} other { Import innych się nie liczy.}} Tor importu nie daje premii 1£.',
  importsSolo: 'W grze solo liczy się tylko twój import.',
  importsTied: 'Przy remisie bawełna jest rzadsza od tytoniu, a tytoń od trzciny cukrowej.',
  importsTrack:
    'Każdy rodzaj ma na torze wspólny żeton. Każda sztuka importu przesuwa go o krok. Za każde wejście na pole 1£ lub jego minięcie (co {pound, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}) dostajesz 1£{players, plural, =0 {, ale nie w grze solo} other {}}.',

  // The map.
  expand:
    'Główna akcja: postaw jednostkę ze swojej planszy na pustym polu w zasięgu. Płacisz to, co wydrukowano na gruncie, i za jednostkę: {prices}.',
  expandOne:
    'Jedna akcja to jedna jednostka; następną możesz postawić dzięki wolnej przestrzeni z kontraktu.',
  expandLands:
    '**Łąka** jest dla zwierząt, pól uprawnych i budynków, **las** dla drwali, **góry** dla górników.',
  expandCovered: 'Na zakrytym polu niczego nie postawisz.',
  expandNeighbours:
    'Jeśli nowa jednostka stoi obok cudzych, możesz potem kupować od ich właścicieli (zobacz „Premia sąsiedztwa”).',
  expandBuilding: 'Ostatni budynek danego rodzaju pozwala wybrać kontrakt (zobacz „Premia budynków”).',
  buildingDraw:
    'Gdy stawiasz swoją {bonusNumber}. serownię, piekarnię albo gorzelnię i masz puste pole eksportu, możesz dobrać {draw, plural, one {# kontrakt} few {# kontrakty} many {# kontraktów} other {# kontraktu}}. Możesz zatrzymać jeden po cenie z tej rundy; pozostałe idą na spód stosu.',
  buildingFuture:
    'Gdy stawiasz swoją {bonusNumber}. serownię, piekarnię albo gorzelnię i masz puste pole eksportu, możesz wybrać jeden z przyszłych kontraktów. Jeśli go zatrzymasz, po cenie z tej rundy, pozostałe wypadają z gry i przychodzą nowe; jeśli nie zatrzymasz żadnego, rząd zostaje.',
  buildingPortDraw: 'To samo umożliwia port, który daje pieniądze i kontrakty.',
  buildingAgain:
    'Możesz to zrobić także wtedy, gdy na żaden cię nie stać. Premię dostajesz za każdym razem, gdy stawiasz {bonusNumber}. budynek danego rodzaju.',
  buildingPort: 'Może ją dać także port, który wymienia jednostki.',
  reachPorts: 'W swoim zasięgu możesz stawiać jednostki i używać portów:',
  reachUnits: 'W swoim zasięgu możesz stawiać jednostki:',
  reachNext: '- obok swojej jednostki, jeśli nie dzieli ich rzeka;',
  reachRiver: '- przez **jedną rzekę**, jeśli twoja żegluga to co najmniej „rzeka”;',
  reachLochs:
    '- przez **jeziora**, tyle z rzędu, na ile pozwala żegluga; muszą przylegać do siebie, do twojej jednostki i do celu.',
  reachOneKind:
    'Przekraczasz rzekę albo jeziora, nigdy jedno i drugie, i nigdy ląd. Wzdłuż rzeki płynąć nie można.',
  reachFisherman: 'Przez jezioro można płynąć także wtedy, gdy stoi na nim rybak.',
  reachNothing: 'Bez jednostek na mapie nie masz zasięgu.',
  shipping:
    'Każdy krok kosztuje {shipCost}£ i jest główną akcją: {levels}. „Rzeka” pozwala przekroczyć jedną rzekę, ale nie płynąć wzdłuż niej, a „2 jeziora” – do dwóch jezior z rzędu. To, co dają wcześniejsze kroki, zostaje.',
  shippingPlaces: 'Żegluga zwiększa zasięg stawiania jednostek.',
  shippingPorts: 'Zwiększa też zasięg portów.',
  shippingLinks: 'Na koniec łączy twoje siedliska.',
  shippingTile: 'Jeden z kafli punktowania liczy jej kroki.',
  technology:
    'Główna akcja za {techCost}£, raz dla drwali i raz dla górników. Potem każdy drwal zarabia w produkcji {woodBetter}£ zamiast {wood}£, a każdy górnik {mineBetter}£ zamiast {mine}£. Jako bonusowe ulepszenie kosztuje {techBonus}£.',
  technologyClan: 'Klan MacDonald nie ma technologii do ulepszenia.',
  merchants:
    'Zaczynasz z {merchantsStart, plural, one {# kupcem} few {# kupcami} many {# kupcami} other {# kupca}} i możesz zatrudnić jeszcze {merchantsHire}, po {hireCost}£, jednego na główną akcję. Każda kupiona albo sprzedana sztuka wymaga jednego kupca, który zostaje na rynku do następnej rundy. To więc kupcy ograniczają twój handel w rundzie. Bonusowe ulepszenie pozwala zatrudnić jednego za darmo albo zabrać jednego z rynku.',
  merchantsClan: 'Klan Stewart ma część z nich zatrudnioną od początku.',
  ports:
    'W każdym rogu mapy leży kafel portu. Każdego portu w zasięgu możesz użyć **raz w grze**, przed główną akcją albo po niej.',
  portsSpare: 'Port, który oszczędza zwierzę, działa tylko przy realizacji kontraktu.',
  portsShift: 'Port, który przesuwa cenę, działa tylko jako część handlu.',
  portsShared: 'Z tego samego portu mogą korzystać też inni gracze.',
  delta:
    'Gdzie rzeka wpada do jeziora, tam dwa pola lądu po obu stronach jej ostatniego odcinka są deltą rzeki. Liczy się tylko ten ostatni odcinek.',
  deltaClan:
    'Klan Robertson płaci za jednostkę w delcie o {players, plural, =0 {{delta4}£ mniej (o {delta2}£ przy jednym i dwóch graczach)} =1 {{delta2}£ mniej} =2 {{delta2}£ mniej} other {{delta4}£ mniej}}.',
  borderRing:
    '{players, plural, =0 {Przy trzech i czterech graczach granica} other {Granica}} to zewnętrzny pierścień mapy.',
  borderMist:
    '{players, plural, =0 {Przy jednym i dwóch ląd} other {Ląd}} zewnętrznego pierścienia leży we **mgle**: niczego tam nie postawisz, a granicą jest każde pole obok mgły.',
  borderLochs: 'Jezioro się liczy, jeśli stoi na nim rybak.',
  borderPorts: 'Pola portowe to nie granica.',
  borderTile: 'Jeden z kafli punktowania liczy jednostki na granicy.',

  // The end of a round, and of the game.
  passing:
    'Zamiast głównej akcji możesz spasować. Dostajesz {players, plural, =0 {pieniądze według kolejności pasowania: {passMoney} (solo {passSolo}£)} =1 {{passSolo}£} other {pieniądze według kolejności pasowania: {passMoney}}}, także w ostatniej rundzie. Potem nie masz w tej rundzie więcej tur.',
  passingFirst: 'Kto pierwszy pasuje, ten zaczyna następną rundę.',
  passingPorts: 'Portów możesz użyć przed spasowaniem, w tej samej turze.',
  production:
    '{players, plural, =1 {Gdy spasujesz} other {Gdy wszyscy spasują}}, dostajesz automatycznie {wood}£ za każdego drwala i {mine}£ za każdego górnika (z technologią więcej) oraz towary: owca daje {sheepYield, plural, one {# wełnę} few {# wełny} many {# wełen} other {# wełny}}, krowa {cowYield, plural, one {# mleko} few {# mleka} many {# mlek} other {# mleka}}, pole uprawne {fieldYield, plural, one {# zboże} few {# zboża} many {# zbóż} other {# zboża}}.',
  productionBuildings:
    'Potem każdy budynek może przetworzyć jeden towar: **serownia** mleko → ser, **piekarnia** zboże → chleb, **gorzelnia** zboże → whisky. Możesz zużyć wszystko, co masz, nie tylko to, co nowe.',
  productionTogether:
    'Wszyscy decydują w tym samym czasie, w dowolnej kolejności. Możesz zmienić zdanie, dopóki nie potwierdzi ostatnia osoba. Po spasowaniu możesz już planować.',
  scoring:
    'Każda runda kończy się kaflem punktowania, który daje chwałę{players, plural, =1 {} other { wszystkim graczom}}. Wszystkie widać od początku. Gdzie coś liczy się parami, niepełna para nic nie daje.',
  scoringClans: 'To, z czym zaczyna twój klan, też się liczy.',
  gloryTiles: 'Kafle punktowania dają chwałę na koniec każdej rundy.',
  gloryPort: 'Chwałę daje też jeden z portów.',
  gloryNone: 'W tej grze nic nie daje chwały.',
  gloryPoints: 'Na koniec gry każdy punkt chwały to jeden punkt zwycięstwa.',
  gloryMost:
    'Przedtem ten, kto ma najwięcej chwały, dostaje jeszcze {mostGlory, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały; przy remisie dzielą się nimi remisujący, z zaokrągleniem w dół.',
  gloryMostOption:
    'Z opcją „{mostGloryName}” ten, kto ma najwięcej chwały, dostaje jeszcze {mostGlory, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały; przy remisie dzielą się nimi remisujący, z zaokrągleniem w dół.',
  settlementsNone: 'W tej grze połączone siedliska nie dają punktów.',
  settlements:
    '**Siedlisko** to grupa twoich stykających się jednostek, których nie dzieli rzeka. Pojedyncza jednostka to też siedlisko. Dwa siedliska są połączone, jeśli twoja żegluga sięga od jednego do drugiego, a od niego można łączyć następne.',
  settlementsCount:
    'Na koniec liczy się **liczba siedlisk** w twojej największej połączonej grupie, a nie ich wielkość.',
  settlementsPoints:
    '{players, plural, =0 {Za najwięcej: {settlements4} pkt przy trzech i czterech graczach; {settlements2} przy dwóch. Solo, według liczby: {settlementsSolo}} =1 {Punkty według liczby: {settlementsSolo}} =2 {Za najwięcej: {settlements2} pkt} other {Za najwięcej: {settlements4} pkt}}.',
  tiesShare: 'Remisujący dzielą się punktami za zajęte miejsca, z zaokrągleniem w dół.',
  finalGlory: '- Chwała: po 1 pkt',
  finalMostGlory:
    '- Największa chwała: jeszcze {mostGlory, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały',
  finalGoods: '- Towary podstawowe: po {basicPoints} pkt, przetworzone: po {processedPoints} pkt',
  finalMoney: '- Pieniądze: 1 pkt za każde {pounds}£',
  finalHops: '- Chmiel: po {hops} pkt',
  finalImports: '- Import: po {common}, {middle} albo {rare} pkt; zobacz „Import”',
  finalImportsStatic: '- Import: po {staticImport} pkt',
  finalContracts:
    '- {players, plural, =0 {Najwięcej zrealizowanych kontraktów: {contracts4} pkt przy trzech i czterech graczach, {contracts2} przy dwóch} =1 {Zrealizowane kontrakty, według liczby: {contractsSolo}} =2 {Najwięcej zrealizowanych kontraktów: {contracts2} pkt} other {Najwięcej zrealizowanych kontraktów: {contracts4} pkt}}',
  finalSettlements: '- Połączone siedliska; zobacz „Siedliska”',
  finalTied:
    'Przy równej sumie rozstrzygają pozostałe pieniądze: reszta po odliczeniu każdych pełnych {pounds}£.',
  finalBid: 'Stawka za klan jest odejmowana.',

  // Undo, computers, other ways to play.
  undo: 'Komendą `/undo` albo przyciskiem cofasz swoją turę, krok po kroku albo całą{players, plural, =1 {} other {, dopóki nie zagra inny człowiek. To, co od tego czasu zagrali gracze komputerowi, cofa się razem z nią}}.',
  undoAsk:
    'Gdy były już ruchy innych ludzi albo odsłoniło się coś ukrytego, np. dobrane kontrakty, muszą się zgodzić wszyscy pozostali ludzie: pytam ich na kanale. W grach bez podpowiedzi dotyczy to też tury, którą zagrał za ciebie komputer.',
  undoAlone:
    'Możesz cofnąć także to, co odsłoniło coś ukrytego, ale wtedy gra nie liczy się do najlepszych wyników.',
  undoProduction: 'Produkcję możesz zmieniać, dopóki nie potwierdzi ostatnia osoba.',
  undoOver: 'Koniec gry z innymi osobami można cofnąć przez dziesięć minut.',
  undoModerator: 'Moderacja może cofnąć grę do dowolnego ruchu komendą `/mod undo`.',
  undoChallenge:
    'W wyzwaniu tygodnia nikt nie może cofnąć tego, co odsłoniło coś ukrytego, a gracze nie mogą też cofnąć końca gry.',
  firstGame:
    'Na pierwszą grę jest wariant z mniejszą liczbą zasad: {names}. Każdy import daje po {staticImport} pkt, tor importu nie daje premii 1£, rundy kończą się bez chwały i nie ma portów. Wybierz go, otwierając grę, albo przed jej startem komendą `/game options`.',
  clans:
    'Każdy gracz ma klan, a każdy klan umie coś, czego nie umieją inne. Pozostałe zasady są dla wszystkich takie same.',
  computersAdd:
    'Przed grą **Gracze komputerowi** w poczekalni albo `/computer add` obsadzają wolne miejsca komputerami. Są cztery poziomy, od takiego, który dopiero się uczy, do najsilniejszego, jakiego mam. Widzą tylko to, co ty, grają zaraz po tobie i krótko uzasadniają swoje ruchy.',
  computersPlay:
    'W trakcie gry `/computer play` oddaje twoje miejsce komputerowi: na tę turę, do twojego powrotu albo na stałe. Jeśli komuś minie czas, pozostali też mogą wybrać komputer.',
  computersHint:
    'Jeśli w poczekalni włączono podpowiedzi, **Podpowiedź** albo `/hint` mówi, co w twojej turze zrobiłby dziedzic.',
  soloMap:
    'Grasz na mniejszej mapie, a neutralne pionki zajmują cały ląd, który kosztuje 1£. Nie ma sąsiadów, od których można kupować.',
  soloClans: 'Wybierasz jeden z dwóch klanów.',
  soloDice:
    'Przed rundami od 2 do {rounds} trzy kości przesuwają ceny trzech towarów, każda o swoją liczbę. Cena poza średnim zakresem wraca w jego stronę.',
  soloContracts:
    'Potem wszystkie pola planszy eksportu są uzupełniane, a kontrakt z pola ostatniej kości wypada z gry.',
  soloContractPoints: 'Punkty za zrealizowane kontrakty: {contractsSolo}.',
  soloSettlementPoints: 'Punkty za połączone siedliska: {settlementsSolo}.',
  soloImports: 'Liczy się tylko twój import, a tor importu nie daje premii 1£.',
  soloImportsStatic: 'Każdy import jest wart tyle samo, rzadki czy częsty, a tor importu nie daje premii 1£.',
  soloTitles: 'Tytuły: {soloTitles}.',
  auction:
    'Klanów jest tyle, ilu graczy, każdy z kaflem startowym. Jedna osoba otwiera aukcję stawką od 0 do {highestBid} pkt. Po kolei każdy, kto nie ma jeszcze klanu, daje więcej albo wycofuje się z tej aukcji. Stawka {highestBid} wygrywa od razu. Kto wygra, wybiera klan i na koniec traci te punkty. Następną aukcję otwiera następna osoba bez klanu, a ostatnia dostaje to, co zostało, za darmo. Kolejność wygranych to kolejność tury.',
  future:
    '{future, plural, one {Następny # kontrakt leży odkryty} few {Następne # kontrakty leżą odkryte} many {Następnych # kontraktów leży odkrytych} other {Następne # kontraktu leży odkryte}} w rzędzie. Trafiają na planszę eksportu jako pierwsze, od najstarszego, a rząd jest uzupełniany ze stosu. Główną akcją nie można ich brać. Premia budynków pozwala wybrać z tego rzędu zamiast dobierać: jeśli zatrzymasz jeden, pozostałe wypadają z gry i przychodzą nowe; jeśli nie zatrzymasz żadnego, rząd zostaje.',
  futureClan:
    'Klan Buchanan najpierw odkrywa jeszcze {future} i wybiera ze wszystkich; reszta wypada z gry, nawet jeśli klan nie zatrzymuje żadnego.',

  // Clans, beyond the line that lists their abilities.
  buchanan:
    'Kontrakty bierzesz albo realizujesz jeden po drugim, a drugim może być kontrakt z tej samej tury. Jeśli w jednej turze bierzesz cztery, tylko pierwszy i trzeci kosztują (albo, w rundzie 1, dają) pieniądze. Do premii budynków wystarczy jedno puste pole, a zatrzymać możesz tyle kontraktów, ile masz pustych pól.',
  campbell:
    'Liczy się, ile twoich budynków tego rodzaju stoi już na mapie. Za grunt płacisz w całości, a zniżka działa też z wolną przestrzenią.',
  cunningham: 'Cena rynkowa nie ma tu znaczenia i się nie zmienia.',
  fergusson:
    '{players, plural, =1 {} other {Trzeciego robotnika stawiasz, gdy wszyscy inni postawią swoich. }}Czym jest granica, mówi temat „Granica i mgła”.',
  macdonald:
    'Nie masz technologii do ulepszenia. Na lądzie twoi robotnicy jak zwykle potrzebują lasu albo gór. Za grunt pod rybakiem nie płacisz; staje on na pustym jeziorze{ports, select, true { albo polu portowym} other {}} w zasięgu (startowy robotnik na dowolnym), nigdy obok innego twojego rybaka.',
  macdonaldNeighbours: 'Po przesunięciu rybaka nie kupujesz od sąsiadów.',
  macdonaldSplits: 'Przesunięcie rybaka może podzielić siedlisko.',
  macewan:
    'Piwo możesz warzyć przed pozostałymi premiami tego kontraktu, między nimi albo po nich, ale całe za jednym razem.',
  mackenzie:
    'Na początku produkcji beczki przesuwają się o jedno miejsce. Beczka z ostatniego miejsca wychodzi automatycznie i przynosi pieniądze. Na koniec produkcji możesz wstawić na pierwsze miejsce jedną świeżo wytworzoną whisky. Beczkę możesz wyjąć w dowolnej chwili swojej tury albo w produkcji. Beczką nie zapłacisz i jej nie sprzedasz.',
  mackenzieTile: 'Kafel punktowania „towary przetworzone” liczy też beczki.',
  mackenzieEnd: 'Na koniec gry wszystkie beczki wychodzą, przynoszą pieniądze i liczą się jako whisky.',
  robertson:
    'Dotyczy to też startowych robotników, a koszt nie spada poniżej 0£. Przy wolnej przestrzeni mniej płacisz za samą jednostkę. Gdzie są delty, mówi temat „Delta rzeki”.',
  stewartNeighbours: 'Kupno od sąsiadów też się liczy, raz za każdy towar.',
};
