/** Polish: replies to moderators. The posts about their actions are in `posts`. */
import type { Catalogue } from '../../catalogue.ts';

export const moderation: Catalogue['bot']['moderation'] = {
  reminded: 'Przypomnienie wysłane.',
  skipped:
    '{seat}: tura pominięta. Wykonano {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}, tylko tyle, ile wymagają zasady. `/mod undo` to cofa.',
  skipAsk: '### Pominąć turę: {seat}?\n{what}\n-# `/mod undo` to cofa.',
  skipPasses:
    '{seat} spasuje do końca rundy {round} i dostanie {bonus}£.{more, select, none {} other { Przedtem: {more}}}',
  skipPlays: 'Zagram jako {seat} i zrobię tylko tyle, ile wymagają zasady: {more}',
  buttonSkip: 'Potwierdź',
  undoAsk:
    '### Cofnąć {count, plural, one {ruch {first}} few {ruchy od {first} do {last}} many {ruchy od {first} do {last}} other {ruchy od {first} do {last}}}?\n{first, plural, one {Gra wróci do początku.} few {Gra wróci do chwili przed ruchem #.} many {Gra wróci do chwili przed ruchem #.} other {Gra wróci do chwili przed ruchem #.}} Przepadnie to:',
  undoFollows:
    'Napiszę o tym na kanale{paused, select, true {} other {, a kto będzie wtedy na ruchu, dostanie powiadomienie}}. Tych ruchów nie da się przywrócić.{sealed, select, true {} other { Jeśli odsłoniły coś ukrytego, ta gra nie będzie się liczyć do najlepszych wyników.}}',
  buttonUndo: 'Cofnij {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  replaceAsk:
    '### Oddać komuś innemu to miejsce: {seat}?\n{former} odchodzi z tej gry. {name} przejmuje miejsce w obecnym stanie i dostaje powiadomienie.\n-# {computer, select, true {`/mod computer` może znów oddać to miejsce komputerowi.} other {`/mod replace` może to miejsce zwrócić.}}',
  buttonReplace: 'Zmień gracza',
  lobbyCancelled: 'Poczekalnia jest zamknięta.',
  cancelAsk:
    '### Odwołać tę grę?\n{stands, select, lobby {Jeszcze się nie zaczęła.} unreadable {Nie mogę jej już odczytać. Skończy się dla wszystkich, bez zwycięzcy. Aby ocalić, co z niej zostało, użyj najpierw `/mod export`.} sealed {To gra z wyzwania tygodnia. Skończy się dla wszystkich, bez zwycięzcy, i nie da się jej przywrócić.} other {{round, plural, =0 {Runda 1 jeszcze się nie zaczęła} other {Trwa runda #}}, {moves, plural, =0 {a ruchów jeszcze nie było} one {po # ruchu} few {po # ruchach} many {po # ruchach} other {po # ruchu}}. Skończy się dla wszystkich, bez zwycięzcy, i nie da się jej przywrócić.}}',
  buttonCancel: 'Odwołaj grę',
  buttonKeep: 'Zostaw',
  kept: 'Nic się nie zmieniło.',
  unsealAsk:
    '### Zajrzeć do zapieczętowanej gry?\nInni jeszcze grają to rozdanie w wyzwaniu tego tygodnia. Jeśli to zrobisz, policzy się to jako twój udział {alone, select, true {solo} other {przy stole}} i w tym tygodniu nie zagrasz już w tej części wyzwania. Dla wszystkich gra otworzy się {until}.',
  buttonGoAhead: 'Zajrzyj mimo to',
  buttonBack: 'Wstecz',
  unsealed:
    'Liczy się to teraz jako twój udział w wyzwaniu tego tygodnia, {alone, select, true {solo} other {przy stole}}. Możesz zaglądać do jego gier; nie zdradzaj nikomu, co w nich jest.',
  notSealed: 'Możesz już zaglądać do tej gry.',
  exported:
    'Oto gra: przygotowanie, gracze, ruchy. Na kanale będzie widać, że masz jej kopię.{secret, select, game { Ziarno zostaje tajne do końca gry.} week { Ziarno zostaje tajne do końca tygodnia wyzwania.} other {}}',

  // Menus.
  seatToAct: '{name} – na ruchu',
  seatIdle: '{name}',
  noSuchSeat: 'Nikt się tu nie nazywa „{typed}”. Miejsca w tej grze: {seats}.',
  noSuchMove: '„{typed}” to nie jest ruch. Podaj numer pierwszego ruchu do cofnięcia, od 1 do {most}.',
  undoBehindLobby:
    'Tu jest otwarta poczekalnia. Zamknij ją komendą `/mod cancel`, a wtedy cofniesz ruchy ostatniej gry.',
  noMoves: 'W tej grze nie ma ruchów do cofnięcia.',
  moveBefore: 'przed ruchem {number}: {name} {what}',
  lostMoveBefore: 'przed ruchem {number}, którego nie mogę już odczytać',
  botsCannotPlay: '{name} to bot, a boty nie mogą grać. Wybierz człowieka.',
  notInServer: 'Na tym serwerze nie ma użytkownika {name}. Wybierz kogoś innego.',
  alreadySits:
    '{conceded, select, true {{name}: gra poddana, ale to wciąż miejsce tej osoby. Najpierw oddaj je na stałe komputerowi komendą `/mod computer`; potem {name} może znów dostać miejsce.} other {{name} ma już miejsce w tej grze. Wybierz kogoś innego.}}',
  seatIsOpen: 'Grasz teraz jako {seat}. Na kanale będzie widać, że to ty.',

  noSuchGame: 'Nie ma „{typed}” wśród gier, które moderujesz. Wybierz jedną z listy.',
  gameChoice: '{lobby, select, true {poczekalnia} other {gra}} {id}: {names} ({day})',

  // Games of a server, or the game of a channel.
  gamesHeading: '## Gry, które moderujesz',
  noGames: 'Nie ma otwartych gier do moderowania. `/game new` otwiera nową.',
  gameLobby: '- {channel} · poczekalnia, {members} z {players} · ostatnia zmiana {ago}',
  gamePlaying:
    '- {channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · czeka na ruch: {names} · ostatnia zmiana {ago}{paused, select, true { · **wstrzymana**} other {}}',
  gameUnreadable: '- {channel} · **nie da się odczytać**: kończy ją `/mod cancel` · ostatnia zmiana {ago}',
  moreGames: '-# … i jeszcze {count}.',
  alreadyPlays: '{own, select, true {{seat}: tu już gra komputer.} other {{name} gra już jako {seat}.}}',
  setAsideAsk:
    '### Odłożyć tę grę?\n{round, plural, =0 {Runda 1 jeszcze się nie zaczęła} other {Trwa runda #}}, {lastMove, select, none {a ruchów jeszcze nie było} other {a ostatni ruch był {lastMove}}}. Zegary staną, a ten kanał będzie wolny dla innej gry. Nic nie przepadnie. Powiadomię: {people}. {alone, select, true {Ta osoba} other {Każda z tych osób}} może wznowić grę, a ty też, komendą `/mod resume`.',
  buttonSetAside: 'Odłóż grę',
  gameSetAside:
    '- {channel} · {round, plural, =0 {przed rundą 1} other {runda #}} · {names} · **odłożona** {ago}: wznawia ją `/mod resume gra:{id}`',
  buttonResume: 'Wznów: {names}',
};
