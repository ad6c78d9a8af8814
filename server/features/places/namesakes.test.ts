// Where several cities bear a name: the one that everybody thinks of, the one that a region tells, or none.
import { beforeAll, expect, test } from 'vitest'
import { openPlaces, type Places } from './service.ts'
import { whichCity } from './which-city.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})

const found = (location: string, country?: string) => {
  const [city, ...more] = places.meant(location, country)
  return more.length > 0 ? 'in doubt' : (city?.fullName ?? null)
}

test.each([
  ['Hong Kong, China', 'Hong Kong, Hong Kong'],
  ['Hong Kong SAR', 'Hong Kong, Hong Kong'],
  ['Saint Louis', 'St. Louis, Missouri, United States'],
  ['Gurugram, India', 'Gurugram, Haryana, India'],
  ['Gurgaon', 'Gurugram, Haryana, India'],
  ['Ontario, CA', 'Ontario, California, United States'],
  ['Monterrey, NL, Mexico', 'Monterrey, Nuevo León, Mexico'],
  ['N/A', null],
  ['Newcastle', 'in doubt'],
  ['Kansas City, KS', 'Kansas City, Kansas, United States'],
])('of a roster, %s is %s', (location, meant) => {
  expect(found(location)).toBe(meant)
})

test.each([
  ['Vancouver, CA', 'Vancouver, British Columbia, Canada'],
  ['Windsor, CA', 'Windsor, California, United States'],
  ['Milan, MI', 'Milan, Michigan, United States'],
  ['Milano, MI', 'Milan, Lombardy, Italy'],
  ['Perth, WA', 'Perth, Western Australia, Australia'],
  ['Salem, IN', 'in doubt'],
  ['Salvador, BA', 'Salvador, Bahia, Brazil'],
  ['Berlin, DE', 'Berlin, State of Berlin, Germany'],
  ['Dover, DE', 'Dover, Delaware, United States'],
  ['Bogotá, CO', 'Bogotá, Bogota D.C., Colombia'],
])('behind a comma a code is that of a state, or else of whatever has such a city: %s is %s', (location, meant) => {
  expect(found(location)).toBe(meant)
})

test.each([
  'Newcastle',
  'Springfield',
  'Valencia',
  'Córdoba',
  'San José',
  'Hyderabad',
  'Birmingham',
  'Cambridge',
  'Rochester',
  'Mérida',
  'Odessa',
  'Kochi',
  'Toledo',
])('nothing tells which %s is meant, until a country does', (name) => {
  const cities = places.meant(name)
  expect(cities.length).toBeGreaterThan(1)
  expect(places.find(name)).toBe(null)
  for (const { fullName, latitude } of cities) expect(places.find(fullName)?.latitude).toBe(latitude)
})

test.each([
  ['Barcelona', 'Spain'],
  ['London', 'United Kingdom'],
  ['Vancouver', 'Canada'],
  ['Manchester', 'United Kingdom'],
  ['Alexandria', 'Egypt'],
  ['Santiago', 'Chile'],
  ['Naples', 'Italy'],
  ['St Petersburg', 'Russia'],
  ['Portland', 'United States'],
])('everybody who says %s thinks of one in %s', (name, country) => {
  expect(places.find(name)?.country).toBe(country)
})

test.each([
  ['Cayenne, France', 'French Guiana'],
  ['Papeete, France', 'French Polynesia'],
  ['San Juan, USA', 'Puerto Rico'],
  ['Hamilton, Bermuda', 'Bermuda'],
  ['Willemstad, Netherlands', 'Curaçao'],
  ['Nuuk, Denmark', 'Greenland'],
  ['Kaohsiung, China', 'Taiwan'],
  ['Macau, PRC', 'Macao'],
  ['Douglas, UK', 'Isle of Man'],
  ['Gibraltar, United Kingdom', 'Gibraltar'],
])('%s lies in %s, and is found in the country that people write', (location, country) => {
  expect(places.find(location)?.country).toBe(country)
})

test.each([
  ['Hong Kong', 'China', 'Hong Kong'],
  ['San Juan', 'United States', 'Puerto Rico'],
  ['Paris', 'Germany', null],
  ['Houston', 'Germany', null],
])('%s where the country apart is %s: a slip does not beat a large city elsewhere', (location, given, country) => {
  expect(places.find(location, given)?.country ?? null).toBe(country)
})

test.each([
  ['Allahabad', 'Prayagraj'],
  ['Port Elizabeth', 'Gqeberha'],
  ['Mysore', 'Mysuru'],
  ['Ulan Bator', 'Ulaanbaatar'],
  ['Bombay', 'Mumbai'],
  ['Kiev', 'Kyiv'],
  ['Nur-Sultan', 'Astana'],
  ['Saigon', 'Ho Chi Minh City'],
  ['Danzig', 'Gdańsk'],
  ['Leningrad', 'Saint Petersburg'],
])('who writes %s is shown %s', (former, today) => {
  expect(places.find(former)?.city).toBe(today)
  expect(places.find(today)?.city).toBe(today)
})

test('an officer is told where the cities lie', () => {
  expect(whichCity('Newcastle', places.meant('Newcastle'))).toBe(
    '“Newcastle” may be a city in South Africa, Australia or the United Kingdom: the map does not show him until it is said which.',
  )
  expect(whichCity('Kingston', places.meant('Kingston'))).toContain('a city in Jamaica or Canada:')
  expect(whichCity('Aurora', places.meant('Aurora'))).toContain(
    'a city in Colorado, United States or Illinois, United States:',
  )
})

test.each([
  ['Salisbury', 'Harare'],
  ['Smyrna', 'İzmir'],
  ['Batavia', 'Jakarta'],
])('%s is not taken for %s, which once was called so, where towns are called so today', (name, city) => {
  const [first, ...others] = places.meant(name)
  expect(first?.name).toBe(city)
  expect(others.length).toBeGreaterThan(0)
})

test('a village in another country is not taken for the city that it is one slip away from', () => {
  expect(places.meant('Bogata').map(({ country }) => country)).toEqual(['Colombia', 'Romania'])
  expect(found('Bogata, Romania')).toBe('Bogata, Mureș County, Romania')
})

test('who is wrong about his state is found next door, not at the other end of the country', () => {
  expect(found('Hoboken, NY')).toBe('Hoboken, New Jersey, United States')
  expect(found('Portland, WA')).toBe('Portland, Oregon, United States')
  expect(found('Georgetown, DC')).toBe(null)
  expect(found('Miami, ME')).toBe(null)
})

test.each([
  ['Port of Spain, Trinidad and Tobago', 'Trinidad & Tobago'],
  ['Kingstown, Saint Vincent and the Grenadines', 'St. Vincent & Grenadines'],
  ["Saint John's, Antigua and Barbuda", 'Antigua & Barbuda'],
  ['Banjul, The Gambia', 'Gambia'],
  ['Castries, Saint Lucia', 'St. Lucia'],
])('of %s the country is known, however it is spelt', (location, country) => {
  expect(places.find(location)?.country).toBe(country)
})
