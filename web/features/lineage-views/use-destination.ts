// Whom one has come for: first the brother of the address, then whoever is looked for.
import { useCallback, useState } from 'react'
import type { Destination } from '#features/lineage-tree/drawn-tree.tsx'

export function useDestination(first: number | undefined) {
  const [destination, setArrival] = useState<Destination | null>(() =>
    first === undefined ? null : { index: first, takesFocus: false },
  )
  return [destination, useCallback((next: Destination) => setArrival(next), [])] as const
}
