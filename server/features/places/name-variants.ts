// The cities of a name in its variants: as it is written, with an area behind it, or with one typing error.

import { fuzzyMatches } from '#platform/gazetteer/fuzzy-match.ts'
import { LATER_WORDS, NAME } from '#platform/gazetteer/gazetteer-file.ts'
import { common, type Regions } from './areas.ts'
import type { Gazetteer } from './gazetteer.ts'
import { cutsOf } from './place-key.ts'
import { openRanking } from './ranking.ts'
import { LARGE, METROPOLIS, type Meant, whichNamesake } from './which-namesake.ts'

const WITH_AREA = 300
/** Below that too many names are one slip away. */
const SHORTEST_WITH_SLIP = 5
const MOST_NAMESAKES = 12
const VILLAGE = 15_000
/** A town in the state that a code names comes before a city in the country of that code, unless it is a village. */
const TOWN = 5_000
/** Beside a city so many times its size there is a doubt. */
const OUTSHONE = 20

/** “Austin”, and “Austin TX” as well; `regions` null is the whole world. For `all` see `whichNamesake`. */
export function cityNamed(gazetteer: Gazetteer, key: string, regions: Regions | null, all = false): Meant {
  const whole = namesakes(gazetteer, key, regions)
  const score = whole[0]?.score ?? Number.NEGATIVE_INFINITY
  let best = { score, meant: beforeOthers(gazetteer, key, regions, whichNamesake(gazetteer, key, whole, all)) }
  for (const { beginning, rest } of cutsOf(key)) {
    const area = gazetteer.areas.find(rest, 'written')
    const both = area && common(regions, area)
    const [first] = both ? namesakes(gazetteer, beginning, both) : []
    if (!first || first.score + WITH_AREA <= best.score) continue
    best = { score: first.score + WITH_AREA, meant: cityBefore(gazetteer, beginning, rest, regions)?.meant ?? null }
  }
  return best.meant
}

/** Without a region a village is not taken for the city it is one slip away from, nor for what the end of its name says. */
function beforeOthers(gazetteer: Gazetteer, key: string, regions: Regions | null, meant: Meant): Meant {
  if (regions || !meant || 'among' in meant || gazetteer.population(meant.city) >= VILLAGE) return meant
  if (gazetteer.kindOfName(meant.city, key) === LATER_WORDS) return null
  const near = cityNearlyNamed(gazetteer, key, null)
  return near !== null && near !== meant.city && gazetteer.population(near) >= METROPOLIS
    ? { among: [near, meant.city] }
    : meant
}

function namesakes(gazetteer: Gazetteer, key: string, regions: Regions | null) {
  const range = gazetteer.index.find(key)
  if (!range) return []
  const ranking = openRanking(MOST_NAMESAKES)
  gazetteer.rank(ranking, range, { regions, beginnings: false })
  return ranking.ranked()
}

interface Before {
  meant: Meant
  /** Where it was looked for. */
  regions: Regions
}

/**
 * The city of a name before an area, within `others`. A code may be that of several areas: “Ontario, CA” lies in
 * California and “Vancouver, CA” in Canada; “Milan, MI” in Michigan and “Milano, MI” in Lombardy.
 */
export function cityBefore(gazetteer: Gazetteer, key: string, area: string, others: Regions | null): Before | null {
  const { states, usual, all } = gazetteer.areas.ofCode(area)
  const everywhere = all && common(others, all)
  if (!everywhere) return null
  const inAll = { meant: cityNamed(gazetteer, key, everywhere), regions: everywhere }
  const inStates = states && common(others, states)
  const inUsual = usual && common(others, usual)
  if (!inUsual) return inAll
  const where = { meant: cityNamed(gazetteer, key, inUsual), regions: inUsual }
  if (inStates) {
    const town = cityNamed(gazetteer, key, inStates)
    const isTown =
      town && 'city' in town && gazetteer.population(town.city) >= TOWN && isCalled(gazetteer, town.city, key)
    const other = where.meant && ('city' in where.meant ? where.meant.city : (where.meant.among[0] ?? null))
    if (isTown && other !== null && other !== town.city) {
      const isOutshone = gazetteer.population(other) > OUTSHONE * gazetteer.population(town.city)
      return { meant: isOutshone ? { among: [other, town.city] } : town, regions: inStates }
    }
    if (isTown) return { meant: town, regions: inStates }
  }
  const isKnown = where.meant && ('among' in where.meant || isCalled(gazetteer, where.meant.city, key))
  return isKnown || !inAll.meant ? where : inAll
}

const isCalled = (gazetteer: Gazetteer, city: number, key: string) => gazetteer.kindOfName(city, key) === NAME

/** “Asutin”, and “Asutin TX”; nothing where two large cities are as near. Without regions it has to be a large one. */
export function cityNearlyNamed(gazetteer: Gazetteer, key: string, regions: Regions | null): number | null {
  const ranking = openRanking(MOST_NAMESAKES)
  const rank = (name: string, within: Regions | null, bonus: number) => {
    if (name.length < SHORTEST_WITH_SLIP) return
    for (const range of fuzzyMatches(gazetteer.index, name))
      gazetteer.rank(ranking, range, { regions: within, beginnings: false, bonus })
  }
  rank(key, regions, 0)
  for (const { beginning, rest } of cutsOf(key)) {
    const area = gazetteer.areas.find(rest, 'written')
    const both = area && common(regions, area)
    if (both) rank(beginning, both, WITH_AREA)
  }
  const near = ranking.ranked()
  const [first] = near
  if (!first || (!regions && gazetteer.population(first.city) < LARGE)) return null
  const meant = whichNamesake(gazetteer, key, near)
  return meant && 'city' in meant ? meant.city : null
}
