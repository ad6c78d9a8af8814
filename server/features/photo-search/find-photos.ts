// Photos for the search everywhere: by caption, custom tag and album, and by a brother on them who lets himself be sought.
import { photoFilename } from '@aerie/contract/album-values'
import type { SearchHit } from '@aerie/contract/search'
import { MOST_COUNTED_HITS } from '@aerie/contract/search-values'
import { findNamed } from '#features/people/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { type Finder, NOTHING, type Sought, soughtOf, unread, wordQuery } from '#platform/search.ts'
import { type SearchedList, searchedLists } from '#platform/search-lists.ts'
import { readerOf } from './reader.ts'
import { readAlbums, readTags } from './suggestions.ts'
import * as data from './words-data.ts'

/** Of those whose names are meant, and of albums and tags that are called so. */
const MOST_BROTHERS = 20
const MOST_NAMED = 200

const albumList = searchedLists<{ id: number; title: string }>(({ title }) => [title])
const tagList = searchedLists<{ id: number; name: string }>(({ name }) => [name])

export const findPhotosByWords: Finder<'photo'> = async (ctx, sought, limit) => {
  const matches = await matchesOf(ctx, sought)
  if (!matches) return NOTHING
  const query = data.photosByWords(matches, readerOf(ctx), { limit, most: MOST_COUNTED_HITS })
  return unread(query, (rows) => ({ total: rows[0]?.total ?? 0, hits: rows.map(hitOf) }))
}

/** Asks how many photos name each of a few places by caption, tag or album. */
export async function countsNaming(ctx: MemberContext, names: readonly string[]) {
  const each = await Promise.all(
    names.map(async (name) => ({ ...(await matchesIn(ctx, soughtOf(name))), members: [] })),
  )
  return data.countsByWords(each, readerOf(ctx), MOST_COUNTED_HITS)
}

/** Null where nothing can be found by it. */
async function matchesOf(ctx: MemberContext, sought: Sought): Promise<data.WordMatches | null> {
  const [matches, members] = await Promise.all([matchesIn(ctx, sought), findNamed(ctx, sought, MOST_BROTHERS)])
  const { query, tags, albums } = matches
  if (query === null && tags.length + albums.length + members.length === 0) return null
  return { ...matches, members: members.map(({ id }) => id) }
}

async function matchesIn(ctx: MemberContext, sought: Sought): Promise<Omit<data.WordMatches, 'members'>> {
  const [tags, albums] = await Promise.all([readTags(ctx), readAlbums(ctx)])
  const { textWords } = sought
  const idsOf = (all: SearchedList<{ id: number }>) =>
    all
      .find(sought)
      .slice(0, MOST_NAMED)
      .map(({ item }) => item.id)
  return {
    query: textWords.length > 0 ? wordQuery(textWords) : null,
    tags: idsOf(tagList(tags)),
    albums: idsOf(albumList(albums)),
  }
}

const hitOf = (row: data.WordPhoto): SearchHit<'photo'> => ({
  id: row.id,
  albumId: row.album_id,
  albumTitle: row.album_title,
  filename: photoFilename(row),
  hash: row.hash,
  mediaType: row.media_type as SearchHit<'photo'>['mediaType'],
  caption: row.caption,
  takenAt: row.taken_at,
})
