// SQL of what may be handed to a viewer outside of the installation.
import type { Db } from '#platform/db/db.ts'

/** While it is the version that is shown. */
export const findShownVersion = (db: Db, versionId: number) =>
  db
    .selectFrom('document_versions as version')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.id', '=', 'version.document_id').onRef('document.version', '=', 'version.number'),
    )
    .select(['version.code', 'version.extension', 'version.kind', 'version.mime_type', 'version.file_size'])
    .select(['version.sha256', 'document.access_level'])
    .where('version.id', '=', versionId)
    .executeTakeFirst()
