/** Polish: statistics of a server: pages, labels in pictures, and explanations. */
import type { Catalogue } from '../../catalogue.ts';

export const stats: Catalogue['bot']['stats'] = {
  button: 'Statystyki',
  // Pages and navigation.
  server: 'Przegląd',
  ratings: 'Ranking',
  clans: 'Klany',
  options: 'Opcje',
  player: 'Moja strona',
  asText: 'Jako tekst',
  asPicture: 'Jako obrazek',
  showAll: 'Pokaż wszystkim',
  anyPlayers: 'Wszystkie gry',
  higher: 'Wyżej',
  lower: 'Niżej',
  choosePerson: 'Zobacz czyjąś stronę…',
  chooseOther: 'Porównaj z…',
  morePeople: 'Więcej osób',

  // Numbers.
  players: '{players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  games: '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  minutes: '{amount} min',
  hours: '{amount} h',
  days: '{amount} d',
  figureGames:
    '{count, plural, one {zakończona gra} few {zakończone gry} many {zakończonych gier} other {zakończonej gry}}',
  figurePeople: '{count, plural, one {osoba} few {osoby} many {osób} other {osoby}}',
  figureAverage: 'średnio punktów',
  figureLength: 'czas gry (mediana)',
  figureGamesOwn: '{count, plural, one {gra} few {gry} many {gier} other {gry}} z innymi',
  figureWins: 'wygrane ({share})',
  figureBest: 'najlepszy wynik',
  figureRating: '{provisional, select, true {ranking (wstępny)} other {ranking}}',
  figureAnswer: 'czas odpowiedzi (mediana)',
  figureAhead: 'lepszy wynik ({name})',
  figureLevel: '{count, plural, one {remis} few {remisy} many {remisów} other {remisu}}',
  figureMargin: 'średnia przewaga ({name})',

  // The server.
  serverTitle: 'Statystyki tego serwera',
  bestTitle: 'Najlepsze wyniki',
  bestLegend: 'Romb: średni wynik zwycięzców.',
  bestBy: '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} · {name}',
  busyTitle: 'Kto gra najwięcej',
  gamesTitle: 'Gry',
  won: 'wygrane: {wins}',

  // The ladder.
  ratingsTitle: 'Ranking',
  ladderTitle: 'Miejsca',
  provisionalTitle: 'Ranking wstępny',
  rated: '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} · ostatnia gra: {change}',
  ratingNote:
    'Ranking (OpenSkill) to ostrożna ocena siły gry. Wszyscy zaczynają od 1000, a przez pierwsze 5 gier rankingowych jest on wstępny.',
  ratedNote:
    'Do rankingu liczą się gry co najmniej dwóch osób, bez komputerów i bez wybranego ziarna; z wyzwania tygodnia tylko skończone w jego tygodniu. Gra się nie liczy, jeśli kogoś nie było w rundzie 1 albo ponad ¼ jego ruchów wykonała inna osoba; jeśli komputer, to porażka. Po poddaniu liczy się końcowa lokata.',

  // Clans and options.
  clansTitle: 'Klany',
  optionsTitle: 'Opcje',
  allGames: 'Wszystkie zakończone gry dla 2–4 graczy, także z komputerami.',
  gamesFor:
    'Wszystkie zakończone gry dla {players, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}, także z komputerami.',
  winsTitle: 'Wygrane gry',
  winsLegend: 'Pasek: % wygranych gier. Romb: ile dałby przypadek.',
  clan: '{picks, plural, one {# raz} few {# razy} many {# razy} other {# razu}} · śr. {average}{best, select, none {} other { · maks. {best}}}',
  fewTitle: 'Mniej niż 10 gier: głównie przypadek',
  fewToCompare: 'Za mało gier do porównania',
  pointsTitle: 'Średnia punktów',
  optionsLegend: 'Pasek: gry z tą opcją. Romb: gry bez niej.',
  optionGames:
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}{difference, select, none {} other { · {difference}}}',
  optionsNote: 'Za kropką: różnica wobec gier bez tej opcji.',

  // A user.
  clansOf: '{name}: klany',
  pointsOf: '{name}: punkty',
  playersTitle: 'Według liczby graczy',
  clanTitle: 'Według klanu',
  averageLegend: 'Średnia punktów.',
  averageAllLegend: 'Średnia punktów, także z gier solo.',
  averageContestLegend: 'Średnia punktów w grach z innymi.',
  tally:
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}{alone, select, true {} other { · wygrane: {wins}}}{best, select, none {} other { · maks. {best}}}',
  sourcesTitle: 'Skąd się biorą punkty',
  answerNote:
    'Czas odpowiedzi: od początku tury do pierwszego ruchu, w godzinach tej osoby. Nie liczy się to, co zrobiło zlecenie, gracz komputerowy albo zastępstwo, ani przerwy w grze, ani odpowiedzi, na które czekano w dniach nieobecności.',
  withoutBest:
    'Do najlepszych wyników nie liczą się gry, w których wybrano ziarno, cofnięto ruch, który coś odsłonił, albo tydzień wyzwania już minął: {games}.',
  leftOut:
    'Pominięte gry (poddane, oddane na stałe komputerowi albo takie, w których ponad ¼ ruchów na tym miejscu wykonał ktoś inny): {games}.',

  // Two users.
  together: 'Wspólne gry: {games}.',
  lastTitle: 'Ostatnie wspólne gry',
  played: '{date} · {players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',

  // Empty pages.
  emptyServer:
    'Na tym serwerze nie skończyła się jeszcze żadna gra. Nową otwiera `/game new`. Gry z wyzwania tygodnia liczą się, gdy skończy się ich tydzień.',
  emptyMine:
    'Nie masz jeszcze na tym serwerze zakończonej gry, która się liczy. Nową otwiera `/game new`. Liczą się gry, których nie poddasz i w których co najmniej ¾ ruchów na twoim miejscu będzie twoich, a gry z wyzwania tygodnia – gdy skończy się ich tydzień.',
  emptyPlayer:
    '{name} nie ma jeszcze na tym serwerze zakończonej gry, która się liczy: niepoddanej i z co najmniej ¾ ruchów wykonanych samodzielnie.',
  emptyVersus:
    '{one} i {two} nie mają jeszcze na tym serwerze zakończonej wspólnej gry, której żadna z tych osób nie poddała i w której każda sama wykonała co najmniej ¾ swoich ruchów.',
  emptySelf: 'Wybierz do porównania kogoś innego.',
  emptyRatings:
    'Na tym serwerze nie ma jeszcze rankingu. Potrzebna jest gra co najmniej dwóch osób, bez graczy komputerowych i bez wybranego ziarna, doprowadzona do końca. Gra z wyzwania tygodnia musi się skończyć w jego tygodniu.',
  emptyFilter: 'Na tym serwerze nie ma jeszcze takiej gry. Wybierz inną liczbę graczy.',
  emptyContests:
    'Na tym serwerze nie skończyła się jeszcze żadna gra co najmniej dwóch osób; gry solo tu się nie liczą.',
  emptyClans: 'Żadna z tych gier nie była jeszcze z klanami.',
  emptyOptions: 'W żadnej z tych gier nie było jeszcze włączonej opcji.',
  emptyPlayed:
    'W tych grach każdy poddał grę albo zostawił innym ponad ¼ swoich ruchów, więc nie ma jeszcze czego liczyć.',
  nothingShared: 'Nie ma jeszcze czego pokazać wszystkim.',
  missing:
    '-# {count, plural, one {Liczę jeszcze # starszą grę} few {Liczę jeszcze # starsze gry} many {Liczę jeszcze # starszych gier} other {Liczę jeszcze # starszej gry}}. Zajrzyj ponownie za chwilę.',
};
