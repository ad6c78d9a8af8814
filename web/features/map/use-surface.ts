// Keeps the map that a provider draws in step with what the page knows: its places and the one that is picked.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { fetchProvider, NotLoaded } from './choose-provider.ts'
import type { Place } from './drawing/place.ts'
import type { MapProvider, MapSurface, Room } from './drawing/provider.ts'
import { insisting } from './insisting.ts'
import type { Failure } from './map-note.tsx'

interface Shown {
  canvas: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLElement | null>
  places: Place[] | undefined
  picked: Place | undefined
  onPick: (place: Place | undefined) => void
}

/** `card` is where the info window's content goes. */
export function useSurface({ canvas, frame, places, picked, onPick }: Shown) {
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
  const [surface, setSurface] = useState<MapSurface>()
  const [broken, setBroken] = useState<Failure | null>(null)
  const [card] = useState(() => document.createElement('div'))
  const pick = useEffectEvent(onPick)

  useEffect(() => {
    if (!provider || !canvas.current || !frame.current) return
    const room = { frame: frame.current, onPick: (place?: Place) => pick(place) }
    const onFailure = (error: unknown) => setBroken(failureOf(provider, error))
    return openSurface(provider, canvas.current, { ...room, onFailure }, setSurface)
  }, [provider, canvas, frame])
  useEffect(() => {
    if (places) surface?.mark(places)
  }, [surface, places])
  useEffect(() => {
    if (picked) surface?.open(picked, card)
    else surface?.close()
  }, [surface, picked, card])

  const startAnew = () => {
    setBroken(null)
    void refetch()
  }
  const failure = error ? failureOf(null, error) : broken
  return { card, isOpen: surface !== undefined, failure, tryAgain: startAnew }
}

function failureOf(provider: MapProvider | null, error: unknown): Failure {
  if (error instanceof NotLoaded) return failureOf(error.provider, error.cause)
  return { name: provider?.name ?? 'map', advice: provider?.advice, error }
}

/** Answers how to take it away again, be it there yet or not. */
function openSurface(
  provider: MapProvider,
  element: HTMLElement,
  room: Room,
  onOpen: (surface: MapSurface | undefined) => void,
) {
  let opened: MapSurface | undefined
  let isGone = false
  provider.open(element, room).then((surface) => {
    if (isGone) return surface.remove()
    opened = surface
    onOpen(surface)
  }, room.onFailure)
  return () => {
    isGone = true
    onOpen(undefined)
    opened?.remove()
  }
}
