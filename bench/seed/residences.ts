// Seeds where very many brothers live: in the biggest cities of the world, more of them in the bigger ones.
import type { City } from '@aerie/contract/places'
import { sql } from 'kysely'
import type { Places } from '../../server/features/places/service.ts'
import type { Database } from '../../server/platform/db/db.ts'

const CITIES = 8000
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** By population, as searching for each two letters finds them. */
export function biggestCities(places: Places): City[] {
  const found = new Map<number, City>()
  for (const first of LETTERS)
    for (const second of LETTERS) for (const city of places.search(first + second, 200)) found.set(city.id, city)
  return [...found.values()].sort((a, b) => b.population - a.population).slice(0, CITIES)
}

/** Brothers with a name and a city, and nothing else. */
export async function seedResidences({ db }: Database, cities: City[], count: number, random: () => number) {
  const rows = Array.from({ length: count }, () => {
    const city = cities[Math.floor(random() ** 2.5 * cities.length)]
    return { city: city?.name, country: city?.country, latitude: city?.latitude, longitude: city?.longitude }
  })
  await sql`insert into members (first_name, last_name, city, country, latitude, longitude)
    select 'Brother', city, city, country, latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as residence (city text, country text, latitude float8, longitude float8)`.execute(db)
  await sql`vacuum analyze members`.execute(db)
}
