// What officers can do about reports from everywhere.
import { ScrollText } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Read the reports',
    words: 'weekly figures statistics',
    icon: <ScrollText />,
    may: ({ readReports }) => readReports,
    at: '/admin/reports',
  },
]
