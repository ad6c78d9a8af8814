// How large an element is, known before it is painted first.
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './layout/view.ts'

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const look = () => {
      const { clientWidth: width, clientHeight: height } = current
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return size
}
