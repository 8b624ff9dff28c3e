/** Polish: the rules by topic, in our own words. `…Name` is a topic's name; values come from the content. */
import type { Catalogue } from '../../catalogue.ts';

export const topics: Catalogue['bot']['topics'] = {
  roundsName: 'Przebieg gry',
  rounds:
    'Gra trwa {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}, a każda runda ma cztery części:\n1. **Przygotowanie**, od rundy 2: kupcy wracają, a plansza eksportu jest uzupełniana.\n2. **Akcje**: gracze wykonują tury po kolei, w kółko, aż wszyscy spasują.\n3. **Produkcja**: zobacz ten temat.\n4. **Punktowanie**: kafel tej rundy daje chwałę.\nKto wcześniej pasuje, ten wcześniej gra w następnej rundzie. Po rundzie {rounds} jest punktacja końcowa.',
  setupName: 'Przygotowanie i startowi robotnicy',
  setup:
    'Do wyboru jest o jeden klan więcej niż graczy (solo: dwa klany), każdy z kaflem startowym. Wybór zaczyna ostatnia osoba w kolejności tury i każdy od razu dostaje to, co pokazuje jego kafel.\nPotem każdy stawia pierwszych robotników ({firstWorkers}): po jednym w kolejności tury, a potem drugiego w odwrotnej. Drwal staje w lesie, górnik w górach, gdziekolwiek na mapie. Za robotnika i grunt płacisz jak zwykle.\nZaczynasz z {merchantsStart, plural, one {# kupcem} few {# kupcami} many {# kupcami} other {# kupca}}, bez żeglugi i z {boxes, plural, one {# polem eksportu} few {# polami eksportu} many {# polami eksportu} other {# pola eksportu}}.',
  turnName: 'Tura',
  turn: 'W swojej turze wykonujesz **jedną główną akcję**: handlujesz, bierzesz kontrakt, realizujesz kontrakt, stawiasz jednostkę, ulepszasz żeglugę, ulepszasz technologię albo zatrudniasz kupca. Albo pasujesz. Potem jest kolej następnego gracza. W rundzie masz wiele tur, aż do swojego pasa.\nPortów w zasięgu możesz użyć przed główną akcją albo po niej, nigdy w jej trakcie. W jednej turze może ich być kilka, ale sam port to jeszcze nie tura. Tura kończy się sama, gdy nic więcej nie możesz zrobić; w innym razie kończysz ją ty.',
  tradeName: 'Handel',
  trade:
    'Kup **albo** sprzedaj jeden towar, ile sztuk chcesz: każda wymaga jednego kupca. Wszystkie mają cenę sprzed transakcji. Potem cena przesuwa się o krok za każdą sztukę, w górę po kupnie, w dół po sprzedaży, i zatrzymuje się na końcach skali.\nTwoi kupcy zostają na rynku do następnej rundy. Dopóki kupują jakiś towar, nie możesz go sprzedawać, i odwrotnie; więcej tego samego wolno. Importem i mięsem nie można handlować.',
  neighbourhoodName: 'Premia sąsiedztwa (kupno od sąsiadów)',
  neighbourhood:
    'Gdy stawiasz jednostkę obok cudzych jednostek, które wytwarzają towary, i nie dzieli ich rzeka, możesz od razu kupić te towary taniej: podstawowe o {basicDiscount}£, przetworzone o {processedDiscount}£ za sztukę. Towary są z rynku, więc każdy wymaga kupca i przesuwa cenę. Sąsiad nic nie traci i nic nie zyskuje.\nKażdy towar możesz kupić raz na nową jednostkę, a w turze najwyżej {limit4, plural, one {# sztukę} few {# sztuki} many {# sztuk} other {# sztuki}} jednego towaru (przy dwóch graczach {limit2}). Robotnicy nie wytwarzają towarów. W grze solo nie ma sąsiadów.',
  contractsName: 'Zdobywanie kontraktów',
  contracts:
    'Główna akcja: weź dowolny kontrakt z planszy eksportu. Potrzebujesz pustego pola eksportu.\nKoszt w rundach od 1 do {rounds}: {costs} (to, co ma +, dostajesz).\nKontrakt zostaje na polu, aż go zrealizujesz. Nie można go oddać, a zrealizować można od następnej tury (jeden klan może wziąć i zrealizować kontrakt w tej samej turze, jako drugi). Plansza jest uzupełniana tylko między rundami: do {board4}, {board3} albo {board2} kontraktów przy czterech, trzech albo dwóch graczach.',
  fulfilName: 'Realizacja kontraktów',
  fulfil:
    'Główna akcja: oddajesz towary, których wymaga kontrakt. **Wołowina** to jedna z twoich krów na mapie, **baranina** jedna z twoich owiec. Ty wybierasz, która. Wracają na twoją planszę, a ich pola są od razu puste. Ubijasz dokładnie tyle, ile trzeba, i nigdy w innym celu.\nWtedy kontrakt jest zrealizowany, a jego pole puste. Dostajesz import z kontraktu, potem premie w dowolnej kolejności; zobacz „Premie z kontraktów”. Zrealizowane kontrakty liczą się na koniec, te wciąż na polach nie.',
  bonusesName: 'Premie z kontraktów',
  bonuses:
    '**Pieniądze**: dostajesz je od razu.\n**Wolna przestrzeń**: stawiasz jednostkę na darmowym gruncie, ale za nią samą płacisz. Od sąsiadów możesz kupować jak zwykle.\n**Bonusowe ulepszenie**: wybierz krok żeglugi za darmo, kupca za darmo, technologię za {techBonus}£ albo zabierz jednego ze swoich kupców z rynku, aby użyć go jeszcze raz.\n**Chmiel** daje na koniec po {hops, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}} za sztukę.\nCo niemożliwe albo pominięte, przepada.',
  importsName: 'Import',
  imports:
    'Bawełnę, tytoń i trzcinę cukrową dostajesz za zrealizowane kontrakty. Na koniec rodzaj, który **wszyscy gracze razem** importowali najmniej, daje po {rare} pkt, następny po {middle}, najczęstszy po {common}. Przy remisie bawełna jest rzadsza od tytoniu, a tytoń od trzciny cukrowej. W grze solo liczy się tylko twój import.\nKażdy rodzaj ma na torze wspólny żeton. Każda sztuka importu przesuwa go o krok. Za każde pole 1£, na które żeton wejdzie albo które minie (co {pound, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}), dostajesz 1£, ale nie w grze solo.',
  expandName: 'Ekspansja (stawianie jednostek)',
  expand:
    'Główna akcja: postaw jednostkę ze swojej planszy na pustym polu w zasięgu. Płacisz to, co wydrukowano na gruncie, i za jednostkę: {prices}.\n**Łąka** jest dla zwierząt, pól uprawnych i budynków, **las** dla drwali, **góry** dla górników.\nObok innych graczy możesz potem od nich kupować (zobacz „Premia sąsiedztwa”), a ostatni budynek danego rodzaju pozwala dobrać kontrakty (zobacz „Premia budynków”).',
  buildingBonusName: 'Premia budynków',
  buildingBonus:
    'Gdy stawiasz swoją {bonusNumber}. serownię, piekarnię albo gorzelnię i masz puste pole eksportu, możesz dobrać {draw, plural, one {# kontrakt} few {# kontrakty} many {# kontraktów} other {# kontraktu}}. Zatrzymaj jeden po cenie z tej rundy albo żaden; pozostałe idą na spód stosu. Dobierać możesz także wtedy, gdy na żaden cię nie stać. Premię dostajesz za każdym razem, gdy stawiasz {bonusNumber}. budynek danego rodzaju.',
  reachName: 'Zasięg',
  reach:
    'Jednostki stawiasz i portów używasz w zasięgu:\n- obok swojej jednostki, jeśli nie dzieli ich rzeka;\n- przez **jedną rzekę**, jeśli twoja żegluga to co najmniej „rzeka”;\n- przez **jeziora**, tyle z rzędu, na ile pozwala żegluga; muszą przylegać do siebie, do twojej jednostki i do celu.\nPrzekraczasz rzekę albo jeziora, nigdy jedno i drugie, i nigdy ląd. Przez jezioro można płynąć także wtedy, gdy stoi na nim rybak. Bez jednostek na mapie nie masz zasięgu.',
  shippingName: 'Żegluga',
  shipping:
    'Każdy krok kosztuje {shipCost}£ i jest główną akcją: {levels}. „Rzeka” pozwala przekroczyć jedną rzekę, „2 jeziora” do dwóch jezior z rzędu. To, co dają wcześniejsze kroki, zostaje.\nDzięki żegludze budujesz dalej i używasz dalszych portów. Na koniec łączy twoje siedliska, a jeden z kafli punktowania liczy jej kroki.',
  technologyName: 'Technologia',
  technology:
    'Główna akcja za {techCost}£, raz dla drwali i raz dla górników. Potem każdy drwal zarabia w produkcji {woodBetter}£ zamiast {wood}£, a każdy górnik {mineBetter}£ zamiast {mine}£. Jako bonusowe ulepszenie kosztuje {techBonus}£.',
  merchantsName: 'Kupcy',
  merchants:
    'Zaczynasz z {merchantsStart, plural, one {# kupcem} few {# kupcami} many {# kupcami} other {# kupca}} i możesz zatrudnić jeszcze {merchantsHire}, po {hireCost}£, jednego na główną akcję. Każda kupiona albo sprzedana sztuka wymaga jednego kupca, który zostaje na rynku do następnej rundy. To więc kupcy ograniczają twój handel w rundzie. Bonusowe ulepszenie pozwala zatrudnić jednego za darmo albo zabrać jednego z rynku.',
  portsName: 'Porty',
  ports:
    'W każdym rogu mapy leży kafel portu. Każdego portu w zasięgu możesz użyć **raz w grze**, przed główną akcją albo po niej. Dwa z nich działają tylko jako część czegoś innego: oszczędzasz zwierzę przy realizacji kontraktu albo przesuwasz cenę, gdy handlujesz. Z tego samego portu mogą korzystać też inni gracze.',
  portsHere: '**W tej grze:**',
  portsAll: '**Wszystkie porty:**',
  portLine: '- **{short}**{corner, select, none {} other { ({corner})}}: {line}',
  noPorts: 'W tej grze nie ma portów.',
  clansName: 'Klany',
  clans:
    'Każdy gracz ma klan, a każdy klan umie coś, czego nie umieją inne. Pozostałe zasady są dla wszystkich takie same.',
  clanLine: '- **{short}**{who, select, none {} other { ({who})}}: {line}',
  noClans: 'W tej grze nie ma klanów.',
  clan: '{line}',
  // Details beyond each clan's line.
  buchananMore:
    'Kontrakty bierzesz albo realizujesz jeden po drugim, a drugim może być kontrakt z tej samej tury. Jeśli w jednej turze bierzesz cztery, płacisz za pierwszy i trzeci. Do dobrania wystarczy jedno puste pole, a zatrzymać możesz tyle kontraktów, ile masz pustych pól.',
  campbellMore:
    'Liczy się, ile budynków tego rodzaju stoi już na mapie. Za grunt płacisz w całości, a zniżka działa też z wolną przestrzenią.',
  cunninghamMore: 'Cena rynkowa nie ma tu znaczenia i się nie zmienia.',
  fergussonMore:
    'Trzeciego robotnika stawiasz, gdy wszyscy inni postawią swoich. Czym jest granica, mówi temat „Granica i mgła”.',
  macdonaldMore:
    'Nie masz technologii do ulepszenia. Na lądzie twoi robotnicy jak zwykle potrzebują lasu albo gór. Za grunt pod rybakiem nie płacisz; staje on na pustym jeziorze albo polu portowym w zasięgu (na początku gry na dowolnym), nigdy obok innego twojego rybaka. Po wiosłowaniu nie kupujesz od sąsiadów, a siedlisko może się od tego rozpaść.',
  macewanMore: 'Ty wybierasz, kiedy: w jednej dowolnej chwili między premiami tego kontraktu.',
  mackenzieMore:
    'Na początku produkcji beczki przesuwają się o jedno miejsce. Beczka z ostatniego miejsca wychodzi sama i przynosi pieniądze. Na koniec produkcji możesz wstawić na pierwsze miejsce jedną świeżo wytworzoną whisky. Beczkę możesz wyjąć w dowolnej chwili swojej tury albo w produkcji. Beczką nie zapłacisz i jej nie sprzedasz, ale kafel punktowania ją liczy. Na koniec gry wszystkie beczki wychodzą, przynoszą pieniądze i liczą się jako whisky.',
  robertsonMore:
    'Dotyczy to też pierwszych robotników, a koszt nie spada poniżej 0£. Przy wolnej przestrzeni zniżka zmniejsza to, co jeszcze płacisz. Gdzie są delty, mówi temat „Delta rzeki”.',
  stewartMore: 'Kupno od sąsiadów też się liczy, raz za każdy towar.',
  clanWho: 'W tej grze ma go {who}.',
  productionName: 'Produkcja',
  production:
    'Gdy wszyscy spasują, dostajesz automatycznie {wood}£ za każdego drwala i {mine}£ za każdego górnika (z technologią więcej) oraz towary: owca daje {sheepYield, plural, one {# wełnę} few {# wełny} many {# wełen} other {# wełny}}, krowa {cowYield, plural, one {# mleko} few {# mleka} many {# mlek} other {# mleka}}, pole uprawne {fieldYield, plural, one {# zboże} few {# zboża} many {# zbóż} other {# zboża}}.\nPotem każdy budynek może przetworzyć jeden towar: **serownia** mleko → ser, **piekarnia** zboże → chleb, **gorzelnia** zboże → whisky. Możesz zużyć wszystko, co masz, nie tylko to, co nowe.\nWszyscy decydują w tym samym czasie, w dowolnej kolejności. Możesz zmienić zdanie, dopóki nie potwierdzi ostatnia osoba. Po spasowaniu możesz już planować.',
  scoringName: 'Kafle punktowania',
  scoring:
    'Każda runda kończy się kaflem punktowania, który daje chwałę wszystkim graczom. Wszystkie widać od początku. Gdzie coś liczy się parami, niepełna para nic nie daje. To, z czym zaczyna twój klan, też się liczy.',
  scoringHere: '**W tej grze, runda po rundzie:**',
  scoringAll: '**Wszystkie kafle punktowania (w grze jest ich {rounds}):**',
  scoringLine: '{number}. {line}',
  noScoring: 'W tej grze nie ma kafli punktowania.',
  gloryName: 'Chwała',
  glory:
    'Chwałę dają kafle punktowania na koniec każdej rundy i jeden z portów. Na koniec gry każdy punkt chwały to jeden punkt zwycięstwa. Z opcją „{mostGloryName}” największa chwała daje jeszcze {mostGlory, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} chwały; przy remisie dzielą się nimi remisujący, z zaokrągleniem w dół.',
  settlementsName: 'Siedliska',
  settlements:
    '**Siedlisko** to grupa twoich stykających się jednostek, których nie dzieli rzeka. Pojedyncza jednostka to też siedlisko. Dwa siedliska są połączone, jeśli twoja żegluga sięga od jednego do drugiego, i można łączyć je dalej. Na koniec liczy się **liczba siedlisk** w twojej największej połączonej grupie.\nZa najwięcej: {settlements4} pkt przy trzech i czterech graczach; {settlements2} przy dwóch. Remisujący dzielą się punktami za zajęte miejsca, z zaokrągleniem w dół. Solo, według liczby: {settlementsSolo}.',
  finalName: 'Punktacja końcowa',
  final:
    '- Chwała: po 1 pkt\n- Towary podstawowe: po {basicPoints} pkt, przetworzone: po {processedPoints} pkt\n- Pieniądze: 1 pkt za każde {pounds}£\n- Chmiel: po {hops} pkt\n- Import: po {common}, {middle} albo {rare} pkt; zobacz „Import”\n- Najwięcej zrealizowanych kontraktów: {contracts4} pkt przy trzech i czterech graczach, {contracts2} przy dwóch\n- Połączone siedliska; zobacz „Siedliska”\nRemisujący dzielą się punktami za zajęte miejsca, z zaokrągleniem w dół. Przy równej sumie rozstrzyga reszta pieniędzy po pełnych dziesiątkach. Stawka za klan jest odejmowana.',
  passingName: 'Pas',
  passing:
    'Zamiast głównej akcji możesz spasować. Dostajesz pieniądze według kolejności pasów: {passMoney} (solo {passSolo}£), także w ostatniej rundzie. Potem nie masz w tej rundzie więcej tur. Kto pierwszy pasuje, ten zaczyna następną rundę. Portów możesz użyć przed pasem, w tej samej turze.',
  undoName: 'Cofanie',
  undo: 'Komendą `/undo` albo przyciskiem cofasz swoją turę, krok po kroku albo całą, dopóki nie zagra następny gracz. To, co od tego czasu zagrali gracze komputerowi, cofa się razem z nią. Gdy były już ruchy innych ludzi albo odkryto coś ukrytego, np. dobrane kontrakty, muszą się zgodzić wszyscy pozostali: pytam ich na kanale. Produkcję możesz zmieniać, dopóki nie potwierdzi ostatnia osoba.\nModeracja może cofnąć grę do dowolnego ruchu komendą `/mod undo`.',
  firstGameName: 'Pierwsza gra',
  firstGame:
    'Na pierwszą grę jest wariant z mniejszą liczbą zasad: {names}. Każdy import daje po {staticImport} pkt, rundy kończą się bez chwały i nie ma portów. Wybierz go, otwierając grę, albo w Opcjach w poczekalni.',
  optionsName: 'Opcje',
  options:
    'Wybiera je gospodarz, zanim gra się zacznie. Jeśli dwie się wykluczają, powiem, dlaczego. Oto wszystkie:',
  optionsHere: 'Wybiera je gospodarz, zanim gra się zacznie. **W tej grze:**',
  optionsNone: 'Wybiera je gospodarz, zanim gra się zacznie. W tej grze nie ma żadnych.',
  optionLine: '- **{short}**: {line}',
  soloName: 'Gra solo',
  solo: 'Grasz na mniejszej mapie, a neutralne pionki zajmują cały ląd, który kosztuje 1£. Wybierasz jeden z dwóch klanów. Nie ma sąsiadów, od których można kupować.\nPrzed rundami od 2 do {rounds} trzy kości przesuwają ceny trzech towarów. Cena poza średnim zakresem wraca w jego stronę. Wszystkie pola planszy eksportu są uzupełniane, a potem kontrakt z pola ostatniej kości wypada z gry.\nPunkty zależą od liczby: zrealizowane kontrakty {contractsSolo}; połączone siedliska {settlementsSolo}. Liczy się tylko twój import. Tytuły: {soloTitles}.',
  auctionName: 'Aukcja klanów',
  auction:
    'Opcja: klanów jest tyle, ilu graczy, każdy z kaflem startowym. Jedna osoba otwiera aukcję stawką od 0 do {highestBid} pkt. Po kolei każdy, kto nie ma jeszcze klanu, daje więcej albo wycofuje się z tej aukcji. {highestBid} wygrywa od razu. Kto wygra, wybiera klan i na koniec traci te punkty. Następną aukcję otwiera następna osoba bez klanu, a ostatnia dostaje to, co zostało, za darmo. Kolejność wygranych to kolejność tury.',
  futureName: 'Przyszłe kontrakty',
  future:
    'Opcja: następne kontrakty leżą odkryte w rzędzie (jest ich {future}). Trafiają na planszę eksportu jako pierwsze, od najstarszego, a rząd jest uzupełniany ze stosu. Główną akcją nie można ich brać. Premia budynków pozwala wybrać z tego rzędu zamiast dobierać: jeśli zatrzymasz jeden, pozostałe wypadają z gry i przychodzą nowe; jeśli nie zatrzymasz żadnego, rząd zostaje. Klan Buchanan najpierw odkrywa jeszcze {future} i wybiera ze wszystkich; reszta wypada z gry, nawet jeśli nie zatrzymuje żadnego.',
  computersName: 'Gracze komputerowi i podpowiedzi',
  computers:
    'Przed grą **Gracze komputerowi** w poczekalni albo `/computer add` dają im wolne miejsca. Są cztery poziomy, od takiego, który dopiero się uczy, do najsilniejszego, jakiego mam; nie wiedzą nic ponad to, co możesz zobaczyć. Grają zaraz po tobie i w kilku słowach mówią, po co.\nW trakcie gry **Niech gra komputer** (pod **Zagraj turę**) albo `/computer play` oddaje twoje miejsce: na tę turę, do twojego powrotu albo na stałe. Jeśli komuś minie czas, pozostali też mogą wybrać komputer.\nJeśli poczekalnia pozwala na podpowiedzi, **Podpowiedź** albo `/hint` mówi, co w twojej turze zrobiłby dziedzic.',
  deltaName: 'Delta rzeki',
  delta:
    'Gdzie rzeka wpada do jeziora, tam dwa pola lądu po obu stronach jej ostatniego odcinka są deltą rzeki. Liczy się tylko ten ostatni odcinek. Klan Robertson płaci za jednostkę w delcie o {delta4}£ mniej (o {delta2}£ przy jednym i dwóch graczach).',
  borderName: 'Granica i mgła',
  border:
    'Przy trzech i czterech graczach granica to zewnętrzny pierścień mapy. Przy jednym i dwóch ląd zewnętrznego pierścienia leży we **mgle**: niczego tam nie postawisz, a granicą jest każde pole obok mgły. Jezioro się liczy, jeśli stoi na nim rybak; pola portowe się nie liczą. Jeden z kafli punktowania liczy jednostki na granicy.',
};
