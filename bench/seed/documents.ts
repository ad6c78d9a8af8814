// Seeds documents with the text of their pages, straight into the database.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { type SeededFolder, seedDataFolder, withAnalyzed, withDatabase } from './data-folder.ts'

/** Stands on one page in a hundred; another on every page. */
export const RARE = 'heron'
/** Of a page. */
const WORDS = 300

interface PaperCounts {
  documents: number
  pages: number
}

export async function seedDocuments(folder: string, counts: PaperCounts): Promise<SeededFolder> {
  const filled = await seedDataFolder(folder, 200)
  await withDatabase(folder, ({ db }) => insertPapers(db, counts))
  return withAnalyzed(filled)
}

/** So many, each with the text of so many pages. */
export async function insertPapers(db: Db, { documents, pages }: PaperCounts) {
  await sql`insert into documents (title, description, category, access_level, created_at)
    select 'Minutes of meeting ' || n, 'Read and approved', 'general', 'members', now() - n * interval '1 hour'
    from generate_series(1, ${documents}::int) n`.execute(db)
  await sql`insert into document_versions (document_id, number, code, filename, mime_type, kind, extension, file_size,
      sha256, state, pages)
    select id, 1, rpad('d' || id, 22, 'x'), 'minutes.pdf', 'application/pdf', 'pdf', 'pdf', 100000,
      sha256(id::text::bytea), 'ready', ${pages}::int from documents`.execute(db)
  await sql`insert into document_pages (version_id, page, body, words)
    select id, page, body, to_tsvector('simple', body) from (
      select version.id, page, (
        select string_agg('word' || mod((version.id * 7919 + page * 104729 + n * 31)::bigint * 2654435761, 20000), ' ')
        from generate_series(1, ${WORDS}::int) n
      ) || case when mod(version.id * 10 + page, 100) = 0 then ${` ${RARE}`} else '' end as body
      from document_versions version, generate_series(1, ${pages}::int) page
    ) each`.execute(db)
}
