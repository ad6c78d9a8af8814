// SQL of the search for photos by words: in their captions, or in what they lie in, bear and show.
import { sql } from 'kysely'
import type { PhotoViewer } from './data.ts'

/** What of the words is known already. */
export interface WordMatches {
  /** A `tsquery` for the captions; null where there is none. */
  query: string | null
  tags: readonly number[]
  albums: readonly number[]
  members: readonly number[]
}

export interface WordPhoto {
  id: number
  album_id: number
  album_title: string
  code: string
  media_type: string
  hash: string | null
  caption: string | null
  taken_at: string
  total: number
}

const isSeen = ({ withFlagged }: Pick<PhotoViewer, 'withFlagged'>) => sql`
  photo.deleted_at is null and photo.purged_at is null and photo.failure is null
  and (not photo.is_flagged or ${withFlagged}::boolean)`

/** Who says that nobody may tag him is looked for by nobody else. */
const mayBeSought = (
  reader: PhotoViewer,
) => sql`not tag.is_pending and (tag.member_id = ${reader.id}::int or not exists (
  select from photo_tag_consents choice where choice.member_id = tag.member_id and choice.consent = 'never'))`

/** The ids of all, of each album as many as are counted. */
const idsOf = ({ query, tags, albums, members }: WordMatches, reader: PhotoViewer, most: number) => sql`
  select photo.id from photos photo
  where photo.caption is not null and search_words(photo.caption) @@ ${query}::tsquery
  union select tag.photo_id from photo_custom_tags tag where tag.tag_id = any(${tags}::int[])
  union select of_album.id from unnest(${albums}::int[]) as album (id) cross join lateral (
    select photo.id from photos photo where photo.album_id = album.id and ${isSeen(reader)}
    order by photo.taken_at desc, photo.id desc limit ${most}::int) of_album
  union select tag.photo_id from photo_member_tags tag
  where tag.member_id = any(${members}::int[]) and ${mayBeSought(reader)}`

/** The rows of these that the reader sees; the offset says that they are few, so that not all photos are read. */
const seenOf = (reader: PhotoViewer) => sql`cross join lateral (
    select * from photos where photos.id = named.id offset 0) photo
  where ${isSeen(reader)} and photo.album_id <> all(array(select id from albums where deleted_at is not null))`

/** Newest first; `total` counts up to `most`. */
export const photosByWords = (
  matches: WordMatches,
  reader: PhotoViewer,
  { limit, most }: { limit: number; most: number },
) => sql<WordPhoto>`
    select best.*, albums.title as album_title from (
    select found.*, (count(*) over ())::int as total from (
      select photo.id, photo.album_id, photo.code, photo.media_type, photo.hash, photo.caption, photo.taken_at
      from (${idsOf(matches, reader, most)}) named
      ${seenOf(reader)}
      order by photo.taken_at desc, photo.id desc limit ${most}::int
    ) found
    order by taken_at desc, id desc limit ${limit}::int
    ) best join albums on albums.id = best.album_id
    order by best.taken_at desc, best.id desc`

/** How many each of several finds, up to `most`: in their order. */
export function countsByWords(each: readonly WordMatches[], reader: PhotoViewer, most: number) {
  const counts = each.map(
    (matches) => sql`(select count(*)::int from (
      select from (${idsOf(matches, reader, most)}) named
      ${seenOf(reader)} limit ${most}::int) found)`,
  )
  return sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`
}
