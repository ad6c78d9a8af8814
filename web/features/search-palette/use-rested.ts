// What was typed last, once the keys have rested, or at once where somebody cannot wait.
import { useEffect, useState } from 'react'

const REST_MS = 150

export function useRested(typed: string) {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const resting = setTimeout(() => setRested(typed), REST_MS)
    return () => clearTimeout(resting)
  }, [typed])
  return { rested, rest: () => setRested(typed) }
}
