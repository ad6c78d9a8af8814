// The code of edit mode, which most visits to a profile do without: fetched once somebody may be about to edit.
import { Unreachable } from '#lib/api.ts'

let fetched: Promise<typeof import('./edit/edit-profile.tsx')> | undefined

/** One promise for all who ask; after a failure the next to ask tries again. */
export function fetchEditMode() {
  fetched ??= import('./edit/edit-profile.tsx').catch((cause: unknown) => {
    fetched = undefined
    throw new Unreachable('Edit mode could not be fetched', { cause })
  })
  return fetched
}
