// SQL of the images of news.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Image {
  code: string
  width: number
  height: number
  hash: string
}

export const insertImage = (db: Db, image: Image, uploadedBy: number) =>
  db
    .insertInto('news_images')
    .values({ ...image, uploaded_by: uploadedBy })
    .execute()

export const hasImage = async (db: Db, code: string) =>
  (await db.selectFrom('news_images').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

/** Whether members see it: in a published item. */
export const isPublishedImage = async (db: Db, code: string) =>
  (await db
    .selectFrom('news_items')
    .select('id')
    .where('image_code', '=', code)
    .where('is_published', '=', true)
    .executeTakeFirst()) !== undefined

/** What no item uses and came before a time; what is being put to use meanwhile is passed over. */
export const removeUnused = async (db: Db, before: Date) =>
  (
    await sql<{ code: string }>`
      delete from news_images where code in (
        select code from news_images image where uploaded_at < ${before}
          and not exists (select from news_items item where item.image_code = image.code)
        for update skip locked)
      returning code`.execute(db)
  ).rows.map(({ code }) => code)
