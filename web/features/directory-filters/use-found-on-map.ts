// What the map is to show of the directory: those who were found, a moment after the last key of a search.
import type { MemberSummary } from '@aerie/contract/people'
import { useEffect, useMemo, useState } from 'react'
import { type DirectoryFilters, isFiltering } from './filters.ts'
import type { Spot } from './nearby/distance.ts'

const PAUSE_MS = 250

interface OnMap {
  /** The ids of those to show; undefined for all, null while they are not known. */
  only: ReadonlySet<number> | null | undefined
  here: Spot | undefined
  narrowedBy: string | undefined
}

export function useFoundOnMap(
  found: readonly MemberSummary[] | undefined,
  filters: DirectoryFilters,
  here: Spot | undefined,
): OnMap {
  const narrowedBy = isFiltering(filters) || here ? JSON.stringify([filters, here]) : undefined
  const now = useMemo(
    () => ({ found: narrowedBy === undefined ? undefined : (found ?? null), narrowedBy, here }),
    [found, narrowedBy, here],
  )
  const [settled, setSettled] = useState(now)
  const isWaited = settled.found === null
  useEffect(() => {
    const pause = setTimeout(() => setSettled(now), isWaited ? 0 : PAUSE_MS)
    return () => clearTimeout(pause)
  }, [now, isWaited])
  const only = useMemo(() => settled.found && new Set(settled.found.map(({ id }) => id)), [settled.found])
  return { only, here: settled.here, narrowedBy: settled.narrowedBy }
}
