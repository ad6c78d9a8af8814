// Whether an element has come near the window: what is far below it need not be fetched yet.
import { type RefObject, useEffect, useState } from 'react'

const NEAR = 300

/** Once true it stays so. */
export function useNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${NEAR}px` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
