// SQL of the news.
import type { Db } from '#platform/db/db.ts'

export interface TripNews {
  tripId: number
  title: string
  body: string
  tags: string[]
  publishedAt: Date
}

/** Publishes it, or renews what was written of the same trip. */
export const saveTripNews = (db: Db, { tripId, title, body, tags, publishedAt }: TripNews) =>
  db
    .insertInto('news_items')
    .values({ trip_id: tripId, title, body, tags, published_at: publishedAt, is_published: true })
    .onConflict((conflict) =>
      conflict.column('trip_id').doUpdateSet({ title, body, published_at: publishedAt, is_published: true }),
    )
    .execute()

/** Answers whether there was something to withdraw. */
export const withdrawTripNews = async (db: Db, tripId: number) =>
  (
    await db
      .updateTable('news_items')
      .set({ is_published: false })
      .where('trip_id', '=', tripId)
      .where('is_published', '=', true)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
