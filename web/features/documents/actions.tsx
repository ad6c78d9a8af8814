// What one can do about documents from everywhere.
import { ScrollText } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Browse the documents',
    words: 'papers files repository by-laws minutes',
    icon: <ScrollText />,
    at: '/documents',
  },
]
