// SQL of versions that are made ready, and of what was made of them.
import type { Db } from '#platform/db/db.ts'

/** What a job needs that makes a version ready, given up or not; undefined once it is, or gone. */
export const findToMake = (db: Db, versionId: number) =>
  listToMake(db)
    .where('version.id', '=', versionId)
    .where('version.state', 'not in', ['ready', 'checking'])
    .executeTakeFirst()

/** Likewise one of which LibreOffice has made no PDF, ready or not. */
export const findToConvert = (db: Db, versionId: number) =>
  unconverted(db).where('version.id', '=', versionId).executeTakeFirst()

/** Those that are shown now and were made ready without LibreOffice, the newest first; by the endings of their files. */
export const listToConvert = (db: Db, extensions: readonly string[], most: number) =>
  unconverted(db)
    .whereRef('document.version', '=', 'version.number')
    .where('version.extension', 'in', extensions)
    .where('version.state', 'not in', ['making', 'checking'])
    .where('version.conversion_failed_at', 'is', null)
    .orderBy('version.id', 'desc')
    .limit(most)
    .execute()

const unconverted = (db: Db) => listToMake(db).where('version.rendition', 'is distinct from', 'pdf')

export const noteFailedConversion = (db: Db, versionId: number, at: Date) =>
  db.updateTable('document_versions').set({ conversion_failed_at: at }).where('id', '=', versionId).execute()

const listToMake = (db: Db) =>
  db
    .selectFrom('document_versions as version')
    .innerJoin('documents as document', 'document.id', 'version.document_id')
    .select(['version.id', 'version.code', 'version.extension', 'version.kind', 'version.uploaded_by'])
    .select('document.access_level')

export interface ProcessedVersion {
  state: 'ready' | 'failed'
  pages: number | null
  has_cover: boolean
  /** Of a video: the ending of what is handed out. */
  film?: string
  /** Of an Office or CSV file: what was made of it to be shown. */
  rendition: string | null
}

/** Undefined where it was deleted meanwhile. */
export const setMade = (db: Db, versionId: number, made: ProcessedVersion) =>
  db.updateTable('document_versions').set(made).where('id', '=', versionId).returning('id').executeTakeFirst()
