// The map itself, once its code is there: what draws it, its markers, the info window, and the list that says the same.
import './map.css'
import type { MapLocation } from '@aerie/contract/residences'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Place, placesOf, type TripStop } from './drawing/place.ts'
import { CannotDraw } from './drawing/provider.ts'
import { type Failure, MapNote, MapVeil } from './map-note.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'
import { useSurface } from './use-surface.ts'

interface MapViewProps {
  locations: MapLocation[] | undefined
  trips?: TripStop[] | undefined
  error?: unknown
  onAskAgain?: (() => void) | undefined
  frame: RefObject<HTMLElement | null>
}

export function MapView({ locations, trips, error, onAskAgain, frame }: MapViewProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const places = useMemo(() => locations && placesOf(locations, trips), [locations, trips])
  const [pickedKey, setPickedKey] = useState<string>()
  const picked = places?.find(({ key }) => key === pickedKey)
  const pick = (place: Place | undefined) => setPickedKey(place?.key)
  const { card, isOpen, failure, tryAgain } = useSurface({ canvas, frame, places, picked, onPick: pick })
  const putAway = ({ key }: KeyboardEvent) => key === 'Escape' && pick(undefined)

  if (failure?.error instanceof CannotDraw)
    return (
      <PlaceList places={places ?? []} picked={picked} pick={pick}>
        <p className="text-ink-2">This browser cannot draw the map, so here are its cities.</p>
      </PlaceList>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the info window wherever the focus is.
    <div className="absolute inset-0" data-drawn={isOpen && places !== undefined} onKeyDown={putAway}>
      <div ref={canvas} className="map-canvas" />
      {places && places.length > 0 && <PlaceList places={places} picked={picked} pick={pick} folds />}
      <Veil
        failure={failureOf(error) ?? failure}
        isReady={isOpen && places !== undefined}
        places={places}
        onTryAgain={error && onAskAgain ? onAskAgain : tryAgain}
      />
      {picked && createPortal(<PlaceCard place={picked} />, card)}
    </div>
  )
}

const failureOf = (error: unknown): Failure | null => (error ? { name: 'map', error } : null)

interface VeilProps {
  failure: Failure | null
  isReady: boolean
  places: Place[] | undefined
  onTryAgain: () => void
}

function Veil({ failure, isReady, places, onTryAgain }: VeilProps) {
  if (failure || !isReady) return <MapNote failure={failure} onTryAgain={onTryAgain} />
  if (places && places.length > 0) return null
  return (
    <MapVeil>
      <p className="font-strong">No member locations available</p>
      <p className="text-ink-2">Add member locations to see them on the map</p>
    </MapVeil>
  )
}
