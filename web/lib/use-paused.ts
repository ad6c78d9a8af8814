// What is typed, as it was when the typing last paused.
import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 300

export function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return paused
}
