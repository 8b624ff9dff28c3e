/** Spanish: the rules by topic, in our own words. `…Name` is a topic's name; values come from the content. */
import type { Catalogue } from '../../catalogue.ts';

export const topics: Catalogue['bot']['topics'] = {
  roundsName: 'Rondas de la partida',
  rounds:
    'Una partida tiene {rounds} rondas, y cada ronda cuatro partes:\n1. **Preparación**, desde la ronda 2: los comerciantes vuelven y se rellena el tablero de exportación.\n2. **Acciones**: se juegan turnos en orden de turno, una y otra vez, hasta que todos han pasado.\n3. **Producción**: ver ese tema.\n4. **Puntuación**: la ficha de la ronda da gloria.\nEl orden en que se pasa es el orden de turno de la ronda siguiente. La puntuación final llega tras la ronda {rounds}.',
  setupName: 'Preparación y trabajadores iniciales',
  setup:
    'Se ofrece un clan más que jugadores (en solitario, dos clanes), cada uno con una ficha de inicio. El último en el orden de turno elige primero y recibe al momento lo que muestra la ficha.\nDespués todos colocan {firstWorkers} trabajadores iniciales: uno cada uno en orden de turno y el segundo en orden inverso. Un leñador va en un bosque y un minero en una montaña, en cualquier parte del mapa. El trabajador y el terreno se pagan como siempre.\nEmpiezas con {merchantsStart} comerciantes, sin transporte y con {boxes, plural, one {# casilla} many {# de casillas} other {# casillas}} de exportación.',
  turnName: 'Un turno',
  turn: 'En tu turno haces **una acción principal**: comerciar, tomar un contrato, cumplir un contrato, colocar una unidad, mejorar el transporte, mejorar una tecnología o contratar a un comerciante. O pasas. Luego le toca al siguiente. En una ronda tienes muchos turnos, hasta que pasas.\nPuedes usar los puertos a tu alcance antes o después de la acción principal, pero nunca en medio. Puedes usar varios en un turno, pero usar solo puertos no cuenta como turno. Tu turno termina solo cuando no puedes hacer nada más; si no, lo terminas tú.',
  tradeName: 'Comerciar',
  trade:
    'Compra **o** vende cuanto quieras de una sola mercancía: cada pieza ocupa un comerciante. Todas van al precio que había antes. Después el precio se mueve un paso por pieza, hacia arriba si compraste y hacia abajo si vendiste, y se detiene en los extremos de la escala.\nTus comerciantes se quedan en el mercado hasta la ronda siguiente. Mientras están comprando una mercancía no puedes venderla, y al revés; hacer más de lo mismo sí se puede. No se comercia con importaciones ni con carne.',
  neighbourhoodName: 'Bono de vecindario (comprar a los vecinos)',
  neighbourhood:
    'Cuando colocas una unidad junto a unidades de otros jugadores que producen mercancías, sin río en medio, puedes comprar al momento esas mercancías con descuento: £{basicDiscount} menos por cada mercancía básica y £{processedDiscount} menos por cada procesada. Salen del mercado, así que cada una ocupa un comerciante y mueve el precio. Tu vecino ni pierde ni recibe nada.\nPuedes comprar cada mercancía una vez por unidad nueva, y hasta {limit4} de la misma por turno ({limit2} con dos jugadores). Los trabajadores no producen mercancías. En solitario no hay vecinos.',
  contractsName: 'Tomar contratos',
  contracts:
    'Una acción principal: toma cualquier contrato del tablero de exportación. Necesitas una casilla de exportación vacía.\nCuesta, de la ronda 1 a la {rounds}: {costs} (lo que lleva un + lo recibes).\nEl contrato se queda en su casilla hasta que lo cumples. No se puede devolver y puedes cumplirlo a partir de tu próximo turno (un clan puede tomarlo y cumplirlo en un mismo turno, como segundo contrato). El tablero solo se rellena entre rondas, hasta {board4}, {board3} o {board2} contratos con cuatro, tres o dos jugadores.',
  fulfilName: 'Cumplir contratos',
  fulfil:
    'Una acción principal: pagas las mercancías que pide el contrato. El **vacuno** es una de tus vacas del mapa; el **cordero**, una de tus ovejas. Tú eliges cuál. Vuelven a tu tablero y sus espacios quedan vacíos al momento. Se sacrifican justo los animales necesarios, y nunca para otra cosa.\nEl contrato queda cumplido y su casilla, vacía. Recibes sus importaciones y después sus bonos en el orden que quieras; ver “Bonos de los contratos”. Los contratos cumplidos cuentan al final. Los que siguen en una casilla, no.',
  bonusesName: 'Bonos de los contratos',
  bonuses:
    '**Dinero**: lo recibes al momento.\n**Espacio libre**: construyes en un terreno gratis, pero pagas la unidad. Puedes comprar a tus vecinos como siempre.\n**Mejora adicional**: elige un paso de transporte gratis, un comerciante gratis, una tecnología por £{techBonus}, o recuperar del mercado a uno de tus comerciantes para usarlo otra vez.\nLos **lúpulos** valen {hops, plural, one {# punto} many {# de puntos} other {# puntos}} cada uno al final.\nLo que no puedas o no quieras usar se pierde.',
  importsName: 'Importaciones',
  imports:
    'Recibes algodón, tabaco y caña de azúcar por contratos cumplidos. Al final, lo que menos importaron **todos los jugadores juntos** vale {rare} puntos por pieza, lo siguiente {middle} y lo más común {common}. En caso de empate, el algodón es más raro que el tabaco, y el tabaco más que la caña de azúcar. En solitario cuentan solo tus propias importaciones.\nCada una tiene un marcador común en una escala. Cada pieza importada lo mueve un paso. Recibes £1 por cada paso de £1 que alcanza o rebasa (cada {pound} pasos), pero no en solitario.',
  expandName: 'Expandir: colocar una unidad',
  expand:
    'Una acción principal: coloca una unidad de tu tablero en un espacio vacío a tu alcance. Pagas lo impreso en el terreno más la unidad: {prices}.\nEl **pastizal** es para animales, campos y edificios; el **bosque**, para leñadores; la **montaña**, para mineros.\nJunto a otros jugadores puedes comprarles después (ver “Bono de vecindario”), y con tu último edificio de un tipo puedes robar contratos (ver “Bono de construcción”).',
  buildingBonusName: 'Bono de construcción',
  buildingBonus:
    'Cuando colocas tu quesería, panadería o destilería número {bonusNumber} y tienes una casilla de exportación vacía, puedes robar {draw} contratos. Quédate con uno, al precio de esta ronda, o con ninguno; los demás van al fondo de la pila. Puedes robar aunque no te alcance el dinero para ninguno. Lo consigues cada vez que colocas la número {bonusNumber}.',
  reachName: 'Alcance',
  reach:
    'Puedes colocar unidades y usar puertos a tu alcance:\n- junto a una unidad tuya, sin río en medio;\n- al otro lado de **un río**, con transporte “río” como mínimo;\n- al otro lado de **lagos**, tantos seguidos como permita tu transporte; tienen que tocarse entre sí y tocar tu unidad y el destino.\nSe cruza un río o lagos, nunca ambos, y nunca tierra. Un lago se puede cruzar aunque haya un pescador. Sin unidades en el mapa no alcanzas nada.',
  shippingName: 'Transporte',
  shipping:
    'Cada paso cuesta £{shipCost} y es una acción principal: {levels}. “Río” cruza un río; “2 lagos”, hasta dos lagos seguidos. Conservas lo que permitían los pasos anteriores.\nEl transporte te deja construir y usar puertos más lejos. Al final conecta tus asentamientos, y una ficha de puntuación cuenta sus pasos.',
  technologyName: 'Tecnología',
  technology:
    'Una acción principal por £{techCost}, una vez para los leñadores y otra para los mineros. Desde entonces cada leñador gana en la producción £{woodBetter} en lugar de £{wood}, y cada minero £{mineBetter} en lugar de £{mine}. Como mejora adicional cuesta £{techBonus}.',
  merchantsName: 'Comerciantes',
  merchants:
    'Empiezas con {merchantsStart} y puedes contratar {merchantsHire} más, a £{hireCost} cada uno, uno por acción principal. Cada pieza que compras o vendes ocupa un comerciante, que se queda en el mercado hasta la ronda siguiente. Así, tus comerciantes limitan cuánto puedes comerciar en una ronda. Con una mejora adicional contratas uno gratis o recuperas otro.',
  portsName: 'Puertos',
  ports:
    'En cada esquina del mapa hay una ficha de puerto. Puedes usar cada puerto a tu alcance **una vez por partida**, antes o después de tu acción principal. Dos de ellos solo sirven como parte de otra cosa: te ahorras un animal al cumplir un contrato o mueves un precio al comerciar. Los demás también pueden usar el mismo puerto.',
  portsHere: '**En esta partida:**',
  portsAll: '**Todos los puertos:**',
  portLine: '- **{short}**{corner, select, none {} other { ({corner})}}: {line}',
  noPorts: 'Esta partida no tiene puertos.',
  clansName: 'Clanes',
  clans:
    'Cada jugador tiene un clan, y cada clan sabe hacer algo que los demás no. Las otras reglas son iguales para todos.',
  clanLine: '- **{short}**{who, select, none {} other { ({who})}}: {line}',
  noClans: 'Esta partida no tiene clanes.',
  clan: '{line}',
  // Details beyond each clan's line.
  buchananMore:
    'Tomas o cumples los contratos uno tras otro, y el segundo puede ser un contrato que has tomado este turno. Si tomas cuatro en un turno, pagas el primero y el tercero. Para robar basta una casilla vacía, y puedes quedarte con tantos como casillas vacías tengas.',
  campbellMore:
    'Cuenta cuántos de ese tipo hay ya en el mapa. El terreno se paga entero, y con un espacio libre conservas el descuento.',
  cunninghamMore: 'El precio del mercado no importa y no cambia.',
  fergussonMore:
    'Colocas el tercer trabajador cuando todos los demás han colocado los suyos. En “Borde y niebla” se explica cuál es el borde.',
  macdonaldMore:
    'No tienes tecnología que mejorar. En tierra, tus trabajadores necesitan bosque o montaña como siempre. Un pescador no paga terreno y va en un lago o espacio de puerto vacío a tu alcance (un trabajador inicial, en cualquiera), nunca junto a otro de los tuyos. Remar no te deja comprar a los vecinos y puede partir un asentamiento.',
  macewanMore: 'Tú eliges cuándo, en un único momento entre los bonos de ese contrato.',
  mackenzieMore:
    'Los barriles avanzan un lugar al empezar la producción. Un barril en el último lugar sale solo, con su dinero. Al final de la producción puedes guardar en el primer lugar un whisky que acabas de elaborar. Puedes sacar un barril en cualquier momento de tu turno, o en la producción. Con un barril no se paga ni se comercia, pero la ficha de puntuación lo cuenta. Al final de la partida salen todos los barriles, con su dinero, y cuentan como whisky.',
  robertsonMore:
    'Vale también para los trabajadores iniciales, y nunca baja de £0. Con un espacio libre rebaja lo que aún pagas. En “Delta del río” se explica dónde están.',
  stewartMore: 'Comprar a los vecinos también cuenta, una vez por mercancía.',
  clanWho: 'En esta partida lo juega {who}.',
  productionName: 'Producción',
  production:
    'Cuando todos han pasado, recibes automáticamente £{wood} por cada leñador y £{mine} por cada minero (más con tecnología), {sheepYield} de lana por cada oveja, {cowYield} de leche por cada vaca y {fieldYield} de grano por cada campo.\nDespués cada edificio puede convertir una mercancía en otra: **quesería**, leche → queso; **panadería**, grano → pan; **destilería**, grano → whisky. Puedes usar todo lo que tengas, no solo lo nuevo.\nTodos deciden a la vez, en cualquier orden. Puedes cambiar de idea hasta que confirme el último. Si ya has pasado, puedes planearlo por adelantado.',
  scoringName: 'Fichas de puntuación',
  scoring:
    'Cada ronda termina con una ficha de puntuación que da gloria a todos los jugadores. Se ven todas desde el principio. Si algo cuenta por parejas, lo que queda suelto no cuenta. Lo que tu clan tiene al empezar también cuenta.',
  scoringHere: '**En esta partida, ronda a ronda:**',
  scoringAll: '**Todas las fichas de puntuación (en una partida hay {rounds}):**',
  scoringLine: '{number}. {line}',
  noScoring: 'Esta partida no tiene fichas de puntuación.',
  gloryName: 'Gloria',
  glory:
    'Recibes gloria por las fichas de puntuación al final de cada ronda y por uno de los puertos. Al final, 1 de gloria vale 1 punto. Con la opción “{mostGloryName}”, quien tenga más recibe {mostGlory} más; en caso de empate se reparten, redondeando hacia abajo.',
  settlementsName: 'Asentamientos',
  settlements:
    'Un **asentamiento** es un grupo de unidades tuyas que se tocan, sin río en medio. Una unidad sola también lo es. Dos asentamientos están conectados si tu transporte llega de uno a otro, y desde ahí puedes seguir conectando. Al final cuenta el **número de asentamientos** de tu mayor grupo conectado.\nA quienes tengan más: {settlements4} puntos con tres o cuatro jugadores; {settlements2} con dos. En caso de empate se reparten los puestos que ocupan, redondeando hacia abajo. En solitario, según el número: {settlementsSolo}.',
  finalName: 'Puntuación final',
  final:
    '- Gloria: tantos puntos como gloria\n- Mercancías básicas: {basicPoints} cada una; procesadas: {processedPoints}\n- Dinero: 1 por cada £{pounds}\n- Lúpulos: {hops} cada uno\n- Importaciones: {common}, {middle} o {rare} cada una; ver “Importaciones”\n- Más contratos cumplidos: {contracts4} con tres o cuatro jugadores, {contracts2} con dos\n- Asentamientos conectados; ver “Asentamientos”\nEn caso de empate se reparten los puestos que ocupan, redondeando hacia abajo. Si empatan los totales, decide el dinero que sobra tras las decenas. La puja por un clan se resta.',
  passingName: 'Pasar',
  passing:
    'En lugar de una acción principal puedes pasar. Recibes dinero según el orden: {passMoney} (en solitario, £{passSolo}), también en la última ronda. Ya no tienes más turnos en esta ronda. Quien pasa primero empieza la ronda siguiente. Puedes usar puertos antes de pasar, en el mismo turno.',
  undoName: 'Deshacer',
  undo: 'Con `/undo` o con el botón deshaces tu turno, un paso o entero, hasta que juegue el siguiente. Lo que los robots hicieron después se deshace también. Cuando otras personas ya han jugado, o se ha mostrado algo oculto, como contratos robados, tienen que aceptar todos los demás: se lo pregunto en el canal. La producción puedes cambiarla hasta que confirme el último.\nQuien modera puede devolver la partida a cualquier jugada con `/mod undo`.',
  firstGameName: 'Primera partida',
  firstGame:
    'Hay un modo con menos reglas para una primera partida: {names}. Cada importación vale {staticImport} puntos, las rondas terminan sin gloria y no hay puertos. Elígelo al abrir la partida o en Opciones, en la sala.',
  optionsName: 'Opciones',
  options:
    'Las elige quien abre la partida, antes de que empiece. Si dos no son compatibles, te digo por qué. Aquí están todas:',
  optionsHere: 'Las elige quien abre la partida, antes de que empiece. **Esta partida tiene:**',
  optionsNone: 'Las elige quien abre la partida, antes de que empiece. Esta partida no tiene ninguna.',
  optionLine: '- **{short}**: {line}',
  soloName: 'Partida en solitario',
  solo: 'Juegas en el mapa pequeño, y piezas neutrales bloquean todo el terreno que cuesta £1. Eliges entre dos clanes. No hay vecinos a los que comprar.\nAntes de las rondas 2 a {rounds}, tres dados mueven los precios de tres mercancías. Un precio fuera del rango medio vuelve hacia él. Se rellenan todas las casillas del tablero de exportación y después sale de la partida el contrato de la casilla del último dado.\nSe puntúa por cantidades: contratos cumplidos {contractsSolo}; asentamientos conectados {settlementsSolo}. Solo cuentan tus propias importaciones. Niveles: {soloTitles}.',
  auctionName: 'Subasta de clanes',
  auction:
    'Una opción: hay tantos clanes como jugadores, cada uno con una ficha de inicio. Un jugador abre con una puja de 0 a {highestBid} puntos. Por turnos, cada jugador sin clan puja más o deja esta subasta. Con {highestBid} se gana al momento. Quien gana elige un clan y pierde esos puntos al final. El siguiente jugador sin clan abre la próxima subasta, y el último se lleva gratis lo que queda. El orden de turno es el orden en que se gana.',
  futureName: 'Contratos futuros',
  future:
    'Una opción: los próximos {future} contratos están boca arriba en una fila. Son los primeros en pasar al tablero de exportación, empezando por el más antiguo, y la fila se rellena de la pila. No se pueden tomar con la acción principal. Un bono de construcción elige de esta fila en lugar de robar: si te quedas con uno, los demás salen de la partida y llegan otros; si no te quedas con ninguno, la fila sigue igual. El clan Buchanan destapa antes {future} más y elige entre todos; el resto sale de la partida, aunque no se quede con ninguno.',
  computersName: 'Robots y consejos',
  computers:
    'Antes de la partida, **Robots** en la sala o `/computer add` llena plazas libres con robots. Hay cuatro niveles, del que todavía aprende al más fuerte que tengo; no saben más de lo que tú puedes ver. Juegan justo después de ti y dicen en pocas palabras para qué.\nDurante la partida, **Que juegue un robot** (debajo de **Jugar tu turno**) o `/computer play` le deja tu plaza: este turno, hasta que vuelvas o para siempre. Si a alguien se le acaba el tiempo, los demás también pueden elegir un robot.\nSi la sala permite consejos, **Consejo** o `/hint` te dice qué haría un terrateniente en tu turno.',
  deltaName: 'Delta del río',
  delta:
    'Donde un río desemboca en un lago, los dos espacios de tierra a los lados de su último tramo son deltas. Solo cuenta ese último tramo. El clan Robertson paga £{delta4} menos por una unidad colocada ahí (£{delta2} con uno o dos jugadores).',
  borderName: 'Borde y niebla',
  border:
    'Con tres o cuatro jugadores, el borde es el anillo exterior del mapa. Con uno o dos, la tierra del anillo exterior está en la **niebla**: ahí no se puede colocar nada, y todo espacio junto a la niebla es el borde. Los lagos cuentan si tienen un pescador; los espacios de puerto, no. Una ficha de puntuación cuenta las unidades del borde.',
};
