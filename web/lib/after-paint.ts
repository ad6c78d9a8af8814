// Waits until the browser has painted what stands in the page now: what takes the line or the processor comes after it.
import { useEffect, useState } from 'react'

/** A page in the background is not painted. */
const LONGEST_WAIT_MS = 500

/** Calls back once it is painted; returns the function that takes that back. */
function afterPaint(then: () => void): () => void {
  const waits: ReturnType<typeof setTimeout>[] = []
  const wait = (ms: number) => waits.push(setTimeout(then, ms))
  const frame = requestAnimationFrame(() => wait(0))
  wait(LONGEST_WAIT_MS)
  return () => {
    cancelAnimationFrame(frame)
    for (const one of waits) clearTimeout(one)
  }
}

/** Whether what came with `stands` has been painted; true for good once it is. */
export function usePainted(stands: boolean) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => (stands && !isPainted ? afterPaint(() => setPainted(true)) : undefined), [stands, isPainted])
  return isPainted
}
