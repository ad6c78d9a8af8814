// What brothers write where their location goes, and the city it means.
import type { City } from '@aerie/contract/places'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findCountry } from '#platform/countries.ts'
import { openPlaces, type Places } from './service.ts'

let places: Places
/** The largest first. */
let cities: City[]
beforeAll(async () => {
  places = await openPlaces()
  cities = citiesOfTheWorld(places).sort((a, b) => b.population - a.population)
})

/** Those that come first for any two letters. */
function citiesOfTheWorld({ search }: Places) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const found = letters.flatMap((first) => letters.flatMap((second) => search(first + second, 100)))
  return [...new Map(found.map((city) => [city.id, city])).values()]
}

/** What stands there, the city, and roughly where it lies; null where no city is meant. */
type Meant = [location: string, city: string | null, latitude?: number, longitude?: number]

const MEANT: Meant[] = [
  ['Austin, TX', 'Austin', 30.3, -97.7],
  ['London, UK', 'London', 51.5, -0.1],
  ['Brooklyn, NY, USA', 'Brooklyn', 40.7, -73.9],
  ['Lisbon, Portugal', 'Lisbon', 38.7, -9.1],
  ['NYC', 'New York City', 40.7, -74],
  ['New York, NY', 'New York City', 40.7, -74],
  ['Washington, D.C.', 'Washington', 38.9, -77],
  ['Washington DC', 'Washington', 38.9, -77],
  ['San Francisco Bay Area', 'San Francisco', 37.8, -122.4],
  ['Greater Boston Area', 'Boston', 42.4, -71.1],
  ['Los Angeles, CA 90012', 'Los Angeles', 34.1, -118.2],
  ['Williamsburg, Brooklyn, NY', 'Brooklyn', 40.7, -73.9],
  ['Paris - France', 'Paris', 48.9, 2.3],
  ['Paris, TX', 'Paris', 33.7, -95.6],
  ['London (UK)', 'London', 51.5, -0.1],
  ['Vancouver, BC, Canada', 'Vancouver', 49.2, -123.1],
  ['Vancouver WA', 'Vancouver', 45.6, -122.7],
  ['Portland, ME', 'Portland', 43.7, -70.3],
  ['Sydney, NSW, Australia', 'Sydney', -33.9, 151.2],
  ['Mexico City, CDMX', 'Mexico City', 19.4, -99.1],
  ['Sao Paulo, Brazil', 'São Paulo', -23.5, -46.6],
  ['Zurich', 'Zürich', 47.4, 8.5],
  ['Munich, Germany', 'Munich', 48.1, 11.6],
  ['Tel Aviv, Israel', 'Tel Aviv', 32.1, 34.8],
  ['Ann Arbor, Michigan', 'Ann Arbor', 42.3, -83.7],
  ['St. Paul, MN', 'Saint Paul', 44.9, -93.1],
  ['Ft. Lauderdale, FL', 'Fort Lauderdale', 26.1, -80.1],
  ['Mt Pleasant SC', 'Mount Pleasant', 32.8, -79.9],
  ['Texas', null],
  ['Germany', null],
  ['Remote', null],
  ['', null],
  ['Philidelphia, PA', 'Philadelphia', 40, -75.2],
  ['Cincinatti, OH', 'Cincinnati', 39.1, -84.5],
  ['Birmingham, AL', 'Birmingham', 33.5, -86.8],
  ['Dublin, OH', 'Dublin', 40.1, -83.1],
  ['Dublin', 'Dublin', 53.3, -6.2],
  ['Hong Kong', 'Hong Kong', 22.3, 114.2],
  ['Singapore', 'Singapore', 1.3, 103.9],
  ['Hoboken NJ', 'Hoboken', 40.7, -74],
  ['Research Triangle, NC', null],
  ['Silver Spring, MD', 'Silver Spring', 39, -77],
  ['Cambridge, Mass.', 'Cambridge', 42.4, -71.1],
  ['Seattle, Washington, United States', 'Seattle', 47.6, -122.3],
  ['Honolulu, HI', 'Honolulu', 21.3, -157.9],
  ['Toronto, ON M5V 2T6', 'Toronto', 43.7, -79.4],
  ['Athens, GA', 'Athens', 34, -83.4],
  ['Moscow, ID', 'Moscow', 46.7, -117],
  ['Lebanon, NH', 'Lebanon', 43.6, -72.3],
  ['Long Island, NY', null],
]

