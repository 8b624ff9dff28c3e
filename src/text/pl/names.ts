/**
 * Polish names of things, with their cases. Without a form, a name is in the nominative, plural as in a heading if
 * there are several; `counted` follows a number, `acc` is the same in the accusative.
 */
import type { Names } from '../catalogue.ts';

export const names: Names = {
  goods: {
    wool: '{form, select, gen {wełny} acc {{count, plural, one {wełnę} few {wełny} many {wełen} other {wełny}}} other {{count, plural, one {wełna} few {wełny} many {wełen} other {wełny}}}}',
    milk: '{form, select, gen {mleka} other {{count, plural, one {mleko} few {mleka} many {mlek} other {mleka}}}}',
    grain:
      '{form, select, gen {zboża} other {{count, plural, one {zboże} few {zboża} many {zbóż} other {zboża}}}}',
    bread:
      '{form, select, gen {chleba} other {{count, plural, one {chleb} few {chleby} many {chlebów} other {chleba}}}}',
    cheese:
      '{form, select, gen {sera} other {{count, plural, one {ser} few {sery} many {serów} other {sera}}}}',
    whisky: 'whisky',
  },
  imports: {
    cotton:
      '{form, select, gen {bawełny} acc {{count, plural, one {bawełnę} few {bawełny} many {bawełn} other {bawełny}}} other {{count, plural, one {bawełna} few {bawełny} many {bawełn} other {bawełny}}}}',
    tobacco:
      '{form, select, gen {tytoniu} other {{count, plural, one {tytoń} few {tytonie} many {tytoni} other {tytoniu}}}}',
    sugarCane:
      '{form, select, gen {trzciny cukrowej} acc {{count, plural, one {trzcinę cukrową} few {trzciny cukrowe} many {trzcin cukrowych} other {trzciny cukrowej}}} other {{count, plural, one {trzcina cukrowa} few {trzciny cukrowe} many {trzcin cukrowych} other {trzciny cukrowej}}}}',
  },
  meats: {
    beef: '{form, select, gen {wołowiny} acc {{count, plural, one {wołowinę} few {wołowiny} many {wołowin} other {wołowiny}}} other {{count, plural, one {wołowina} few {wołowiny} many {wołowin} other {wołowiny}}}}',
    mutton:
      '{form, select, gen {baraniny} acc {{count, plural, one {baraninę} few {baraniny} many {baranin} other {baraniny}}} other {{count, plural, one {baranina} few {baraniny} many {baranin} other {baraniny}}}}',
  },
  units: {
    sheep:
      '{form, select, gen {{count, plural, one {owcy} few {owiec} many {owiec} other {owcy}}} acc {{count, plural, one {owcę} few {owce} many {owiec} other {owcy}}} counted {{count, plural, one {owca} few {owce} many {owiec} other {owcy}}} other {{count, plural, one {owca} few {owce} many {owce} other {owce}}}}',
    cow: '{form, select, gen {{count, plural, one {krowy} few {krów} many {krów} other {krowy}}} acc {{count, plural, one {krowę} few {krowy} many {krów} other {krowy}}} counted {{count, plural, one {krowa} few {krowy} many {krów} other {krowy}}} other {{count, plural, one {krowa} few {krowy} many {krowy} other {krowy}}}}',
    cheeseDairy:
      '{form, select, gen {serowni} acc {{count, plural, one {serownię} few {serownie} many {serowni} other {serowni}}} counted {{count, plural, one {serownia} few {serownie} many {serowni} other {serowni}}} other {{count, plural, one {serownia} few {serownie} many {serownie} other {serownie}}}}',
    bakery:
      '{form, select, gen {piekarni} acc {{count, plural, one {piekarnię} few {piekarnie} many {piekarni} other {piekarni}}} counted {{count, plural, one {piekarnia} few {piekarnie} many {piekarni} other {piekarni}}} other {{count, plural, one {piekarnia} few {piekarnie} many {piekarnie} other {piekarnie}}}}',
    field:
      '{form, select, gen {{count, plural, one {pola uprawnego} few {pól uprawnych} many {pól uprawnych} other {pola uprawnego}}} acc {{count, plural, one {pole uprawne} few {pola uprawne} many {pól uprawnych} other {pola uprawnego}}} counted {{count, plural, one {pole uprawne} few {pola uprawne} many {pól uprawnych} other {pola uprawnego}}} other {{count, plural, one {pole uprawne} few {pola uprawne} many {pola uprawne} other {pola uprawne}}}}',
    distillery:
      '{form, select, gen {gorzelni} acc {{count, plural, one {gorzelnię} few {gorzelnie} many {gorzelni} other {gorzelni}}} counted {{count, plural, one {gorzelnia} few {gorzelnie} many {gorzelni} other {gorzelni}}} other {{count, plural, one {gorzelnia} few {gorzelnie} many {gorzelnie} other {gorzelnie}}}}',
    woodcutter:
      '{form, select, gen {{count, plural, one {drwala} few {drwali} many {drwali} other {drwala}}} acc {{count, plural, one {drwala} few {drwali} many {drwali} other {drwala}}} counted {{count, plural, one {drwal} few {drwali} many {drwali} other {drwala}}} other {{count, plural, one {drwal} few {drwale} many {drwale} other {drwale}}}}',
    miner:
      '{form, select, gen {{count, plural, one {górnika} few {górników} many {górników} other {górnika}}} acc {{count, plural, one {górnika} few {górników} many {górników} other {górnika}}} counted {{count, plural, one {górnik} few {górników} many {górników} other {górnika}}} other {{count, plural, one {górnik} few {górnicy} many {górnicy} other {górnicy}}}}',
    fisherman:
      '{form, select, gen {{count, plural, one {rybaka} few {rybaków} many {rybaków} other {rybaka}}} acc {{count, plural, one {rybaka} few {rybaków} many {rybaków} other {rybaka}}} counted {{count, plural, one {rybak} few {rybaków} many {rybaków} other {rybaka}}} other {{count, plural, one {rybak} few {rybacy} many {rybacy} other {rybacy}}}}',
  },
  lands: {
    grassland: '{form, select, gen {łąki} other {łąka}}',
    forest: '{form, select, gen {lasu} other {las}}',
    mountain: '{form, select, gen {gór} other {góry}}',
    water: '{form, select, gen {jeziora lub pola portowego} other {jezioro lub pole portowe}}',
    loch: '{form, select, gen {jeziora} other {jezioro}}',
  },
  clans: {
    buchanan: 'Buchanan',
    campbell: 'Campbell',
    cunningham: 'Cunningham',
    fergusson: 'Fergusson',
    macdonald: 'MacDonald',
    macewan: 'MacEwan',
    mackenzie: 'MacKenzie',
    robertson: 'Robertson',
    stewart: 'Stewart',
  },
  shipping: {
    none: 'brak',
    river: 'rzeka',
    '1-loch': '1 jezioro',
    '2-loch': '2 jeziora',
    '3-loch': '3 jeziora',
    '4-loch': '4 jeziora',
  },
  // The form `tools` follows “technologia”.
  technologies: {
    woodcutter: '{form, select, tools {drwali} other {drwale}}',
    miner: '{form, select, tools {górników} other {górnicy}}',
  },
  sides: { buy: 'kupno', sell: 'sprzedaż' },
  corners: { A: 'lewy górny róg', B: 'prawy górny róg', C: 'prawy dolny róg', D: 'lewy dolny róg' },
  bonuses: {
    neighbourhood: '{form, select, gen {premii sąsiedztwa} other {premia sąsiedztwa}}',
    buildingBonus: '{form, select, gen {premii budynków} other {premia budynków}}',
    drawnContracts: '{form, select, gen {dobranych kontraktów} other {dobrane kontrakty}}',
    freeSpace: '{form, select, gen {wolnej przestrzeni} other {wolna przestrzeń}}',
    upgrade: '{form, select, gen {bonusowego ulepszenia} other {bonusowe ulepszenie}}',
    brewing: '{form, select, gen {warzenia piwa} other {warzenie piwa}}',
    secondContract: '{form, select, gen {drugiego kontraktu} other {drugi kontrakt}}',
    secondFulfilment:
      '{form, select, gen {realizacji drugiego kontraktu} other {realizacja drugiego kontraktu}}',
  },
  // The form `doing` completes “planuje …”, `todo` labels a button.
  planItems: {
    cheeseDairy:
      '{form, select, doing {{count, plural, =0 {nie przetwarzać mleka na ser} one {przetworzyć # mleko na ser} few {przetworzyć # mleka na ser} many {przetworzyć # mlek na ser} other {przetworzyć # mleka na ser}}} todo {{count, plural, =0 {bez sera} one {przetwórz # mleko na ser} few {przetwórz # mleka na ser} many {przetwórz # mlek na ser} other {przetwórz # mleka na ser}}} other {mleko na ser}}',
    bakery:
      '{form, select, doing {{count, plural, =0 {nie przetwarzać zboża na chleb} one {przetworzyć # zboże na chleb} few {przetworzyć # zboża na chleb} many {przetworzyć # zbóż na chleb} other {przetworzyć # zboża na chleb}}} todo {{count, plural, =0 {bez chleba} one {przetwórz # zboże na chleb} few {przetwórz # zboża na chleb} many {przetwórz # zbóż na chleb} other {przetwórz # zboża na chleb}}} other {zboże na chleb}}',
    distillery:
      '{form, select, doing {{count, plural, =0 {nie przetwarzać zboża na whisky} one {przetworzyć # zboże na whisky} few {przetworzyć # zboża na whisky} many {przetworzyć # zbóż na whisky} other {przetworzyć # zboża na whisky}}} todo {{count, plural, =0 {bez whisky} one {przetwórz # zboże na whisky} few {przetwórz # zboża na whisky} many {przetwórz # zbóż na whisky} other {przetwórz # zboża na whisky}}} other {zboże na whisky}}',
    butter:
      '{form, select, doing {{count, plural, =0 {nie przetwarzać mleka na masło} one {przetworzyć # mleko na masło} few {przetworzyć # mleka na masło} many {przetworzyć # mlek na masło} other {przetworzyć # mleka na masło}}} todo {{count, plural, =0 {bez masła} one {przetwórz # mleko na masło} few {przetwórz # mleka na masło} many {przetwórz # mlek na masło} other {przetwórz # mleka na masło}}} other {mleko na masło}}',
    store:
      '{form, select, doing {{count, plural, =0 {nie wstawiać beczki do piwnicy} other {wstawić beczkę do piwnicy}}} todo {{count, plural, =0 {bez nowej beczki} other {wstaw beczkę do piwnicy}}} other {beczka do piwnicy}}',
    take1:
      '{form, select, doing {{count, plural, =0 {zostawić beczkę na miejscu 1} other {wyjąć beczkę z miejsca 1}}} todo {{count, plural, =0 {zostaw beczkę na miejscu 1} other {wyjmij beczkę z miejsca 1}}} other {beczka z miejsca 1}}',
    take2:
      '{form, select, doing {{count, plural, =0 {zostawić beczkę na miejscu 2} other {wyjąć beczkę z miejsca 2}}} todo {{count, plural, =0 {zostaw beczkę na miejscu 2} other {wyjmij beczkę z miejsca 2}}} other {beczka z miejsca 2}}',
    take3:
      '{form, select, doing {{count, plural, =0 {zostawić beczkę na miejscu 3} other {wyjąć beczkę z miejsca 3}}} todo {{count, plural, =0 {zostaw beczkę na miejscu 3} other {wyjmij beczkę z miejsca 3}}} other {beczka z miejsca 3}}',
  },
  // Complete “możesz …”. The form `does` completes “czekamy, aż …”, `todo` asks the player.
  decisions: {
    draft: '{form, select, does {wybierze zestaw} todo {wybierz zestaw} other {wybrać zestaw}}',
    auction: '{form, select, does {zalicytuje} todo {licytuj} other {licytować}}',
    firstWorker:
      '{form, select, does {postawi startowego robotnika} todo {postaw startowego robotnika} other {postawić startowego robotnika}}',
    turn: '{form, select, does {wykona główną akcję albo spasuje} todo {wykonaj główną akcję albo spasuj} other {wykonać główną akcję albo spasować}}',
    secondContract:
      '{form, select, does {weźmie drugi kontrakt albo z niego zrezygnuje} todo {weź drugi kontrakt albo z niego zrezygnuj} other {wziąć drugi kontrakt albo z niego zrezygnować}}',
    secondFulfilment:
      '{form, select, does {zrealizuje drugi kontrakt albo z tego zrezygnuje} todo {zrealizuj drugi kontrakt albo z tego zrezygnuj} other {zrealizować drugi kontrakt albo z tego zrezygnować}}',
    shiftedTrade:
      '{form, select, does {kupi albo sprzeda towar, którego cena właśnie się zmieniła} todo {handluj towarem, którego cena właśnie się zmieniła} other {handlować towarem, którego cena właśnie się zmieniła}}',
    expansion:
      '{form, select, does {użyje premii albo z niej zrezygnuje} todo {użyj premii albo z niej zrezygnuj} other {użyć premii albo z niej zrezygnować}}',
    draw: '{form, select, does {wybierze, które z dostępnych kontraktów zatrzyma, albo z nich zrezygnuje} todo {wybierz, które z dostępnych kontraktów zatrzymasz, albo z nich zrezygnuj} other {wybrać, które z dostępnych kontraktów zatrzymać, albo z nich zrezygnować}}',
    slaughter:
      '{form, select, does {wybierze zwierzęta do uboju na kontrakt} todo {wybierz zwierzęta do uboju na kontrakt} other {wybrać zwierzęta do uboju na kontrakt}}',
    bonuses:
      '{form, select, does {użyje premii albo z nich zrezygnuje} todo {użyj premii albo z nich zrezygnuj} other {użyć premii albo z nich zrezygnować}}',
    exchange:
      '{form, select, does {wybierze dwie jednostki, które zdejmie, i dwie nowe} todo {wybierz dwie jednostki, które zdejmiesz, i dwie nowe} other {wybrać dwie jednostki, które zdejmiesz, i dwie nowe}}',
    production:
      '{form, select, does {zdecyduje, co wytworzą budynki} todo {zdecyduj, co wytworzą twoje budynki} other {zdecydować, co wytworzą budynki}}',
  },
  phases: {
    draft: 'klany',
    workers: 'startowi robotnicy',
    actions: 'akcje',
    production: 'produkcja',
    finished: 'koniec gry',
  },
  titles: {
    newbie: 'Nowicjusz',
    rookie: 'Rekrut',
    average: 'Przeciętniak',
    expert: 'Ekspert',
    genius: 'Geniusz',
  },
};
