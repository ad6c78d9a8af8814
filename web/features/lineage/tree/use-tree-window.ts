// Which rows and pieces are on the page: those in the window and one around it. Ten more classes come near the bottom.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Drawing, PIECE } from './drawing.ts'

const ROWS_AT_FIRST = 10
const MORE_ROWS = 10
/** In CSS pixels from the bottom of the page. */
const NEAR_BOTTOM = 200
/** So many rows below him whom one has come for: he does not stand at the very bottom. */
const ROWS_BELOW = 5

/** Numbers of rows, as they are shown, and of pieces; the last ones included. */
export interface InView {
  firstRow: number
  lastRow: number
  firstPiece: number
  lastPiece: number
}

/** `pan` scrolls sideways, the page up and down. A tree that `isWhole` has all its rows from the beginning. */
export function useTreeWindow(pan: RefObject<HTMLElement | null>, drawing: Drawing, isWhole: boolean) {
  const [revealed, setRevealed] = useState(ROWS_AT_FIRST)
  const [inView, setInView] = useState<InView | null>(null)
  const count = isWhole ? drawing.rows.length : Math.min(drawing.rows.length, revealed)
  const look = useCallback(() => {
    if (!pan.current) return
    const next = viewOf(pan.current, drawing.size.row)
    setInView((known) => (known && isSame(known, next) ? known : next))
    const { scrollHeight } = document.documentElement
    if (count < drawing.rows.length && scrollHeight - innerHeight - scrollY < NEAR_BOTTOM)
      setRevealed(count + MORE_ROWS)
  }, [pan, count, drawing])
  useLayoutEffect(look, [look])
  useEffect(() => onceAFrame(pan.current, look), [pan, look])
  /** At least as far as the row at this place from the top. */
  const reveal = useCallback((place: number) => setRevealed((known) => Math.max(known, place + ROWS_BELOW)), [])
  return { inView, rows: drawing.rows.slice(0, count), reveal, look }
}

const isSame = (one: InView, other: InView) =>
  one.firstRow === other.firstRow &&
  one.lastRow === other.lastRow &&
  one.firstPiece === other.firstPiece &&
  one.lastPiece === other.lastPiece

function viewOf(pan: HTMLElement, row: number): InView {
  const { top } = pan.getBoundingClientRect()
  return {
    firstRow: Math.floor(-top / row) - 1,
    lastRow: Math.ceil((innerHeight - top) / row) + 1,
    firstPiece: Math.floor(pan.scrollLeft / PIECE) - 1,
    lastPiece: Math.floor((pan.scrollLeft + pan.clientWidth) / PIECE) + 1,
  }
}

/** Calls when the window or `pan` has scrolled, or the window has another size. Returns what ends it. */
export function onceAFrame(pan: HTMLElement | null, look: () => void) {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  for (const target of [window, pan]) target?.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    for (const target of [window, pan]) target?.removeEventListener('scroll', soon)
    window.removeEventListener('resize', soon)
  }
}
