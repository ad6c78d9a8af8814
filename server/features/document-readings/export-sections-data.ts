// What is kept of a member here, as he takes it along.
import { version } from '#features/documents/about-data.ts'
import type { ExportSection } from '#platform/export-section.ts'

export const documentReadingSections: ExportSection[] = [
  {
    chapter: 'documents',
    title: 'Documents you confirmed to have read',
    table: 'document_readings',
    by: 'member_id',
    columns: ['read_at'],
    about: version('member_id'),
  },
]
