// SQL of the news.
import type { Db } from '#platform/db/db.ts'

/** The object of another feature that an item is about; the item is deleted with it. */
export interface Source {
  /** As in the database's triggers. */
  type: string
  id: number
}

export interface News {
  title: string
  body: string
  tags: string[]
  publishedAt: Date
}

/** Publishes it, or renews what was written of the same source. */
export const saveNews = (db: Db, { type, id }: Source, { title, body, tags, publishedAt }: News) =>
  db
    .insertInto('news_items')
    .values({ source_type: type, source_id: id, title, body, tags, published_at: publishedAt, is_published: true })
    .onConflict((conflict) =>
      conflict
        .columns(['source_type', 'source_id'])
        .doUpdateSet({ title, body, published_at: publishedAt, is_published: true }),
    )
    .execute()

/** Answers whether there was something to withdraw. */
export const withdrawNews = async (db: Db, { type, id }: Source) =>
  (
    await db
      .updateTable('news_items')
      .set({ is_published: false })
      .where('source_type', '=', type)
      .where('source_id', '=', id)
      .where('is_published', '=', true)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
