/** Polish: what somebody does, as the rest of a sentence that begins with a name. */
import type { Catalogue } from '../catalogue.ts';

export const actions: Catalogue['actions'] = {
  pick: 'wybiera zestaw {number}{known, select, yes {: {offer}} other {}}',
  bid: 'oferuje {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  declineBid: 'wycofuje się z tej aukcji',
  placeWorker: 'stawia początkowego {unit_acc} na {space}',
  trade: '{side, select, buy {kupuje} other {sprzedaje}} {count} {good_count_acc}',
  obtain: 'bierze kontrakt {contract_text}',
  expand: 'stawia {unit_acc} na {space}',
  upgradeShipping: 'ulepsza żeglugę',
  upgradeTechnology: 'ulepsza technologię {worker_tools}',
  hire: 'zatrudnia kupca',
  fulfil:
    'realizuje kontrakt {contract_text}{spares, plural, =0 {} one { i oszczędza # zwierzę w porcie ({spared})} few { i oszczędza # zwierzęta w portach ({spared})} many { i oszczędza # zwierząt w portach ({spared})} other { i oszczędza # zwierzęcia w portach ({spared})}}',
  pass: 'pasuje',
  endTurn: 'kończy turę',
  usePort: 'używa portu „{port_name}”{copied, select, true { i kopiuje „{effect_name}”} other {}}',
  exchangeGoods: 'wymienia towary w porcie „{port_name}”: 1 {discard} → {gain}',
  shiftPrice:
    '{direction, select, up {podnosi} other {obniża}} cenę {good_gen} w porcie „{port_name}”',
  row: 'wiosłuje rybakiem z {from} na {to}',
  takeBarrel: 'wyjmuje beczkę z miejsca {place}',
  decline: 'rezygnuje z reszty',
  buy: 'kupuje {count} {good_count_acc} od sąsiadów',
  drawContracts: 'dobiera kontrakty',
  takeContract: 'zatrzymuje kontrakt {contract_text}',
  slaughter: 'ubija {unit, select, none {zwierzę} other {{unit_acc}}} na {space}',
  recall: 'zabiera z rynku kupca, który {side, select, buy {kupował} other {sprzedawał}} {good_acc}',
  brew: 'warzy piwo ({count} {good_count_counted})',
  exchangeOld: 'zdejmuje {unit, select, none {jednostkę} other {{unit_acc}}} z {space}',
  exchangeNew: 'wprowadza {unit_acc}',
  plan: '{again, select, true {teraz } other {}}planuje {item_count_doing}',
  confirmProduction: 'potwierdza produkcję',
};
