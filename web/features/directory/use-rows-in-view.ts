// Which rows of a long grid are in view. All rows are of one height, so that arithmetic does for measuring.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const ROWS_BEYOND_VIEW = 2

/** `pitch` is from the top of one row to the top of the next, in CSS pixels. Answers [first, after the last]. */
export function useRowsInView(grid: RefObject<HTMLElement | null>, count: number, pitch: number) {
  const [[first, end], setRange] = useState([0, 0])

  useLayoutEffect(() => {
    const look = () => {
      const top = grid.current?.getBoundingClientRect().top ?? 0
      const next = rowsBetween(-top, window.innerHeight - top, pitch)
      setRange((known) => (known[0] === next[0] && known[1] === next[1] ? known : next))
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
  }, [grid, pitch])

  return withinList(first, end, count)
}

export function rowsBetween(top: number, bottom: number, pitch: number): [number, number] {
  return [Math.floor(top / pitch) - ROWS_BEYOND_VIEW, Math.ceil(bottom / pitch) + ROWS_BEYOND_VIEW]
}

/** A list that has grown shorter than where one was shows its end. */
export function withinList(first: number, end: number, count: number): [number, number] {
  const start = Math.max(0, Math.min(first, count - (end - first)))
  return [start, Math.min(count, Math.max(end, start))]
}
