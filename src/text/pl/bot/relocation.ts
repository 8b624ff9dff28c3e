/** Polish: continuing a game in another channel. */
import type { Catalogue } from '../../catalogue.ts';

export const relocation: Catalogue['bot']['relocation'] = {
  command: 'Graj dalej na tym kanale albo w tym wątku',
  commandGame: 'Która gra; pomiń, jeśli na innych kanałach masz tylko jedną',

  // Before the move.
  ask: '### Grać dalej tutaj?\n{then, select, lobby {Poczekalnia} other {Gra}} ({names}) jest teraz na kanale {channel}. {then, select, sealed {Gra przejdzie do nowego prywatnego wątku na tym kanale; zobaczą go tylko gracze i moderacja.} shelved {Gra przejdzie na ten kanał i pozostanie odłożona, aż ktoś ją wznowi.} lobby {Poczekalnia przejdzie na ten kanał.} quiet {Gra przejdzie na ten kanał: pokażę tu planszę. Zmieniła już kanał w ciągu ostatniej godziny, więc nie powiadomię ponownie osób, na które czeka.} other {Gra przejdzie na ten kanał: pokażę tu planszę i dam znać osobom, na które gra czeka.}}',
  buttonMove: 'Graj dalej tutaj',
  buttonKeep: 'Zostaw ją tam',
  which: 'Która gra ma przejść na ten kanał?',
  pick: 'Wybierz grę',
  game: '{lobby, select, true {poczekalnia} other {gra}} {id}: {names}',
  none: 'Na innych kanałach tego serwera nie masz żadnej gry.{moderator, select, true { Z uprawnieniami moderacji możesz wskazać dowolną grę: `/game move gra:`.} other {}}',
  noSuchGame: 'Nie znam tej gry. Wybierz jedną z listy.',
  here: 'Ta gra jest już na tym kanale.',
  cannotPost:
    'Nie mogę pisać na tym kanale, więc gra zostaje tam, gdzie jest. Poproś osobę, która zarządza serwerem, albo wpisz `/game move` na innym kanale.',

  // Afterwards.
  done: 'Gra jest teraz tutaj.',
  inThread: 'Gra jest teraz tutaj: {channel}.',
  moved: '{who} przenosi grę na ten kanał.',
  shelved: 'Gra jest odłożona: może ją wznowić każdy z graczy, a także moderacja komendą `/mod resume`.',
  departed: 'Gra przeniosła się tutaj: {channel}.',

  // Under the list of a user’s games.
  hint: '-# Kanał zniknął? Wpisz `/game move` na innym kanale tego samego serwera, a gra przejdzie tam.',
};
