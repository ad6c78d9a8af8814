// Carries the tiles of a board by pointer: with a mouse anywhere on them, with a finger by their handles.
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { COLUMNS, placeUnder, placeWhile } from './reorder.ts'
import type { Reorder } from './use-reorder.ts'

/** How far a pointer goes before it carries, in CSS pixels. */
const SLACK = 5
const LANDING_MS = 200

interface Press {
  at: number
  x: number
  y: number
  carries: boolean
}

export function useTileDrag(board: RefObject<HTMLElement | null>, reorder: Reorder) {
  const press = useRef<Press>(null)
  /** The click that ends such a press is not meant for a button. */
  const isClickUsed = useRef(false)
  const { carried, carry, letDown, putBack, count } = reorder

  const isCarrying = Boolean(carried?.by)
  const cancel = useRef(putBack)
  useEffect(() => {
    cancel.current = () => {
      press.current = null
      putBack()
    }
  })
  useEffect(() => {
    if (!isCarrying) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel.current()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isCarrying])

  const tileProps = (at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isClickUsed.current = false
      const grip = gripUnder(event)
      const mayCarry =
        event.isPrimary && event.button === 0 && (event.pointerType === 'mouse' ? grip !== 'remove' : grip === 'handle')
      if (mayCarry && board.current) press.current = { at, ...pointOn(board.current, event), carries: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = press.current
      if (!from || !board.current) return
      const point = pointOn(board.current, event)
      const by = { x: point.x - from.x, y: point.y - from.y }
      if (!from.carries && Math.hypot(by.x, by.y) < SLACK) return
      if (!from.carries) event.currentTarget.setPointerCapture(event.pointerId)
      from.carries = true
      carry({ from: from.at, to: placeUnder(point, cellOf(board.current), count), by })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const carries = press.current?.carries
      press.current = null
      if (carries) {
        land(event.currentTarget)
        letDown()
      } else if (carried && carried.from !== at && gripUnder(event) !== 'remove')
        letDown(placeWhile(at, carried.from, carried.to))
      else return
      isClickUsed.current = true
    },
    onPointerCancel: () => cancel.current(),
    onClickCapture(event: MouseEvent) {
      const isFromPointer = event.detail > 0
      if (isClickUsed.current && isFromPointer) event.stopPropagation()
      isClickUsed.current = false
    },
  })
  return tileProps
}

const gripUnder = ({ target }: PointerEvent) =>
  target instanceof Element ? target.closest('[data-grip]')?.getAttribute('data-grip') : null

function pointOn(board: HTMLElement, { clientX, clientY }: PointerEvent) {
  const { left, top } = board.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The size of a tile with the gap after it. */
function cellOf(board: HTMLElement) {
  const { columnGap, rowGap } = getComputedStyle(board)
  const tile = board.firstElementChild?.clientHeight ?? 1
  return {
    width: (board.clientWidth + Number.parseFloat(columnGap)) / COLUMNS,
    height: tile + Number.parseFloat(rowGap),
  }
}

/** Lets a tile glide from where the pointer left it to the place that it gets. */
function land(tile: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = tile.getBoundingClientRect()
  requestAnimationFrame(() => {
    const to = tile.getBoundingClientRect()
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    tile.animate(
      [
        { transform: start, zIndex: 3 },
        { transform: 'none', zIndex: 3 },
      ],
      {
        duration: LANDING_MS,
        easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
      },
    )
  })
}
