// Fetches the dialogs at the door once the landing page stands, so that they open at once when they are wanted.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { EntranceProps } from './entrance.tsx'

interface Arrival {
  Entrance?: ComponentType<EntranceProps>
  failed?: boolean
}

/** `failed` once fetching has failed; approaching again tries again. */
export function useEntrance() {
  const [arrival, setArrival] = useState<Arrival>({})
  const approach = useCallback(() => {
    import('./entrance.tsx').then(
      ({ Entrance }) => setArrival({ Entrance }),
      () => setArrival({ failed: true }),
    )
  }, [])
  useEffect(() => whenIdle(approach), [approach])
  return { ...arrival, approach }
}

/** Answers how to call it off. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: 5000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(work, 1000)
  return () => clearTimeout(timer)
}
