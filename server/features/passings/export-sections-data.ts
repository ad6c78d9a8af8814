// What is kept of a brother who has passed, as a super admin hands it to his family.
import type { ExportSection } from '#platform/export-section.ts'

export const passingSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'In memoriam',
    table: 'passings',
    by: 'member_id',
    columns: ['born_on', 'died_on', 'words'],
  },
]
