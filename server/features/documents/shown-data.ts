// SQL of documents as they are shown: all of them, one, and its versions.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** With the version that is shown. */
const shown = (db: Db) =>
  withVersions(db).select('document.version').whereRef('version.number', '=', 'document.version')

/** What a member has uploaded that no document shows yet. */
export const listChecking = (db: Db, memberId: number) =>
  withVersions(db)
    .select('version.number as version')
    .where('version.uploaded_by', '=', memberId)
    .where('version.state', '=', sql.lit('checking'))
    .orderBy('version.id')
    .execute()

/** A row for each version. */
const withVersions = (db: Db) =>
  db
    .selectFrom('documents as document')
    .innerJoin('document_versions as version', 'version.document_id', 'document.id')
    .select(['document.id', 'document.title', 'document.description', 'document.category', 'document.access_level'])
    .select(['document.created_by', 'document.created_role', 'document.created_at', 'document.revision'])
    .select(['version.id as version_id', 'version.code', 'version.filename', 'version.mime_type', 'version.kind'])
    .select([
      'version.extension',
      'version.file_size',
      'version.sha256',
      'version.state',
      'version.pages',
      'version.has_cover',
      'version.has_macros',
      'version.film',
      'version.rendition',
      'version.marking',
    ])
    .leftJoin('document_reading_requests as request', 'request.document_id', 'document.id')
    .select(sql<boolean>`request.document_id is not null`.as('is_to_be_read'))

/** Newest first. */
export const listDocuments = (db: Db, most: number) =>
  shown(db).orderBy('document.created_at', 'desc').orderBy('document.id', 'desc').limit(most).execute()

export const findDocument = (db: Db, id: number) => shown(db).where('document.id', '=', id).executeTakeFirst()

/** The newest of some levels that shows the same bytes. */
export const findSame = (db: Db, sha256: Buffer, levels: readonly string[]) =>
  shown(db)
    .where('version.sha256', '=', sha256)
    .where('document.access_level', 'in', levels)
    .orderBy('document.id', 'desc')
    .executeTakeFirst()

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

/** Newest first. */
export const listVersions = (db: Db, documentId: number) =>
  db
    .selectFrom('document_versions as version')
    .leftJoin('members as uploader', 'uploader.id', 'version.uploaded_by')
    .select(['version.number', 'version.filename', 'version.mime_type', 'version.file_size', 'version.note'])
    .select(['version.created_at', 'version.uploaded_by'])
    .select(['uploader.first_name', 'uploader.familiar', 'uploader.last_name'])
    .where('version.document_id', '=', documentId)
    .where('version.state', '<>', sql.lit('checking'))
    .orderBy('version.number', 'desc')
    .execute()
