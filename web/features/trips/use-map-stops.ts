// Where brothers are travelling, for the map; fetched, code and all, when the page already stands.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MapStop } from './map-stops.ts'

/** Undefined until it is known; a map does without what does not come. */
export function useMapStops(): MapStop[] | undefined {
  const cache = useQueryClient()
  const [stops, setStops] = useState<MapStop[]>()
  useEffect(() => {
    let isLeft = false
    let end = () => {}
    import('./watch-stops.ts').then(
      ({ watchStops }) => {
        if (!isLeft) end = watchStops(cache, setStops)
      },
      () => {},
    )
    return () => {
      isLeft = true
      end()
    }
  }, [cache])
  return stops
}
