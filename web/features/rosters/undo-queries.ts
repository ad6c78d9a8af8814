// What the pages ask about undoing an import.
import { rosters } from '@aerie/contract/rosters'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'

export const recentImportsQuery = endpointQuery(rosters.recent)

/** Asked anew each time: it counts what is true now. */
export const undoPlanQuery = (importId: number) =>
  queryOptions({
    ...endpointQuery(rosters.planUndo, { params: { importId: String(importId) } }),
    gcTime: 0,
    staleTime: 0,
  })
