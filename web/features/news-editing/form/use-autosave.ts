// Saves what is written by itself, once its writer pauses; what fails is tried again when he has written on.
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 1500

interface Autosave {
  /** What would be saved. */
  state: object
  isWanted: boolean
  save: () => Promise<void>
}

export function useAutosave({ state, isWanted, save }: Autosave) {
  const text = JSON.stringify(state)
  const [failed, setFailed] = useState<{ text: string; fault: unknown }>()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const isDue = isWanted && failed?.text !== text
  useEffect(() => {
    if (!isDue) return
    const attempt = async () => {
      try {
        await latest.current()
        setFailed(undefined)
      } catch (fault) {
        setFailed({ text, fault })
      }
    }
    const pause = setTimeout(() => void attempt(), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [isDue, text])
  return { fault: failed?.text === text ? failed.fault : undefined }
}
