// How long the rest of an upload will take, from how fast it has gone lately.
import { useEffect, useRef, useState } from 'react'
import { timeLeft } from './summary.ts'

const LOOKS_EVERY_MS = 2000
/** Looks back over so many of them. */
const LOOKS = 10

/** Both in bytes; words, or undefined while nothing can be said. */
export function useTimeLeft(sent: number, bytes: number, isMoving: boolean) {
  const now = useRef({ sent, bytes })
  now.current = { sent, bytes }
  const [words, setWords] = useState<string>()
  useEffect(() => {
    if (!isMoving) return
    const samples: { at: number; sent: number }[] = []
    const look = () => {
      samples.push({ at: performance.now(), sent: now.current.sent })
      if (samples.length > LOOKS) samples.shift()
      const [first, last] = [samples[0], samples.at(-1)]
      if (!first || !last || first === last) return
      const rate = ((last.sent - first.sent) / (last.at - first.at)) * 1000
      setWords(timeLeft(now.current.bytes - now.current.sent, rate))
    }
    const timer = setInterval(look, LOOKS_EVERY_MS)
    return () => {
      clearInterval(timer)
      setWords(undefined)
    }
  }, [isMoving])
  return words
}
