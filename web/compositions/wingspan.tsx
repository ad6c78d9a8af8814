// The map with the brothers of this organisation, their travels and their gatherings on it: all of them, or those who are asked for.
import type { MapLocation } from '@aerie/contract/residences'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gatheringPlacesQuery } from '#features/gathering-places/queries.ts'
import { MemberMap, type MemberMapProps } from '#features/map/member-map.tsx'
import { residencesQuery } from '#features/places/residences-query.ts'
import { useSettings } from '#features/settings/queries.ts'
import { useMapStops } from '#features/trips/use-map-stops.ts'

export interface WingspanProps extends Pick<MemberMapProps, 'height' | 'className' | 'here' | 'narrowedBy'> {
  /** The ids of those to show; all without it, and null while they are not known. */
  only?: ReadonlySet<number> | null | undefined
}

export function Wingspan({ only, ...look }: WingspanProps) {
  const { data, error, refetch } = useQuery(residencesQuery)
  const stops = useMapStops()
  const { gatherings: areOn } = useSettings()
  const { data: gatherings } = useQuery({ ...gatheringPlacesQuery, enabled: areOn })
  const locations = useMemo(() => {
    if (only === null) return undefined
    return only ? data?.flatMap((one) => narrowed(one, only)) : data
  }, [data, only])
  const trips = useMemo(() => {
    const isAsked = ({ memberId }: { memberId: number }) => !only || only.has(memberId)
    return stops
      ?.map((stop) => ({ ...stop, travellers: stop.travellers.filter(isAsked) }))
      .filter(({ travellers }) => travellers.length > 0)
  }, [stops, only])
  return (
    <MemberMap
      {...look}
      locations={locations}
      trips={trips}
      // Those who are asked for do not say where all meet.
      gatherings={areOn && only === undefined ? gatherings : undefined}
      error={data ? undefined : error}
      onAskAgain={() => void refetch()}
    />
  )
}

function narrowed(location: MapLocation, only: ReadonlySet<number>): MapLocation[] {
  const members = location.members.filter(({ id }) => only.has(id))
  return members.length > 0 ? [{ ...location, members, memberCount: members.length }] : []
}
