// What one can do about the directory from everywhere.
import { UsersRound } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'Browse the Brotherhood', words: 'directory members map wingspan', icon: <UsersRound />, at: '/members' },
]
