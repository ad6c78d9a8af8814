// How people write where they live, with the city that is meant: written from common knowledge, before anything was measured.

export interface Spelt {
  /** Roughly where it lies; null where what is written does not say which city is meant, or means none. */
  at: [latitude: number, longitude: number] | null
  /** Spellings between bars; a country given apart stands behind an `@`. */
  written: string
}

/** Of the United States and Canada. */
export const NORTH_AMERICA: Spelt[] = [
  {
    at: [40.71, -74.01],
    written:
      'NYC | New York | New York, NY | New York City | New York, New York, United States | New York, NY 10001, USA | Greater New York City Area | New York City Metropolitan Area | Manhattan, NY | Nueva York | New Yrok | 350 5th Ave, New York, NY 10118, USA | N.Y.C. | nyc, ny',
  },
  {
    at: [34.05, -118.24],
    written:
      'Los Angeles | LA | Los Angeles, CA | L.A. | Greater Los Angeles Area | Los Angeles Metropolitan Area | Los Angeles, California, United States | los angeles ca 90012 | Los Angelos | Los Angeles, Calif.',
  },
  {
    at: [41.88, -87.63],
    written:
      'Chicago, IL | Chicago | Greater Chicago Area | Chicago, Illinois, United States | Chigago, IL | Chicago, IL 60611, USA | 233 S Wacker Dr, Chicago, IL 60606, USA',
  },
  {
    at: [37.77, -122.42],
    written:
      'SF | San Francisco, CA | San Francisco Bay Area | San Fransisco | San Francisco, California, United States | San Francisco, Calif. | SF, CA',
  },
  {
    at: [38.9, -77.04],
    written:
      'DC | Washington, D.C. | Washington DC | Washington, DC 20001, USA | Washington DC-Baltimore Area | Washington D.C. Metro Area | Washington, District of Columbia | D.C. | Washington, District of Columbia, United States',
  },
  {
    at: [39.95, -75.16],
    written:
      'Philly | Philadelphia, PA | Greater Philadelphia | Philadelphia, Pennsylvania, United States | Philidelphia | Philadelphia, Penn.',
  },
  { at: [32.78, -96.8], written: 'Dallas, TX | Dallas, Texas | Dallas | Dallas, Tex.' },
  {
    at: [42.36, -71.06],
    written:
      'Boston | Boston, MA | Greater Boston | Greater Boston Area | Boston, Massachusetts, United States | Boston, Mass. | Boston MA 02108',
  },
  {
    at: [38.63, -90.2],
    written:
      'Saint Louis | St. Louis | St Louis | St. Louis, MO | Saint Louis, Missouri | Greater St. Louis | St. Louis, Missouri, United States | St Louis MO 63101 | St.Louis, MO',
  },
  { at: [44.95, -93.09], written: 'Saint Paul, MN | St. Paul, Minnesota | St Paul MN' },
  {
    at: [27.77, -82.64],
    written: 'Saint Petersburg, FL | St. Petersburg, Florida | St Petersburg, FL 33701, USA | St. Pete, FL',
  },
  { at: [26.12, -80.14], written: 'Fort Lauderdale, FL | Ft. Lauderdale | Ft Lauderdale, Florida' },
  { at: [32.75, -97.33], written: 'Fort Worth, TX | Ft. Worth | Ft Worth, Texas, USA' },
  { at: [32.79, -79.86], written: 'Mt. Pleasant, SC | Mount Pleasant, South Carolina' },
  {
    at: [39.1, -94.58],
    written: 'Kansas City, MO | Kansas City | Kansas City, Missouri, United States | Kansas City Metropolitan Area',
  },
  { at: [39.11, -94.63], written: 'Kansas City, KS | Kansas City, Kansas | Kansas City, KS 66101, USA' },
  { at: [34.06, -117.65], written: 'Ontario, CA | Ontario, California | Ontario, CA 91764, USA' },
  {
    at: [49.28, -123.12],
    written:
      'Vancouver, BC | Vancouver | Vancouver, CA | Vancouver, Canada | Vancouver, British Columbia, Canada | Greater Vancouver Metropolitan Area | Vancouver, BC V6B 1A1, Canada',
  },
  { at: [45.63, -122.67], written: 'Vancouver, WA | Vancouver, Washington | Vancouver, Washington, United States' },
  {
    at: [43.65, -79.38],
    written:
      'Toronto | Toronto, ON | Toronto, Ontario, Canada | Greater Toronto Area | Greater Toronto Area, Canada | Toronto, ON M5V 2T6, Canada | Tornoto | Toronto, CA',
  },
  {
    at: [45.5, -73.57],
    written:
      'Montreal | Montréal | Montréal, QC | Montreal, Quebec, Canada | Greater Montreal Metropolitan Area | Montréal, Québec, Canada',
  },
  { at: [42.98, -81.25], written: 'London, ON | London, Ontario | London, Ontario, Canada' },
  { at: [43.26, -79.87], written: 'Hamilton, ON | Hamilton, Ontario, Canada' },
  { at: [51.05, -114.07], written: 'Calgary, AB | Calgary, Alberta, Canada | Calgary' },
  { at: [45.42, -75.7], written: 'Ottawa | Ottawa, ON, Canada' },
  { at: [46.81, -71.21], written: 'Quebec City | Québec, QC | Quebec City, QC, Canada' },
  { at: [47.56, -52.71], written: "St. John's, NL | Saint John's, Newfoundland | St Johns, NL, Canada" },
  { at: [45.27, -66.06], written: 'Saint John, NB | St. John, New Brunswick' },
  { at: [44.65, -63.57], written: 'Halifax, NS | Halifax, Nova Scotia, Canada' },
  { at: [49.88, -97.15], written: 'Winnipeg, MB | Winnipeg' },
  { at: [39.8, -89.64], written: 'Springfield, IL | Springfield, Illinois | 1600 Main St, Springfield, IL 62701, USA' },
  { at: [42.1, -72.59], written: 'Springfield, MA | Springfield, Mass.' },
  { at: [37.21, -93.29], written: 'Springfield, MO' },
  { at: [45.52, -122.68], written: 'Portland, OR | Portland, Oregon Metropolitan Area | Portland, Ore. | Portland' },
  { at: [43.66, -70.26], written: 'Portland, ME | Portland, Maine' },
  { at: [39.96, -83], written: 'Columbus, OH | Columbus, Ohio Metropolitan Area | Columbus' },
  { at: [32.46, -84.99], written: 'Columbus, GA' },
  { at: [33.52, -86.8], written: 'Birmingham, AL | Birmingham, Alabama, United States | Birmingham @ United States' },
  { at: [33.45, -112.07], written: 'Phoenix, AZ | Phoenix | Greater Phoenix Area | PHX' },
  {
    at: [30.27, -97.74],
    written: 'Austin, TX | ATX | Austin, Texas Metropolitan Area | Austin TX 78701 | Austin, Texas, United States',
  },
  { at: [29.76, -95.36], written: 'Houston | Houston, TX | Houston, Texas, United States | Greater Houston' },
  { at: [33.75, -84.39], written: 'Atlanta, GA | Atlanta Metropolitan Area | ATL | Greater Atlanta' },
  { at: [25.77, -80.19], written: 'Miami | Miami, FL | Miami-Fort Lauderdale Area | Miami, Fla.' },
  { at: [47.61, -122.33], written: 'Seattle | Seattle, WA | Greater Seattle Area | Seattle, Wash.' },
  { at: [39.74, -104.98], written: 'Denver, CO | Denver | Denver Metropolitan Area | Denver, Colo.' },
  { at: [44.98, -93.27], written: 'Minneapolis, MN | Minneapolis | Greater Minneapolis-St. Paul Area' },
  { at: [36.17, -115.14], written: 'Las Vegas | Vegas | Las Vegas, NV | Las Vegas, Nevada' },
  { at: [29.95, -90.07], written: 'New Orleans | NOLA | New Orleans, LA' },
  { at: [40.44, -79.99], written: 'Pittsburgh | Pittsburgh, PA | Greater Pittsburgh Region | Pittsburg, PA' },
  { at: [39.1, -84.51], written: 'Cincinnati | Cincinatti, OH | Cincinnati, OH' },
  { at: [42.33, -83.05], written: 'Detroit | Detroit, MI | Detroit Metropolitan Area' },
  { at: [21.31, -157.86], written: 'Honolulu | Honolulu, HI | Honolulu, Hawaii' },
  { at: [32.72, -117.16], written: 'San Diego | San Diego, CA | San Diego Metropolitan Area' },
  { at: [37.34, -121.89], written: 'San Jose, CA | San José, California | San Jose, CA 95113, USA' },
  { at: [37.54, -77.44], written: 'Richmond, VA | Richmond, Virginia' },
  { at: [35.78, -78.64], written: 'Raleigh, NC | Raleigh-Durham-Chapel Hill Area' },
  { at: [35.23, -80.84], written: 'Charlotte, NC | Charlotte Metro' },
  { at: [36.16, -86.78], written: 'Nashville | Nashville, TN | Nashville, Tennessee, United States | Nashvile, TN' },
  { at: [29.42, -98.49], written: 'San Antonio, TX | San Antonio, Texas Metropolitan Area' },
  { at: [40.76, -111.89], written: 'Salt Lake City | Salt Lake City, UT | SLC | Salt Lake City, Utah' },
  { at: [33.96, -83.38], written: 'Athens, GA | Athens, Georgia, USA' },
  { at: [33.66, -95.56], written: 'Paris, TX | Paris, Texas, United States' },
  { at: [42.37, -71.11], written: 'Cambridge, MA | Cambridge, Massachusetts' },
  { at: [32.08, -81.1], written: 'Savannah, GA' },
  { at: [43.07, -89.4], written: 'Madison, WI | Madison, Wisc.' },
  { at: [38.04, -84.5], written: 'Lexington, KY' },
  { at: [43.16, -77.61], written: 'Rochester, NY' },
  { at: [38.58, -121.49], written: 'Sacramento | Sacramento, CA' },
  { at: [35.15, -90.05], written: 'Memphis, TN | Memphis' },
  { at: [35.47, -97.52], written: 'Oklahoma City, OK | OKC' },
  { at: [39.77, -86.16], written: 'Indianapolis | Indy | Indianapolis, IN' },
  {
    at: [18.47, -66.11],
    written: 'San Juan, PR | San Juan, Puerto Rico | San Juan, USA | San Juan, PR 00901, USA | San Juan @ Puerto Rico',
  },
  { at: [18.01, -66.61], written: 'Ponce, PR | Ponce, Puerto Rico, United States' },
  { at: [13.47, 144.75], written: 'Hagåtña, Guam | Hagatna, GU | Agana, Guam' },
  {
    at: [18.34, -64.93],
    written: 'Charlotte Amalie, VI | Charlotte Amalie, U.S. Virgin Islands | Charlotte Amalie, USA',
  },
]

