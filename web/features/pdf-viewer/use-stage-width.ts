// How wide the pages of a document may be.
import { type RefObject, useEffect, useState } from 'react'

/** In CSS pixels, on both sides of a page together. */
const MARGIN = 32

export function useStageWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(200, (entry?.contentRect.width ?? 0) - MARGIN)))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return width
}
