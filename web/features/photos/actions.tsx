// What one can do about photos from everywhere.
import { UserRound } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'See photos of me', words: 'pictures tagged my', icon: <UserRound />, at: '/media/mine' },
]
