// Where brothers live: three hundred cities on six continents.
import { chance, list, pick, type Random } from './random.ts'

interface City {
  city: string
  country: string
}

type Countries = Readonly<Record<string, string>>

const unitedStates = list(
  `New York City, Philadelphia, Boston, Chicago, San Francisco, Seattle, Los Angeles, Washington, Austin, Denver,
    Atlanta, Portland, Minneapolis, Pittsburgh, Baltimore, Houston, Dallas, San Diego, New Orleans, Nashville,
    Detroit, Cleveland, Columbus, Cincinnati, Indianapolis, Milwaukee, St. Louis, Kansas City, Omaha, Des Moines,
    Madison, Ann Arbor, Grand Rapids, Buffalo, Rochester, Syracuse, Albany, Ithaca, Providence, Hartford,
    New Haven, Burlington, Bangor, Manchester, Worcester, Newark, Trenton, Wilmington, Scranton, Lancaster,
    Allentown, Erie, Richmond, Norfolk, Charlottesville, Roanoke, Raleigh, Durham, Charlotte, Greensboro,
    Asheville, Charleston, Columbia, Savannah, Athens, Jacksonville, Orlando, Tampa, Miami, Tallahassee,
    Birmingham, Mobile, Memphis, Knoxville, Chattanooga, Louisville, Lexington, Little Rock, Tulsa, Oklahoma City,
    Wichita, Lincoln, Sioux Falls, Fargo, Duluth, San Antonio, El Paso, Albuquerque, Santa Fe, Tucson, Phoenix,
    Flagstaff, Las Vegas, Reno, Salt Lake City, Boise, Missoula, Bozeman, Cheyenne, Spokane, Tacoma, Eugene,
    Sacramento, Oakland, San Jose, Fresno, Santa Barbara, Honolulu, Anchorage, Juneau`,
)

