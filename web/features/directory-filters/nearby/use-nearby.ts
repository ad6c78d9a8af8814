// Nearby: the directory narrowed to those who live near the viewer, whose position neither leaves the page nor is kept.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { residencesQuery } from '#features/places/residences-query.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { membersNear, type Spot } from './distance.ts'
import type { NearbySearch } from './find-nearby.ts'

const finder = lazyCode(() => import('./find-nearby.ts'))

export interface Nearby {
  isOn: boolean
  isAsking: boolean
  toggle: () => void
  reset: () => void
}

interface NearbyResult {
  /** The ids of those who are near; undefined while all are shown. */
  near: ReadonlySet<number> | undefined
  /** Where the viewer is. */
  here: Spot | undefined
}

export function useNearby(radiusKm: number): Nearby & NearbyResult {
  const { data: locations, refetch } = useQuery(residencesQuery)
  const [here, setHere] = useState<Spot>()
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(0)
  const near = useMemo(() => here && locations && membersNear(here, locations, radiusKm), [here, locations, radiusKm])
  const reset = () => {
    asked.current += 1
    setAsking(false)
    setHere(undefined)
  }
  const ask = async () => {
    reset()
    const question = asked.current
    setAsking(true)
    const fetchLocations = async () => locations ?? (await refetch({ throwOnError: true })).data
    const found = await finder.fetch().then(
      ({ findNearby }) => findNearby(radiusKm, fetchLocations),
      (error: unknown): NearbySearch => ({ said: failureToast(error) }),
    )
    // Meanwhile the filters may have been cleared.
    if (question !== asked.current) return
    setAsking(false)
    setHere(found.here)
    toast(found.said)
  }
  return { near, here, isOn: here !== undefined, isAsking, toggle: here ? reset : () => void ask(), reset }
}
