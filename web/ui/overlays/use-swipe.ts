// Dragging something to the right to dismiss it.
import { type PointerEvent, useRef, useState } from 'react'

const THRESHOLD = 50

/** Handlers for the element, and how far it has been dragged: CSS pixels, 0 when it is not. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(null)
  const [distance, setDistance] = useState(0)
  const travelled = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current))

  const onPointerDown = (event: PointerEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a')
    if (event.button !== 0 || onControl) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start.current !== null) setDistance(travelled(event))
  }
  const onPointerUp = (event: PointerEvent) => {
    const swiped = travelled(event) >= THRESHOLD
    start.current = null
    if (swiped) onSwiped()
    else setDistance(0)
  }
  const onPointerCancel = () => {
    start.current = null
    setDistance(0)
  }
  return { distance, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
