// What one can do about trips from everywhere.
import { MapPinPlus } from 'lucide-react'
import type { Action } from '#features/session/action.ts'
import { tripDialog } from './use-trip-dialog.tsx'

export const actions: Action[] = [
  { label: 'Post a trip', words: 'new create travel plan', icon: <MapPinPlus />, at: tripDialog },
]
