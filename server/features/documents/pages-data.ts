// SQL that writes the text of a version, page by page.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface PageText {
  body: string
  /** As it is compared. */
  plain: string
}

/** In UTF-16 units of one statement: nobody waits while more of it is written out. */
const LONGEST_STATEMENT = 500_000

/** In place of those that were there; the first is page 1. */
export async function setPages(db: Db, versionId: number, pages: readonly PageText[]) {
  await db.deleteFrom('document_pages').where('version_id', '=', versionId).execute()
  for (let from = 0; from < pages.length; ) {
    let to = from
    for (let length = 0; to < pages.length && length < LONGEST_STATEMENT; to++) length += pages[to]?.body.length ?? 0
    await insertPages(db, versionId, from, pages.slice(from, to))
    from = to
  }
}

const insertPages = (db: Db, versionId: number, from: number, pages: PageText[]) =>
  sql`insert into document_pages (version_id, page, body, words)
    select ${versionId}::int, ${from}::int + each.at, each.body, to_tsvector('simple', each.plain)
    from unnest(${pages.map(({ body }) => body)}::text[], ${pages.map(({ plain }) => plain)}::text[])
      with ordinality as each (body, plain, at)`.execute(db)
