// Custom tags for the search everywhere: those that are on a photo which everybody sees.
import { photoTags } from '@aerie/contract/photo-tags'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { cached } from '#platform/cache/cached.ts'
import { bestOf, countedHits, type Finder, keptTexts, NOTHING } from '#platform/search.ts'
import * as data from './custom-data.ts'

const readNames = cached({ answers: [photoTags.custom], load: ({ db }) => data.listNames(db) })

const textOf = keptTexts<data.TagName>(({ name }) => [name])

export const findTags: Finder<'tag'> = async (ctx, sought, limit) => {
  const { hits: named } = bestOf(await readNames(ctx), sought, MOST_COUNTED_HITS, { textOf })
  if (named.length === 0) return NOTHING
  const ids = named.map(({ id }) => id)
  const counts = new Map((await data.countShown(ctx.db, ids)).map(({ id, count }) => [id, count]))
  const shown = named.flatMap(({ id, name }) => {
    const photoCount = counts.get(id)
    return photoCount === undefined ? [] : [{ id, name, photoCount }]
  })
  return { total: countedHits(shown.length), hits: shown.slice(0, limit) }
}
