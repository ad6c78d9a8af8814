// What is kept of an officer here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const officerStepSections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'The second step that is required of you as an officer',
    table: 'officer_steps',
    by: 'member_id',
    columns: ['since', 'told', 'told_due', 'let_until'],
  },
]
