// The map with the brothers of this organisation on it.
import { residences } from '@aerie/contract/residences'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { MemberMap, type MemberMapProps } from './member-map.tsx'

export function BrothersMap(look: Omit<MemberMapProps, 'locations' | 'error' | 'onAskAgain'>) {
  const { data, error, refetch } = useQuery(endpointQuery(residences.map))
  return <MemberMap {...look} locations={data} error={data ? undefined : error} onAskAgain={() => void refetch()} />
}
