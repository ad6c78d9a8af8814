// Which lines of an album are on the page: those in the window, a few around it, and the one that has the focus.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { gridLines, type Line } from './grid-lines.ts'

type Photos = Parameters<typeof gridLines>[0]

/** In lines. */
const AROUND = 3
const HEADING_REM = 2.75

/** `top` and `width` are those of the grid in the page, in CSS pixels; the width is 0 until it is known. */
export function useGridLines(photos: Photos) {
  const grid = useRef<HTMLDivElement>(null)
  const [{ top, width }, setPlace] = useState({ top: 0, width: 0 })
  // Anything above the grid may grow or wrap and push it down.
  useLayoutEffect(() => {
    const look = () => {
      const box = grid.current?.getBoundingClientRect()
      if (!box) return
      const now = { top: Math.round(box.top + scrollY), width: Math.floor(box.width) }
      setPlace((known) => (known.top === now.top && known.width === now.width ? known : now))
    }
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    if (grid.current) observer.observe(grid.current)
    look()
    return () => observer.disconnect()
  }, [])
  const heading = Math.round(HEADING_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const lines = useMemo(() => (width > 0 ? gridLines(photos, { width, heading }) : []), [photos, width, heading])
  return { grid, top, lines }
}

/** `kept` is a line that stays on the page wherever that is scrolled to; -1 for none. */
export function useLinesInView(lines: readonly Line[], top: number, kept: number) {
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    // Another function for other lines: their heights are then read anew.
    getItemKey: useCallback((at: number) => lines[at]?.key ?? at, [lines]),
    estimateSize: (at) => lines[at]?.height ?? 0,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range)
      return kept < 0 || inView.includes(kept) ? inView : [...inView, kept].sort((one, other) => one - other)
    },
    overscan: AROUND,
    scrollMargin: top,
  })
  return {
    height: virtualizer.getTotalSize(),
    inView: virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const line = lines[index]
      return line ? [{ line, start: start - top }] : []
    }),
  }
}