/** Of the rest of America. */
export const LATIN_AMERICA: Spelt[] = [
  {
    at: [25.67, -100.31],
    written: 'Monterrey, NL, Mexico | Monterrey | Monterrey, Nuevo León, México | Monterrey, N.L. | Monterrey, NL',
  },
  {
    at: [20.67, -103.35],
    written: 'Guadalajara, Jal. | Guadalajara | Guadalajara, Jalisco, Mexico | Guadalajara, Jalisco',
  },
  {
    at: [19.43, -99.13],
    written:
      'Mexico City | CDMX | Ciudad de México | Ciudad de México, CDMX, Mexico | México D.F. | Mexico DF | Mexico City, Mexico',
  },
  { at: [20.97, -89.62], written: 'Mérida, Yucatán | Mérida, Yuc. | Merida, Mexico' },
  { at: [32.53, -117.02], written: 'Tijuana, BC, Mexico | Tijuana' },
  { at: [19.04, -98.2], written: 'Puebla, Pue. | Puebla, Mexico' },
  { at: [20.59, -100.39], written: 'Querétaro, Qro. | Santiago de Querétaro, Mexico' },
  {
    at: [-23.55, -46.64],
    written:
      'São Paulo | Sao Paulo, SP | São Paulo, SP, Brazil | São Paulo, Brasil | Sao Paolo, Brazil | São Paulo - SP, 01310-100, Brazil',
  },
  { at: [-22.91, -43.18], written: 'Rio de Janeiro | Rio de Janeiro, RJ | Rio de Janeiro, RJ, Brazil | Rio' },
  { at: [-15.78, -47.93], written: 'Brasília | Brasilia, DF | Brasília, DF, Brazil' },
  { at: [-19.92, -43.94], written: 'Belo Horizonte, MG | Belo Horizonte, Minas Gerais, Brazil' },
  { at: [-30.03, -51.23], written: 'Porto Alegre, RS' },
  {
    at: [-34.61, -58.38],
    written:
      'Buenos Aires | Buenos Aires, Argentina | Ciudad Autónoma de Buenos Aires | CABA, Argentina | Buenos Aires, Buenos Aires Province, Argentina',
  },
  { at: [-31.41, -64.18], written: 'Córdoba, Argentina | Cordoba @ Argentina' },
  {
    at: [-33.46, -70.65],
    written:
      'Santiago, Chile | Santiago de Chile | Santiago Metropolitan Area, Chile | Santiago, Región Metropolitana, Chile',
  },
  {
    at: [4.61, -74.08],
    written: 'Bogotá | Bogota, Colombia | Bogotá D.C., Colombia | Bogotá, D.C., Capital District, Colombia',
  },
  { at: [6.25, -75.56], written: 'Medellín | Medellin, Antioquia, Colombia' },
  { at: [-12.04, -77.03], written: 'Lima, Peru | Lima' },
  { at: [-0.22, -78.51], written: 'Quito | Quito, Ecuador' },
  { at: [10.49, -66.88], written: 'Caracas | Caracas, Venezuela' },
  { at: [10.17, -68], written: 'Valencia, Venezuela | Valencia, Carabobo, Venezuela' },
  { at: [9.93, -84.08], written: 'San José, Costa Rica | San Jose, Costa Rica | San Jose @ Costa Rica' },
  { at: [8.99, -79.52], written: 'Panama City, Panama | Panamá, Panamá | Ciudad de Panamá' },
  { at: [14.64, -90.51], written: 'Guatemala City | Ciudad de Guatemala' },
  { at: [23.13, -82.38], written: 'Havana | La Habana | La Habana, Cuba' },
  { at: [18.47, -69.89], written: 'Santo Domingo | Santo Domingo, Dominican Republic' },
  { at: [17.99, -76.79], written: 'Kingston, Jamaica | Kingston @ Jamaica' },
  { at: [-34.9, -56.19], written: 'Montevideo | Montevideo, Uruguay' },
  { at: [-16.5, -68.15], written: 'La Paz, Bolivia' },
  { at: [12.52, -70.03], written: 'Oranjestad, Aruba | Oranjestad, Netherlands' },
  { at: [12.12, -68.93], written: 'Willemstad, Curaçao | Willemstad, Curacao' },
  { at: [16, -61.73], written: 'Basse-Terre, Guadeloupe | Basse-Terre, France' },
  { at: [14.61, -61.07], written: 'Fort-de-France | Fort-de-France, Martinique | Fort-de-France, France' },
  { at: [4.94, -52.33], written: 'Cayenne | Cayenne, French Guiana | Cayenne, France' },
  { at: [64.18, -51.72], written: 'Nuuk | Nuuk, Greenland | Nuuk, Denmark' },
  { at: [32.29, -64.78], written: 'Hamilton, Bermuda' },
  { at: [-17.8, -63.17], written: 'Santa Cruz de la Sierra | Santa Cruz, Bolivia' },
]
