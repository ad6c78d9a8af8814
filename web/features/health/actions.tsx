// What officers can do about the installation from everywhere.
import { Info } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'See the health page',
    words: 'server disk checks installation status',
    icon: <Info />,
    may: ({ seeHealth }) => seeHealth,
    at: '/admin/health',
  },
]
