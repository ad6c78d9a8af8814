// What is kept of a member here, as he takes it along.
import { photo } from '#features/photo-files/about-data.ts'
import type { ExportSection } from '#platform/export-section.ts'

export const photoTagSections: ExportSection[] = [
  {
    chapter: 'photos',
    title: 'Photos you are tagged in',
    table: 'photo_member_tags',
    by: 'member_id',
    columns: ['tagged_at', 'is_pending'],
    about: photo('member_id'),
  },
  {
    chapter: 'photos',
    title: 'Photos you may not be tagged in',
    table: 'photo_tag_refusals',
    by: 'member_id',
    columns: [],
    about: photo('member_id'),
  },
  { chapter: 'photos', title: 'Being tagged', table: 'photo_tag_consents', by: 'member_id', columns: ['consent'] },
]
