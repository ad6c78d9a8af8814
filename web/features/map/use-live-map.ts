// Opens the map that a provider draws, and keeps it in step with what the page knows.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapProvider } from '#features/map-drawing/provider.ts'
import type { MapContent } from '#features/map-layout/fit.ts'
import type { Marker } from '#features/map-layout/markers.ts'
import type { Palette } from '#features/map-layout/palette.ts'
import type { Place } from '#features/map-layout/place.ts'
import { whenOnline } from '#lib/connection.ts'
import { fetchProvider, NotLoaded } from './choose-provider.ts'
import { insisting } from './insisting.ts'
import type { Failure } from './map-note.tsx'
import { type Steered, steer } from './steer.ts'

export interface LiveMapProps {
  frame: RefObject<HTMLElement | null>
  palette: Palette
  shown: MapContent
  picked: Place | undefined
  onPick: (place: Place | undefined) => void
  /** Whether it can take the place of what stood in for it. */
  onLive: (isLive: boolean) => void
  /** Whether presses reach it, though what stood in for it may still be seen. */
  onOpen: (isOpen: boolean) => void
  /** What was pressed before that. */
  pressed: Marker | undefined
}

/** `card` is where the info window's content goes. */
export function useLiveMap(canvas: RefObject<HTMLDivElement | null>, props: LiveMapProps) {
  const { frame, palette, shown, picked, pressed } = props
  const cache = useQueryClient()
  const {
    data: provider,
    error,
    refetch,
  } = useQuery({
    ...insisting,
    queryKey: ['map', 'surface'],
    queryFn: () => fetchProvider(cache),
  })
  const [map, setMap] = useState<Steered>()
  const [broken, setBroken] = useState<Failure | null>(null)
  const [card] = useState(() => document.createElement('div'))
  const first = useEffectEvent(() => shown)
  const pick = useEffectEvent(props.onPick)
  const tellLive = useEffectEvent(props.onLive)
  const tellOpen = useEffectEvent(props.onOpen)

  useEffect(() => {
    if (!provider || !canvas.current || !frame.current) return
    let isBroken = false
    const onFailure = (error: unknown) => {
      isBroken = true
      tellLive(false)
      setBroken(failureOf(provider, error))
    }
    const seat = {
      frame: frame.current,
      palette,
      onPick: (place?: Place) => pick(place),
      onDrawn: () => tellLive(!isBroken),
      onFailure,
    }
    const close = whileOpen(steer(provider, canvas.current, first(), seat), setMap, onFailure)
    return () => {
      tellLive(false)
      close()
    }
  }, [provider, palette, canvas, frame])
  useEffect(() => tellOpen(map !== undefined), [map])
  useEffect(() => map?.show(shown), [map, shown])
  useEffect(() => pressed && map?.press(pressed), [map, pressed])
  useEffect(() => map?.pick(picked, card), [map, picked, card])

  const tryAgain = () => {
    setBroken(null)
    void refetch()
  }
  const comeBack = useEffectEvent(tryAgain)
  const isBroken = broken !== null
  useEffect(() => (isBroken ? whenOnline(comeBack) : undefined), [isBroken])
  return { card, failure: error ? failureOf(null, error) : broken, tryAgain }
}

function failureOf(provider: MapProvider | null, error: unknown): Failure {
  if (error instanceof NotLoaded) return failureOf(error.provider, error.cause)
  return { name: provider?.name ?? 'map', advice: provider?.advice, error }
}

/** Answers how to take it away again, be it there yet or not. */
function whileOpen(opening: Promise<Steered>, onOpen: (map?: Steered) => void, onFailure: (error: unknown) => void) {
  let opened: Steered | undefined
  let isGone = false
  opening.then((map) => {
    if (isGone) return map.remove()
    opened = map
    onOpen(map)
  }, onFailure)
  return () => {
    isGone = true
    onOpen(undefined)
    opened?.remove()
  }
}
