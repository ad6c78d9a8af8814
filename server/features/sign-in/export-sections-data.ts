// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const signInSections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'Attempts to sign in as you that failed',
    table: 'failed_sign_ins',
    by: 'member_id',
    columns: ['day', 'network', 'times', 'last_at'],
  },
  {
    chapter: 'sign-in',
    title: 'Your password',
    table: 'passwords',
    by: 'member_id',
    columns: ['set_at', 'one_time_until'],
  },
  {
    chapter: 'sign-in',
    title: 'Links mailed to you',
    table: 'sign_in_links',
    by: 'member_id',
    columns: ['kind', 'created_at', 'expires_at', 'used_at'],
  },
]
