/** Polish: replies and suggestions of slash commands. Only the user who typed sees them. */
import type { Catalogue } from '../../catalogue.ts';

export const slash: Catalogue['bot']['slash'] = {
  // Suggested values by field.
  valueOffer: '{number}: {offer}',
  valueAmount: '{amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  valueUnit: '{unit}',
  valueSpace: '{space}',
  valueGood: '{good}',
  valueSide: '{side, select, buy {kupno} other {sprzedaż}}',
  valueCount: '{count}',
  valueContract: '{number}: {figures}',
  valueWorker: '{worker, select, woodcutter {drwale} other {górnicy}}',
  valueSpare: '{meat, select, none {żadne zwierzę} other {{meat_name}}}',
  valuePort: '{port_name}',
  valueGain: '{gain}',
  valueDirection: '{direction, select, up {w górę} other {w dół}}',
  valuePlace: 'miejsce {place}',
  valueItem: '{item}',

  // Details after a suggested value.
  withDetail: '{value} – {detail}',
  priceEach: 'po {price}£, najwyżej {most}',
  goodsFor: '{good} {price}£',
  fromPrice:
    '{least, plural, =0 {za darmo} other {od #£}}, {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  planned: '{item_count_todo}',
  youHave: 'masz {count}',
  postedThere: '{count, plural, one {# kupiec} few {# kupców} many {# kupców} other {# kupca}}, {side}',
  priceNow: 'teraz {price}£',
  priceMoves: '{from}£ → {to}£',
  unitThere: '{unit}',
  upTo: 'najwyżej {most}{planned, plural, =0 {} other {, zaplanowane: #}}',

  // What may be typed for an action, beside its label and its command. Only compared, never shown.
  typedTrade: '{side, select, buy {kup kupić kupno} other {sprzedaj sprzedać sprzedaż}} {good} handel rynek',
  typedObtain: 'weź wziąć bierz',
  typedExpand: 'ekspansja postaw postawić zbuduj buduj {unit_acc}',
  typedShipping: 'ulepsz ulepszyć żegluga żeglugę',
  typedTechnology: 'ulepsz ulepszyć technologia technologię',
  typedHire: 'zatrudnij zatrudnić kupiec kupca',
  typedFulfil: 'zrealizuj zrealizować realizacja',
  typedPass: 'spasuj spasować pasuj pas',

  // Refusals, with what is possible.
  unknownValue:
    '„{text}” {field, select, unit {to nie jednostka} good {to nie towar} space {to nie pole} contract {to nie kontrakt} port {to nie port} offer {to nie zestaw do wyboru} worker {to nie robotnik} other {nie pasuje jako `{input}`}}.',
  notHere: 'Tu nie można wybrać: „{text}”.',
  missingValue: 'Dopisz `{input}`, bo nie chcę zgadywać.',
  missingCopy:
    'Teraz może to zrobić tylko port „{port_name}”, a kosztuje to {cost}£. Aby go użyć, dopisz `{input}`.',
  possibleValues:
    '`{input}` może być: {list}{more, plural, =0 {} other {… i jeszcze #, gdy zaczniesz pisać}}.',
  range: 'od {least} do {greatest}',
  possibleCommands: 'Możesz teraz użyć: {list}. `/turn` pokazuje wszystko jako przyciski.',
  waitingFor: 'Czekamy na ruch: {list}.',

  // Results, and what comes next.
  did: '{seat} {action}.',
  more: '-# … Reszta jest w `/recap dziennik:`.',
  have: '-# Masz: {money}£{goods, select, none {} other {, {goods}}}, {merchants, plural, one {# wolny kupiec} few {# wolnych kupców} many {# wolnych kupców} other {# wolnego kupca}}.',

  // Production in one step.
  nothingPlanned:
    'Nic się nie zmieniło. Podaj co najmniej jedną liczbę, np. `ser: 2`, albo potwierdź swój plan bez zmian komendą `/produce confirm`.',
  notConfirmed:
    'Zaplanowane, ale niepotwierdzone. Możesz to jeszcze zmienić, a potem użyj `/produce confirm`.',
};
