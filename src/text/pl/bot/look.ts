/** Polish: views of the board, the log and the score; answers to requests. */
import type { Catalogue } from '../../catalogue.ts';

export const look: Catalogue['bot']['look'] = {
  // Views.
  table: 'Stół',
  map: 'Mapa',
  market: 'Rynek',
  contracts: 'Kontrakty',
  player: 'Gracze',
  score: 'Punktacja',
  race: 'Punkty zwrotne',
  boards: 'Plansze',
  players: 'Wszyscy gracze',
  clans: 'Klany',
  log: 'Dziennik',
  asText: 'Jako tekst',
  asPicture: 'Jako obrazek',
  heading: '### {view}',
  playerHeading: '### {seat}',
  subtitle: '{when}. {now}',
  waiting: 'Czekamy na ruch: {order_and}.',
  paused: 'Gra wstrzymana przez {whose, select, players {graczy} other {moderację}}.',
  shelved: 'Gra odłożona.',
  over: 'Gra zakończona.',
  lobby:
    'Gra jeszcze się nie zaczęła, więc nie ma jeszcze planszy do oglądania. Gospodarz może ją zacząć w poczekalni.',
  neverBegun: 'Ta gra skończyła się w poczekalni, więc nie ma planszy do oglądania.',
  gone: 'Nie mam już tej gry.',
  notPlaying: '{name} nie bierze udziału w tej grze. Grają: {order_and}.',

  // Text next to pictures.
  port: '**Port {number}: {short}**. {line}',
  ports: '**Porty**, każdego można użyć raz w grze',
  scoringTile: 'Runda {round}: **{short}**. {line}',
  scoring: '**Chwała na koniec każdej rundy**',
  clan: '**{short}**: {line}',
  projected: '**Gdyby gra kończyła się teraz**',
  soFar: '**Punkty do tej pory**',
  noScoreYet: 'Przed rundą 1 nikt nie ma punktów.',
  marked: 'Zaznaczone: gdzie {seat} może postawić {unit_acc}, każde pole z pełną ceną.',
  reached: '{seat}: zaznaczone pola w zasięgu.',
  cannotPlace:
    '{seat} nie może teraz postawić {unit_gen}, więc nie ma cen do pokazania. Tutaj widać sam zasięg.',
  chooseMark: 'Zaznacz na mapie…',
  markUnit: 'Gdzie postawić {unit_acc}',
  markReach: 'Zasięg: {seat_bare}',
  markNothing: 'Nic',
  textFile: 'Cały tekst jest za długi na wiadomość, więc jest w pliku.',
  shared: 'Pokazane na kanale.',

  // The log.
  sinceYours: '### Od twojego ostatniego ruchu',
  sinceTheirs: '### {seat_bare}: od ostatniego ruchu',
  lastTurn: '### Ostatnia tura',
  logPage: '### Dziennik, strona {page} z {pages}',
  nothingYet: 'Nie było jeszcze żadnego ruchu.',
  cutBefore: '… To, co było wcześniej, pokazuje „{shared, select, true {Dziennik} other {Cały dziennik}}”.',
  older: 'Starsze',
  newer: 'Nowsze',
  newerPanel:
    '{further, select, down {Nowszy panel jest niżej.} other {Panel, którego używasz, jest wyżej.}}',
  newest: 'Najnowsze',
  wholeLog: 'Cały dziennik',
  backToBoard: 'Plansza',

  // Answers to requests.
  agreedDone: 'Wszyscy się zgadzają, więc gotowe.',
  agreedWaiting:
    'Zgadzasz się. {count, plural, one {Odpowiedzieć musi jeszcze # osoba.} few {Odpowiedzieć muszą jeszcze # osoby.} many {Odpowiedzieć musi jeszcze # osób.} other {Odpowiedzieć musi jeszcze # osoby.}}',
  stranger: 'Na to mogą odpowiedzieć tylko gracze tej gry.',
  noRequest:
    'Żadna prośba nie czeka na odpowiedź. `/game status` pokazuje obecny stan gry. O graczu, któremu skończył się czas, decyduje się komendą `/clock decide`.',
  ownRequest:
    'To twoja prośba: zgodzić się mogą tylko pozostali. Żeby ją anulować, wybierz *Wycofuję swoją prośbę*.',
  notYourRequest: 'Tę prośbę może wycofać tylko {who}. Pozostali zgadzają się albo nie.',
  posted: 'Wiadomość jest na kanale{where, select, here {} other { {where}}}.',
};
