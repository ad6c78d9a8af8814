// Which part of a long list is in view, with two rows above and below it.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Span } from './grid-layout.ts'

const STEPS_BEYOND_VIEW = 2

/** In CSS pixels from the top of the list; changes once something of a `step` has come into view. */
export function useSpanInView(list: RefObject<HTMLElement | null>, step: number, height: number): Span {
  const [span, setSpan] = useState<Span>([0, 0])

  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = spanAround(-top, window.innerHeight - top, step)
      setSpan((known) => (known[0] === next[0] && known[1] === next[1] ? known : next))
    }
    // Before the browser paints what was scrolled to: nobody is to see it empty.
    const lookAtOnce = () => flushSync(look)
    look()
    window.addEventListener('scroll', lookAtOnce, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', lookAtOnce)
      window.removeEventListener('resize', look)
    }
  }, [list, step])

  return withinList(span, height)
}

export const spanAround = (top: number, bottom: number, step: number): Span => [
  (Math.floor(top / step) - STEPS_BEYOND_VIEW) * step,
  (Math.ceil(bottom / step) + STEPS_BEYOND_VIEW) * step,
]

/** A list that has grown shorter than where one was shows its end. */
export function withinList([top, bottom]: Span, height: number): Span {
  const beyond = Math.max(0, bottom - height)
  return [top - beyond, bottom - beyond]
}
