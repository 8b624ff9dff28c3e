/** Polish: replays of a game, whole or step by step. */
import type { Catalogue } from '../../catalogue.ts';

export const replay: Catalogue['bot']['replay'] = {
  command: 'Obejrzyj grę jeszcze raz, tura po turze, w niecałą minutę',
  commandRound: 'Tylko ta runda',
  commandStep: 'Przejdź przez nią we własnym tempie, od tego kroku; 0 to początek',
  commandGif: 'Jako GIF (większy plik)',

  again: 'Obejrzyj jeszcze raz',
  tab: 'Powtórka',
  steps: 'Krok po kroku',
  gif: 'Jako GIF',
  show: 'Pokaż wszystkim',

  whole: '### Cała gra',
  soFar: '### Gra do tej pory',
  round: '### Runda {round}',
  drawing: 'Rysuję powtórkę. To potrwa kilka sekund.',
  failed: 'Nie mogę teraz narysować powtórki. Spróbuj ponownie za minutę albo obejrzyj ją krok po kroku.',
  noRound: 'Z rundy {round} nie ma nic do pokazania. Oto wszystko, co jest.',
  nothing: 'Nie było jeszcze żadnego ruchu, więc nie ma czego oglądać.',
  unknown:
    'Od ostatniego ruchu poprawiono błąd w zasadach, więc nie mogę pokazać wcześniejszego przebiegu gry.',
  begins:
    '-# Zaczyna się po {count, plural, one {pierwszym ruchu} few {ruchu #} many {ruchu #} other {ruchu #}}: wtedy poprawiono błąd w zasadach, więc nie mogę pokazać, co było wcześniej.',
  choose: 'Która część…',
  chooseWhole: 'Całość',
  chooseRound: 'Runda {round}',

  start: '### Początek',
  step: '### Krok {step} z {steps}',
  moves:
    '-# {when} · {count, plural, one {ruch {to}} few {ruchy {from}–{to}} many {ruchy {from}–{to}} other {ruchy {from}–{to}}}',
  points: '-# **Gdyby gra skończyła się wtedy:** {list}',
  goTo: 'Przejdź do…',
  before: 'Przed rundą 1',
  first: 'Pierwszy',
  back: 'Wstecz',
  next: 'Dalej',
  last: 'Ostatni',
};
