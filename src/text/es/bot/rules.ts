/** Spanish: the rules in our own words, a statement each. Which topic says which, and when, is in the feature `help`. */
import type { Catalogue } from '../../catalogue.ts';

export const rules: Catalogue['bot']['rules'] = {
  anOption: 'Una opción que se elige antes de empezar.',

  // A turn, and the rounds.
  turnMain:
    'En tu turno haces **una acción principal**: comerciar, tomar un contrato, cumplir un contrato, colocar una unidad, mejorar el transporte, mejorar una tecnología o contratar a un mercader. O pasas.',
  turnNext: 'Luego le toca a la persona siguiente.',
  turnAgain: 'En una ronda tienes muchos turnos, hasta que pasas, y puedes repetir la misma acción.',
  turnPorts:
    'Puedes usar los puertos a tu alcance antes o después de la acción principal, pero nunca en medio. Puedes usar varios en un turno, pero usar solo puertos no cuenta como turno.',
  turnEnds: 'Tu turno termina automáticamente cuando ya no puedes hacer nada; si no, lo terminas tú.',
  openInformation:
    'Todo está a la vista, salvo lo que vendrá de la pila. El dinero y las mercancías no se agotan.',
  noDeals: 'No se pueden hacer tratos entre jugadores.',
  rounds: 'Una partida tiene {rounds} rondas. Cada ronda tiene estas partes:',
  roundPreparation:
    '- **Preparación**, desde la ronda 2: los mercaderes vuelven{players, plural, =1 {, los dados mueven precios} other {}} y se rellena el tablero de exportación.',
  roundActions:
    '- **Acciones**: {players, plural, =1 {juegas turnos hasta que pasas.} other {se juega en orden de turno, una y otra vez, hasta que todo el mundo ha pasado.}}',
  roundProduction: '- **Producción**: ingresos y procesamiento; ver “Producción”.',
  roundScoring: '- **Puntuación**: la ficha de la ronda da gloria.',
  roundOrder: 'El orden en que se pasa es el orden de turno de la ronda siguiente.',
  roundFinal: 'La puntuación final llega tras la ronda {rounds}.',

  // Setup.
  setupClans:
    '{players, plural, =0 {Se ofrece un clan más que jugadores (en solitario, dos clanes)} =1 {Se ofrecen dos clanes} other {Se ofrece un clan más que jugadores}}, cada uno con una ficha de inicio.',
  setupTiles:
    '{players, plural, =1 {Se ofrecen dos fichas de inicio} other {Se ofrece una ficha de inicio más que jugadores}}, y no hay clanes.',
  setupTilesMoney: 'En orden de turno, los jugadores reciben además {noClansMoney}.',
  setupAuction:
    'Los jugadores pujan por los clanes, cada uno con una ficha de inicio; ver “Subasta de clanes”.',
  setupLastFirst: 'Elige primero quien va al final del orden de turno.',
  setupNewcomersFirst:
    'Eligen primero quienes juegan por primera vez y después los demás, siempre desde el final del orden de turno.',
  setupTileGives: 'Recibes al momento lo que muestra la ficha.',
  setupWorkers:
    '{players, plural, =1 {Después colocas {firstWorkers} trabajadores iniciales.} other {Después cada cual coloca {firstWorkers} trabajadores iniciales: el primero en orden de turno y el segundo en orden inverso.}}',
  setupPlaces:
    'Un leñador va en un bosque y un minero en una montaña, en cualquier parte del mapa. El trabajador y el terreno se pagan como siempre.',
  setupBoard:
    'Empiezas con {merchantsStart} mercaderes, sin transporte y con {boxes, plural, one {# casilla} many {# de casillas} other {# casillas}} de exportación.',
  setupClanMore: 'Algunos clanes empiezan con más o colocan sus trabajadores iniciales de otra manera.',

  // Trade and neighbours.
  trade:
    'Compra **o** vende cuanto quieras de una sola mercancía: cada pieza ocupa un mercader. Todas se pagan o cobran al precio que había antes. Después el precio se mueve un paso por pieza, hacia arriba si compraste y hacia abajo si vendiste, y se detiene en los extremos de la escala.',
  tradeSides:
    'Tus mercaderes se quedan en el mercado hasta la ronda siguiente. Mientras están comprando una mercancía no puedes venderla, y al revés.',
  tradeSidesNeighbours: 'Eso vale también al comprar a los vecinos.',
  tradeAgain: 'En otro turno puedes volver a comprar lo que ya compraste, o a vender lo que ya vendiste.',
  tradeGoods: 'No se comercia con importaciones ni con carne.',
  tradePrices: 'Precios iniciales, con la escala de cada uno: {startPrices}.',
  neighbourhood:
    'Cuando colocas una unidad junto a unidades de otros jugadores que producen mercancías, sin río en medio, puedes comprar al momento esas mercancías con descuento: £{basicDiscount} menos por cada mercancía básica y £{processedDiscount} menos por cada procesada. Salen del mercado, así que cada una ocupa un mercader y mueve el precio. Tu vecino ni pierde ni recibe nada.',
  neighbourhoodLimit:
    'Puedes comprar cada mercancía una vez por unidad nueva, y hasta {players, plural, =0 {{limit4} de la misma por turno ({limit2} con dos jugadores)} =2 {{limit2} de la misma por turno} other {{limit4} de la misma por turno}}.',
  neighbourhoodSides: 'No puedes comprar una mercancía mientras tus mercaderes la están vendiendo.',
  neighbourhoodWorkers: 'Los trabajadores no producen mercancías.',
  neighbourhoodPort: 'El puerto que mueve un precio sirve también para una compra así.',
  neighbourhoodSolo: 'En solitario no hay vecinos.',

  // Contracts.
  contractTake:
    'Una acción principal: toma cualquier contrato del tablero de exportación. Necesitas una casilla de exportación vacía.',
  contractOne:
    'Así que solo puedes tener {boxes, plural, one {un contrato sin cumplir} many {# de contratos sin cumplir} other {# contratos sin cumplir}} a la vez.',
  contractOneClan: 'Un clan puede tener dos.',
  contractFuture: 'Los contratos futuros no se pueden tomar así.',
  contractCosts: 'Cuesta, de la ronda 1 a la {rounds}: {costs} (lo que lleva un + lo recibes).',
  contractStays:
    'El contrato se queda en su casilla hasta que lo cumples. No se puede devolver y puedes cumplirlo a partir de tu próximo turno.',
  contractSameTurn: 'Un clan puede tomarlo y cumplirlo en un mismo turno, pero solo como segundo contrato.',
  contractRefill:
    'El tablero solo se rellena entre rondas, hasta {players, plural, =0 {{board4}, {board3} o {board2} contratos con cuatro, tres o dos jugadores} =2 {{board2} contratos} =3 {{board3} contratos} other {{board4} contratos}}.',
  contractRefillSolo: 'El tablero solo se rellena entre rondas; ver “Partida en solitario”.',
  contractGoods: 'Ningún contrato pide grano ni leche.',
  fulfil:
    'Una acción principal: entregas las mercancías que pide el contrato. Por cada **vacuno** sacrificas una de tus vacas del mapa; por cada **cordero**, una de tus ovejas. Tú eliges cuáles. Vuelven a tu tablero y sus espacios quedan vacíos al momento. Se sacrifican justo los animales necesarios, y nunca para otra cosa.',
  fulfilSplits: 'Sacrificar puede partir un asentamiento.',
  fulfilFrees: 'Cualquiera puede usar esos espacios.',
  fulfilDone:
    'El contrato queda cumplido y su casilla, vacía. Recibes sus importaciones y después sus bonos en el orden que quieras; ver “Bonos de los contratos”.',
  fulfilCounts: 'Los contratos cumplidos cuentan al final.',
  fulfilNotCounted: 'Los contratos que siguen en una casilla no cuentan.',
  bonusMoney: '**Dinero**: lo recibes al momento.',
  bonusFreeSpace: '**Espacio libre**: colocas una unidad sin pagar el terreno, pero la unidad sí se paga.',
  bonusFreeSpaceNeighbours: 'Puedes comprar a tus vecinos como siempre.',
  bonusUpgrade:
    '**Mejora adicional**: mejora gratis tu transporte un paso, contrata gratis a un mercader, mejora una tecnología por £{techBonus} o recupera del mercado a uno de tus mercaderes para usarlo otra vez.',
  bonusHops:
    'Los **lúpulos** valen {hops, plural, one {# punto} many {# de puntos} other {# puntos}} cada uno al final.',
  bonusLost: 'Lo que no puedas o no quieras usar se pierde.',

  // Imports.
  imports: 'Recibes algodón, tabaco y caña de azúcar por contratos cumplidos.',
  importsStatic: 'Al final cada pieza vale {staticImport} puntos. La escala de importaciones no da dinero.',
  importsCommon:
    'Al final, lo que menos importaron **todos los jugadores juntos** vale {rare} puntos por pieza, lo siguiente {middle} y lo más común {common}.',
  importsOwn:
    'Al final, lo que menos importaste **tú** vale {rare} puntos por pieza, lo siguiente {middle} y lo más común {common}.{players, plural, =1 {} other { Lo que importen otros no cuenta.}} La escala de importaciones no da dinero.',
  importsSolo: 'En solitario cuentan solo tus propias importaciones.',
  importsTied:
    'En caso de empate, el algodón es más escaso que el tabaco, y el tabaco más que la caña de azúcar.',
  importsTrack:
    'Cada tipo de importación tiene un marcador común en una escala. Cada pieza importada lo mueve un paso. Recibes £1 por cada paso de £1 que alcanza o rebasa (cada {pound} pasos){players, plural, =0 {, pero no en solitario} other {}}.',

  // The map.
  expand:
    'Una acción principal: coloca una unidad de tu tablero en un espacio vacío a tu alcance. Pagas lo impreso en el terreno más la unidad: {prices}.',
  expandOne: 'Una unidad por acción; un espacio libre de un contrato te deja colocar otra.',
  expandLands:
    'El **pastizal** es para animales, campos y edificios; el **bosque**, para leñadores; la **montaña**, para mineros.',
  expandCovered: 'En un espacio cubierto no se puede colocar nada.',
  expandNeighbours:
    'Si queda junto a unidades de otros jugadores, puedes comprarles después (ver “Bono de vecindario”).',
  expandBuilding: 'Tu último edificio de un tipo te deja elegir un contrato (ver “Bono de construcción”).',
  buildingDraw:
    'Cuando colocas tu quesería, panadería o destilería número {bonusNumber} y tienes una casilla de exportación vacía, puedes robar {draw} contratos. Quédate con uno, al precio de esta ronda, o con ninguno; los demás van al fondo de la pila.',
  buildingFuture:
    'Cuando colocas tu quesería, panadería o destilería número {bonusNumber} y tienes una casilla de exportación vacía, puedes elegir entre los contratos futuros. Si te quedas con uno, al precio de esta ronda, los demás salen de la partida y llegan otros; si no te quedas con ninguno, la fila sigue igual.',
  buildingPortDraw: 'El puerto que da dinero y contratos te deja hacer lo mismo.',
  buildingAgain:
    'Puedes hacerlo aunque no te alcance el dinero para ninguno. Este bono lo consigues cada vez que colocas el edificio número {bonusNumber} de un tipo.',
  buildingPort: 'El puerto que cambia unidades también puede darlo.',
  reachPorts: 'Puedes colocar unidades y usar puertos a tu alcance:',
  reachUnits: 'Puedes colocar unidades a tu alcance:',
  reachNext: '- junto a una unidad tuya, sin río en medio;',
  reachRiver: '- al otro lado de **un río**, con transporte “río” como mínimo;',
  reachLochs:
    '- al otro lado de **lagos**, tantos seguidos como permita tu transporte; tienen que tocarse entre sí y tocar tu unidad y el destino.',
  reachOneKind:
    'Se cruza un río o lagos, nunca ambos, y nunca tierra. No se puede avanzar a lo largo de un río.',
  reachFisherman: 'Un lago se puede cruzar aunque haya un pescador.',
  reachNothing: 'Sin unidades en el mapa no alcanzas nada.',
  shipping:
    'Cada paso cuesta £{shipCost} y es una acción principal: {levels}. Con “río” cruzas un río, pero no lo sigues; con “2 lagos”, hasta dos lagos seguidos. Conservas lo que permitían los pasos anteriores.',
  shippingPlaces: 'El transporte te deja colocar unidades más lejos.',
  shippingPorts: 'También te deja usar puertos más lejanos.',
  shippingLinks: 'Al final conecta tus asentamientos.',
  shippingTile: 'Una ficha de puntuación cuenta sus pasos.',
  technology:
    'Una acción principal por £{techCost}, una vez para los leñadores y otra para los mineros. Desde entonces cada leñador gana en la producción £{woodBetter} en lugar de £{wood}, y cada minero £{mineBetter} en lugar de £{mine}. Como mejora adicional cuesta £{techBonus}.',
  technologyClan: 'El clan MacDonald no tiene tecnología que mejorar.',
  merchants:
    'Empiezas con {merchantsStart} y puedes contratar {merchantsHire} más, a £{hireCost} cada uno, uno por acción principal. Cada pieza que compras o vendes ocupa un mercader, que se queda en el mercado hasta la ronda siguiente. Así, tus mercaderes limitan cuánto puedes comerciar en una ronda. Con una mejora adicional contratas uno gratis o recuperas uno del mercado.',
  merchantsClan: 'El clan Stewart empieza con algunos de estos ya contratados.',
  ports:
    'En cada esquina del mapa hay una ficha de puerto. Puedes usar cada puerto a tu alcance **una vez por partida**, antes o después de tu acción principal.',
  portsSpare: 'El puerto que te ahorra un animal solo sirve mientras cumples un contrato.',
  portsShift: 'El puerto que mueve un precio solo sirve como parte de una compra o venta.',
  portsShared: 'Los demás también pueden usar el mismo puerto.',
  delta:
    'Donde un río desemboca en un lago, los dos espacios de tierra a los lados de su último tramo son deltas. Solo cuenta ese último tramo.',
  deltaClan:
    'El clan Robertson paga {players, plural, =0 {£{delta4} menos por una unidad colocada ahí (£{delta2} con uno o dos jugadores)} =1 {£{delta2} menos por una unidad colocada ahí} =2 {£{delta2} menos por una unidad colocada ahí} other {£{delta4} menos por una unidad colocada ahí}}.',
  borderRing:
    '{players, plural, =0 {Con tres o cuatro jugadores, el} other {El}} borde es el anillo exterior del mapa.',
  borderMist:
    '{players, plural, =0 {Con uno o dos, la} other {La}} tierra del anillo exterior está en la **niebla**: ahí no se puede colocar nada, y todo espacio junto a la niebla es borde.',
  borderLochs: 'Los lagos cuentan si tienen un pescador.',
  borderPorts: 'Los espacios de puerto no son borde.',
  borderTile: 'Una ficha de puntuación cuenta las unidades del borde.',

  // The end of a round, and of the game.
  passing:
    'En lugar de una acción principal puedes pasar. Recibes {players, plural, =0 {dinero según el orden en que se pasa: {passMoney} (en solitario, £{passSolo})} =1 {£{passSolo}} other {dinero según el orden en que se pasa: {passMoney}}}, también en la última ronda. Ya no tienes más turnos en esta ronda.',
  passingFirst: 'Quien pasa primero empieza la ronda siguiente.',
  passingPorts: 'Puedes usar puertos antes de pasar, en el mismo turno.',
  production:
    '{players, plural, =1 {Cuando pasas} other {Cuando todo el mundo ha pasado}}, recibes automáticamente £{wood} por cada leñador y £{mine} por cada minero (más con tecnología), {sheepYield, plural, one {# lana} many {# de lanas} other {# lanas}} por cada oveja, {cowYield, plural, one {# leche} many {# de leches} other {# leches}} por cada vaca y {fieldYield, plural, one {# grano} many {# de granos} other {# granos}} por cada campo.',
  productionBuildings:
    'Después cada edificio puede convertir una mercancía en otra: **quesería**, leche → queso; **panadería**, grano → pan; **destilería**, grano → whisky. Puedes usar todo lo que tengas, no solo lo nuevo.',
  productionTogether:
    'Se decide a la vez, en cualquier orden. Puedes cambiar de idea hasta que haya confirmado todo el mundo. Si ya has pasado, puedes planearlo por adelantado.',
  scoring:
    'Cada ronda termina con una ficha de puntuación que da gloria{players, plural, =1 {} other { a todos los jugadores}}. Se ven todas desde el principio. Si algo cuenta por parejas, lo que queda suelto no cuenta.',
  scoringClans: 'Lo que tu clan tiene al empezar también cuenta.',
  gloryTiles: 'Las fichas de puntuación dan gloria al final de cada ronda.',
  gloryPort: 'Uno de los puertos da gloria.',
  gloryNone: 'En esta partida nada da gloria.',
  gloryPoints: 'Al final, cada punto de gloria es un punto de victoria.',
  gloryMost:
    'Antes, quien tenga más recibe {mostGlory} más; en caso de empate se reparten, redondeando hacia abajo.',
  gloryMostOption:
    'Con la opción “{mostGloryName}”, quien tenga más recibe {mostGlory} más; en caso de empate se reparten, redondeando hacia abajo.',
  settlementsNone: 'En esta partida los asentamientos conectados no dan puntos.',
  settlements:
    'Un **asentamiento** es un grupo de unidades tuyas que se tocan, sin río en medio. Una unidad sola también lo es. Dos asentamientos están conectados si tu transporte llega de uno a otro, y desde ahí puedes seguir conectando.',
  settlementsCount:
    'Al final cuenta el **número de asentamientos** de tu mayor grupo conectado, no su tamaño.',
  settlementsPoints:
    '{players, plural, =0 {A quienes tengan más: {settlements4} puntos con tres o cuatro jugadores; {settlements2} con dos. En solitario, según el número: {settlementsSolo}} =1 {Puntos según el número: {settlementsSolo}} =2 {A quien tenga más: {settlements2} puntos} other {A quienes tengan más: {settlements4} puntos}}.',
  tiesShare: 'Quienes empatan se reparten los puntos de los puestos que ocupan, redondeando hacia abajo.',
  finalGlory: '- Gloria: 1 por cada punto de gloria',
  finalMostGlory: '- A quien más gloria tenga: {mostGlory} puntos de gloria más',
  finalGoods: '- Mercancías básicas: {basicPoints} cada una; procesadas: {processedPoints}',
  finalMoney: '- Dinero: 1 por cada £{pounds}',
  finalHops: '- Lúpulos: {hops} cada uno',
  finalImports: '- Importaciones: {common}, {middle} o {rare} cada una; ver “Importaciones”',
  finalImportsStatic: '- Importaciones: {staticImport} cada una',
  finalContracts:
    '- {players, plural, =0 {A quienes más contratos cumplan: {contracts4} con tres o cuatro jugadores, {contracts2} con dos} =1 {Contratos cumplidos, según el número: {contractsSolo}} =2 {A quien más contratos cumpla: {contracts2}} other {A quienes más contratos cumplan: {contracts4}}}',
  finalSettlements: '- Asentamientos conectados; ver “Asentamientos”',
  finalTied: 'Si empatan los totales, decide el dinero sobrante: lo que queda tras cada £{pounds} completas.',
  finalBid: 'La puja por un clan se resta.',

  // Undo, computers, other ways to play.
  undo: 'Con `/undo` o con el botón deshaces tu turno, un paso o entero{players, plural, =1 {} other {, hasta que juegue otra persona. Lo que los robots hicieron después se deshace también}}.',
  undoAsk:
    'Cuando otras personas ya han jugado, o se ha destapado algo oculto, como contratos robados, tienen que aceptar todas las demás personas: se lo pregunto en el canal. En partidas sin consejos, lo mismo vale para un turno que un robot haya jugado por ti.',
  undoAlone:
    'También puedes deshacer lo que ha destapado algo oculto, pero entonces la partida no cuenta para los mejores resultados.',
  undoProduction: 'La producción puedes cambiarla hasta que haya confirmado todo el mundo.',
  undoOver: 'El final de una partida con otras personas se puede deshacer durante diez minutos.',
  undoModerator: 'La moderación puede rebobinar la partida hasta cualquier jugada con `/mod undo`.',
  undoChallenge:
    'En el desafío semanal nadie puede deshacer lo que ha destapado algo oculto, y los jugadores tampoco el final de la partida.',
  firstGame:
    'Hay un modo con menos reglas para una primera partida: {names}. Cada importación vale {staticImport} puntos, la escala de importaciones no da dinero, las rondas terminan sin gloria y no hay puertos. Elígelo al abrir la partida o con `/game options` antes de que empiece.',
  clans:
    'Cada jugador tiene un clan, y cada clan sabe hacer algo que los demás no. Las otras reglas son iguales para todos.',
  computersAdd:
    'Antes de la partida, **Robots** en la sala o `/computer add` llena plazas libres con robots. Hay cuatro niveles, del que todavía aprende al más fuerte que tengo. Solo ven lo que ves tú, juegan justo después de ti y explican en pocas palabras por qué.',
  computersPlay:
    'Durante la partida, `/computer play` le deja tu plaza a un robot: este turno, hasta que vuelvas o para siempre. Si a alguien se le acaba el tiempo, los demás también pueden elegir un robot.',
  computersHint:
    'Si la sala permite consejos, **Consejo** o `/hint` te dice qué haría un terrateniente en tu turno.',
  soloMap:
    'Juegas en el mapa pequeño, y piezas neutrales bloquean todo el terreno que cuesta £1. No hay vecinos a los que comprar.',
  soloClans: 'Eliges entre dos clanes.',
  soloDice:
    'Antes de las rondas 2 a {rounds}, tres dados mueven los precios de tres mercancías, cada uno según su número. Un precio fuera del rango medio vuelve hacia él.',
  soloContracts:
    'Después se rellenan todas las casillas del tablero de exportación, y sale de la partida el contrato de la casilla del último dado.',
  soloContractPoints: 'Puntos por contratos cumplidos: {contractsSolo}.',
  soloSettlementPoints: 'Puntos por asentamientos conectados: {settlementsSolo}.',
  soloImports: 'Solo cuentan tus propias importaciones, y la escala de importaciones no da dinero.',
  soloImportsStatic:
    'Todas las importaciones valen lo mismo, sean comunes o escasas, y la escala de importaciones no da dinero.',
  soloTitles: 'Niveles: {soloTitles}.',
  auction:
    'Hay tantos clanes como jugadores, cada uno con una ficha de inicio. Un jugador abre con una puja de 0 a {highestBid} puntos. Por turnos, cada jugador sin clan puja más o deja esta subasta. Con {highestBid} se gana al momento. Quien gana elige un clan y pierde esos puntos al final. El siguiente jugador sin clan abre la próxima subasta, y quien llega sin clan al final se lleva gratis lo que queda. El orden de turno es el orden en que se gana.',
  future:
    'Los próximos {future} contratos están boca arriba en una fila. Son los primeros en pasar al tablero de exportación, empezando por el más antiguo, y la fila se rellena de la pila. No se pueden tomar con la acción principal. Con un bono de construcción eliges de esta fila en lugar de robar: si te quedas con uno, los demás salen de la partida y llegan otros; si no te quedas con ninguno, la fila sigue igual.',
  futureClan:
    'El clan Buchanan destapa antes {future} más y elige entre todos; el resto sale de la partida, aunque no se quede con ninguno.',

  // Clans, beyond the line that lists their abilities.
  buchanan:
    'Tomas o cumples los contratos uno tras otro, y el segundo puede ser un contrato que has tomado este turno. Si tomas cuatro en un turno, solo el primero y el tercero cuestan (o, en la ronda 1, dan) dinero. Para el bono de construcción basta una casilla vacía, y puedes quedarte con tantos como casillas vacías tengas.',
  campbell:
    'Lo que cuenta es cuántos edificios de ese tipo tienes ya en el mapa. El terreno se paga entero, y con un espacio libre conservas el descuento.',
  cunningham: 'El precio del mercado no importa y no cambia.',
  fergusson:
    '{players, plural, =1 {} other {Colocas el tercer trabajador cuando todos los demás han colocado los suyos. }}En “Borde y niebla” se explica cuál es el borde.',
  macdonald:
    'No tienes tecnología que mejorar. En tierra, tus trabajadores necesitan bosque o montaña como siempre. Por un pescador no se paga terreno: va en un lago {ports, select, true {o espacio de puerto } other {}}vacío a tu alcance (como trabajador inicial, en cualquiera), nunca junto a otro de los tuyos.',
  macdonaldNeighbours: 'Remar no te deja comprar a los vecinos.',
  macdonaldSplits: 'Remar puede partir un asentamiento.',
  macewan:
    'Puedes elaborar cerveza antes de los demás bonos de ese contrato, entre ellos o después, pero toda de una vez.',
  mackenzie:
    'Los barriles avanzan un lugar al empezar la producción. Un barril en el último lugar sale automáticamente y te da su dinero. Al final de la producción puedes guardar en el primer lugar un whisky que acabas de producir. Puedes sacar un barril en cualquier momento de tu turno, o en la producción. Un barril no sirve para pagar ni para vender.',
  mackenzieTile: 'La ficha de puntuación “mercancías procesadas” cuenta también los barriles.',
  mackenzieEnd: 'Al final de la partida salen todos los barriles, con su dinero, y cuentan como whisky.',
  robertson:
    'El descuento vale también para los trabajadores iniciales, y el precio nunca baja de £0. Con un espacio libre, el descuento se aplica a la unidad. En “Delta del río” se explica dónde están los deltas.',
  stewartNeighbours: 'Comprar a los vecinos también cuenta, una vez por mercancía.',
};
