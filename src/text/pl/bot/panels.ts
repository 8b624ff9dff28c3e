/** Polish: private panels for a player's decisions. */
import type { Catalogue } from '../../catalogue.ts';

export const panels: Catalogue['bot']['panels'] = {
  // Names of actions in menus and on buttons. The first letter is capitalized.
  offerPick: '{offer}',
  offerBid: 'daj {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  offerDeclineBid: 'wycofaj się z tej aukcji',
  offerPlaceWorker: '{unit} na {space}',
  offerTrade: '{side, select, buy {kup} other {sprzedaj}} {count} {good_count_acc}',
  offerObtain: 'kontrakt {number}: {figures}',
  offerExpand: '{unit} na {space}',
  offerUpgradeShipping: 'żegluga: {level}',
  offerUpgradeTechnology: 'ulepsz technologię {worker_tools}',
  offerHire: 'zatrudnij kupca',
  offerFulfil:
    'zrealizuj {number}{spares, plural, =0 {} one {, oszczędź # zwierzę ({spared})} few {, oszczędź # zwierzęta ({spared})} many {, oszczędź # zwierząt ({spared})} other {, oszczędź # zwierzęcia ({spared})}}: {figures}',
  offerPass: 'spasuj w tej rundzie',
  offerEndTurn: 'zakończ turę',
  offerUsePort: 'port „{port_name}”{copied, select, true { (kopiuje „{effect_name}”)} other {}}',
  offerExchangeGoods: 'port „{port_name}”: 1 {discard} → {gain}',
  offerShiftPrice:
    'port „{port_name}”: {good} w {direction, select, up {górę} other {dół}}{known, select, true {, {before}£ → {after}£} other {}}',
  offerRow: 'przesuń rybaka z {from} na {to}',
  offerTakeBarrel: 'beczka z miejsca {place}',
  offerDecline: 'zrezygnuj',
  offerBuy: 'kup {count} {good_count_acc} od sąsiadów',
  offerDrawContracts: '{future, select, true {wybierz przyszły kontrakt} other {dobierz kontrakty}}',
  offerTakeContract: 'zatrzymaj kontrakt {number}: {figures}',
  offerSlaughter: 'ubij {unit_acc} na {space}',
  offerRecall: 'zabierz kupca, który {side, select, buy {kupuje} other {sprzedaje}} {good_acc}',
  offerBrew: 'warz piwo ({count} {good_count_counted})',
  offerExchangeOld: 'zdejmij {unit_acc} z {space}',
  offerExchangeNew: 'postaw {unit_acc}{known, select, true { na {space}} other { w zamian}}',
  offerPlan: '{item_count_todo}',
  offerConfirmProduction: 'potwierdź produkcję',

  // Costs and gains of actions.
  priceGain: 'dostajesz {size}£',
  priceCost: 'koszt {size}£',
  pricePlaced:
    '{cost, plural, =0 {za darmo} other {kosztuje {cost}£}} ({unit} {unitCost}£, grunt {free, select, true {za darmo} other {{landCost}£}}{discount, plural, =0 {} other {, delta −#£}})',
  priceGood: '{sign}{size} {good_size_counted}',
  priceGlory: '{sign}{size} chwały',
  priceFree: 'za darmo',

  // Shorter names and gains, for buttons on phones.
  shortBuy: 'kup {count} {good_count_acc}',
  shortCopy: 'kopia: {effect_name}',
  shortExchange: '1 {discard} → {gain}',
  shortShift: 'port: {good} {before}£ → {after}£',
  shortRecall: 'zabierz kupca: {side, select, buy {kupno} other {sprzedaż}} ({good})',
  shortBrew: 'warz piwo ({count} {good_count_counted})',
  shortGain: '+{size}£',

  // Groups of actions, on buttons and above panels.
  groupTrade: 'Handel',
  groupExpand: 'Ekspansja',
  groupContract: 'Kontrakt',
  groupFulfil: 'Realizacja',
  groupShipping: 'Żegluga',
  groupTechnology: 'Technologia',
  groupHire: 'Kupiec',
  groupPass: 'Pas',
  groupPorts: 'Porty',
  groupRow: 'Rybak',
  groupBarrel: 'Beczka',
  groupPrice: '{label} · {price}',

  // Common to all panels.
  heading: '**{head}**',
  headingPrice: '**{head}** – {price}',
  small: '-# {text}',
  item: '- {text}',
  belongings:
    '{round, plural, =0 {} other {Runda {round} z {rounds} · }}{money}£ · {merchants, plural, =0 {brak wolnych kupców} one {# wolny kupiec} few {# wolnych kupców} many {# wolnych kupców} other {# wolnego kupca}} · {goods} · {held, plural, =0 {brak kontraktów} one {# kontrakt} few {# kontrakty} many {# kontraktów} other {# kontraktu}}',
  noGoods: 'brak towarów',
  back: 'Wstecz',
  withoutPicture: '-# Mam teraz dużo pracy, więc tym razem bez obrazka. Planszę pokaże `/board`.',
  confirm: 'Potwierdź',
  confirmEnd: 'Potwierdź i zakończ turę',
  undoStep: 'Cofnij krok',
  undoTurn: 'Cofnij turę',
  planProduction: 'Zaplanuj produkcję',
  rules: 'Zasady',
  waiting:
    '{phase, select, production {Czekamy na decyzje o produkcji: {order}.} other {{count, plural, =0 {Nikt nie musi teraz o niczym decydować.} =1 {Teraz gra {order_bare}.} other {Czekamy na ruch: {order_and}.}}}}',
  idle: '-# {asked, select, yes {Dam ci znać, gdy przyjdzie twoja kolej. Wcześniej potrzebna jest twoja odpowiedź: `/game status`.} last {Potrzebna jest twoja odpowiedź: `/game status`.} other {Nie masz teraz nic do zrobienia. Dam ci znać, gdy przyjdzie twoja kolej.}}',
  over: 'Koniec gry. Dzięki za wspólną grę! {challenge, select, true {Gry i wyniki z tego tygodnia pokazuje `/challenge show`.} other {Następną otwiera `/game rematch`.}}',
  turnOver: '**Koniec twojej tury.**',
  turnAgain:
    '{solo, select, true {**Koniec twojej tury. Oto następna.**} other {**Koniec twojej tury. {single, select, true {Drugi gracz już spasował} other {Wszyscy inni już spasowali}}, więc to znów twoja kolej.**}}',
  undone:
    '{count, plural, =0 {Cofnięto ruchy komputerów} one {Cofnięto # ruch} few {Cofnięto # ruchy} many {Cofnięto # ruchów} other {Cofnięto # ruchu}}{since, select, true { razem z tym, co od tego czasu zagrały komputery} other {}}.',
  peeked: 'Odsłoniło się już coś ukrytego, więc ta gra nie liczy się do najlepszych wyników.',
  undoAsked:
    'Nic jeszcze nie jest cofnięte: pytam {single, select, true {drugiego gracza} other {pozostałych}} o zgodę. Jest potrzebna, gdy od tego czasu były ruchy innych, odsłoniło się coś ukrytego albo ruchy wybrał komputer.{time, select, none {} other { Zgodzić się można do {time}.}}',

  firstWorker: 'Startowy robotnik',
  actingFor: '-# Grasz z uprawnieniami moderacji jako {seat}.',

  // Menus.
  menuPart: '{head} ({only, select, true {{first}} other {{first} – {last}}})',
  menuUnit: '{name} (od {cost}£): gdzie?',
  menuExpand: 'Postaw jednostkę…',
  menuBuy: 'Kup od sąsiadów…',
  menuTrade: 'Sprzedaj lub kup…',
  menuContract: 'Weź kontrakt…',
  menuFulfil: 'Zrealizuj kontrakt…',
  menuPort: 'Użyj portu…',
  menuSwap: 'Wymień towar…',
  menuShift: 'Przesuń cenę…',
  menuRow: 'Przesuń rybaka…',
  menuPick: 'Wybierz zestaw…',
  menuBid: 'Daj więcej…',
  menuSlaughter: 'Ubij zwierzę…',
  menuRecall: 'Bonusowe ulepszenie: zabierz kupca z rynku…',
  menuBrew: 'Warz piwo…',
  menuExchangeOld: 'Zdejmij…',
  menuExchangeNew: 'Postaw w zamian…',
  menuItem: '{name}: {now} z {most}',
  markGood: '{good}',

  // Buttons for a single choice.
  dealOption: '{label} · {price}£',
  contractButton: 'Kontrakt {number}',
  fulfilButton: 'Zrealizuj {number}{spares, plural, =0 {} other {, oszczędź: {spared}}}',
  unitButton: '{name} od {cost}£',
  spaceButton: '{space} · {price}',

  // Effects of placing a unit.
  prospect: '- **{what}:** {list}',
  saleFrom: '{good} taniej o {off}£ (obok: {order_and})',
  joins: 'łączy {count, plural, one {# siedlisko} few {# siedliska} many {# siedlisk} other {# siedliska}}',
  newSettlement: 'nowe siedlisko',
  reachesPort: 'sięga portu „{port_name}”',

  // Notes on a choice.
  lacks: 'brakuje jeszcze: {list}',
  contractLine: '- **{number}:** {figures} · {hint}',
  heldLine: '- **{number}:** {figures}',
  contractLack: '-# Kontrakt {number} – {hint}',
  drawn:
    '{most, plural, one {Możesz zatrzymać jeden z tych kontraktów.} few {Możesz zatrzymać najwyżej # z tych kontraktów.} many {Możesz zatrzymać najwyżej # z tych kontraktów.} other {Możesz zatrzymać najwyżej # z tych kontraktów.}}',
  drawnMore: 'Możesz zatrzymać jeszcze jeden z tych kontraktów.',
  keeping:
    '{pay, select, pays {Zatrzymanie kontraktu kosztuje {size}£{more, select, true {; drugi jest za darmo} other {}}.} gets {Za zatrzymanie kontraktu dostajesz {size}£{more, select, true {, a za drugi już nic} other {}}.} thenPays {Zatrzymanie kontraktu nic nie kosztuje; drugi kosztuje {size}£.} thenGets {Zatrzymanie kontraktu nic nie kosztuje, a za drugi dostajesz {size}£.} other {Zatrzymanie kontraktu nic nie kosztuje.}}',
  lacksNothing: 'masz wszystko, czego wymaga',
  offerLine: '**{number} · {head}**{line, select, none {} other {\n-# {line}}}',
  leads: 'Prowadzi {seat}: {high, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  aboutBids: '-# Kto wygra, wybiera zestaw i na koniec gry płaci swoją stawkę punktami zwycięstwa.',
  aboutFirstWorkers: 'Płacisz za robotnika i za grunt. Masz {money}£.',
  exchanged: 'Powrót na twoją planszę: {list}.',
  portsOnce: 'Każdego portu możesz użyć raz w grze.',
  portLine: '- **{port_name}**: {line}{usable, select, true {} other { *{reason}*}}',
  portButton: '{name}…',

  // Reasons why an action is not possible.
  reason: '**{head}.** {reason}',
  noneLeft: 'Na twojej planszy już takich nie ma.',
  tooDear: 'Za drogie (masz {money}£): {list}.',
  costing: '{head} ({least, select, true {od } other {}}{cost}£)',
  reasonContract: '{head} {number}',
  cheapest: 'Najniższy koszt to {cost}£, a masz {money}£.',
  nothingInReach: 'W twoim zasięgu nie ma pustych pól.{farthest, select, true {} other { Ulepsz żeglugę.}}',
  nothingOnBoard: 'Na planszy eksportu nie ma kontraktów.',
  nothingToRow: 'Nie masz rybaka na mapie.',
  nowhereToRow:
    'Obok twoich rybaków nie ma wolnego jeziora{ports, select, true { ani pola portowego} other {}}, które nie sąsiaduje z innym twoim rybakiem.',
  nothingFits:
    'Żadna z jednostek, które ci zostały, nie pasuje na puste pole w zasięgu.{farthest, select, true {} other { Ulepsz żeglugę.}}',
  shiftTooDear: 'Zmiana ceny i kupno kosztują co najmniej {cost}£, a masz {money}£.',
  nothingToSwap:
    'Nie masz towaru {group, select, basic {podstawowego} other {przetworzonego}}, który można by odrzucić.',
  noWaterApart:
    'Każde puste jezioro{ports, select, true { i pole portowe} other {}} w twoim zasięgu leży obok innego twojego rybaka.',

  noLandInReach:
    'W twoim zasięgu nie ma {land, select, grassland {pustej łąki} forest {pustego lasu} mountain {pustych gór} loch {pustego jeziora} other {pustego jeziora ani pola portowego}}.',

  // Before an action is confirmed.
  afterwards: 'Będziesz mieć: {list}.',
  betterTools:
    'Każdy {unit} będzie wtedy zarabiać w produkcji {upgraded}£ zamiast {plain}£{count, plural, =0 {} other {: co rundę o {more}£ więcej (masz #)}}.',
  reachMore:
    '{count, plural, =0 {W zasięgu nie przybędzie pól.} one {W zasięgu przybędzie # pole: {list}.} few {W zasięgu przybędą # pola: {list}{more, plural, =0 {} other { i jeszcze #}}.} many {W zasięgu przybędzie # pól: {list}{more, plural, =0 {} other { i jeszcze #}}.} other {W zasięgu przybędzie # pola: {list}{more, plural, =0 {} other { i jeszcze #}}.}}',
  reachNeighbours:
    '{count, plural, one {# pole leży} few {# pola leżą} many {# pól leży} other {# pola leży}} obok jednostek, od których możesz kupować: {list}{more, plural, =0 {} other { i jeszcze #}}.',
  reachPort: 'W zasięgu będzie port „{port_name}”.',
  reachLinks: 'Połączone siedliska: {before} → {after}.',
  onceAGame: 'Tego portu możesz użyć raz w grze.',
  merchantsFree:
    '{count, plural, one {# wolny kupiec} few {# wolnych kupców} many {# wolnych kupców} other {# wolnego kupca}}',
  priceMoves:
    '{move, select, same {Cena {good_gen} nadal wyniesie {after}£} level {Znacznik {good_gen} przesunie się o {distance, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, ale cena nadal wyniesie {after}£} other {Cena {good_gen} zmieni się z {before}£ na {after}£}}.',
  animalsGo: 'Zwierzęta do uboju: {list}.',
  warnPass: 'To koniec twoich tur w tej rundzie. Pieniądze za spasowanie dostajesz od razu.',
  warnLastPass: 'To ostatnia runda, więc to twoja ostatnia tura.',
  warnRoundEnds:
    '{solo, select, true {Teraz czas na produkcję} other {Pasujesz na końcu, więc teraz czas na produkcję}}{last, select, true {, a potem koniec gry{undo, select, alone {. Jeśli cofniesz koniec, ta gra nie będzie się liczyć do najlepszych wyników} other {}}} other {{undo, select, asked {. Gdy zacznie się kolejna runda, będzie to można cofnąć tylko za zgodą {single, select, true {drugiego gracza} other {pozostałych}}} never {. Gdy zacznie się kolejna runda, nie będzie można tego cofnąć} alone {. Jeśli cofniesz to po rozpoczęciu kolejnej rundy, ta gra nie będzie się liczyć do najlepszych wyników} other {}}}}.',
  warnLeave: 'W tej aukcji nie będziesz już licytować.',
  warnPick: 'Od razu dostajesz to, co zawiera zestaw. Jest twój na całą grę.',
  warnReveals:
    'To odkryje ukryte kontrakty{undo, select, asked {, więc będzie to można cofnąć tylko za zgodą pozostałych} never {, więc nie będzie można tego cofnąć} alone {. Jeśli to cofniesz, ta gra nie będzie się liczyć do najlepszych wyników} other {}}.',
  unused: 'Masz jeszcze do użycia: {list}.',
  warnDecline: 'Tracisz {several, select, true {te premie} other {tę premię}}.',
  warnLapses:
    '{bonus, select, drawnContracts {Nie stać cię na zatrzymanie kontraktu, więc ta premia przepadnie.} other {Nie będzie można użyć {bonus, select, freeSpace {wolnej przestrzeni} upgrade {bonusowego ulepszenia} other {}}, więc ta premia przepadnie.}}',
  warnEnds: 'To kończy twoją turę.',
  warnFollows: 'Następnie: {what}',

  // Production.
  productionNow: 'Potwierdź to albo najpierw zmień liczby.',
  productionEarly: 'Po spasowaniu możesz już zaplanować produkcję. Wykonam ją na koniec rundy.',
  productionDecided:
    '**Twoja produkcja jest potwierdzona.** Możesz jeszcze zmienić zdanie, dopóki nie potwierdzą wszyscy pozostali.',
  barrelsMove: 'Do tego czasu twoje beczki przesuną się o jedno miejsce.',
  stockBefore: '{early, select, true {Po doliczeniu dochodu z rundy} other {Masz}}: {list}.',
  stockAfter: '{early, select, true {Po produkcji} other {Będziesz mieć}}: {list}.',
  moneyMade: 'To da {money}£.',
  warnLastReady: '-# Twoje potwierdzenie kończy {last, select, true {grę} other {rundę}}.',
  nothingPlanned: '- Nic nie wytwarzaj',
  lessFirst: '{name}: tylko jeśli zmniejszysz „{list}”.',
  confirmProduction: 'Potwierdź produkcję',
  makeAll: 'Wytwórz wszystko',
  confirmNothing: 'Nic nie wytwarzaj',
};
