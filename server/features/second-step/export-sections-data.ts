// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const secondStepSections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'Your authenticator app',
    table: 'authenticator_apps',
    by: 'member_id',
    columns: ['since'],
  },
  {
    chapter: 'sign-in',
    title: 'Your recovery codes',
    table: 'recovery_codes',
    by: 'member_id',
    columns: ['made_at', 'used_at'],
  },
  {
    chapter: 'sign-in',
    title: 'Devices on which the second step is not asked',
    table: 'remembered_devices',
    by: 'member_id',
    columns: ['device', 'remembered_at', 'last_used_at', 'expires_at'],
  },
  {
    chapter: 'sign-in',
    title: 'Sign-ins that wait for their second step',
    table: 'pending_steps',
    by: 'member_id',
    columns: ['started_at', 'expires_at', 'tries'],
  },
]
