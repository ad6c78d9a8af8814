// Calls for more when the end of a list comes near the window.
import { useEffect, useRef } from 'react'

const NEAR = '600px'

/** Answers the ref of what stands at the end. */
export function useEndInView<Part extends HTMLElement>(isWanted: boolean, onNear: () => void) {
  const end = useRef<Part>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    if (!isWanted || !end.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && near.current(), { rootMargin: NEAR })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isWanted])
  return end
}
