/** Polish: the weekly challenge and its ladder. */
import type { Catalogue } from '../../catalogue.ts';

export const challenge: Catalogue['bot']['challenge'] = {
  // Introduction.
  heading: '## Wyzwanie tygodnia',
  what: 'Wszyscy na tym serwerze dostają to samo rozdanie. Kto zagra je najlepiej? Ten tydzień kończy się {ends}.',
  howItWorks:
    '- Masz jedną grę solo i jedną przy stole. **Liczy się tylko pierwsza próba w każdej z nich.**\n- Bez podpowiedzi, komputerów i zastępstw. Cofać można, dopóki nie odsłoni się coś ukrytego albo nie skończy się twoja gra.\n- Opcje zmieniają się co tydzień.\n- Punkty, miejsca i ziarno pokażę, gdy tydzień się skończy.',
  own: '**{alone, select, true {Solo} other {Przy stole}}**: {standing, select, none {jeszcze przed tobą} waiting {otwarta poczekalnia: {channel}} entered {udział zaliczony bez własnej gry} playing {trwa: {channel}} finished {zakończone: {channel}} scored {zakończone, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {channel}} late {po czasie: {channel}} ended {zakończone bez wyniku} other {}}',
  taking:
    '{count, plural, =0 {W tym tygodniu nikt jeszcze nie zaczął.} one {W tym tygodniu zaczęła # osoba} few {W tym tygodniu zaczęły # osoby} many {W tym tygodniu zaczęło # osób} other {W tym tygodniu zaczęło # osoby}}{count, plural, =0 {} other {, {finished, plural, =0 {nikt jeszcze nie skończył} one {skończyła #} few {skończyły #} many {skończyło #} other {skończyło #}}.}}',
  spoilers:
    '-# Nie zaglądaj, proszę, do cudzych wątków wyzwania, zanim skończysz własną grę: rozdanie jest to samo.',
  buttonSolo: 'Zagraj solo',
  buttonTable: 'Stół na {players} osoby',
  buttonLadder: 'Wyniki',
  buttonBack: 'Wstecz',
  button: 'Wyzwanie tygodnia',

  // Opening a game.
  threadName: 'Wyzwanie tygodnia · {name}',
  solo: 'Twoja gra tygodnia się zaczęła: {channel}. Poza tobą ten wątek widzi tylko moderacja. Powodzenia!',
  table:
    'Poczekalnia twojego stołu jest w prywatnym wątku {channel}. Każdy z tego kanału może dołączyć przyciskiem pod moją wiadomością.',
  joined: 'Masz miejsce przy stole: {channel}. Ten wątek widzą tylko jego gracze i moderacja.',
  invitation:
    '🏆 **{host}** otwiera stół wyzwania tygodnia ({players}-osobowy). Kto dołączy, trafi do prywatnego wątku stołu. Od startu liczy się to jako twoja gra tygodnia przy stole.',
  buttonJoin: 'Dołącz',
  tableName: '{names} ({members} z {players})',
  noTables: 'Żaden stół w tym tygodniu nie czeka na graczy. `/challenge table` otwiera nowy.',
  whichTable: 'Wybierz stół z listy w `/challenge join`: czeka ich kilka albo wybrany już nie czeka.',
  tableClosed:
    'Ten stół nie czeka już na graczy. `/challenge join` pozwala dołączyć do innego, a `/challenge table` otwiera nowy.',
  noPrivateThread:
    'Gry wyzwania toczą się w prywatnych wątkach, ale tu nie mogę żadnego otworzyć. Brakuje mi uprawnień: {missing}. Może mi je dać osoba, która zarządza serwerem.',
  noThreadHere:
    'Twoja gra potrzebuje prywatnego wątku, a takie można otwierać tylko na zwykłych kanałach tekstowych. Spróbuj tam.',

  // Before a game is given up, ended or cancelled.
  spent: 'To gra z wyzwania tygodnia: nie będzie miała wyniku, a drugiej próby nie ma.',

  // In the lobby, and in a game.
  lobbyLine:
    '🏆 **Wyzwanie tygodnia**: to samo rozdanie dla {players, plural, =1 {każdej gry solo} one {każdego stołu na # osoby} few {każdego stołu na # osoby} many {każdego stołu na # osób} other {każdego stołu na # osoby}} na tym serwerze, więc niczego nie można zmienić. Liczy się tylko pierwsza próba. Tydzień kończy się {ends}.',
  lobbyWaiting:
    '-# {missing, plural, one {Brakuje jeszcze # osoby} few {Brakuje jeszcze # osób} many {Brakuje jeszcze # osób} other {Brakuje jeszcze # osoby}}.',
  lobbyReady:
    '-# {players, plural, =1 {{host} gra solo: naciśnij **Zacznij**, kiedy chcesz.} other {Jest komplet. Gdy wszyscy będą gotowi, niech {host} naciśnie Zacznij.}} Od tej chwili gra się liczy.',
  seedSealed: '🔒 Inni jeszcze grają to rozdanie: ziarno pokażę, gdy tydzień się skończy, {until}.',

  // The ladder.
  ladderHeading: '## Wyzwanie tygodnia\n{begins} – {ends}',
  endsSoon: 'Ten tydzień kończy się {ends}. Wtedy pokażę punkty i miejsca.',
  over: 'Tydzień się skończył. To samo rozdanie, różne wyniki:',
  noContenders: 'W tym tygodniu nikt nie grał.',
  noResults: 'Tydzień się skończył. Nie ma wyników.',
  alone: '**Solo**',
  tables: '**Stoły na {players} osoby**: punkty i różnica względem średniej tego miejsca przy stole',
  oneTable: '-# Był tylko jeden taki stół, więc nie ma z czym go porównać.',
  rowSolo:
    '`{place}.` **{name}** · {who} · {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  rowTable:
    '`{place}.` **{name}** · {who}, miejsce {number} przy stole · {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, **{difference}**',
  row: '- **{name}** · {alone, select, true {solo} other {stół na {players} osoby}} · {standing, select, playing {gra trwa} finished {zakończona} scored {zakończona, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} late {po czasie, poza wynikami tygodnia} ended {zakończona bez wyniku} other {}}',
  more: '-# … i jeszcze {count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}.',
  clanless: 'bez klanu',
  seedSolo: '-# Ziarno, solo: {seed} · {options}',
  seedTables: '-# Ziarno, stoły na {players} osoby: {seed} · {options}',
  noOptions: 'bez opcji',
  otherWeeks: 'Inny tydzień…',
  weekName: '{day}{current, select, true { · ten tydzień} other {}}',
  noSuchWeek: 'Nie ma takiego tygodnia. Wybierz jeden z listy.',
};
