// The likeliest city of a name in its variants: as it is written, with an area behind it, or with one typing error.
import { common, type Regions } from './areas.ts'
import { fuzzyMatches } from './fuzzy-match.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { KeyRange } from './name-index.ts'
import { cutsOf } from './place-key.ts'
import { openRanking } from './ranking.ts'

const WITH_AREA = 300
/** Below that too many names are one slip away. */
const SHORTEST_WITH_SLIP = 5

/** “Austin”, and “Austin TX” as well; `regions` null is the whole world. */
export const cityNamed = (gazetteer: Gazetteer, key: string, regions: Regions | null) =>
  likeliest(gazetteer, key, regions, (name) => {
    const range = gazetteer.index.find(name)
    return range ? [range] : []
  })

/** “Asutin”, and “Asutin TX”. */
export const cityNearlyNamed = (gazetteer: Gazetteer, key: string, regions: Regions | null) =>
  likeliest(gazetteer, key, regions, (name) =>
    name.length < SHORTEST_WITH_SLIP ? [] : fuzzyMatches(gazetteer.index, name),
  )

function likeliest(
  gazetteer: Gazetteer,
  key: string,
  regions: Regions | null,
  variants: (name: string) => Iterable<KeyRange>,
): number | null {
  const ranking = openRanking(1)
  const wish = { regions, beginnings: false }
  for (const range of variants(key)) gazetteer.rank(ranking, range, wish)
  for (const { beginning, rest } of cutsOf(key)) {
    const area = gazetteer.areas.find(rest, 'written')
    const both = area && common(regions, area)
    if (!both) continue
    for (const range of variants(beginning))
      gazetteer.rank(ranking, range, { ...wish, regions: both, bonus: WITH_AREA })
  }
  return ranking.ranked()[0]?.city ?? null
}
