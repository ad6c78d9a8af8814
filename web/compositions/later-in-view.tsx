// What stands further down a page and is made once that comes near the window: the page is there no later for it.
import { type ReactNode, useEffect, useRef, useState } from 'react'

const NEAR = '400px'

interface LaterInViewProps {
  /** What keeps its place until then. */
  place?: ReactNode
  children: ReactNode
}

export function LaterInView({ place = <div className="h-px" />, children }: LaterInViewProps) {
  const mark = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !mark.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: NEAR })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={mark}>{place}</div>
}
