/** Spanish: a sentence for each kind of event. */
import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  // Before the first round.
  bidMade: '{seat_bare} puja {amount, plural, one {# punto} many {# de puntos} other {# puntos}}.',
  bidDeclined: '{seat_bare} deja esta subasta.',
  auctionWon:
    '{seat_bare} gana la subasta {amount, plural, =0 {gratis} one {con una puja de # punto} many {con una puja de # de puntos} other {con una puja de # puntos}}.',
  offerPicked: '{seat_bare} elige {clan, select, none {una ficha de inicio} other {el clan {clan_name}}}.',
  workerPlaced: '{seat} coloca un trabajador inicial ({unit}) en {space} por £{cost}.',
  workerSkipped: '{seat} no puede colocar este trabajador inicial, así que se omite.',

  // Sections.
  roundStarted: 'Empieza la ronda {round}.{solo, select, true {} other { Orden de turno: {order}.}}',
  productionStarted: 'Producción de la ronda {round}.',
  productionDecided: 'La producción queda confirmada.',
  scoringStarted: 'Gloria al final de la ronda.',
  endingStarted: 'Antes de la puntuación final.',
  gameFinished:
    'La partida termina tras {rounds, plural, one {# ronda} many {# de rondas} other {# rondas}}.',

  // During a round.
  merchantsBack:
    '{seat} recupera {count, plural, one {# mercader} many {# de mercaderes} other {# mercaderes}}.',
  priceRolled:
    'El dado {good_del} muestra {sign}{size}; {price, select, low {el precio es bajo, así que } high {el precio es alto, así que } other {}}{move, select, level {el marcador se mueve {distance, plural, one {un paso} many {# de pasos} other {# pasos}}, pero el precio sigue en £{to}} other {{price, select, other {el precio } low {} high {}}{move, select, same {se queda en £{to}} up {sube de £{from} a £{to}} other {baja de £{from} a £{to}}}}}.',
  boardRefilled:
    '{count, plural, one {Nuevo contrato} many {Nuevos contratos} other {Nuevos contratos}} en el tablero: {contracts}.',
  futureRefilled:
    '{count, plural, one {Nuevo contrato futuro} many {Nuevos contratos futuros} other {Nuevos contratos futuros}}: {contracts}.',
  contractLeft:
    '{die, plural, =0 {El contrato {contract_text} sale de la partida} other {El último dado muestra {sign}{size}, así que el contrato de la casilla {sign}{size} sale de la partida: {contract_text}}}.',
  turnEnded: '{seat} termina el turno.',
  passed:
    '{seat} pasa{solo, select, true {} other { en {place, plural, =1 {primer} =2 {segundo} =3 {tercer} one {#.º} many {#.º} other {cuarto}} lugar}} y recibe £{bonus}.',
  roundScored:
    '{seat} {glory, plural, =0 {no recibe gloria} one {recibe # punto de gloria} many {recibe # de puntos de gloria} other {recibe # puntos de gloria}}{weighed, select, true { ({tile_scoring})} other { ({tile_counted_count})}}.',
  mostGlory:
    '{seat} recibe {glory, plural, one {# punto} many {# de puntos} other {# puntos}} de gloria por tener la mayor cantidad.',

  // Actions.
  traded:
    '{seat} {side, select, buy {compra} other {vende}} {count} {good_count}{neighbourhood, select, true { a sus vecinos} other {}} {count, plural, one {por £{total}} many {por £{total} (£{price} c/u)} other {por £{total} (£{price} c/u)}}; {move, select, same {el precio sigue en £{newPrice}} level {el marcador se mueve {distance, plural, one {un paso} many {# de pasos} other {# pasos}}, pero el precio sigue en £{newPrice}} other {el precio pasa a £{newPrice}}}.',
  priceShifted:
    '{seat} mueve {move, select, same {el precio {good_del}, pero se queda en £{to}} level {{distance, plural, one {un paso} many {# de pasos} other {# pasos}} el marcador {good_del}, pero el precio sigue en £{to}} other {el precio {good_del} de £{from} a £{to}}}.',
  contractObtained:
    '{seat} {drawn, select, true {se queda con} other {toma}} el contrato {contract_text} {pay, select, pays {por £{size}} gets {y recibe £{size}} other {gratis}}{nth, plural, =0 {} other { (#.º de este turno)}}.',
  contractsDrawn:
    '{seat} roba contratos{by, select, building { por el bono de construcción} other {}}: {contracts}.',
  contractsReturned: '{seat} devuelve estos contratos al fondo de la pila: {contracts_numbers}.',
  contractsDiscarded: 'Fuera de la partida: {contracts_numbers}.',
  expanded:
    '{seat} coloca {unit_un} en {space} por £{cost}{detail, select, none {} other { ({unit} £{unitCost}, terreno {free, select, true {gratis} other {£{landCost}}}{discount, plural, =0 {} other {; £# menos por el delta del río}})}}.',
  shippingUpgraded: '{seat} mejora su transporte a “{level}” {cost, plural, =0 {gratis} other {por £#}}.',
  technologyUpgraded:
    '{seat} mejora la tecnología de los {worker_tools} por £{cost}; cada uno gana ahora £{income} por ronda, no £{before}.',
  merchantHired: '{seat} contrata a un mercader {cost, plural, =0 {gratis} other {por £#}}.',
  merchantRecalled: '{seat} recupera a un mercader que estaba {side} {good}.',
  fulfilling: '{seat} entrega lo que pide el contrato {contract_text}.',
  slaughtered: '{seat} sacrifica {animal_el} de {space}.',
  fulfilled: '{seat} ha cumplido el contrato {contract}.',
  imported: '{seat} importa {amount} {good_amount}{common, select, true { (entre todos: {total})} other {}}.',
  lapsed:
    '{seat} no puede {bonus, select, drawnContracts {pagar ninguno{drawn, select, true {} other { de los contratos ofrecidos}}} neighbourhood {comprar {more, select, true {nada más a sus vecinos} other {nada a sus vecinos}}} secondContract {tomar un segundo contrato} secondFulfilment {cumplir un segundo contrato} brewing {elaborar cerveza} other {usar {bonus_name}}}.',
  declined:
    '{seat} {bonus, select, drawnContracts {no se queda con ninguno{drawn, select, true {} other { de los contratos ofrecidos}}} neighbourhood {{more, select, true {no compra nada más a sus vecinos} other {renuncia al bono de vecindario}}} buildingBonus {{by, select, port {no roba contratos} other {renuncia al bono de construcción}}} freeSpace {renuncia al espacio libre} upgrade {renuncia a la mejora adicional} brewing {renuncia a elaborar cerveza} secondContract {renuncia al segundo contrato} other {renuncia a cumplir un segundo contrato}}.',
  portUsed:
    '{seat} usa el puerto “{port_name}”{copied, select, true { para copiar “{effect_name}”} other {}}.',
  unitsExchanged: '{seat} cambia {old_el} de {space} por {unit_un}, gratis.',
  rowed: '{seat} mueve un pescador de {from} a {to}.',
  barrelTaken: '{seat} saca el barril del lugar {place}: 1 whisky{money, plural, =0 {} other { y £#}}.',
  brewed: '{seat} elabora cerveza con {count} {good_count} y recibe £{money}.',

  // Production.
  barrelsAged: 'Los barriles de {seat} avanzan un lugar.',
  produced: '{seat} recibe {items}.',
  planned: '{seat} planea {item_count_doing}.',
  confirmed: '{seat} confirma la producción.',
  processed: '{seat} convierte {count} {used_count} en {count} {made_count}.',
  butterMade: '{seat} convierte {count} {good_count} en mantequilla y recibe £{money}.',
  barrelStored: '{seat} guarda 1 whisky en la bodega.',
};
