// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'
import { document, version } from './about-data.ts'

export const documentSections: ExportSection[] = [
  {
    chapter: 'documents',
    title: 'Documents you uploaded',
    table: 'document_versions',
    by: 'uploaded_by',
    columns: ['filename', 'number', 'note', 'created_at'],
    about: sql`(select ${document('uploaded_by')} from documents where documents.id = row.document_id)`,
  },
  {
    chapter: 'copies',
    title: 'Documents you opened',
    table: 'document_accesses',
    by: 'member_id',
    columns: ['act', 'at', 'address'],
    about: version('member_id'),
    isLong: true,
  },
]
