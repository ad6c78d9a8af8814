// What officers can do about members from everywhere.
import { Plus, UsersRound } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  {
    label: 'Add a member',
    words: 'new brother invite',
    icon: <Plus />,
    may: ({ addMembers }) => addMembers,
    at: '/admin?add=new',
  },
  {
    label: 'Manage members',
    words: 'admin roles access deactivate',
    icon: <UsersRound />,
    may: ({ seeAdmin }) => seeAdmin,
    at: '/admin',
  },
]
