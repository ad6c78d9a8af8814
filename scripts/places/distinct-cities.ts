// GeoNames has some cities twice, as a city and as the district around it: one of them is enough.
import { placeKey } from '../../server/features/places/place-key.ts'
import { distanceKm } from './neighbourhood.ts'
import type { RawCity } from './read-cities.ts'

const SAME_KM = 30

/** Of those of one name in one region that lie close together, the largest. */
export function distinctCities(cities: RawCity[]): RawCity[] {
  const namesakes = Map.groupBy(cities, ({ country, region, name }) => `${country}.${region} ${placeKey(name)}`)
  return [...namesakes.values()].flatMap((those) => {
    const kept: RawCity[] = []
    for (const city of those.toSorted((a, b) => b.population - a.population))
      if (!kept.some((other) => distanceKm(city, other) < SAME_KM)) kept.push(city)
    return kept
  })
}
