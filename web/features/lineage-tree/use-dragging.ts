// Panning with the mouse: whoever drags the ground between the nodes moves the tree sideways.
import { type PointerEvent, type RefObject, useMemo, useRef } from 'react'

/** So far, in CSS pixels, a press is no dragging yet. */
const SLACK = 4

export function useDragging(pan: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; scrollLeft: number } | null>(null)
  return useMemo(() => {
    const end = () => {
      from.current = null
      pan.current?.removeAttribute('data-dragging')
    }
    return {
      onPointerDown({ pointerType, button, clientX, target }: PointerEvent) {
        const isOnPlate = target instanceof Element && target.closest('[data-index]') !== null
        if (pointerType !== 'mouse' || button !== 0 || isOnPlate || !pan.current) return
        from.current = { x: clientX, scrollLeft: pan.current.scrollLeft }
      },
      onPointerMove({ clientX, buttons }: PointerEvent) {
        if (!from.current || !pan.current) return
        if (buttons === 0) return end()
        const moved = clientX - from.current.x
        if (Math.abs(moved) > SLACK) pan.current.setAttribute('data-dragging', '')
        pan.current.scrollLeft = from.current.scrollLeft - moved
      },
      onPointerUp: end,
      onPointerLeave: end,
    }
  }, [pan])
}
