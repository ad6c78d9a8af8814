// The code of a profile's edit mode, which most visits do without: fetched once somebody may be about to edit.
import { Unreachable } from '#lib/api.ts'

let fetched: Promise<typeof import('./profile-editing.tsx')> | undefined

/** One promise for all who ask; after a failure the next to ask tries again. */
export function fetchEditMode() {
  fetched ??= import('./profile-editing.tsx').catch((cause: unknown) => {
    fetched = undefined
    throw new Unreachable('Edit mode could not be fetched', { cause })
  })
  return fetched
}
