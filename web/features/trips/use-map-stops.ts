// Where brothers are travelling, for the map; fetched, code and all, when the page already stands.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import type { MapStop } from './map-stops.ts'

const watching = lazyCode(() => import('./watch-stops.ts'))

/** Undefined until it is known; a map does without what does not come. */
export function useMapStops(): MapStop[] | undefined {
  const cache = useQueryClient()
  const { data: code } = useCode(watching)
  const [stops, setStops] = useState<MapStop[]>()
  useEffect(() => code?.watchStops(cache, setStops), [code, cache])
  return stops
}
