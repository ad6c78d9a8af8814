// What the server finds: asked for once the typing has rested, and given up where other words are typed meanwhile.
import { search } from '@aerie/contract/search'
import type { SearchKind } from '@aerie/contract/search-values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { type FoundSection, sectionsOf } from './sections.ts'
import { isEnough } from './sought.ts'

interface Sought {
  q: string
  /** All of them where it is left out. */
  kinds?: readonly SearchKind[] | undefined
  limit?: number
}

/** What was found is kept no longer than it is shown. */
const foundQuery = ({ q, kinds, limit }: Sought) => ({
  ...endpointQuery(search.find, {
    query: {
      q,
      ...(kinds && kinds.length > 0 && { kinds: kinds.join() }),
      ...(limit !== undefined && { limit: String(limit) }),
    },
  }),
  enabled: isEnough(q),
  gcTime: 0,
})

/** `sections` are those of the words before while the answer is on its way; `isCurrent` says whether they are the answer. */
export function useFound(sought: Sought, isWanted = true) {
  const query = useQuery({
    ...foundQuery(sought),
    enabled: isWanted && isEnough(sought.q),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const sections: FoundSection[] | undefined = useMemo(() => data && sectionsOf(data.groups), [data])
  return { query, sections, isCurrent: query.isSuccess && !query.isPlaceholderData }
}
