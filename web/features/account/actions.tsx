// What one can do about one's own account from everywhere.
import { ShieldCheck } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'Change my password', words: 'security sign-in login', icon: <ShieldCheck />, at: '/profile/security' },
  {
    label: 'See where I am signed in',
    words: 'devices sessions security elsewhere',
    icon: <ShieldCheck />,
    at: '/profile/security',
  },
  {
    label: 'Open sign-in and security',
    words: 'passkey second step authenticator codes 2fa',
    icon: <ShieldCheck />,
    at: '/profile/security',
  },
]
