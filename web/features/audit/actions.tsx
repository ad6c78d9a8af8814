// What officers can do about the audit log from everywhere.
import { ScrollText } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Read the audit log',
    words: 'who did what history',
    icon: <ScrollText />,
    may: ({ readAuditLog }) => readAuditLog,
    at: '/admin?tab=audit',
  },
]
