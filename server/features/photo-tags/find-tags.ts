// Custom tags for the search everywhere: those that are on a photo which everybody sees.
import { photoTags } from '@aerie/contract/photo-tags'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { cached } from '#platform/cache/cached.ts'
import { countedHits, type Finder, NOTHING, unread } from '#platform/search.ts'
import { bestOf, searchedLists } from '#platform/search-lists.ts'
import * as data from './custom-data.ts'

const readNames = cached({ answers: [photoTags.custom], load: ({ db }) => data.listNames(db) })

const listOf = searchedLists<data.TagName>(({ name }) => [name])

export const findTags: Finder<'tag'> = async (ctx, sought, limit) => {
  const { hits: named } = bestOf(listOf(await readNames(ctx)).find(sought), MOST_COUNTED_HITS)
  if (named.length === 0) return NOTHING
  const ids = named.map(({ id }) => id)
  return unread(data.shownCounts(ids), (rows) => {
    const counts = new Map(rows.map(({ id, count }) => [id, count]))
    const shown = named.flatMap(({ id, name }) => {
      const photoCount = counts.get(id)
      return photoCount === undefined ? [] : [{ id, name, photoCount }]
    })
    return { total: countedHits(shown.length), hits: shown.slice(0, limit) }
  })
}
