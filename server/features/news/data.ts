// SQL of the news as they are read.

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

export interface Person {
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  avatar: string | null
  avatar_hash: string | null
  remembered_since: string | null
}

export type NewsRow = Awaited<ReturnType<typeof listPublished>>[number]
export type ManagedRow = Awaited<ReturnType<typeof listAll>>[number]

/** What follows somebody's trip is not shown while he is inactive. */
const shown = (db: Db) =>
  db
    .selectFrom('news_items as item')
    .leftJoin('members as author', 'author.id', 'item.author_id')
    .leftJoin('news_images as image', 'image.code', 'item.image_code')
    .where(sql<boolean>`(item.source_type is null or author.inactive_since is null)`)

const person = (alias: 'author' | 'editor') =>
  sql<Person | null>`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'first_name', ${sql.ref(`${alias}.first_name`)},
    'familiar', ${sql.ref(`${alias}.familiar`)}, 'last_name', ${sql.ref(`${alias}.last_name`)},
    'avatar', ${sql.ref(`${alias}.avatar`)}, 'avatar_hash', ${sql.ref(`${alias}.avatar_hash`)},
    'remembered_since', ${sql.ref(`${alias}.remembered_since`)}) end`

const microseconds = sql<number>`(extract(epoch from item.published_at) * 1000000)::bigint`

const items = (db: Db) =>
  shown(db)
    .select(['item.id', 'item.title', 'item.body', 'item.format', 'item.excerpt', 'item.link', 'item.tags'])
    .select(['item.is_pinned', 'item.is_published', 'item.published_at', 'item.source_type'])
    .select(['item.image_code', 'item.image_alt', 'image.width', 'image.height', 'image.hash'])
    .select(person('author').as('author'))
    .select(microseconds.as('at'))

const published = sql<boolean>`item.is_published`

const timeOf = ({ at }: { at: number }) => sql`(timestamptz 'epoch' + ${at} * interval '1 microsecond')`

/** Pinned first, then newest first. */
export const listPublished = (db: Db, limit: number, after: (Cursor & { isPinned: boolean }) | null) =>
  items(db)
    .where(published)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(item.is_pinned, item.published_at, item.id)
          < (${after?.isPinned ?? false}::boolean, ${timeOf(after ?? { at: 0 })}, ${after?.id ?? 0}::int)`,
      ),
    )
    .orderBy('item.is_pinned', 'desc')
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()

const KINDS = {
  all: sql<boolean>`true`,
  trips: sql<boolean>`item.tags @> '{travel}'`,
  news: sql<boolean>`not item.tags @> '{travel}'`,
}

export interface NewsFilter {
  kind: keyof typeof KINDS
  tag: string | undefined
}

/** By time alone. */
export const listByTime = (db: Db, { kind, tag }: NewsFilter, limit: number, after: Cursor | null) =>
  items(db)
    .where(published)
    .where(KINDS[kind])
    // As an array, since the planner knows nothing of how rare a tag is and would walk the items by time for it.
    .$if(tag !== undefined, (query) =>
      query.where(
        sql<boolean>`item.id = any(array(select tagged.id from news_items tagged
          where tagged.is_published and tagged.tags @> array[${tag}::text]))`,
      ),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(item.published_at, item.id) < (${timeOf(after ?? { at: 0 })}, ${after?.id ?? 0}::int)`),
    )
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()

const managed = (db: Db) =>
  items(db)
    .leftJoin('members as editor', 'editor.id', 'item.edited_by')
    .select(person('editor').as('editor'))
    .select(['item.publish_at', 'item.created_at', 'item.edited_at', 'item.version'])

/** The last written first. */
export const listAll = (db: Db, state: 'published' | 'draft' | undefined, limit: number, before: number | null) =>
  managed(db)
    // A trip that is no longer shared has no draft.
    .where(sql<boolean>`(item.is_published or item.source_type is null)`)
    .$if(state !== undefined, (query) => query.where('item.is_published', '=', state === 'published'))
    .$if(before !== null, (query) => query.where('item.id', '<', before))
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()

export const find = (db: Db, id: number) =>
  managed(db)
    .where('item.id', '=', id)
    .where(sql<boolean>`(item.is_published or item.source_type is null)`)
    .executeTakeFirst()

/** The published items before and after a place in time. */
export async function findNeighbours(db: Db, place: Cursor) {
  const beside = (order: 'desc' | 'asc') =>
    shown(db)
      .select(['item.id', 'item.title'])
      .where(published)
      .where(
        sql<boolean>`(item.published_at, item.id) ${order === 'desc' ? sql`<` : sql`>`} (${timeOf(place)}, ${place.id}::int)`,
      )
      .orderBy('item.published_at', order)
      .orderBy('item.id', order)
      .limit(1)
      .executeTakeFirst()
  const [earlier, later] = await Promise.all([beside('desc'), beside('asc')])
  return { earlier: earlier ?? null, later: later ?? null }
}

const MOST_TAGS = 50

export const countTags = async (db: Db) =>
  (
    await sql<{ tag: string; count: number }>`
      select tag, count(*)::int as count from news_items item, unnest(item.tags) as tag
      where item.is_published group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(db)
  ).rows

/** Those of some ids that are published. */
export const listShown = async (db: Db, ids: number[]) =>
  (await shown(db).select('item.id').where(published).where('item.id', 'in', ids).execute()).map(({ id }) => id)

/** When the newest were published, in microseconds, and whose doing they are. */
export const listTimes = (db: Db, most: number) =>
  shown(db)
    .select('item.author_id')
    .select(microseconds.as('at'))
    .where(published)
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(most)
    .execute()

/** Up to `most`, of what was published after a time, without what is one member's. */
export const countSince = async (db: Db, since: Date, except: number, most: number) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from (
      select from news_items item left join members author on author.id = item.author_id
      where item.is_published and item.published_at >= ${new Date(since.getTime() + 1)}
        and item.author_id is distinct from ${except}
        and (item.source_type is null or author.inactive_since is null) limit ${most}) as newer`.execute(db)
  ).rows[0]?.n ?? 0

/** What they are called, for the audit log. */
export const listTitles = (db: Db, ids: number[]) =>
  db.selectFrom('news_items').select(['id', 'title as name']).where('id', 'in', ids).execute()

export interface FoundNews {
  id: number
  title: string
  body: string
  format: string
  published_at: Date
  /** As far as they are counted. */
  total: number
}

/**
 * Published items that have the words of a `tsquery`: first those whose title is what is looked for, or begins so, then
 * those that have the words in it, then the others; of these the newest first. The words alone find them: the planner, which
 * knows nothing of how rare they are, would walk the items by time.
 */
export function newsByWords(
  query: string,
  words: readonly string[],
  { limit, mostCounted }: { limit: number; mostCounted: number },
) {
  const phrase = words.join(' ')
  return sql<FoundNews>`
    with hits as materialized (
      select id, title, body, format, published_at, source_type, author_id from news_items
      where is_published and news_words(title, body) @@ ${query}::tsquery
    )
    select id, title, body, format, published_at, (count(*) over ())::int as total
    from (
      select item.id, item.title, item.body, item.format, item.published_at, search_form(item.title) as form
      from hits item left join members author on author.id = item.author_id
      where item.source_type is null or author.inactive_since is null
      order by item.published_at desc, item.id desc limit ${mostCounted}::int
    ) found
    order by case when form = ${phrase} then 0 when starts_with(form, ${phrase}) then 1
        when ' ' || form like all(${words.map((word) => `% ${word}%`)}::text[]) then 2 else 3 end,
      published_at desc, id desc
    limit ${limit}::int`
}
