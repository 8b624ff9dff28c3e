/** Spanish: replays of a game, whole or step by step. */
import type { Catalogue } from '../../catalogue.ts';

export const replay: Catalogue['bot']['replay'] = {
  command: 'Mira la partida otra vez, turno a turno, en menos de un minuto',
  commandRound: 'Solo esta ronda',
  commandStep: 'Recórrela a tu ritmo, desde este paso; 0 es el comienzo',
  commandGif: 'Como GIF, que ocupa más',

  again: 'Ver la repetición',
  tab: 'Repetición',
  steps: 'Paso a paso',
  gif: 'Como GIF',
  show: 'Compartir',

  whole: '### La partida entera',
  soFar: '### La partida hasta ahora',
  round: '### Ronda {round}',
  drawing: 'Estoy dibujando la repetición. Tarda unos segundos.',
  failed: 'Ahora mismo no puedo dibujar la repetición. Prueba otra vez en un minuto, o mírala paso a paso.',
  noRound: 'De la ronda {round} no hay nada que mostrar. Aquí va todo lo que hay.',
  nothing: 'Nadie ha jugado todavía, así que no hay nada que ver.',
  unknown: 'Desde la última jugada se corrigió un error de reglas, así que no puedo mostrar lo anterior.',
  begins:
    '-# Empieza después de la {count, plural, one {primera jugada} many {jugada #} other {jugada #}}: entonces se corrigió un error de reglas, así que no puedo mostrar lo anterior.',
  choose: 'Elegir una parte…',
  chooseWhole: 'La partida entera',
  chooseRound: 'Ronda {round}',

  start: '### El comienzo',
  step: '### Paso {step} de {steps}',
  moves:
    '-# {when} · {count, plural, one {jugada {to}} many {jugadas {from} a {to}} other {jugadas {from} a {to}}}',
  points: '-# **Si hubiera acabado entonces:** {list}',
  goTo: 'Ir a…',
  before: 'Antes de la ronda 1',
  first: 'Primero',
  back: 'Anterior',
  next: 'Siguiente',
  last: 'Último',
};
