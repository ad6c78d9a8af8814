// What is kept of a member here, as he takes it along.
import { photo } from '#features/photo-files/about-data.ts'
import type { ExportSection } from '#platform/export-section.ts'

export const moderationSections: ExportSection[] = [
  {
    chapter: 'photos',
    title: 'Photos you reported',
    table: 'photo_flags',
    by: 'flagged_by',
    columns: ['reason', 'flagged_at', 'settled_at'],
    about: photo('flagged_by'),
  },
]
