/** Spanish: a player's decision, addressed to that player. */
import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue['decisions'] = {
  draft: 'Elige una oferta. Recibes al momento lo que muestra.',
  auction:
    '{step, select, open {Abre la subasta con una puja.} bid {La puja más alta es {high}. Puja más o deja esta subasta.} other {Puja o deja esta subasta.}}',
  firstWorker:
    'Coloca un trabajador inicial{border, select, true { en el borde del mapa} other {}}: un leñador en un bosque{fishermen, select, true {, un minero en una montaña o un pescador en un lago{ports, select, true { o espacio de puerto} other {}}} other { o un minero en una montaña}}.',
  turn: '{done, select, true {Ya has hecho tu acción principal. Aún puedes hacer más en este turno, o terminarlo.} other {Haz una acción principal o pasa.}}',
  secondContract: 'Puedes tomar un segundo contrato con esta acción.',
  secondFulfilment: 'Puedes cumplir un segundo contrato con esta acción.',
  shiftedTrade:
    'El puerto ha movido el precio {good_del}. Ahora {neighbourhood, select, true {compra algo a tus vecinos} other {comercia con esa mercancía}}.',
  expansion:
    'Puedes {offered}{parts, plural, one {} many {, en el orden que quieras} other {, en el orden que quieras}}. También puedes renunciar.',
  draw: 'Elige con cuáles de estos contratos te quedas (o con ninguno): {contracts}.',
  slaughter: 'Elige qué sacrificar para el contrato {contract}: {offered}.',
  bonuses:
    '{from, select, port {Bono del puerto} other {{parts, plural, one {Bono del contrato} many {Bonos del contrato, en el orden que quieras} other {Bonos del contrato, en el orden que quieras}}}}: {offered}.',
  exchange:
    '{step, select, old {Elige dos de tus unidades para devolverlas a tu tablero.} second {Elige la segunda unidad que vuelve a tu tablero.} other {Elige la unidad para {space}.}}',
  production: 'Decide qué producen tus edificios.',
};

export const offered: Catalogue['offered'] = {
  buy: 'comprar {goods} a tus vecinos',
  draw: '{future, select, true {elegir entre los contratos futuros} other {robar contratos}}{count, plural, one {} many { por # de bonos de construcción} other { por # bonos de construcción}}',
  cow: '{count, plural, one {# vaca} many {# de vacas} other {# vacas}}',
  sheep: '{count, plural, one {# oveja} many {# de ovejas} other {# ovejas}}',
  freeSpace:
    '{count, plural, one {colocar una unidad sin pagar el terreno (la unidad sí se paga)} many {colocar # de unidades sin pagar el terreno (las unidades sí se pagan)} other {colocar # unidades sin pagar el terreno (las unidades sí se pagan)}}',
  upgrade:
    '{count, plural, one {usar una mejora adicional} many {usar # de mejoras adicionales} other {usar # mejoras adicionales}}',
  brew: 'elaborar cerveza con hasta {count} {good_count}',
};
