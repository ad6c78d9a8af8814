// Albums for the search everywhere: by title and description; what is counted in each is what the asker sees.
import { albums } from '@aerie/contract/albums'
import { coversOf } from '#features/photos/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Finder } from '#platform/search.ts'
import { bestOf, searchedLists } from '#platform/search-lists.ts'
import * as data from './data.ts'

const readWritten = cached({ answers: [albums.list], load: ({ db }) => data.listWritten(db) })

const listOf = searchedLists<data.WrittenAlbum>(({ title, description }) => [title, description])

export const findAlbums: Finder<'album'> = async (ctx, sought, limit) => {
  const { total, hits } = bestOf(listOf(await readWritten(ctx)).find(sought), limit)
  if (total === 0) return { total, hits: [] }
  const covers = await coversOf(
    ctx,
    hits.map(({ id }) => id),
  )
  return {
    total,
    hits: hits.map(({ id, title }) => {
      const { count = 0, previews = [] } = covers.get(id) ?? {}
      return {
        id,
        title,
        photoCount: count,
        cover: previews[0]?.filename ?? null,
        coverHash: previews[0]?.hash ?? null,
      }
    }),
  }
}
