// From what somebody has typed so far to the cities he may mean.
import type { City } from '@aerie/contract/places'
import { common, type Regions } from './areas.ts'
import { fuzzyMatches } from './fuzzy-match.ts'
import type { Gazetteer, Wish } from './gazetteer.ts'
import { cutsOf, partKeys } from './place-key.ts'
import { openRanking, type Ranking } from './ranking.ts'

const SHORTEST = 2
/** No city has a longer name. */
const LONGEST = 100
/** Below that too many words are one slip away. */
const SHORTEST_WITH_SLIP = 4
/** What “austin tx” says more than “austin”. */
const WITH_AREA = 300
/** What is left of more words has to be a city of that size. */
const LARGE = 100_000

/** The likeliest first. The rougher ways of reading are only tried while nothing is found. */
export function searchCities(gazetteer: Gazetteer, typed: string, limit: number): City[] {
  const [name, ...beside] = partKeys(typed.slice(0, LONGEST))
  if (name === undefined || [name, ...beside].join('').length < SHORTEST) return []
  const ranking = openRanking(limit)
  const reader = readerInto(ranking, gazetteer)
  const regions = reader.regionsOf(beside)
  if (regions !== 'none') {
    reader.readBeginning(name, regions)
    reader.readNameAndArea(name, regions)
  }
  const words = [name, ...beside].join(' ')
  if (ranking.size === 0 && beside.length > 0) reader.readBeginning(words, null)
  if (ranking.size === 0 && regions === 'none') reader.readBeginning(name, null)
  if (ranking.size === 0) reader.readWithSlip(name, regions === 'none' ? null : regions)
  const isKnown = ranking.size > 0
  if (!isKnown) reader.readFirstWords(words)
  const cities = ranking.cities().filter((city) => isKnown || gazetteer.population(city) >= LARGE)
  return cities.map(gazetteer.cityAt)
}

function readerInto(ranking: Ranking, gazetteer: Gazetteer) {
  const { index, areas } = gazetteer
  const read = (name: string, wish: Wish) => {
    const range = index.find(name)
    if (range) gazetteer.rank(ranking, range, wish)
  }
  return {
    regionsOf(names: string[]) {
      let regions: Regions | null = null
      for (const name of names) {
        const found = areas.find(name, 'typing')
        regions = found && common(regions, found)
        if (!regions) return 'none'
      }
      return regions
    },
    readBeginning: (name: string, regions: Regions | null) => read(name, { regions, beginnings: true }),
    /** “austin tx” */
    readNameAndArea(text: string, regions: Regions | null) {
      for (const { beginning, rest } of cutsOf(text)) {
        const found = areas.find(rest, 'typing')
        const both = found && common(regions, found)
        if (both) read(beginning, { regions: both, bonus: WITH_AREA, beginnings: false })
      }
    },
    readWithSlip(text: string, regions: Regions | null) {
      const wish = { regions, beginnings: true }
      if (text.length >= SHORTEST_WITH_SLIP)
        for (const range of fuzzyMatches(index, text)) gazetteer.rank(ranking, range, wish)
      for (const { beginning, rest } of cutsOf(text)) {
        const found = beginning.length >= SHORTEST_WITH_SLIP ? areas.find(rest, 'typing') : null
        const both = found && common(regions, found)
        const wishThere = { regions: both, beginnings: false }
        if (both) for (const range of fuzzyMatches(index, beginning)) gazetteer.rank(ranking, range, wishThere)
      }
    },
    /** “dallas fort worth” */
    readFirstWords(text: string) {
      for (const { beginning } of cutsOf(text)) {
        if (ranking.size > 0) return
        read(beginning, { regions: null, beginnings: false })
      }
    },
  }
}
