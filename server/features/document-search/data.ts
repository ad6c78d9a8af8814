// SQL of the search in the text of documents.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Hit {
  id: number
  page: number
  body: string
}

interface SearchScope {
  levels: readonly string[]
  mostDocuments: number
  mostPages: number
}

/** Of the versions that are shown, and of some levels; a few pages of each document, those of the newest documents first. */
export const hitsOf = (query: string, { levels, mostDocuments, mostPages }: SearchScope) => sql<Hit>`
    with hits as (
      select document.id, page.version_id, page.page,
        row_number() over (partition by document.id order by page.page) as at,
        dense_rank() over (order by document.created_at desc, document.id desc) as rank
      from document_pages page
      join document_versions version on version.id = page.version_id
      join documents document on document.id = version.document_id and document.version = version.number
      where page.words @@ (select ${query}::tsquery) and document.access_level = any(${levels}::text[])
    )
    select hits.id, hits.page, page.body from hits
    join document_pages page on page.version_id = hits.version_id and page.page = hits.page
    where hits.at <= ${mostPages}::int and hits.rank <= ${mostDocuments}::int
    order by hits.rank, hits.page`

export const listHits = async (db: Db, query: string, wanted: SearchScope): Promise<Hit[]> =>
  (await hitsOf(query, wanted).execute(db)).rows

export interface FirstHit {
  id: number
  page: number
  body: string
  created_at: Date
  /** How many documents have them, as far as they are counted. */
  total: number
}

interface FirstHitScope {
  levels: readonly string[]
  /** Documents that are found already. */
  except: readonly number[]
  limit: number
  mostCounted: number
}

/** The first page of each document that has the words, of those shown and of some levels; the newest documents first. */
export const firstHitsOf = (query: string, scope: FirstHitScope) => sql<FirstHit>`
    with hits as (
      select document.id, document.created_at, page.version_id, min(page.page) as page
      from document_pages page
      join document_versions version on version.id = page.version_id
      join documents document on document.id = version.document_id and document.version = version.number
      where page.words @@ (select ${query}::tsquery) and document.access_level = any(${scope.levels}::text[])
        and document.id <> all(${scope.except}::int[])
      group by document.id, page.version_id
      order by document.created_at desc, document.id desc
      limit ${scope.mostCounted}::int
    ), best as (
      select hits.*, (count(*) over ())::int as total from hits order by created_at desc, id desc limit ${scope.limit}::int
    )
    select best.id, best.page, best.total, best.created_at, page.body from best
    join document_pages page on page.version_id = best.version_id and page.page = best.page
    order by best.created_at desc, best.id desc`
