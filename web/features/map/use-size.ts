// How large an element is, as the browser tells once it has laid it out: to ask sooner would have it lay out at once.
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from '#features/map-layout/view.ts'

/** In whole pixels, without borders; undefined until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const [width, height] = [Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)]
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return size
}
