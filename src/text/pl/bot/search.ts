/** Polish: words that lead to a rules topic beside its name and text; `ignored`: words without meaning in a question. */
import type { Catalogue } from '../../catalogue.ts';

export const search: Catalogue['bot']['search'] = {
  ignored:
    'a aby albo ale będzie by być co czy czym dla do dwa dwie gdy gdzie go i ich ile ja jak jaka jaki jakie jaką jako je jeden jedna jedną jednej jest jeśli już każda każdy kiedy kto która które który ma mam mi mnie mogę moja moje może można mój muszę na nie o od on oraz po pod przed przez przy razy się są ta tak te tego tej ten to tu ty u w we wolno z za ze że',
  turn: 'tury, ruch, ruchy, akcja, akcje, główna akcja, układ, układy, sojusz, tajne, ukryte, kolejka',
  rounds:
    'runda, rundy, faza, fazy, etap, długość, kolejność, pierwszy gracz, zaczyna, następna runda, ostatnia runda',
  setup:
    'początek, start, rozpoczęcie, rozstawienie, wybór, pierwszy robotnik, kafel startowy, pieniądze na start',
  trade:
    'handlować, kupić, kupować, kupno, sprzedać, sprzedawać, sprzedaż, rynek, targ, cena, ceny, transakcja, zakup, zakupy',
  neighbourhood:
    'sąsiad, sąsiada, sąsiedzi, sąsiadów, sąsiedztwo, kupno od sąsiadów, obok, zniżka, rabat, taniej, limit',
  contracts:
    'kontrakt, kontrakty, wziąć, brać, zdobyć, eksport, plansza eksportu, pole eksportu, oddać, zwrot, zamówienie, umowa, uzupełnienie, stos, talia, karta, karty',
  fulfil:
    'realizować, zrealizować, zrealizowany, spełnić, wykonać, dostawa, dostarczyć, ubój, ubić, zabić, zwierzę, zwierzęta, mięso, wołowina, baranina, krowa, owca, bydło',
  bonuses:
    'premia, premie, bonus, bonusy, nagroda, chmiel, wolna przestrzeń, darmowy grunt, bonusowe ulepszenie',
  imports: 'importować, bawełna, tytoń, cukier, trzcina cukrowa, rzadki, rzadkość, tor importu',
  expand:
    'stawiać, postawić, budować, zbudować, budynek, budynki, jednostka, jednostki, jednostek, druga jednostka, robotnik, robotnicy, pracownik, pracownicy, rozbudowa, grunt, gruncie, teren, łąka, las, góry, drwal, górnik, pole uprawne, koszt, kosztuje, heks, drewno, płacić, zapłacić, pastwisko',
  buildingBonus: 'czwarty budynek, ostatni budynek, dobrać, dobieranie',
  reach: 'sięga, odległość, daleko, dystans, brzeg',
  shipping:
    'statek, statki, łódź, łódka, transport, pływać, płynąć, rzeka, rzeki, rzeką, wzdłuż, jezioro, jeziora, morze, woda, przekroczyć, most, mosty, żeglować, przepłynąć',
  technology: 'technologie, ulepszenie, ulepszenia, ulepszyć, narzędzie, narzędzia, siekiera, kilof, rozwój',
  merchants: 'kupiec, kupca, handlarz, sprzedawca, zatrudnić, zatrudnianie',
  ports: 'port, przystań, wymienić, zamienić',
  passing: 'pasować, pasuję, spasować, rezygnacja, kończyć',
  production:
    'produkować, wytwarzać, dochód, zarobek, towar, towary, surowce, podstawowe, przetworzone, przetwarzać, serownia, ser, piekarnia, chleb, gorzelnia, destylarnia, whisky, wełna, mleko, zboże, pszenica, jęczmień, zapasy, zasoby',
  scoring: 'kafel, kafle, płytka, punktowanie rundy',
  glory: 'najwięcej chwały',
  settlements:
    'siedlisko, wioska, wieś, osada, miasto, grupa, grupy, połączyć, połączone, sieć, duże, największe',
  final:
    'koniec, koniec gry, wygrać, wygrywa, wygrana, zwycięstwo, zwycięzca, punkt, punkty, punktów, wynik, remis, pieniądze, pozostałe pieniądze, reszta, kasa, funty, warte, większość, kończy, skończy, wartość',
  border: 'krawędź, skraj, brzeg mapy, mgła, zewnętrzny pierścień',
  delta: 'delty, ujście',
  undo: 'cofnąć, cofnij, błąd, pomyłka, odwołać, poprawić, zmienić zdanie',
  clans: 'klan, zdolność, zdolności, umiejętność, moc, ród',
  firstGame: 'początkujący, nowy gracz, łatwe, proste, nauka, samouczek, wprowadzenie',
  options: 'opcja, wariant, warianty, ustawienia, kickstarter, mapa, zakryte, zakryty',
  solo: 'sam, samotnie, jednoosobowa, jeden gracz, kość, kości, kostka, tytuł, neutralny, zablokowane',
  auction: 'licytacja, licytować, przelicytować, stawka',
  future: 'następne, kolejne, rząd',
  computers: 'komputer, komputery, bot, boty, robot, ai, podpowiedź, wskazówka, rada, poziom, trudność',
  buchanan: 'drugi kontrakt',
  campbell: 'tańsze budynki, zniżka na budynki',
  cunningham: 'masło',
  fergusson: 'trzeci robotnik, trzech robotników',
  macdonald: 'rybak, rybacy, ryba, ryby, łowić, wiosłować',
  macewan: 'piwo, warzyć, warzenie, browar',
  mackenzie: 'piwnica, beczka, beczki, dojrzewa, dojrzewanie, leżakowanie, starzenie, whisky',
  robertson: 'zniżka w delcie',
  stewart: 'dodatkowi kupcy',
};
