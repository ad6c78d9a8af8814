// What one can do about one's own profile from everywhere.
import { Pencil, ShieldCheck } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'Edit my profile', words: 'change name photo work address', icon: <Pencil />, at: '/profile?edit=true' },
  {
    label: 'Choose who sees what',
    words: 'privacy hide settings email phone',
    icon: <ShieldCheck />,
    at: '/profile?edit=true#edit-privacy',
  },
]
