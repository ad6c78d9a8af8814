// Nearby: the directory narrowed to those who live near the viewer, whose position neither leaves the page nor is kept.
import { map } from '@aerie/contract/map'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { endpointQuery, sentenceOf } from '#lib/api.ts'
import { type ToastMessage, toast } from '#ui/toast.ts'
import { membersNear, type Spot } from './distance.ts'
import { canLocate, locate } from './locate.ts'

export interface Nearby {
  isOn: boolean
  isAsking: boolean
  toggle: () => void
  reset: () => void
}

/** `near`: the ids of those who are; undefined while all are shown. */
export function useNearby(radiusKm: number): Nearby & { near: ReadonlySet<number> | undefined } {
  const { data: locations, refetch } = useQuery(endpointQuery(map.data))
  const [spot, setSpot] = useState<Spot>()
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(0)
  const near = useMemo(() => spot && locations && membersNear(spot, locations, radiusKm), [spot, locations, radiusKm])
  const reset = () => {
    asked.current += 1
    setAsking(false)
    setSpot(undefined)
  }
  const ask = async () => {
    reset()
    const question = asked.current
    setAsking(true)
    const [found, said] = await find(radiusKm, async () => locations ?? (await refetch({ throwOnError: true })).data)
    // Meanwhile the filters may have been cleared.
    if (question !== asked.current) return
    setAsking(false)
    setSpot(found)
    toast(said)
  }
  return { near, isOn: spot !== undefined, isAsking, toggle: spot ? reset : () => void ask(), reset }
}

async function find(
  radiusKm: number,
  fetchLocations: () => Promise<unknown>,
): Promise<[Spot | undefined, ToastMessage]> {
  if (!canLocate()) return [undefined, UNSUPPORTED]
  const spot = await locate().catch(() => undefined)
  if (!spot) return [undefined, NOT_FOUND]
  try {
    await fetchLocations()
  } catch (error) {
    return [undefined, { title: 'Error', description: sentenceOf(error), tone: 'destructive' }]
  }
  return [spot, { title: 'Location Found', description: `Showing brothers within ${radiusKm}km` }]
}

const UNSUPPORTED: ToastMessage = {
  title: 'Location Not Supported',
  description: "Your browser doesn't support geolocation.",
  tone: 'destructive',
}
const NOT_FOUND: ToastMessage = {
  title: 'Location Error',
  description: 'Could not get your location. Please enable location services.',
  tone: 'destructive',
}
