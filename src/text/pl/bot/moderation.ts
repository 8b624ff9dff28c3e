/** Polish: acts of moderators, told to the moderator. The channel is told of each act elsewhere. */
import type { Catalogue } from '../../catalogue.ts';

export const moderation: Catalogue['bot']['moderation'] = {
  paused: 'Gra jest wstrzymana i do `/mod resume` nikt nie może grać. Kanał już o tym wie.',
  resumed: 'Gra toczy się dalej. Kanał już o tym wie.',
  reminded: 'Ci, na których gra czeka, mają przypomnienie.',
  skipped:
    '{seat}: tura pominięta. Wykonano {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}, tylko tyle, ile wymagają zasady. Kanał już o tym wie, a `/mod undo` to cofa.',
  skipAsk: '### Pominąć turę: {seat}?\n{what}\n-# `/mod undo` to cofa.',
  skipPasses:
    '{seat} spasuje do końca rundy {round} i dostanie {bonus}£.{more, select, none {} other { Przedtem: {more}}}',
  skipPlays: 'Zagram jako {seat} i zrobię tylko tyle, ile wymagają zasady: {more}',
  buttonSkip: 'Potwierdź',
  replaced: '{former} odchodzi, a {name} gra dalej jako {seat}. Kanał już o tym wie.',
  undone:
    '{count, plural, one {Cofnięto # ruch} few {Cofnięto # ruchy} many {Cofnięto # ruchów} other {Cofnięto # ruchu}}. Kanał już o tym wie.',
  cancelled: 'Gra jest odwołana. Kanał już o tym wie.',
  lobbyCancelled: 'Poczekalnia jest zamknięta.',
  cancelAsk:
    '### Odwołać tę grę?\n{stands, select, lobby {Jeszcze się nie zaczęła.} unreadable {Nie mogę jej już odczytać. Skończy się dla wszystkich, bez zwycięzcy. Aby ocalić, co z niej zostało, użyj najpierw `/mod export`.} other {Trwa runda {round}, po {moves, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}. Skończy się dla wszystkich, bez zwycięzcy, i nie da się jej przywrócić.}}',
  buttonCancel: 'Odwołaj grę',
  buttonKeep: 'Zostaw',
  kept: 'Nic się nie zmieniło.',
  exported:
    'Oto gra: przygotowanie, gracze, ruchy. Kanał już o tym wie.{secret, select, game { Ziarno zostaje tajne do końca gry.} week { Ziarno zostaje tajne do końca tygodnia wyzwania.} other {}}',

  // Choosing.
  seatToAct: '{name} – na ruchu',
  seatIdle: '{name}',
  noSuchSeat: 'Nikt tu się nie nazywa „{typed}”. Miejsca w tej grze: {seats}.',
  noSuchMove: '„{typed}” to nie jest ruch. Podaj numer pierwszego ruchu do cofnięcia, od 1 do {most}.',
  noMoves: 'W tej grze nie ma ruchów do cofnięcia.',
  moveBefore: 'przed ruchem {number}: {name} {what}',
  lostMoveBefore: 'przed ruchem {number}, którego nie mogę już odczytać',
  botsCannotPlay: '{name} to bot, a boty nie mogą grać. Wybierz człowieka.',
  alreadySits: '{name} ma już miejsce w tej grze. Wybierz kogoś innego.',
  seatIsOpen: 'Grasz teraz jako {seat}. Kanał zobaczy, że to ty.',

  noSuchGame: 'Nie znajduję „{typed}” wśród twoich gier. Wybierz jedną z listy.',
  gameChoice: '{lobby, select, true {poczekalnia} other {gra}} {id}: {names} ({day})',

  // The games of a server, or the one of a channel.
  gamesHeading: '## Moderowane gry',
  noGames: 'Nie ma otwartych gier do moderowania. `/game new` otwiera nową.',
  gameLobby: '- {channel} · poczekalnia, {members} z {players} · ostatnia zmiana {ago}',
  gamePlaying:
    '- {channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · czeka na ruch: {names} · ostatnia zmiana {ago}{paused, select, true { · **wstrzymana**} other {}}',
  gameUnreadable: '- {channel} · **nie da się odczytać**: kończy ją `/mod cancel` · ostatnia zmiana {ago}',
  moreGames: '-# … i jeszcze {count}.',
  standsIn: '{name} gra teraz jako {seat}, aż do powrotu tej osoby. Kanał już o tym wie.',
  alreadyPlays: '{name} gra już jako {seat}.',
  computerPlays: '{name} gra teraz jako {seat}. Kanał już o tym wie.',
  setAside: 'Gra jest odłożona. Kanał już o tym wie.',
};
