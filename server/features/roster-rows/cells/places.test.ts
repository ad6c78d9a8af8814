// Where brothers live, by what they write into one cell or several.
import { expect, test } from 'vitest'
import { readRow, taken } from '../roster.fixture.ts'

const lives = async (cells: Record<string, string>) => {
  const { location, city, country, remarks } = taken(await readRow({ Name: 'Hugo Larsen', ...cells }))
  expect(remarks).toEqual([])
  return [location, city, country]
}

test.each<[string, string, string | null]>([
  ['Austin TX', 'Austin, TX', 'United States'],
  ['Austin, tx', 'Austin, tx', 'United States'],
  ['Austin, TX 78701', 'Austin, TX 78701', 'United States'],
  ['Austin, Texas', 'Austin, Texas', 'United States'],
  ['Austin, TX, USA', 'Austin, TX', 'United States'],
  ['Washington, D.C.', 'Washington, D.C.', 'United States'],
  ['Toronto, ON', 'Toronto, ON', 'Canada'],
  ['Paris, France', 'Paris', 'France'],
  ['Leeds, England', 'Leeds', 'United Kingdom'],
  ['Prague, Czech Republic', 'Prague', 'Czechia'],
  ['Amsterdam, The Netherlands', 'Amsterdam', 'Netherlands'],
  ['Banjul, the Gambia', 'Banjul', 'Gambia'],
  ['Abidjan, Ivory Coast', 'Abidjan', 'Côte d’Ivoire'],
  ['München, Deutschland', 'München', 'Germany'],
  ['東京、日本', '東京', 'Japan'],
  ['عمان، الأردن', 'عمان', 'Jordan'],
  ['Singapore', 'Singapore', 'Singapore'],
  ['Tbilisi, Georgia', 'Tbilisi, Georgia', null],
  ['Zürich', 'Zürich', null],
  ['On a boat, mostly', 'On a boat, mostly', null],
])('“%s”', async (Where, location, country) => {
  expect(await lives({ Where })).toEqual([location, null, country])
})

test.each([
  [{ City: 'Austin', State: 'TX', Country: 'USA' }, ['Austin, TX', 'Austin', 'United States']],
  [{ City: 'Austin', State: 'TX' }, ['Austin, TX', 'Austin', 'United States']],
  [{ City: 'Austin, TX', Country: 'U.S.' }, ['Austin, TX', 'Austin', 'United States']],
  [{ City: 'Paris, France', Country: 'France' }, ['Paris', 'Paris', 'France']],
  [{ City: 'London', Country: 'UK' }, ['London', 'London', 'United Kingdom']],
  [{ City: 'Cardiff', Country: 'Wales' }, ['Cardiff', 'Cardiff', 'United Kingdom']],
  [{ City: 'Tbilisi', Country: 'Georgia' }, ['Tbilisi', 'Tbilisi', 'Georgia']],
  [{ City: 'Zürich', Region: 'ZH', Country: 'CH' }, ['Zürich, ZH', 'Zürich', 'Switzerland']],
  [{ City: 'Berlin', Country: 'United States of America' }, ['Berlin', 'Berlin', 'United States']],
  [{ City: 'Oz', Country: 'Freedonia' }, ['Oz', 'Oz', 'Freedonia']],
  [{ Country: 'Mexico' }, [null, null, 'Mexico']],
  [{ Location: 'Lyon, France', City: 'Lyon', Country: 'Switzerland' }, ['Lyon, France', 'Lyon', 'Switzerland']],
])('%o', async (cells, place) => {
  expect(await lives(cells)).toEqual(place)
})
