// What officers can do about news from everywhere.
import { Pencil } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Write news',
    words: 'post article publish announce',
    icon: <Pencil />,
    may: ({ manageNews }) => manageNews,
    at: '/admin?tab=news&news=new',
  },
]
