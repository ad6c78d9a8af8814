// Brothers on a map of the world by city. This much is there at once; all else is fetched when it comes near.
import type { MapLocation } from '@aerie/contract/residences'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { cx } from '#ui/theme/cx.ts'
import { chooseProvider } from './choose-provider.ts'
import type { TripStop } from './drawing/place.ts'
import { insisting } from './insisting.ts'
import { MapNote } from './map-note.tsx'
import { useNear } from './use-near.ts'

const mapCode = lazyCode(() => import('./map.tsx'))
const codeQuery = queryOptions({ ...insisting, queryKey: ['map', 'code'], queryFn: mapCode.fetch })

export interface MemberMapProps {
  /** Undefined while they are on their way. */
  locations: MapLocation[] | undefined
  /** Where brothers are travelling to, now and soon; a layer of its own. */
  trips?: TripStop[] | undefined
  /** In pixels, or all there is. */
  height?: number | 'fill'
  /** Why the locations did not come, and asking for them again. */
  error?: unknown
  onAskAgain?: () => void
  className?: string
}

export function MemberMap({ height = 400, className, ...shown }: MemberMapProps) {
  const frame = useRef<HTMLElement>(null)
  const isNear = useNear(frame)
  const { data: code, error, refetch } = useQuery({ ...codeQuery, enabled: isNear })
  usePreparedProvider(isNear)
  return (
    <section
      ref={frame}
      className={cx('relative isolate overflow-hidden bg-well text-ink', height === 'fill' && 'h-full', className)}
      data-theme="dark"
      aria-label="Map of brothers"
      style={height === 'fill' ? {} : { height }}
    >
      {code ? (
        <code.MapView {...shown} frame={frame} />
      ) : (
        <MapNote failure={error && { name: 'map', error }} onTryAgain={() => void refetch()} />
      )}
    </section>
  )
}

/** What draws the map comes together with the code that wants it, not after. */
function usePreparedProvider(isNear: boolean) {
  const cache = useQueryClient()
  useEffect(() => {
    if (isNear) chooseProvider(cache).catch(() => {})
  }, [cache, isNear])
}
