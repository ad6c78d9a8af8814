// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const removalSections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'When you asked to have your second step taken off',
    table: 'step_removals',
    by: 'member_id',
    columns: ['asked_at', 'device', 'words', 'due_at', 'ended_at', 'outcome', 'reason'],
  },
  {
    chapter: 'sign-in',
    title: 'Second steps of others that you agreed to take off',
    table: 'step_removal_agreements',
    by: 'officer_id',
    columns: ['agreed_at', 'voucher', 'how'],
  },
]
