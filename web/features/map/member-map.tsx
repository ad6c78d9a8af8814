// Brothers on a map of the world by city. A drawn world stands at once; the live map is fetched when it is wanted, and takes its place.
import './member-map.css'
import type { GatheringPlace } from '@aerie/contract/gathering-places'
import type { MapLocation } from '@aerie/contract/residences'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isSum, type Marker } from '#features/map-layout/markers.ts'
import type { Spot } from '#features/map-layout/mercator.ts'
import { PALETTES } from '#features/map-layout/palette.ts'
import { placesOf, type TripStop } from '#features/map-layout/place.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { cx } from '#ui/theme/cx.ts'
import { useTheme } from '#ui/theme/theme.ts'
import { chooseProvider } from './choose-provider.ts'
import { DrawnWorld } from './drawn-world.tsx'
import { insisting } from './insisting.ts'
import { MapNote, NobodyNote } from './map-note.tsx'
import { PlaceList } from './place-list.tsx'
import { useAwake } from './use-awake.ts'
import { useSize } from './use-size.ts'

const liveMap = lazyCode(() => import('./live-map.tsx'))
const codeQuery = queryOptions({ ...insisting, queryKey: ['map', 'code'], queryFn: liveMap.fetch })

export interface MemberMapProps {
  /** Undefined while they are on their way. */
  locations: MapLocation[] | undefined
  /** Where brothers are travelling to, now and soon; a layer of its own. */
  trips?: TripStop[] | undefined
  /** Where brothers meet that are to come, a layer of its own too. */
  gatherings?: GatheringPlace[] | undefined
  /** Where the viewer is, if he has asked. */
  here?: Spot | undefined
  /** By what those shown were chosen, in any words; a change brings all that is left into view. */
  narrowedBy?: string | undefined
  /** In pixels; on a phone 44 of them are its controls'. */
  height?: number
  /** Why the locations did not come, and asking for them again. */
  error?: unknown
  onAskAgain?: () => void
  className?: string
}

export function MemberMap({ locations, trips, gatherings, here, narrowedBy, ...props }: MemberMapProps) {
  const { height = 400, error, onAskAgain, className } = props
  const frame = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const palette = PALETTES[useTheme()]
  const shown = useMemo(
    () => locations && { places: placesOf(locations, trips, gatherings), here, narrowedBy },
    [locations, trips, gatherings, here, narrowedBy],
  )
  const [isLive, setLive] = useState(false)
  const [cannotDraw, setCannotDraw] = useState(false)
  const isAwake = useAwake(frame)
  const code = useMapCode(isAwake)
  const [isOpen, setOpen] = useState(false)
  /** In the drawn world, of several places: the live map comes nearer to them. */
  const [pressed, setPressed] = useState<Marker>()
  const [pickedKey, setPickedKey] = useState<string>()
  const picked = shown?.places.find(({ key }) => key === pickedKey)
  const pick = useCallback((place: { key: string } | undefined) => setPickedKey(place?.key), [])
  const press = (marker?: Marker) => {
    const isOne = !marker || !isSum(marker)
    setPressed(isOne ? undefined : marker)
    pick(isOne ? marker?.places[0] : undefined)
  }
  const putAway = ({ key }: KeyboardEvent) => key === 'Escape' && pick(undefined)
  const failed = shown ? code.error : error
  return (
    <section
      ref={frame}
      className={cx('member-map relative isolate overflow-hidden bg-well text-ink', className)}
      data-theme="dark"
      data-drawn={isLive}
      aria-label="Map of brothers"
      style={{ height, '--well': palette.sea }}
      onKeyDown={putAway}
    >
      <div ref={stage} className="member-map-stage">
        {code.data && shown && (
          <code.data.LiveMap
            frame={frame}
            palette={palette}
            shown={shown}
            picked={picked}
            onPick={pick}
            isLive={isLive}
            onLive={setLive}
            onOpen={setOpen}
            pressed={pressed}
            onCannotDraw={() => setCannotDraw(true)}
          />
        )}
        {size && !isLive && (
          <DrawnWorld shown={shown} size={size} palette={palette} onPress={isOpen ? undefined : press} />
        )}
        {shown?.places.length === 0 && <NobodyNote isNarrowed={narrowedBy !== undefined} />}
        {(!shown || (isAwake && !code.data)) && (
          <MapNote
            failure={failed ? { name: 'map', error: failed } : null}
            onTryAgain={() => (shown ? code.tryAgain() : onAskAgain?.())}
          />
        )}
      </div>
      {shown && shown.places.length > 0 && (
        <PlaceList key={String(cannotDraw)} places={shown.places} picked={picked} pick={pick} startsOpen={cannotDraw}>
          {cannotDraw && <p className="text-ink-2">This browser cannot draw the map, so here are its cities.</p>}
        </PlaceList>
      )}
    </section>
  )
}

/** The code of the live map; what it draws with comes together with it, not after. */
function useMapCode(isAwake: boolean) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({ ...codeQuery, enabled: isAwake })
  useEffect(() => {
    if (isAwake) chooseProvider(cache).catch(() => {})
  }, [cache, isAwake])
  return { data, error, tryAgain: () => void refetch() }
}
