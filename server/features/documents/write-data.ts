// SQL that writes documents and their versions.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface NewVersion {
  code: string
  filename: string
  mime_type: string
  kind: string
  extension: string
  file_size: number
  sha256: Buffer
  note: string | null
  has_macros: boolean
  marking: string
  uploaded_by: number
  /** `checking`: no document shows it before the virus scanner has answered. */
  state: 'checking' | 'making'
}

export const countBeingMade = async (db: Db, memberId: number) =>
  (
    await db
      .selectFrom('document_versions')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', 'in', [sql.lit('making'), sql.lit('checking')])
      .where('uploaded_by', '=', memberId)
      .executeTakeFirstOrThrow()
  ).count

export interface NewDocument extends Described {
  /** What who uploads it is. */
  created_role: string
}

export interface Described {
  title: string
  description: string | null
  category: string
  access_level: string
}

export const countDocuments = async (db: Db) =>
  (await db.selectFrom('documents').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count

export async function insertDocument(db: Db, fields: NewDocument, version: NewVersion) {
  const { id } = await db
    .insertInto('documents')
    .values({ ...fields, created_by: version.uploaded_by, version: version.state === 'checking' ? 0 : 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, versionId: await insertVersion(db, { documentId: id, number: 1 }, version) }
}

async function insertVersion(
  db: Db,
  { documentId, number }: { documentId: number; number: number },
  version: NewVersion,
) {
  const { id } = await db
    .insertInto('document_versions')
    .values({ ...version, document_id: documentId, number })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locked until the transaction ends. */
export const lockDocument = (db: Db, id: number) =>
  db
    .selectFrom('documents')
    .selectAll()
    .select(
      sql<boolean>`exists (select from document_reading_requests where document_id = documents.id)`.as('is_to_be_read'),
    )
    .where('id', '=', id)
    .where('version', '>', 0)
    .forUpdate()
    .executeTakeFirst()

export const updateDocument = (db: Db, id: number, fields: Described) =>
  db
    .updateTable('documents')
    .set({ ...fields, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

/** Shows a new version from now on; the document is locked. */
export async function addVersion(db: Db, documentId: number, version: NewVersion) {
  const number = (await newestNumber(db, documentId)) + 1
  const id = await insertVersion(db, { documentId, number }, version)
  if (version.state !== 'checking') await showVersion(db, documentId, number)
  return { id, number }
}

/** A former version as the newest one, with its files and texts. */
export async function repeatVersion(db: Db, documentId: number, former: number, by: number) {
  const number = (await newestNumber(db, documentId)) + 1
  const { rows } = await sql<{ from_id: number; id: number; state: string }>`
    with former as (
      select * from document_versions where document_id = ${documentId}::int and number = ${former}::int
        and state <> 'checking'
    ), made as (
      insert into document_versions (document_id, number, code, filename, mime_type, kind, extension, file_size, sha256, note,
        uploaded_by, state, pages, has_cover, has_macros, film, rendition,
        conversion_failed_at, marking)
      select document_id, ${number}::int, code, filename, mime_type, kind, extension, file_size, sha256,
        ${`Version ${former} again`}, ${by}::int, state, pages, has_cover, has_macros, film, rendition,
        conversion_failed_at, marking from former
      returning id, state
    )
    select former.id as from_id, made.id, made.state from former, made`.execute(db)
  const [made] = rows
  if (!made) return null
  await sql`insert into document_pages (version_id, page, body, words)
    select ${made.id}::int, page, body, words from document_pages where version_id = ${made.from_id}::int`.execute(db)
  await showVersion(db, documentId, number)
  return { ...made, number }
}

const newestNumber = async (db: Db, documentId: number) =>
  (
    await db
      .selectFrom('document_versions')
      .select(sql<number>`max(number)`.as('number'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow()
  ).number

const showVersion = (db: Db, documentId: number, number: number) =>
  db.updateTable('documents').set({ version: number }).where('id', '=', documentId).execute()

/** Answers whose files are left behind, each once. */
export async function deleteDocument(db: Db, id: number) {
  const files = await db
    .selectFrom('document_versions')
    .select(['code', 'extension', 'sha256'])
    .distinctOn('code')
    .where('document_id', '=', id)
    .execute()
  await db.deleteFrom('documents').where('id', '=', id).execute()
  return files
}

export const listCodes = async (db: Db, codes: string[]) =>
  (
    await db
      .selectFrom('document_versions')
      .select('code')
      .where('code', '=', sql<string>`any(${codes}::text[])`)
      .execute()
  ).map(({ code }) => code)

/** Gives up on what has waited to be made ready since before a time; answers of how many. */
export const failForgotten = async (db: Db, before: Date) =>
  (
    await db
      .updateTable('document_versions')
      .set({ state: 'failed' })
      .where('state', '=', 'making')
      .where('created_at', '<', before)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
