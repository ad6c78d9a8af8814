// The live map, once its code is there: what draws it, its info window, and that it is loading or did not come.
import './live-map.css'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { CannotDraw } from '#features/map-drawing/provider.ts'
import { MapNote } from './map-note.tsx'
import { PlaceCard } from './place-card.tsx'
import { type LiveMapProps, useLiveMap } from './use-live-map.ts'

interface Props extends LiveMapProps {
  isLive: boolean
  onCannotDraw: () => void
}

export function LiveMap({ isLive, onCannotDraw, ...props }: Props) {
  const canvas = useRef<HTMLDivElement>(null)
  const { card, failure, tryAgain } = useLiveMap(canvas, props)
  const cannotDraw = failure?.error instanceof CannotDraw
  useEffect(() => {
    if (cannotDraw) onCannotDraw()
  }, [cannotDraw, onCannotDraw])
  return (
    <>
      <div ref={canvas} className="live-map" />
      {(failure || !isLive) && !cannotDraw && <MapNote failure={failure} onTryAgain={tryAgain} />}
      {props.picked && createPortal(<PlaceCard place={props.picked} />, card)}
    </>
  )
}
