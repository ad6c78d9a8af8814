// SQL of the search for photos.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Filters {
  member?: number | undefined
  /** Another brother on the same photo. */
  beside?: number | undefined
  tag?: number | undefined
  album?: number | undefined
  year?: number | undefined
}

export interface PhotoViewer {
  id: number
  withFlagged: boolean
}

/** A place in the order in which photos were taken. */
export interface PhotoCursor {
  takenAt: string
  id: number
}

/** Who says that nobody may tag him is looked for by nobody else. */
const isOf = (memberId: number, reader: PhotoViewer): Expression<SqlBool> => sql`
  exists (select from photo_member_tags tag
    where tag.photo_id = photo.id and tag.member_id = ${sql.lit(memberId)} and not tag.is_pending)
  and (${memberId}::int = ${reader.id}::int or not exists (
    select from photo_tag_consents choice where choice.member_id = ${memberId}::int and choice.consent = 'never'))`

const hasTag = (tagId: number): Expression<SqlBool> => sql`
  exists (select from photo_custom_tags tag where tag.photo_id = photo.id and tag.tag_id = ${sql.lit(tagId)})`

/**
 * By the clock of the camera; its text begins with the year. Of one brother's photos the year is looked at once they are
 * found: a whole year is many more.
 */
const isOfYear = (year: number, isOfBrother: boolean): Expression<SqlBool> => {
  const takenAt = isOfBrother ? sql`(photo.taken_at || '')` : sql`photo.taken_at`
  return sql`${takenAt} >= ${`${year}`.padStart(4, '0')} and ${takenAt} < ${`${year + 1}`.padStart(4, '0')}`
}

/** Words and albums that are offered. */
const MOST_OFFERED = 5_000

/**
 * Brothers and tags are written out: a tag may be on one photo or on half of them, and only who knows which plans for it.
 */
const found = (db: Db, { member, beside, tag, album, year }: Filters, reader: PhotoViewer) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums', 'albums.id', 'photo.album_id')
    .where('photo.deleted_at', 'is', null)
    .where('photo.purged_at', 'is', null)
    .where('photo.failure', 'is', null)
    .where('albums.deleted_at', 'is', null)
    .$if(!reader.withFlagged, (query) => query.where('photo.is_flagged', '=', false))
    .$if(member !== undefined, (query) => query.where(isOf(member ?? 0, reader)))
    .$if(beside !== undefined, (query) => query.where(isOf(beside ?? 0, reader)))
    .$if(tag !== undefined, (query) => query.where(hasTag(tag ?? 0)))
    .$if(album !== undefined, (query) => query.where('photo.album_id', '=', album ?? 0))
    .$if(year !== undefined, (query) => query.where(isOfYear(year ?? 0, member !== undefined)))

/** Newest first, after a place. */
export const listFound = (db: Db, filters: Filters, reader: PhotoViewer, limit: number, after: PhotoCursor | null) =>
  found(db, filters, reader)
    .select(['photo.id', 'photo.taken_at'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(photo.taken_at, photo.id) < (${after?.takenAt ?? ''}, ${after?.id ?? 0}::int)`),
    )
    .orderBy('photo.taken_at', 'desc')
    .orderBy('photo.id', 'desc')
    .limit(limit)
    .execute()

/** One more than `most` stands for any more. */
export async function countFound(db: Db, filters: Filters, reader: PhotoViewer, most: number) {
  const some = found(db, filters, reader)
    .select('photo.id')
    .limit(most + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What the ids of a search are called; null where there is nothing of that id. */
export async function findNames(db: Db, { member = 0, beside = 0, tag = 0, album = 0 }: Filters) {
  const [brothers, word, place] = await Promise.all([
    db
      .selectFrom('members')
      .select(['id', 'first_name', 'familiar', 'last_name'])
      .where('id', 'in', [member, beside])
      .execute(),
    db.selectFrom('custom_tags').select(['id', 'name']).where('id', '=', tag).execute(),
    db.selectFrom('albums').select(['id', 'title']).where('id', '=', album).where('deleted_at', 'is', null).execute(),
  ])
  const named = (id: number) => brothers.find((one) => one.id === id) ?? null
  return { member: named(member), beside: named(beside), tag: word[0] ?? null, album: place[0] ?? null }
}

/** With the key under which each is compared, the commonest first. */
export const listTags = (db: Db) =>
  db
    .selectFrom('custom_tags as tag')
    .select(['tag.id', 'tag.name', 'tag.key'])
    .orderBy(sql`(select count(*) from photo_custom_tags where tag_id = tag.id)`, 'desc')
    .orderBy('tag.id')
    .limit(MOST_OFFERED)
    .execute()

/** The newest first. */
export const listAlbums = (db: Db) =>
  db
    .selectFrom('albums')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFFERED)
    .execute()

/** Each year of which the reader may see photos, the latest first: from one to the next by the index. */
export async function listYears(db: Db, { withFlagged }: Pick<PhotoViewer, 'withFlagged'>) {
  const isSeen = sql`deleted_at is null and purged_at is null and failure is null
    ${withFlagged ? sql`` : sql`and not is_flagged`}
    and exists (select from albums where albums.id = photos.album_id and albums.deleted_at is null)`
  const { rows } = await sql<{ year: number }>`
    with recursive years (year) as (
      (select left(taken_at, 4) from photos
        where ${isSeen} order by taken_at desc, id desc limit 1)
      union all
      select (select left(taken_at, 4) from photos
        where ${isSeen} and taken_at < year order by taken_at desc, id desc limit 1)
      from years where year is not null
    )
    select year::int from years where year is not null`.execute(db)
  return rows.map(({ year }) => year)
}
