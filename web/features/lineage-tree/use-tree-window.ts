// Which rows and pieces are on the page as it scrolls. Ten more classes come near the bottom.
import { type Drawing, PIECE } from '@aerie/lineage-layout/drawing/drawing'
import { type Extent, nextPieces, type Pieces } from '@aerie/lineage-layout/drawing/pieces-in-view'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const ROWS_AT_FIRST = 10
const MORE_ROWS = 10
/** In CSS pixels from the bottom of the page. */
const NEAR_BOTTOM = 200
const SPARE_IN_A_FRAME = 3
/** From one frame to the next, in milliseconds: more than a screen of 60 Hz leaves. */
const LATE = 20
/** So many rows below him whom one has come for: he does not stand at the very bottom. */
const ROWS_BELOW = 5

/** `pan` scrolls sideways, the page up and down. A tree that `isWhole` has all its rows from the beginning. */
export function useTreeWindow(pan: RefObject<HTMLElement | null>, drawing: Drawing, isWhole: boolean) {
  const [revealed, setRevealed] = useState(ROWS_AT_FIRST)
  const [pieces, setPieces] = useState<Pieces>(NOTHING)
  const shown = useRef<Pieces>(NOTHING)
  const count = isWhole ? drawing.rows.length : Math.min(drawing.rows.length, revealed)
  /** Answers whether all that is wanted is there. In a frame that is late already little is added. */
  const updateVisible = useCallback(
    (isLate = false) => {
      if (!pan.current) return true
      const next = nextPieces(shown.current, {
        window: extentOf(pan.current, drawing.size.row),
        rows: count,
        spare: isLate ? 1 : SPARE_IN_A_FRAME,
      })
      shown.current = next.pieces
      setPieces(next.pieces)
      const { scrollHeight } = document.documentElement
      if (count < drawing.rows.length && scrollHeight - innerHeight - scrollY < NEAR_BOTTOM)
        setRevealed(count + MORE_ROWS)
      return next.isDone
    },
    [pan, count, drawing],
  )
  const latest = useRef(updateVisible)
  useLayoutEffect(() => {
    latest.current = updateVisible
    updateVisible()
  }, [updateVisible])
  /** With what has been revealed since. */
  const updateNow = useCallback(() => latest.current(), [])
  // Drawn within the frame that shows it.
  useEffect(() => onceAFrame(pan.current, (isLate) => flushSync(() => updateVisible(isLate))), [pan, updateVisible])
  /** At least as far as the row at this place from the top. */
  const reveal = useCallback((place: number) => setRevealed((known) => Math.max(known, place + ROWS_BELOW)), [])
  const rows = useMemo(() => drawing.rows.slice(0, count), [drawing, count])
  return { pieces, rows, reveal, updateVisible: updateNow }
}

const NOTHING: Pieces = new Map()

function extentOf(pan: HTMLElement, row: number): Extent {
  const { top } = pan.getBoundingClientRect()
  return {
    firstRow: Math.floor(-top / row),
    lastRow: Math.floor((innerHeight - top) / row),
    firstPiece: Math.floor(pan.scrollLeft / PIECE),
    lastPiece: Math.floor((pan.scrollLeft + pan.clientWidth) / PIECE),
  }
}

/**
 * Calls in the next frame, when the window or `pan` has scrolled or the window has another size; and again in the frame
 * after it for as long as it answers false. Says whether that frame comes late after the one before it. Returns what
 * ends it.
 */
export function onceAFrame(pan: HTMLElement | null, update: (isLate: boolean) => unknown) {
  let frame = 0
  let last = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame((now) => {
      // After a rest there is no frame to be late for.
      const isLate = now - last > LATE && now - last < RESTED
      last = now
      if (update(isLate) === false) soon()
    })
  }
  soon()
  for (const target of [window, pan]) target?.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    for (const target of [window, pan]) target?.removeEventListener('scroll', soon)
    window.removeEventListener('resize', soon)
  }
}

/** In milliseconds. */
const RESTED = 200
