// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'
import { photo } from './about-data.ts'

export const photoFileSections: ExportSection[] = [
  {
    chapter: 'copies',
    title: 'Videos being made for you to download',
    table: 'film_copies',
    by: 'member_id',
    columns: ['state', 'asked_at'],
    about: photo('member_id'),
  },
]
