// What one can do about the lineage from everywhere.
import { Network } from 'lucide-react'
import type { Action } from '#features/session/action.ts'

export const actions: Action[] = [
  { label: 'See the lineages', words: 'big little brother family tree line', icon: <Network />, at: '/lineage' },
]
