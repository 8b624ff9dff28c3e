/** Spanish: words that lead to a rules topic beside its name and text; `ignored`: words without meaning in a question. */
import type { Catalogue } from '../../catalogue.ts';

export const search: Catalogue['bot']['search'] = {
  ignored:
    'a al cada como con cual cuando cuánto cuánta cuántos cuántas cuántos de debo del desde después dos veces dónde durante e el él en entre es esa ese eso esta este esto está están ha hace hacer hay la las le les lo los más me mi mis muy no nos o otra otro para pasa pero por puede pueden puedes puedo qué quién se si sin sobre son su sus te tengo tiene tu tus u un una uno unos y ya yo',
  turn: 'turnos, acción, acciones, jugada, acción principal, trato, tratos, secreto, oculto',
  rounds:
    'ronda, fase, fases, duración, siguiente ronda, orden de turno, jugador inicial, empieza, última ronda',
  setup:
    'inicio, inicial, empezar, comienzo, comenzar, reparto, elegir, ficha de inicio, primeros trabajadores, dinero inicial',
  trade: 'comercio, comprar, compra, compras, vender, venta, ventas, mercado, precio, precios',
  neighbourhood:
    'vecino, vecinos, vecina, vecindad, comprar a los vecinos, descuento, rebaja, barato, adyacente, al lado, límite',
  contracts:
    'contrato, contratos, tomar, coger, exportación, exportar, tablero de exportación, casilla, casillas, devolver, descartar, pedido, encargo, reponer, rellenar, pila, mazo, carta, cartas',
  fulfil:
    'cumplir, cumplido, completar, entregar, entrega, sacrificar, sacrificio, matar, animal, animales, carne, vacuno, ternera, cordero, vaca, oveja, ganado',
  bonuses:
    'bono, bonus, bonificación, bonificaciones, recompensa, premio, lúpulo, lúpulos, espacio libre, terreno gratis, mejora adicional, recuperar, rechazar, renunciar',
  imports:
    'importación, importar, algodón, tabaco, azúcar, caña de azúcar, raro, rara, escaso, escasa, escala de importaciones',
  expand:
    'expansión, colocar, poner, construir, unidad, unidades, segunda unidad, trabajador, trabajadores, edificio, edificios, terreno, pastizal, pradera, praderas, bosque, montaña, leñador, minero, campo, coste, costo, cuesta, hexágono, madera, obrero, obreros, pagar',
  buildingBonus: 'cuarto edificio, último edificio, robar',
  reach: 'alcanzar, distancia, lejos, rango, orilla',
  shipping:
    'barco, barcos, bote, botes, barca, navegar, navegación, río, ríos, lago, lagos, mar, agua, cruzar, seguir, puente',
  technology: 'tecnologías, técnica, mejora, mejoras, mejorar, herramienta, herramientas, hacha, pico',
  merchants: 'mercader, comerciante, comerciantes, vendedor, contratar',
  ports: 'puerto, muelle, intercambiar, intercambio, cambiar, trueque',
  passing: 'paso, saltar, plantarse',
  production:
    'producir, ingresos, mercancía, mercancías, recursos, bienes, básica, procesada, procesar, quesería, queso, panadería, pan, destilería, whisky, lana, leche, grano, trigo, cebada, existencias',
  scoring: 'ficha, fichas, loseta, losetas, puntuación de ronda',
  glory: 'mayor gloria',
  settlements:
    'asentamiento, aldea, aldeas, pueblo, ciudad, grupo, grupos, conectar, conectado, enlazar, red, grande',
  final:
    'fin, fin de la partida, terminar, ganar, gana, ganador, victoria, punto, puntos, pv, puntuar, empate, empatar, desempate, dinero, dinero sobrante, sobra, monedas, libras, vale, valen, valor, mayoría, gano, ganas, puntaje, puntajes, plata, acaba, acabar, vence, vencer, empatamos, empatados',
  border: 'frontera, límite, canto, anillo exterior, niebla',
  delta: 'deltas, desembocadura',
  undo: 'error, equivocación, corregir, rectificar, retroceder, rebobinar, volver atrás',
  clans: 'clan, habilidad, habilidades, poder, poderes, familia',
  firstGame: 'principiante, principiantes, novato, fácil, sencillo, aprender, tutorial, introducción',
  options: 'opción, variante, variantes, ajustes, configuración, kickstarter, mapa, cubierto, cubierta',
  solo: 'solo, un jugador, dado, dados, título',
  auction: 'pujar, puja, pujas, subastar',
  future: 'próximos, siguientes, fila',
  computers:
    'robot, bot, bots, ia, ordenador, ordenadores, computadora, máquina, consejo, pista, nivel, dificultad',
  buchanan: 'segundo contrato',
  campbell: 'edificios baratos, descuento en edificios',
  cunningham: 'mantequilla',
  fergusson: 'tercer trabajador, tres trabajadores',
  macdonald: 'pescador, pescadores, pez, pescado, pesca, pescar, remar',
  macewan: 'cerveza, cervecería, elaborar cerveza',
  mackenzie: 'bodega, barril, barriles, tonel, envejecer, envejecimiento, añejar, madurar, whisky',
  robertson: 'descuento en el delta',
  stewart: 'mercaderes adicionales',
};
