/** Polish: habits that cost points, each a sentence of advice in a review. */
import type { Catalogue } from '../../catalogue.ts';

export const habits: Catalogue['bot']['habits'] = {
  lastPass:
    'Zanim spasujesz ostatni raz, poszukaj jeszcze jednej akcji: było cię jeszcze stać na taką, która daje punkty.',
  settlements:
    'Zanim spasujesz ostatni raz, policz siedliska: jeszcze jedna jednostka albo jedno ulepszenie żeglugi połączyłoby kolejne.',
  contract:
    'Bierz kontrakty, do których masz już towary: niektóre zostały na planszy, choć niczego ci do nich nie brakowało.',
  ports: 'Korzystaj z portów w swoim zasięgu: część ich premii przepadła.',
  merchants:
    'Nie pasuj, dopóki kupcy mogą sprzedać niepotrzebne towary: im wcześniej masz pieniądze, tym więcej z nich pożytku.',
};
