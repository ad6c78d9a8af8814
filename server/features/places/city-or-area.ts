// Whether a name that an area bears means a city after all: “New York” does, “Texas” does not.

import { LATER_WORDS, NAME } from '#platform/gazetteer/gazetteer-file.ts'
import { common, type NamedArea, type Regions } from './areas.ts'
import type { Gazetteer } from './gazetteer.ts'
import { placeKey } from './place-key.ts'
import { LARGE } from './which-namesake.ts'

/** The areas of that name which lie in `within`, wholly or in part. */
export function areasNamed({ areas }: Gazetteer, key: string, within: Regions | null): NamedArea[] {
  const named = areas.named(key)
  return within ? named.filter(({ regions }) => common(within, regions)) : named
}

/** Of its people so many have to live in a city that bears an area's name as one of several. */
const SHARE_FOR_OTHER_NAME = 0.2
/** And so many where the name stands behind another place: “Rimouski, Quebec” does not mean Québec. */
const SHARE_BEHIND = 0.2

/** The people of an area elsewhere, for each of the city, beside which a large city is thought of all the same. */
const MOST_BESIDE = 8

/** A city elsewhere has to be larger than the area; one within, to be what the area is called after. */
export function isCityMeant(gazetteer: Gazetteer, city: number, key: string, areas: NamedArea[], isBehind: boolean) {
  const population = gazetteer.population(city)
  const kind = gazetteer.kindOfName(city, key)
  // “Schwandorf in Bayern” is not what stands behind “Munich” in “Munich, Bayern, Germany”.
  if (isBehind && kind === LATER_WORDS) return false
  return areas.every((area) => {
    if (!gazetteer.isIn(area.regions, city)) return population > area.population || isBesideIt(population, area)
    const share = population / area.population
    if (isBehind && share < SHARE_BEHIND) return false
    return kind === NAME || (share >= SHARE_FOR_OTHER_NAME && !isLonger(gazetteer, city, key))
  })
}

/** St. Louis comes to mind before a region of Senegal, and Ontario in California does not before the province. */
const isBesideIt = (population: number, area: NamedArea) =>
  population >= LARGE && area.population < MOST_BESIDE * population

/** Oklahoma City tells itself apart from Oklahoma. */
const isLonger = (gazetteer: Gazetteer, city: number, key: string) =>
  placeKey(gazetteer.cityAt(city).name).startsWith(`${key} `)
