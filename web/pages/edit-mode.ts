// The code of a profile's edit mode, which most visits do without: fetched once somebody may be about to edit.
import { use } from 'react'
import { Unreachable } from '#lib/call-errors.ts'
import type { ProfileEditing } from './profile-editing.tsx'

type EditMode = typeof ProfileEditing

let fetching: Promise<EditMode> | undefined
let fetched: EditMode | undefined

/** One promise for all who ask; after a failure the next to ask tries again. */
export function fetchEditMode() {
  fetching ??= import('./profile-editing.tsx').then(
    ({ ProfileEditing }) => {
      fetched = ProfileEditing
      return ProfileEditing
    },
    (cause: unknown) => {
      fetching = undefined
      throw new Unreachable('Edit mode could not be fetched', { cause })
    },
  )
  return fetching
}

/** Suspends until the code is there; where it is, not for a moment, which React would draw out to 300 ms. */
export const useEditMode = () => fetched ?? use(fetchEditMode())
