/** Polish: a player's decision, addressed to that player. */
import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue['decisions'] = {
  draft: 'Wybierz zestaw. Od razu dostajesz to, co zawiera.',
  auction:
    '{step, select, open {Otwórz aukcję swoją stawką.} bid {Najwyższa stawka to {high}. Przebij ją albo wycofaj się z tej aukcji.} other {Licytuj albo wycofaj się z tej aukcji.}}',
  firstWorker:
    'Postaw startowego robotnika{border, select, true { na granicy mapy} other {}}: drwala w lesie{fishermen, select, true {, górnika w górach albo rybaka na jeziorze{ports, select, true { lub polu portowym} other {}}} other { albo górnika w górach}}.',
  turn: '{done, select, true {Główna akcja jest wykonana. Możesz jeszcze coś zrobić w tej turze albo ją zakończyć.} other {Wykonaj jedną główną akcję albo spasuj.}}',
  secondContract: 'W tej akcji możesz wziąć drugi kontrakt.',
  secondFulfilment: 'W tej akcji możesz zrealizować drugi kontrakt.',
  shiftedTrade:
    'Port zmienił cenę {good_gen}. Teraz {neighbourhood, select, true {kup ten towar od sąsiadów} other {handluj tym towarem}}.',
  expansion:
    'Możesz teraz {offered}{parts, plural, =1 {} other {, w dowolnej kolejności}}. Możesz też zrezygnować.',
  draw: 'Wybierz, które z tych kontraktów zatrzymasz (albo żaden): {contracts}.',
  slaughter: 'Wybierz zwierzęta do uboju na kontrakt {contract}: {offered}.',
  bonuses:
    '{from, select, port {Premia z portu} other {{parts, plural, =1 {Premia z kontraktu} other {Premie z kontraktu, w dowolnej kolejności}}}}: {offered}.',
  exchange:
    '{step, select, old {Wybierz dwie swoje jednostki, które wrócą na twoją planszę.} second {Wybierz drugą jednostkę, która wróci na twoją planszę.} other {Wybierz jednostkę, która stanie na {space}.}}',
  production: 'Zdecyduj, co wytworzą twoje budynki.',
};

export const offered: Catalogue['offered'] = {
  buy: 'kupić od sąsiadów {goods_acc}',
  draw: '{future, select, true {wybrać z przyszłych kontraktów} other {dobrać kontrakty}}{count, plural, one {} few { (# premie budynków)} many { (# premii budynków)} other { (# premii budynków)}}',
  cow: '{count, plural, one {# krowa} few {# krowy} many {# krów} other {# krowy}}',
  sheep: '{count, plural, one {# owca} few {# owce} many {# owiec} other {# owcy}}',
  freeSpace:
    '{count, plural, one {postaw jednostkę na darmowym gruncie (za jednostkę płacisz)} few {# razy postaw jednostkę na darmowym gruncie (za jednostki płacisz)} many {# razy postaw jednostkę na darmowym gruncie (za jednostki płacisz)} other {# raza postaw jednostkę na darmowym gruncie (za jednostki płacisz)}}',
  upgrade:
    '{count, plural, one {użyj bonusowego ulepszenia} few {użyj # bonusowych ulepszeń} many {użyj # bonusowych ulepszeń} other {użyj # bonusowego ulepszenia}}',
  brew: 'warz piwo (najwyżej {count} {good_count_counted})',
};
