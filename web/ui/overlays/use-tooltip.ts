// When a tooltip opens and closes: after a rest of the pointer, at once on keyboard focus, after a long press, never two at a time.
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const OPENS_AFTER_MS = 700
/** So soon after another one the next opens at once. */
const SKIPS_DELAY_WITHIN_MS = 300
/** How long the pointer has to get from the trigger onto the tooltip. */
const CLOSES_AFTER_MS = 120
/** How long a finger lies on the trigger. */
const HELD_AFTER_MS = 450

let closedAt = Number.NEGATIVE_INFINITY
let closeOpen: (() => void) | undefined

interface Ways {
  /** A press opens it. */
  pressable: boolean
  /** A long press on a touch screen opens it, and is no press. */
  holdable: boolean
}

/** `anchor` is the trigger while its tooltip is open. */
export function useTooltip({ pressable, holdable }: Ways) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<number>(undefined)
  const wasHeld = useRef(false)
  const wait = (then: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(then, milliseconds)
  }
  const hold = () => clearTimeout(timer.current)
  const close = () => {
    hold()
    setAnchor(null)
  }
  const open = (trigger: HTMLElement) => {
    hold()
    setAnchor(trigger)
  }
  const leave = () => wait(close, CLOSES_AFTER_MS)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const shut = () => setAnchor(null)
    closeOpen?.()
    closeOpen = shut
    const onScroll = (event: Event) => event.target instanceof Node && event.target.contains(anchor) && shut()
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      if (closeOpen === shut) closeOpen = undefined
      closedAt = performance.now()
    }
  }, [anchor])

  const triggerProps = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType === 'touch') return
      const isNext = closeOpen !== undefined || performance.now() - closedAt < SKIPS_DELAY_WITHIN_MS
      wait(() => open(currentTarget), isNext ? 0 : OPENS_AFTER_MS)
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (wasHeld.current && pointerType === 'touch') return
      leave()
    },
    onPointerDown({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      close()
      wasHeld.current = false
      if (!holdable || pointerType !== 'touch') return
      wait(() => {
        wasHeld.current = true
        open(currentTarget)
      }, HELD_AFTER_MS)
    },
    ...(holdable && {
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (wasHeld.current) event.stopPropagation()
        wasHeld.current = false
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => wasHeld.current && event.preventDefault(),
    }),
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      if (target.matches(':focus-visible')) open(currentTarget)
    },
    onBlur: close,
    ...(pressable && { onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget) }),
  }
  return { anchor, triggerProps, hold, leave, close }
}
