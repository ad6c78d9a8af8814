// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const freshnessSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'When you confirmed your record, and are asked again',
    table: 'members',
    by: 'id',
    columns: ['place_confirmed_at', 'contact_confirmed_at', 'work_confirmed_at', 'asked_since', 'ask_again_on'],
  },
]
