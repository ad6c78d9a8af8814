// Which rows of a long table are on the page: those in the window and a few around it.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Heights in CSS pixels, until a row has been measured. */
const ROW = 64
const ENTRY = 211
/** Where the table's rows become entries. */
const NARROW = 752

/** The row at `sought` comes into the window; -1 for none. `before` and `after` are the heights of what is left out above and below the rows, in CSS pixels. */
export function useRowWindow(count: number, keyOf: (index: number) => number, sought: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState({ top: 0, narrow: false })
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (place.narrow ? ENTRY : ROW),
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: place.top,
  })

  // Anything above the table may grow or wrap and push it down.
  useLayoutEffect(() => {
    const look = () => {
      const box = body.current?.getBoundingClientRect()
      if (!box) return
      const [top, narrow] = [Math.round(box.top + scrollY), box.width < NARROW]
      setPlace((known) => (known.top === top && known.narrow === narrow ? known : { top, narrow }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    look()
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (sought >= 0) virtualizer.scrollToIndex(sought, { align: 'center' })
  }, [sought, virtualizer])

  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    body,
    rows,
    measure: virtualizer.measureElement,
    before: first ? first.start - place.top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - place.top) : 0,
  }
}
