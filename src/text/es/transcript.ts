/** Spanish headings and small lines of a transcript. */
import type { Catalogue } from '../catalogue.ts';

export const transcript: Catalogue['transcript'] = {
  title:
    'Una partida de Clans of Caledonia para {players, plural, one {# jugador} many {# de jugadores} other {# jugadores}}',
  figures: 'Valores: {name}',
  // Shown unless the owner has a content file.
  shipped: 'los que trae el bot',
  seed: 'Semilla: {seed}',
  seedHidden: 'Semilla: secreta hasta que termine la partida',
  options: 'Opciones: {options}',
  noOptions: 'Opciones: ninguna',
  map: 'Mapa: {sides} (módulos en sentido horario, desde arriba a la izquierda)',
  blocked: 'Espacios cerrados: {spaces}',
  players: 'Jugadores',
  player: '{name}',
  playerWithClan: '{name}: {clan}',
  clans: 'Clanes',
  clan: '{name}: {abilities}',
  offers: 'Ofertas iniciales',
  numberedOffer: '{number}. {text}',
  ports: 'Puertos',
  port: 'Puerto “{short}”, {place}: {line}',
  scoring: 'Gloria al final de cada ronda',
  scoringTile: 'Ronda {round} ({short}): {line}',
  contracts: 'Contratos en el tablero de exportación',
  future: 'Contratos futuros',
  legend: 'Cómo leer esto',
  legendSpaces:
    'Cada espacio se nombra por su columna, de la A a la M, y su fila, del 1 al 9; de PA a PD son los puertos junto al mapa.',
  legendContracts: 'La numeración de los contratos es nuestra; se leen así: lo que piden → lo que dan.',
  legendBoxes:
    'Las casillas del tablero de exportación se llaman como las caras del dado de precio, de −3 a +3.',
  legendFreeSpace: 'Espacio libre: colocas una unidad en un terreno gratis y solo pagas la unidad.',
  legendUpgrade:
    'Mejora adicional: una tecnología por £{cost} o, gratis, una de estas cosas: un paso de transporte, un comerciante nuevo o recuperar a un comerciante.',
  legendMoves: 'Las jugadas están numeradas. Una jugada sangrada es del mismo turno que la de arriba.',
  legendAhead:
    'Quien ha pasado puede planear ya su producción, entre las jugadas de los demás. “Mismo turno” continúa el turno interrumpido.',
  legendAsides: 'Los [corchetes] muestran qué más cuesta o da una jugada.',
  legendMoney: '(tiene £…) es el dinero que queda tras la jugada.',
  setup: 'Antes de la primera ronda',
  round: 'Ronda {round}',
  order: 'Orden de turno: {seats}',
  newContracts: 'Nuevos contratos en el tablero de exportación',
  newFuture: 'Nuevos contratos futuros',
  boxed: '{sign}{size}: {text}',
  futureOffered:
    '{seat} puede elegir entre los contratos futuros{by, select, building { por el bono de construcción} other {}}: {contracts}.',
  ahead: '{seat} {action} (por adelantado).',
  sameTurn: 'Mismo turno: {line}',
  production: 'Producción de la ronda {round}',
  roundScoring: 'Gloria de la ronda {round}: {line}',
  beforeFinal: 'Antes de la puntuación final',
  after: 'Tras la ronda {round}',
  prices: 'Precios: {prices}',
  price: '{good} £{price}',
  standing:
    '{seat}: £{money}, {glory, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria{stuff, select, none {} other {, {items}}}{held, plural, =0 {} one {; tiene el contrato {holding}} many {; tiene los contratos {holding}} other {; tiene los contratos {holding}}}{done, plural, =0 {} one {; # contrato cumplido} many {; # de contratos cumplidos} other {; # contratos cumplidos}}',
  final: 'Puntuación final',
  unfinished: 'La partida continúa.',
  now: '{line} (tiene £{money})',
};
