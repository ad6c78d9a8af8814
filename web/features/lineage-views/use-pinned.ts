// What stands out in the tree for as long as it is asked about: the way between two brothers, or the line of one.

import { findKinship } from '@aerie/lineage-layout/kinship'
import { useEffect } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import type { Tracing } from '#features/lineage-tree/tracing.ts'

interface PathQuery {
  /** Whose way to the other is asked; or, without one, nobody's. */
  one: number | undefined
  other: number | undefined
  /** Whose line is looked at. */
  touched: number | null
}

export function usePinned(lineage: Lineage, tracing: Tracing, { one, other, touched }: PathQuery) {
  useEffect(() => {
    if (one !== undefined && other !== undefined) {
      const path = findKinship(lineage.forest, one, other)?.path ?? [one, other]
      tracing.pin({ people: new Set(path), isPath: true })
    } else if (touched !== null) tracing.pin({ people: lineage.lineOf(touched), isPath: false })
    return () => tracing.pin(null)
  }, [lineage, tracing, one, other, touched])
}
