// SQL of versions that the virus scanner has not answered about.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** With the document that is to show it; undefined once it is answered about, or gone. */
export const findChecking = (db: Db, versionId: number) =>
  db
    .selectFrom('document_versions as version')
    .innerJoin('documents as document', 'document.id', 'version.document_id')
    .select(['version.id', 'version.code', 'version.extension', 'version.filename', 'version.uploaded_by'])
    .select(['document.id as document_id', 'document.title', 'document.access_level'])
    .where('version.id', '=', versionId)
    .where('version.state', '=', sql.lit('checking'))
    .executeTakeFirst()

export const listUnanswered = async (db: Db, most: number) =>
  (
    await db
      .selectFrom('document_versions')
      .select('id')
      .where('state', '=', sql.lit('checking'))
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ id }) => id)

interface Checking {
  id: number
  document_id: number
}

/** Answers whether it was being checked until now. A newer one that was answered about sooner stays the one that is shown. */
export async function showChecked(db: Db, { id, document_id }: Checking) {
  const made = await db
    .updateTable('document_versions')
    .set({ state: 'making' })
    .where('id', '=', id)
    .where('state', '=', sql.lit('checking'))
    .returning('number')
    .executeTakeFirst()
  if (!made) return false
  await db
    .updateTable('documents')
    .set({ version: sql<number>`greatest(version, ${made.number}::int)` })
    .where('id', '=', document_id)
    .execute()
  return true
}

/** With its document where that has no other version; answers whether it was being checked until now. */
export async function removeChecked(db: Db, { id, document_id }: Checking) {
  const { numDeletedRows } = await db
    .deleteFrom('document_versions')
    .where('id', '=', id)
    .where('state', '=', sql.lit('checking'))
    .executeTakeFirst()
  await db
    .deleteFrom('documents')
    .where('id', '=', document_id)
    .where('version', '=', 0)
    .where(sql<boolean>`not exists (select from document_versions where document_id = ${document_id}::int)`)
    .execute()
  return numDeletedRows > 0n
}

/** The ids of active members of some roles, and of another. */
export const listToTell = async (db: Db, roles: readonly string[], other: number | null) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('inactive_since', 'is', null)
      .where(sql<boolean>`(role = any(${roles}::text[]) or id = ${other}::int)`)
      .execute()
  ).map(({ id }) => id)