const abroad: Readonly<Record<string, Countries>> = {
  europe: {
    Austria: 'Vienna, Graz, Salzburg',
    Belgium: 'Brussels, Antwerp, Gent',
    Bulgaria: 'Sofia, Plovdiv',
    Croatia: 'Zagreb, Split',
    Czechia: 'Prague, Brno',
    Denmark: 'Copenhagen, Århus',
    Estonia: 'Tallinn',
    Finland: 'Helsinki, Turku',
    France: 'Paris, Lyon, Bordeaux, Nantes, Marseille, Lille',
    Germany: 'Berlin, Hamburg, Munich, Köln, Leipzig, Frankfurt am Main',
    Greece: 'Athens, Thessaloníki',
    Hungary: 'Budapest',
    Iceland: 'Reykjavík',
    Ireland: 'Dublin, Cork, Galway',
    Italy: 'Rome, Milan, Turin, Bologna, Naples, Trieste',
    Latvia: 'Riga',
    Lithuania: 'Vilnius',
    Luxembourg: 'Luxembourg',
    Malta: 'Valletta',
    Netherlands: 'Amsterdam, Rotterdam, Utrecht, Leiden',
    Norway: 'Oslo, Bergen, Tromsø, Trondheim',
    Poland: 'Warsaw, Kraków, Gdańsk, Wrocław',
    Portugal: 'Lisbon, Porto, Coimbra',
    Romania: 'Bucharest',
    Serbia: 'Belgrade',
    Slovakia: 'Bratislava',
    Slovenia: 'Ljubljana',
    Spain: 'Madrid, Barcelona, Sevilla, Bilbao, Valencia',
    Sweden: 'Stockholm, Gothenburg, Malmö',
    Switzerland: 'Zürich, Geneva, Basel',
    Turkey: 'Istanbul, İzmir',
    Ukraine: 'Kyiv, Lviv',
    'United Kingdom': 'London, Edinburgh, Glasgow, Manchester, Bristol, Cambridge, Cardiff, Belfast, Leeds, York',
  },
  asia: {
    Armenia: 'Yerevan',
    Azerbaijan: 'Baku',
    Bangladesh: 'Dhaka',
    Cambodia: 'Phnom Penh',
    China: 'Shanghai, Beijing, Shenzhen, Chengdu, Hangzhou',
    Georgia: 'Tbilisi',
    'Hong Kong': 'Hong Kong',
    India: 'Mumbai, Bengaluru, Delhi, Chennai, Hyderabad, Pune, Kolkata, Kochi',
    Indonesia: 'Jakarta, Bandung',
    Israel: 'Tel Aviv, Haifa',
    Japan: 'Tokyo, Kyoto, Osaka, Sapporo, Fukuoka',
    Jordan: 'Amman',
    Kazakhstan: 'Almaty',
    Lebanon: 'Beirut',
    Malaysia: 'Kuala Lumpur, George Town',
    Nepal: 'Kathmandu',
    Pakistan: 'Karachi, Lahore',
    Philippines: 'Manila, Cebu City',
    Qatar: 'Doha',
    Singapore: 'Singapore',
    'South Korea': 'Seoul, Busan',
    'Sri Lanka': 'Colombo, Kandy',
    Taiwan: 'Taipei, Tainan',
    Thailand: 'Bangkok, Chiang Mai',
    'United Arab Emirates': 'Dubai, Abu Dhabi',
    Vietnam: 'Ho Chi Minh City, Hanoi, Da Nang',
  },
  africa: {
    Botswana: 'Gaborone',
    Cameroon: 'Douala, Yaoundé',
    Egypt: 'Cairo, Alexandria',
    Ethiopia: 'Addis Ababa',
    Ghana: 'Accra, Kumasi',
    Kenya: 'Nairobi, Mombasa',
    Mauritius: 'Port Louis',
    Morocco: 'Casablanca, Rabat, Marrakesh',
    Namibia: 'Windhoek',
    Nigeria: 'Lagos, Abuja, Ibadan',
    Rwanda: 'Kigali',
    Senegal: 'Dakar',
    'South Africa': 'Cape Town, Johannesburg, Durban',
    Tanzania: 'Dar es Salaam, Arusha',
    Tunisia: 'Tunis',
    Uganda: 'Kampala',
    Zimbabwe: 'Harare',
  },
  americas: {
    Argentina: 'Buenos Aires, Córdoba, Mendoza',
    Barbados: 'Bridgetown',
    Bolivia: 'La Paz',
    Brazil: 'São Paulo, Rio de Janeiro, Curitiba, Recife, Belo Horizonte',
    Canada: 'Toronto, Montréal, Vancouver, Calgary, Halifax, Ottawa, Winnipeg, Victoria',
    Chile: 'Santiago, Valparaíso',
    Colombia: 'Bogotá, Medellín, Cartagena',
    'Costa Rica': 'San José',
    'Dominican Republic': 'Santo Domingo',
    Ecuador: 'Quito, Cuenca',
    Guatemala: 'Guatemala City',
    Jamaica: 'Kingston',
    Mexico: 'Mexico City, Guadalajara, Monterrey, Oaxaca, Mérida',
    Panama: 'Panama City',
    Peru: 'Lima, Cusco, Arequipa',
    'Puerto Rico': 'San Juan',
    'Trinidad and Tobago': 'Port of Spain',
    Uruguay: 'Montevideo',
  },
  oceania: {
    Australia: 'Sydney, Melbourne, Brisbane, Perth, Adelaide, Hobart',
    Fiji: 'Suva',
    'New Zealand': 'Auckland, Wellington, Christchurch, Dunedin',
    Samoa: 'Apia',
  },
}

const spell = ([country, line]: [string, string]) => list(line).map((city): City => ({ city, country }))
const byCountry = new Map(
  Object.values(abroad)
    .flatMap((countries) => Object.entries(countries))
    .map((entry) => [entry[0], spell(entry)] as const),
)
const american = unitedStates.map((city): City => ({ city, country: 'United States' }))

/** The continents as often as brothers move to one. */
const drift = ['europe', 'europe', 'europe', 'europe', 'asia', 'asia', 'americas', 'americas', 'africa', 'oceania']

/** A city for somebody whose family calls the `home` countries home. */
export function settle(random: Random, home: readonly string[]): City {
  // Squared, so that the large cities at the head of the list hold more brothers than the tail.
  if (chance(random, 0.55)) return pick(random, american.slice(0, Math.ceil(random() ** 2 * american.length) || 1))
  const known = home.filter((country) => byCountry.has(country))
  const country =
    known.length > 0 && chance(random, 0.6)
      ? pick(random, known)
      : pick(random, Object.keys(abroad[pick(random, drift)] ?? {}))
  return pick(random, byCountry.get(country) ?? american)
}

/** The town of the house, where a brother stays until he graduates. */
export const houseTown: City = { city: 'Philadelphia', country: 'United States' }
