// How people write where they live in Europe.
import type { Spelt } from './spellings.fixture.ts'

export const EUROPE: Spelt[] = [
  {
    at: [51.51, -0.13],
    written:
      'London | London, UK | City of London, England, United Kingdom | London, England | London Area, United Kingdom | Greater London, England, United Kingdom | London SW1A 1AA | Londres | Lodnon, UK | London, England, United Kingdom | London, Great Britain',
  },
  {
    at: [52.48, -1.9],
    written:
      'Birmingham, UK | Birmingham, England, United Kingdom | Birmingham @ United Kingdom | Birmingham, West Midlands',
  },
  {
    at: [53.48, -2.24],
    written: 'Manchester, UK | Greater Manchester, England, United Kingdom | Manchester @ England',
  },
  {
    at: [54.97, -1.61],
    written:
      'Newcastle upon Tyne | Newcastle, UK | Newcastle, England | Newcastle-upon-Tyne, England, United Kingdom | Newcastle @ United Kingdom | Newcastle upon Tyne, Tyne and Wear',
  },
  { at: [52.2, 0.12], written: 'Cambridge, UK | Cambridge, England, United Kingdom | Cambridge, Cambridgeshire' },
  {
    at: [55.95, -3.2],
    written: 'Edinburgh | Edinburgh, Scotland | Edinborough, Scotland | Edinburgh, Scotland, United Kingdom',
  },
  { at: [51.48, -3.18], written: 'Cardiff, Wales | Cardiff' },
  { at: [54.6, -5.93], written: 'Belfast | Belfast, Northern Ireland' },
  { at: [49.19, -2.1], written: 'Saint Helier, Jersey | St Helier, Jersey | St. Helier, UK' },
  { at: [49.46, -2.54], written: 'St Peter Port, Guernsey | Saint Peter Port, United Kingdom' },
  { at: [54.15, -4.48], written: 'Douglas, Isle of Man | Douglas, UK' },
  { at: [36.14, -5.35], written: 'Gibraltar | Gibraltar, UK' },
  { at: [53.34, -6.27], written: 'Dublin, Ireland | Dublin | County Dublin, Ireland | Baile Átha Cliath' },
  { at: [51.9, -8.47], written: 'Cork, Ireland' },
  {
    at: [48.85, 2.35],
    written:
      'Paris | Paris, France | 75001 Paris, France | Greater Paris Metropolitan Region | Paris, Île-de-France, France | Pairs, France | Paris - France | París',
  },
  { at: [48.94, 2.36], written: 'Saint-Denis, Île-de-France' },
  {
    at: [-20.88, 55.45],
    written: 'Saint-Denis, Réunion | Saint-Denis, La Réunion | Saint Denis, Reunion, France | St-Denis @ Réunion',
  },
  { at: [45.76, 4.84], written: 'Lyon | Lyon, France | 69001 Lyon, France' },
  { at: [43.3, 5.38], written: 'Marseille | Marseilles, France' },
  { at: [43.6, 1.44], written: 'Toulouse, Occitanie, France' },
  { at: [45.43, 4.39], written: 'Saint-Étienne | St-Etienne, France | St Etienne' },
  {
    at: [52.52, 13.4],
    written:
      'Berlin | Berlin, Germany | 10115 Berlin, Germany | Berlin Metropolitan Area | Germany, Berlin | Berlín, Alemania | Berlin, DE',
  },
  {
    at: [48.14, 11.58],
    written:
      'Munich | München | Muenchen | Munich, Bavaria, Germany | 80331 München, Germany | München, Bayern | Greater Munich Metropolitan Area | Munich, BY',
  },
  {
    at: [50.94, 6.96],
    written: 'Köln | Cologne | Koeln | Köln, NRW | Cologne, North Rhine-Westphalia, Germany | Köln, NW',
  },
  { at: [48.78, 9.18], written: 'Stuttgart | Stuttgart, BW | Stuttgart, Baden-Württemberg, Germany' },
  {
    at: [50.11, 8.68],
    written:
      'Frankfurt am Main | Frankfurt | Frankfurt, Germany | Frankfurt/Main | Frankfurt Rhine-Main Metropolitan Area | Frankfurt, Hesse | Frankfurt a.M.',
  },
  { at: [52.34, 14.55], written: 'Frankfurt (Oder) | Frankfurt an der Oder' },
  { at: [53.55, 9.99], written: 'Hamburg | Hamburg, Germany | Hamburg, HH' },
  { at: [51.22, 6.78], written: 'Düsseldorf | Duesseldorf | Dusseldorf, Germany' },
  { at: [48, 7.85], written: 'Freiburg, Germany | Freiburg im Breisgau | Freiburg, BW' },
  { at: [48.21, 16.37], written: 'Vienna | Wien | Wien, Österreich | Vienna, Austria | 1010 Wien, Austria' },
  { at: [47.8, 13.04], written: 'Salzburg | Salzburg, Austria' },
  { at: [47.37, 8.54], written: 'Zürich | Zurich, Switzerland | Zuerich | Greater Zurich Area | 8001 Zürich, Schweiz' },
  { at: [46.2, 6.14], written: 'Geneva, Switzerland | Genève | Genf | Geneva Metropolitan Area' },
  {
    at: [52.37, 4.89],
    written:
      'Amsterdam | Amsterdam, NL | Amsterdam, North Holland, Netherlands | Amsterdam Area | Amsterdam, Noord-Holland',
  },
  { at: [52.08, 4.3], written: 'The Hague | Den Haag | The Hague, Netherlands | Den Haag, NL' },
  {
    at: [50.85, 4.35],
    written: 'Brussels | Bruxelles | Brussel, België | Brussels, Belgium | Brussels Metropolitan Area',
  },
  { at: [51.22, 4.4], written: 'Antwerp | Antwerpen | Anvers, Belgique' },
  {
    at: [40.42, -3.7],
    written:
      'Madrid | Madrid, Spain | Greater Madrid Metropolitan Area | 28001 Madrid, España | Madrid, Comunidad de Madrid, España',
  },
  {
    at: [41.39, 2.16],
    written: 'Barcelona | Barcelona, Catalonia, Spain | Barcelona, Cataluña, España | Barcelna, Spain',
  },
  {
    at: [39.47, -0.38],
    written:
      'Valencia, Spain | València | Valencia, Comunidad Valenciana, España | Valencia, Valencian Community, Spain',
  },
  { at: [37.89, -4.78], written: 'Córdoba, Spain | Córdoba, Andalucía | Cordoba, Andalusia, Spain' },
  { at: [37.39, -5.97], written: 'Seville | Sevilla | Sevilla, España' },
  { at: [38.72, -9.14], written: 'Lisbon | Lisboa | Lisboa, Portugal | Lissabon | Lisbon Metropolitan Area' },
  { at: [41.15, -8.61], written: 'Porto, Portugal | Oporto | Porto' },
  { at: [41.89, 12.48], written: 'Rome | Roma | Roma, RM | Rome, Latium, Italy | Roma, Italia | 00184 Roma RM, Italy' },
  { at: [45.46, 9.19], written: 'Milan | Milano | Milano, MI | Milan, Lombardy, Italy | Mailand | Milano, Italia' },
  { at: [40.85, 14.27], written: 'Naples, Italy | Napoli | Napoli, NA' },
  { at: [45.07, 7.69], written: 'Turin | Torino | Torino, TO' },
  { at: [43.77, 11.25], written: 'Florence, Italy | Firenze | Firenze, FI' },
  { at: [45.44, 12.33], written: 'Venice, Italy | Venezia | Venedig' },
  { at: [37.98, 23.73], written: 'Athens | Athens, Greece | Αθήνα' },
  { at: [40.64, 22.94], written: 'Thessaloniki | Salonica | Saloniki' },
  { at: [55.68, 12.57], written: 'Copenhagen | København | Kopenhagen | Copenhagen, Denmark' },
  { at: [62.01, -6.77], written: 'Tórshavn | Torshavn, Faroe Islands | Tórshavn, Denmark' },
  { at: [60.1, 19.94], written: 'Mariehamn | Mariehamn, Åland | Mariehamn, Finland' },
  { at: [59.33, 18.07], written: 'Stockholm | Stockholm, Sweden | Stockholms län' },
  { at: [57.71, 11.97], written: 'Gothenburg | Göteborg | Goteborg, Sweden' },
  { at: [59.91, 10.75], written: 'Oslo | Oslo, Norway | Kristiania, Norway' },
  { at: [60.17, 24.94], written: 'Helsinki | Helsingfors | Helsinki, Finland' },
  { at: [52.23, 21.01], written: 'Warsaw | Warszawa | Warschau | Warsaw, Mazowieckie, Poland' },
  { at: [54.35, 18.65], written: 'Gdańsk | Danzig | Gdansk, Poland' },
  { at: [51.1, 17.03], written: 'Wrocław | Breslau | Wroclaw, Poland' },
  { at: [50.06, 19.94], written: 'Kraków | Krakow | Cracow, Poland | Krakau' },
  { at: [50.09, 14.42], written: 'Prague | Praha | Prag | Prague, Czech Republic | Praha 1, Czechia' },
  { at: [48.15, 17.11], written: 'Bratislava | Pressburg | Bratislava, Slovakia' },
  { at: [47.5, 19.04], written: 'Budapest | Budapest, Hungary' },
  { at: [44.43, 26.11], written: 'Bucharest | București | Bukarest' },
  { at: [50.45, 30.52], written: 'Kiev | Kyiv | Kyiv, Ukraine | Kiew | Київ' },
  { at: [49.84, 24.02], written: 'Lviv | Lwów | Lemberg' },
  { at: [55.75, 37.62], written: 'Moscow | Moscow, Russia | Москва | Moskau | Москва, Россия' },
  { at: [59.94, 30.31], written: 'St Petersburg, Russia | Saint Petersburg | Leningrad | Санкт-Петербург' },
  { at: [54.71, 20.51], written: 'Kaliningrad | Königsberg' },
  { at: [41.01, 28.95], written: 'Istanbul | İstanbul | Constantinople | Istanbul, Turkey | Istambul' },
  { at: [39.92, 32.85], written: 'Ankara | Ankara, Türkiye' },
  { at: [44.8, 20.47], written: 'Belgrade | Beograd | Belgrade, Serbia' },
  { at: [64.14, -21.9], written: 'Reykjavík | Reykjavik, Iceland' },
]
