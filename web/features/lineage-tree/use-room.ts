// The width that an element has on the page, in CSS pixels; 0 until it is known.
import { type RefObject, useLayoutEffect, useState } from 'react'

export function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const look = () => setRoom(Math.floor(element.current?.clientWidth ?? 0))
    const observer = new ResizeObserver(look)
    if (element.current) observer.observe(element.current)
    look()
    return () => observer.disconnect()
  }, [element])
  return room
}
