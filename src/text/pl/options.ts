/** Polish names of the options of a game. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue['options'] = {
  staticImports: {
    short: 'Statyczny import',
    line: 'Każdy import daje tyle samo punktów, a tor importu nie daje premii 1£.',
  },
  noScoringTiles: { short: 'Bez kafli punktowania', line: 'Rundy kończą się bez chwały.' },
  noPorts: { short: 'Bez portów', line: 'W rogach mapy nie ma kafli portów.' },
  tighterMap: { short: 'Ciaśniejsza mapa', line: 'Na każdym module mapy zakryte jest jedno pole lądu.' },
  noClans: {
    short: 'Bez klanów',
    line: 'Wybierasz tylko kafel startowy, bez zdolności. Dalsi w kolejności dostają trochę pieniędzy.',
  },
  auction: { short: 'Aukcja klanów', line: 'Licytujecie klany za punkty zwycięstwa.' },
  ownImports: {
    short: 'Własny import',
    line: 'Liczy się, jak rzadki jest import u ciebie, a tor importu nie daje premii 1£.',
  },
  futureContracts: {
    short: 'Przyszłe kontrakty',
    line: 'Widać kolejne kontrakty, zanim trafią na planszę.',
  },
  mostGlory: {
    short: 'Największa chwała',
    line: 'Kto ma na koniec najwięcej chwały, dostaje dodatkowe punkty chwały.',
  },
  noContractMajority: {
    short: 'Bez punktów za kontrakty',
    line: 'Liczba zrealizowanych kontraktów nie daje punktów, także w grze solo.',
  },
  noSettlements: { short: 'Bez siedlisk', line: 'Nie ma punktów za połączone siedliska.' },
  noImportSteps: {
    short: 'Bez pieniędzy za import',
    line: 'Pola 1£ na torze importu nic nie dają.',
  },
  kickstarter: {
    short: 'Dodatki z Kickstartera',
    line: 'Dochodzą klan MacEwan, dziewiąty port i dziewiąty kafel punktowania.',
  },
  byExperience: {
    short: 'Klany według doświadczenia',
    line: 'Osoby, które grają pierwszy raz, wybierają jako pierwsze, a do wyboru są klany łatwe na początek.',
  },
  correctedPort7: {
    short: 'Nowsza zasada portu 7',
    line: 'Po wymianie jednostek w porcie 7 można kupować od ich sąsiadów.',
  },
};
