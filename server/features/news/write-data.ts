// SQL of what is written of the news.
import { sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

/** The object of another feature that an item is about; the item is deleted with it. */
export interface Source {
  /** As in the database's triggers. */
  type: string
  id: number
}

export interface News {
  title: string
  /** Plain text. */
  body: string
  tags: string[]
  publishedAt: Date
  /** Whose doing it tells of; null where he is gone. */
  authorId: number | null
  /** A page of this site on which there is more. */
  link?: string
}

/** Publishes it, or renews what was written of the same source. */
export const saveNews = (db: Db, { type, id }: Source, item: News & { excerpt: string }) => {
  const { title, body, excerpt, tags, publishedAt, authorId, link = null } = item
  const content = { title, body, excerpt, link, author_id: authorId, published_at: publishedAt, is_published: true }
  return db
    .insertInto('news_items')
    .values({ source_type: type, source_id: id, tags, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['source_type', 'source_id'])
        .doUpdateSet((eb) => ({ ...content, edited_at: sql<Date>`now()`, version: eb('news_items.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Answers the id of what there was to withdraw. */
export const withdrawNews = async (db: Db, { type, id }: Source) =>
  (
    await db
      .updateTable('news_items')
      .set({ is_published: false, is_pinned: false })
      .where('source_type', '=', type)
      .where('source_id', '=', id)
      .where('is_published', '=', true)
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null

export interface NewsContent {
  title: string
  body: string
  excerpt: string
  link: string | null
  image_code: string | null
  image_alt: string | null
  tags: string[]
  mentions: number[]
}

export const insertDraft = async (db: Db, content: NewsContent, authorId: number) =>
  (
    await db
      .insertInto('news_items')
      .values({ ...content, format: 'markdown', author_id: authorId, edited_by: authorId, is_published: false })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Held until the transaction ends. */
export const lockItem = (db: Db, id: number) =>
  db
    .selectFrom('news_items')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`(is_published or source_type is null)`)
    .forUpdate()
    .executeTakeFirst()

export const update = (db: Db, id: number, changes: Updateable<DB['news_items']>) =>
  db.updateTable('news_items').set(changes).where('id', '=', id).execute()

export const updateContent = (db: Db, id: number, content: NewsContent, editedBy: number) =>
  db
    .updateTable('news_items')
    .set((eb) => ({
      ...content,
      format: 'markdown',
      edited_by: editedBy,
      edited_at: sql<Date>`now()`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: number) => db.deleteFrom('news_items').where('id', '=', id).execute()

/** Answers whether it was an officers' draft. */
export const publish = async (db: Db, id: number, now: Date) =>
  (
    await db
      .updateTable('news_items')
      .set((eb) => ({
        is_published: true,
        publish_at: null,
        published_at: eb.fn.coalesce('published_at', eb.val(now)),
      }))
      .where('id', '=', id)
      .where('is_published', '=', false)
      .where('source_type', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Publishes every draft whose time has come, each once, however often it is called. */
export const publishDue = (db: Db) =>
  db
    .updateTable('news_items')
    .set((eb) => ({ is_published: true, published_at: eb.ref('publish_at'), publish_at: null }))
    .where('publish_at', '<=', sql<Date>`now()`)
    .returning(['id', 'title'])
    .execute()

/** What a member has planned waits as a draft again; answers which. */
export const unplan = async (db: Db, authorId: number) =>
  (
    await db
      .updateTable('news_items')
      .set({ publish_at: null })
      .where('author_id', '=', authorId)
      .where('publish_at', 'is not', null)
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/** Those of them who are there, held until the transaction ends so that none is deleted meanwhile. */
export const holdMembers = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : (await db.selectFrom('members').select('id').where('id', 'in', ids).forKeyShare().execute()).map(({ id }) => id)
