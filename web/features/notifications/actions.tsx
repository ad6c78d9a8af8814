// What one can do about notifications from everywhere.
import { Bell } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Choose my notifications',
    words: 'bell mail push device tell me',
    icon: <Bell />,
    at: '/profile/notifications',
  },
]
