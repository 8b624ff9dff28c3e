/** Polish: purposes of computer players' moves and of hints, each a short sentence. */
import type { Catalogue } from '../../catalogue.ts';

export const reasons: Catalogue['bot']['reasons'] = {
  start: 'Na dobry początek.',
  clan: 'Aby zdobyć dobry klan.',
  dear: 'Za drogo.',
  export: 'Dla nagród z kontraktu.',
  contract: 'Obiecujący kontrakt.',
  income: 'Dla większego dochodu.',
  processing: 'Aby przetwarzać towary.',
  money: 'Dla pieniędzy.',
  goods: 'Aby zdobyć towary.',
  merchants: 'Aby więcej handlować.',
  reach: 'Aby sięgać dalej.',
  settlements: 'Aby połączyć siedliska.',
  majority: 'Aby mieć najwięcej kontraktów.',
  tile: 'Z myślą o kaflu punktowania.',
  bonus: 'Aby żadna premia nie przepadła.',
  rest: 'Nie ma już lepszego ruchu.',
};
