// What one can do about polls from everywhere.
import { Vote } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'See what is voted on', words: 'polls elections votes governance', icon: <Vote />, at: '/governance' },
]
