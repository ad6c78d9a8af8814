// The directory as it comes: how it begins at once, and the whole of it once that is on the page, or as soon as something is looked for.
import type { DirectoryCard } from '@aerie/contract/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Directory, directoryOf, findBrothers } from '#features/directory-filters/directory.ts'
import { type DirectoryFilters, needsWhole } from '#features/directory-filters/filters.ts'
import { directoryQuery, firstCardsQuery } from '#features/people/queries.ts'
import { usePainted } from '#lib/after-paint.ts'
import type { QueryView } from '#ui/feedback/query-state.tsx'

/** What is on the page of the list. */
export interface DirectoryPage {
  found: readonly DirectoryCard[]
  /** How many are in the directory. */
  all: number
  /** Others follow, which are on their way. */
  isBeginning: boolean
}

interface InView {
  /** Undefined until the whole of it is there. */
  directory: Directory | undefined
  /** Those who fit the filters; undefined until the whole is there. */
  found: readonly DirectoryCard[] | undefined
  query: QueryView<DirectoryPage>
}

/** `near`: the ids of those to choose from; without it from all. */
export function useDirectory(filters: DirectoryFilters, near: ReadonlySet<number> | undefined): InView {
  const { q, country, class: pledgeClass, role, sort, remembered } = filters
  const isWholeNeeded = needsWhole(filters) || near !== undefined
  const isThere = useQueryClient().getQueryData(directoryQuery.queryKey) !== undefined
  const first = useQuery({ ...firstCardsQuery, enabled: !isThere && !isWholeNeeded })
  const isBegun = usePainted(first.data !== undefined)
  const whole = useQuery({ ...directoryQuery, enabled: isThere || isBegun || isWholeNeeded || first.isError })
  const { data: members } = whole
  const directory = useMemo(() => members && directoryOf(members), [members])
  const found = useMemo(
    () => directory && findBrothers(directory, { q, country, class: pledgeClass, role, sort, remembered }, near),
    [directory, q, country, pledgeClass, role, sort, remembered, near],
  )
  // Once the whole has failed to come, that is what the page says.
  const beginning = isWholeNeeded || whole.errorUpdateCount > 0 ? undefined : first.data
  const shown = useMemo(
    () =>
      found && directory
        ? { found, all: directory.members.length, isBeginning: false }
        : beginning && { found: beginning.cards, all: beginning.total, isBeginning: true },
    [found, directory, beginning],
  )
  return { directory, found, query: { ...whole, data: shown } }
}
