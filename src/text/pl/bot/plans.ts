/** Polish: private plans. */
import type { Catalogue } from '../../catalogue.ts';

export const plans: Catalogue['bot']['plans'] = {
  button:
    '{steps, plural, =0 {Plan} one {Plan: # krok} few {Plan: # kroki} many {Plan: # kroków} other {Plan: # kroku}}',
  title: '### 🧭 Twój prywatny plan',
  empty:
    'Wypróbuj swoje następne ruchy, na tyle tur naprzód, na ile chcesz. Na stole nic się nie dzieje i nikt inny tego nie widzi. Od czego zaczynasz?',
  differs:
    '-# Plan służy tylko do prób. Gdy grają inni, możesz zamienić go na zlecenie, a wykonam je w twojej turze.',
  others:
    '-# {mode, select, alone {W tym planie tylko ty grasz, a {single, select, true {drugi gracz} other {reszta}} nic w tym czasie nie robi.} other {W tym planie {single, select, true {drugi gracz pasuje zawsze, gdy przychodzi jego kolej} other {reszta pasuje zawsze, gdy przychodzi jej kolej}}.}}',
  round: '-# Runda {round}: nie wiadomo, co się do tego czasu odsłoni, więc plan tego nie uwzględnia.',
  step: '{number}. {what}',
  gone: '{number}. ❌ ~~{what}~~\n-# {why}',
  reveals: '-# ↳ W tym miejscu odsłania się coś ukrytego. Plan tego nie uwzględnia.',
  sum: '**Razem:** kosztuje {spent}£, daje {gained}£ · punkty, gdyby gra się wtedy kończyła: {points} (teraz {before})',
  stillPossible:
    '{moved, select, true {⚠️ **Gra poszła dalej:** } other {⚠️ **Plan już nie pasuje:** }}{some, select, all {{steps, plural, one {twój krok jest nadal możliwy.} =2 {oba twoje kroki są nadal możliwe.} few {wszystkie twoje # kroki są nadal możliwe.} many {wszystkie twoje kroki (#) są nadal możliwe.} other {wszystkie twoje kroki (#) są nadal możliwe.}}} none {{steps, plural, one {twój krok nie jest już możliwy.} few {żaden z twoich # kroków nie jest już możliwy.} many {żaden z twoich # kroków nie jest już możliwy.} other {żaden z twoich # kroków nie jest już możliwy.}}} other {nadal możliwe kroki: {left} z {steps}.}}',
  over: '{over, select, finished {**Tu gra się kończy.**} alone {**W tej rundzie nie masz już nic do zdecydowania.** Jeśli {single, select, true {drugi gracz} other {reszta}} spasuje, plan może iść dalej.} other {**Nie masz już nic do zdecydowania.**}}',
  doable:
    '-# **Wykonaj** zagra naprawdę, na stole, {part, select, true {{doable, plural, one {pierwszy możliwy krok} few {pierwsze # możliwe kroki} many {pierwsze # możliwych kroków} other {pierwsze # możliwego kroku}}} other {{doable, plural, one {ten krok} few {te # kroki} many {te # kroków} other {te # kroku}}}}.{why, select, reveal { Odsłoni się wtedy coś ukrytego, więc nie da się tego swobodnie cofnąć.} alone { Odsłoni się wtedy coś ukrytego. Jeśli to cofniesz, ta gra nie będzie się liczyć do najlepszych wyników.} finish { To kończy grę. Jeśli to cofniesz, nie będzie się ona liczyć do najlepszych wyników.} other {}}{part, select, true { Reszta zostaje w planie.} other {}}',
  notNow:
    '-# To jeszcze nie twoja kolej. **Zamień na zlecenie**, a w twojej turze wykonam pierwszy możliwy krok, po tej cenie lub lepszej.',
  notYet:
    '-# {mine, select, true {Najpierw musisz coś dokończyć w grze, na przykład swoją turę.} other {Nic z tego nie da się teraz zrobić.}} Plan zostaje zachowany.',

  // Buttons.
  add: 'Dodaj do planu',
  addEnd: 'Dodaj i zakończ turę',
  doIt: 'Wykonaj',
  askChief: 'Co na to wódz?',
  order: 'Zamień na zlecenie',
  keep: 'Usuń to, co niemożliwe',
  takeBack: 'Cofnij krok',
  anew: 'Zacznij od nowa',
  passing: 'Niech {single, select, true {drugi gracz} other {reszta}} pasuje',
  alone: 'Niech reszta czeka',
  open: 'Otwórz plan',

  drawnUnknown: 'Nie wiadomo, co dobierzesz: plan zakłada, że nic nie zatrzymujesz.',
  stale: '-# Od tego czasu coś się zmieniło w planie albo w grze. Oto obecny stan.',
  did: '**{steps, plural, one {Wykonano krok twojego planu.} few {Wykonano # kroki twojego planu.} many {Wykonano # kroków twojego planu.} other {Wykonano # kroku twojego planu.}}**{revealed, select, true { Odsłoniło się coś ukrytego, więc na tym się zatrzymuję.} other {}}',
  left: '{steps, plural, one {W planie został # krok} few {W planie zostały # kroki} many {W planie zostało # kroków} other {W planie zostało # kroku}}.',
  undone: 'Zaplanowane kroki wróciły do twojego planu.',
  ordering:
    'To twój plan jako zlecenie; zastępuje ono wcześniejsze. Wykonam tylko pierwszy możliwy krok; reszta zostaje w planie.',
  orderNow: 'To twoja kolej, więc możesz to zrobić bez zlecenia.',
  orderNothing: 'W twoim planie nie ma kroku z tej rundy, który dałoby się zlecić.',
  nothingYet: 'Twój plan jest pusty. Najpierw dodaj krok: poniżej albo komendą `/plan krok:`.',
  dropFirst: 'Nie dodano: najpierw usuń kroki, które są już niemożliwe.',
  unclear:
    'Nie wiem, który krok oznacza „{typed}”, albo nie jest on tam możliwy. Wybierz jedną z podpowiedzi.',
};
