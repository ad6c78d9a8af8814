// Whom a claimed tie waits for, in a sentence.
import type { Claim } from '@aerie/contract/lineage'
import { listOf } from '@aerie/text/lists'

interface End {
  id: number | null
  name: string
}

/** `viewer` is the id of who reads it; null where that is left open. */
export function pendingConfirmation({ awaited }: Claim, viewer: number | null, ends: End[]) {
  if (viewer !== null && awaited.includes(viewer)) return 'Waits for you to confirm it'
  const names = ends.filter(({ id }) => id !== null && awaited.includes(id)).map(({ name }) => name)
  return `Waits for ${listOf(names)} to confirm it`
}
