// Where brothers are travelling, for the map: the trips shared with the viewer, and his own that he shares.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToday } from './days.ts'
import { mapStopsOf } from './map-stops.ts'
import { ownTripsQuery, sharedTripsQuery } from './queries.ts'

/** Undefined until something has come; the map does without what does not come. */
export function useMapStops() {
  const { data: own } = useQuery(ownTripsQuery)
  const { data: shared } = useQuery(sharedTripsQuery)
  const today = useToday()
  return useMemo(
    () => (own || shared ? mapStopsOf([...(own ?? []), ...(shared ?? [])], today) : undefined),
    [own, shared, today],
  )
}
