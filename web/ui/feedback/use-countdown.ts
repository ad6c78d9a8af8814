// A countdown that can be held and goes on from where it was.
import { useEffect, useRef } from 'react'

/** Calls onEnd once, after the time has passed while running. */
export function useCountdown(milliseconds: number, running: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!running) return
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [running])
}
