// What is said where a location may be one of several cities: “Newcastle” and where they lie.
import type { City } from '@aerie/contract/places'
import { withArticle } from '#platform/countries.ts'

const MOST_NAMED = 4

/** For officers, of a brother; `cities` are those he may mean. */
export function whichCity(location: string, cities: readonly City[]): string {
  const countries = new Set(cities.map(({ country }) => country))
  const places = [
    ...new Set(cities.map((city) => (countries.size === cities.length ? withArticle(city.country) : regionOf(city)))),
  ]
  const named = places.slice(0, MOST_NAMED)
  const last = places.length > MOST_NAMED ? 'elsewhere' : named.pop()
  const where = named.length > 0 ? `${named.join(', ')} or ${last}` : last
  return `“${location}” may be a city in ${where}: the map does not show him until it is said which.`
}

const regionOf = ({ admin1, country }: City) => (admin1 ? `${admin1}, ${country}` : country)
