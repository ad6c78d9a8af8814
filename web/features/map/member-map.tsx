// The Wingspan: brothers on a map of the world by city. This much is there at once; all else is fetched when it comes near.
import type { MapLocation } from '@aerie/contract/residences'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Unreachable } from '#lib/call-errors.ts'
import { cx } from '#ui/theme/cx.ts'
import { chooseProvider } from './choose-provider.ts'
import { MapNote } from './map-note.tsx'
import type { TripStop } from './place.ts'
import { useLoading } from './use-loading.ts'
import { useNear } from './use-near.ts'

export interface MemberMapProps {
  /** Undefined while they are on their way. */
  locations: MapLocation[] | undefined
  /** Where brothers are travelling to, now and soon; a layer of its own. */
  trips?: TripStop[] | undefined
  /** In pixels, or all there is. */
  height?: number | 'fill'
  /** Why the locations did not come. */
  error?: unknown
  className?: string
}

export function MemberMap({ height = 400, className, ...shown }: MemberMapProps) {
  const frame = useRef<HTMLElement>(null)
  const isNear = useNear(frame)
  const { state, tryAgain } = useLoading(fetchChart, isNear)
  usePreparedProvider(isNear)
  const Chart = state.status === 'success' ? state.value : null
  return (
    <section
      ref={frame}
      className={cx('relative isolate overflow-hidden bg-well text-ink', height === 'fill' && 'h-full', className)}
      data-theme="dark"
      aria-label="Map of brothers"
      style={height === 'fill' ? {} : { height }}
    >
      {Chart ? (
        <Chart {...shown} frame={frame} />
      ) : (
        <MapNote
          failure={state.status === 'failure' ? { name: 'map', error: state.error } : null}
          onTryAgain={tryAgain}
        />
      )}
    </section>
  )
}

async function fetchChart() {
  const { Chart } = await import('./map.tsx').catch((cause: unknown) => {
    throw new Unreachable('The map could not be fetched', { cause })
  })
  return Chart
}

/** What draws the map comes together with the code that wants it, not after. */
function usePreparedProvider(isNear: boolean) {
  const cache = useQueryClient()
  useEffect(() => {
    if (isNear) chooseProvider(cache).catch(() => {})
  }, [cache, isNear])
}
