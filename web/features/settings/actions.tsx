// What officers can do about the settings from everywhere.
import { Settings } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Open settings',
    words: 'system configuration words categories logo',
    icon: <Settings />,
    may: ({ seeAdmin }) => seeAdmin,
    at: '/admin?tab=settings',
  },
]
