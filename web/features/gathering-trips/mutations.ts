// Asking brothers along who pass by a gathering.
import { type GatheringTrips, gatheringTrips } from '@aerie/contract/gathering-trips'
import { gatherings } from '@aerie/contract/gatherings'
import { plural } from '@aerie/text/plurals'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { gatheringTripsQuery } from './queries.ts'

export function useAskAlong(gatheringId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (memberIds: number[]) =>
      call(gatheringTrips.askAlong, { params: { gatheringId: String(gatheringId) }, body: { memberIds } }),
    show: (answer: GatheringTrips) => cache.setQueryData(gatheringTripsQuery(gatheringId).queryKey, answer),
    // Who was asked by name by it stands in the form of the gathering.
    stale: keysOf(gatherings.show),
    done: (_answer, memberIds) => ({ title: `${plural(memberIds.length, 'He is', 'They are')} asked along` }),
  })
}
