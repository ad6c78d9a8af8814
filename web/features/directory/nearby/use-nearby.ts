// Nearby: the directory narrowed to those who live near the viewer, whose position neither leaves the page nor is kept.
import { residences } from '@aerie/contract/residences'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Finding, NearIn } from './find-nearby.ts'

const finder = lazyCode(() => import('./find-nearby.ts'))

export interface Nearby {
  isOn: boolean
  isAsking: boolean
  toggle: () => void
  reset: () => void
}

/** `near`: the ids of those who are; undefined while all are shown. */
export function useNearby(radiusKm: number): Nearby & { near: ReadonlySet<number> | undefined } {
  const { data: locations, refetch } = useQuery(endpointQuery(residences.map))
  const [nearIn, setNearIn] = useState<NearIn>()
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(0)
  const near = useMemo(() => nearIn && locations && nearIn(locations), [nearIn, locations])
  const reset = () => {
    asked.current += 1
    setAsking(false)
    setNearIn(undefined)
  }
  const ask = async () => {
    reset()
    const question = asked.current
    setAsking(true)
    const fetchLocations = async () => locations ?? (await refetch({ throwOnError: true })).data
    const found = await finder.fetch().then(
      ({ findNearby }) => findNearby(radiusKm, fetchLocations),
      (error: unknown): Finding => ({ said: failureToast(error) }),
    )
    // Meanwhile the filters may have been cleared.
    if (question !== asked.current) return
    setAsking(false)
    setNearIn(() => found.nearIn)
    toast(found.said)
  }
  return { near, isOn: nearIn !== undefined, isAsking, toggle: nearIn ? reset : () => void ask(), reset }
}
