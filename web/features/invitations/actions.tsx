// What officers can do about invitations from everywhere.
import { UsersRound } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'See the invitations',
    words: 'invite pending link again',
    icon: <UsersRound />,
    may: ({ addMembers }) => addMembers,
    at: '/admin?show=invitations',
  },
]
