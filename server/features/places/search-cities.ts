// From what somebody has typed so far to the cities he may mean.
import type { City } from '@aerie/contract/places'
import { fuzzyMatches } from '#platform/gazetteer/fuzzy-match.ts'
import { common, type Regions } from './areas.ts'
import type { Gazetteer, Wish } from './gazetteer.ts'
import { cutsOf, partKeys } from './place-key.ts'
import { openRanking, type Ranking } from './ranking.ts'

const SHORTEST = 2
/** Of those found by the beginning of a name that nobody sees, the likeliest are kept at the end of a full list. */
const MOST_HIDDEN = 3
const SHOWN_FOR_HIDDEN = 6
/** No city has a longer name. */
const LONGEST = 100
/** Below that too many words are one slip away. */
const SHORTEST_WITH_SLIP = 4
/** What “austin tx” says more than “austin”. */
const WITH_AREA = 300
/** What is left of more words has to be a city of that size. */
const LARGE = 100_000

interface CitySearch {
  limit: number
  /** Whether a slip of the fingers is forgiven. */
  withSlips?: boolean
}

/** The likeliest first. The rougher ways of reading are only tried while nothing is found. */
export function searchCities(gazetteer: Gazetteer, typed: string, { limit, withSlips = true }: CitySearch): City[] {
  const [name, ...beside] = partKeys(typed.slice(0, LONGEST))
  if (name === undefined || [name, ...beside].join('').length < SHORTEST) return []
  const ranking = openRanking(limit)
  const hidden = openRanking(MOST_HIDDEN)
  const reader = readerInto(ranking, hidden, gazetteer)
  const regions = reader.regionsOf(beside)
  if (regions !== 'none') {
    reader.readBeginning(name, regions)
    reader.readNameAndArea(name, regions)
  }
  const words = [name, ...beside].join(' ')
  const isNothing = () => ranking.size + hidden.size === 0
  if (isNothing() && beside.length > 0) reader.readBeginning(words, null)
  if (isNothing() && regions === 'none') reader.readBeginning(name, null)
  if (withSlips && isNothing()) reader.readWithSlip(name, regions === 'none' ? null : regions)
  const isKnown = !isNothing()
  if (!isKnown) reader.readFirstWords(words)
  return inOneList(ranking.ranked(), hidden.ranked(), limit)
    .filter(({ city }) => isKnown || gazetteer.population(city) >= LARGE)
    .map(({ city, posting }) => ({ ...gazetteer.cityAt(city), otherName: gazetteer.otherName(city, posting) }))
}

type RankedCities = ReturnType<Ranking['ranked']>

function inOneList(shown: RankedCities, hidden: RankedCities, limit: number): RankedCities {
  const others = hidden.filter(({ city }) => !shown.some((found) => found.city === city))
  const kept = Math.min(others.length, Math.floor(limit / SHOWN_FOR_HIDDEN))
  return [...shown.slice(0, limit - kept), ...others].slice(0, limit)
}

function readerInto(ranking: Ranking, hidden: Ranking, gazetteer: Gazetteer) {
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
    readBeginning: (name: string, regions: Regions | null) => read(name, { regions, beginnings: true, hidden }),
    /** “austin tx” */
    readNameAndArea(text: string, regions: Regions | null) {
      for (const { beginning, rest } of cutsOf(text)) {
        const found = areas.find(rest, 'typing')
        const both = found && common(regions, found)
        if (both) read(beginning, { regions: both, bonus: WITH_AREA, beginnings: false })
      }
    },
    readWithSlip(text: string, regions: Regions | null) {
      const wish = { regions, beginnings: true, hidden }
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