const FURTHER: Meant[] = [
  ['Geneva, Switzerland', 'Genève', 46.2, 6.1],
  ['Upper East Side, New York, NY', 'New York City', 40.7, -74],
  ['London SW1A 1AA', 'London', 51.5, -0.1],
  ['Munich, Bayern, Germany', 'Munich', 48.1, 11.6],
  ['USA, Texas, Austin', 'Austin', 30.3, -97.7],
  ['Dallas-Fort Worth', 'Fort Worth', 32.7, -97.3],
  ['Rimouski-Neigette, Quebec', 'Rimouski', 48.4, -68.5],
  ['Frankfurt (Oder)', 'Frankfurt (Oder)', 52.3, 14.5],
  ['Hoboken, NY', 'Hoboken', 40.7, -74],
  ['Wien, Österreich', 'Vienna', 48.2, 16.4],
  ['Москва、Россия', 'Moscow', 55.8, 37.6],
  ['Asutin TX', 'Austin', 30.3, -97.7],
  ['Granada', 'Granada', 37.2, -3.6],
  ['Na Kluea', 'Na Kluea', 13, 100.9],
  ['Mexico', null],
  ['Ontario', null],
  ['Oklahoma', null],
  ['Florida', null],
  ['Georgia, USA', null],
  ['Bavaria, Germany', null],
  ['Baden-Württemberg', null],
  ['Nowhere in particular, Quebec', null],
  ['Paris, Germany', null],
  ['Worldwide', null],
  ['N/A', null],
  ['12345', null],
  ['🌍', null],
]

const mistaken = (meant: Meant[]) =>
  meant.flatMap(([location, city, latitude = 0, longitude = 0]) => {
    const found = places.find(location, null)
    const isRight = found
      ? found.city === city && Math.abs(found.latitude - latitude) < 0.2 && Math.abs(found.longitude - longitude) < 0.2
      : city === null
    return isRight ? [] : [location]
  })

test('49 of 50 ways to write a location are understood', () => {
  expect(mistaken(MEANT)).toEqual(['Long Island, NY'])
})

test('so are odder ones, and regions are no cities', () => {
  expect(mistaken(FURTHER)).toEqual([])
})

test('the country helps, unless the location says where it lies itself', () => {
  const where = (location: string, country: string) => places.find(location, country)?.country ?? null
  expect(where('Birmingham', 'USA')).toBe('United States')
  expect(where('Birmingham', 'England')).toBe('United Kingdom')
  expect(where('Ontario', 'Canada')).toBe(null)
  expect(where('Ontario', 'United States')).toBe('United States')
  expect(where('Springfield', 'Portugal')).toBe(null)
  expect(where('London, UK', 'Canada')).toBe('United Kingdom')
  expect(where('Austin', 'somewhere warm')).toBe('United States')
  expect(places.find(null, 'Germany')).toBe(null)
})

test.each(['Turkey', 'Türkiye', 'Turquie', 'TR'])('a country has one name, though it is written %s', (written) => {
  expect(places.find('Istanbul', written)).toMatchObject({ city: 'Istanbul', country: 'Türkiye' })
})

test('the 2,000 largest cities are found again by what was kept of them', () => {
  const largest2000 = cities.slice(0, 2000)
  const lost = [...Map.groupBy(largest2000, ({ fullName }) => fullName)].flatMap(([fullName, [largest]]) => {
    const found = places.find(fullName, largest?.country)
    return found?.latitude === largest?.latitude && found?.longitude === largest?.longitude ? [] : [fullName]
  })
  expect(lost).toEqual([])
})

test('countries are called here as the import calls them', () => {
  const names = new Set(cities.map(({ country }) => country))
  expect(names.size).toBeGreaterThan(200)
  expect([...names].filter((name) => findCountry(name)?.name !== name)).toEqual([])
})

const location = fc.string({
  unit: fc.oneof(fc.constantFrom('a', 'n', ' ', ',', '-', '(', 's', 't', '1', 'York', 'Texas', 'é'), fc.string()),
  maxLength: 30,
})

test('whatever is written, what is found lies on earth', () => {
  fc.assert(
    fc.property(location, fc.option(location), (text, country) => {
      const found = places.find(text, country)
      if (!found) return
      expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(found.longitude)).toBeLessThanOrEqual(180)
      expect(found.city && found.country).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['Kleinkleckersdorf, Germany', 'Germany'],
  ['Nirgendwo - Deutschland', 'Germany'],
  ['Nowhere Landing, Texas', 'United States'],
  ['Germany', 'Germany'],
  // The country, or the state.
  ['Nowhere Landing, Georgia', null],
  ['Kleinkleckersdorf', null],
  ['Remote', null],
  [null, null],
])('of %s the country is known as %s', (location, country) => {
  expect(places.countryIn(location)).toBe(country)
})
