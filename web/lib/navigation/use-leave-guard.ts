// Keeps the reader where something is unsaved, whichever way he is about to leave: he is asked, and may leave after all.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Leaving } from './guards.ts'
import { useRouter } from './navigation.tsx'
import type { SearchParams } from './search.ts'

interface LeaveGuard {
  isUnsaved: () => boolean
  /** Whether the same page with another search is none that is left. */
  staysAt: (search: SearchParams) => boolean
  onBlocked: () => void
}

/** `leave` while he is asked. */
export function useLeaveGuard({ isUnsaved, staysAt, onBlocked }: LeaveGuard) {
  const router = useRouter()
  const [held, setHeld] = useState<{ leave: () => void } | null>(null)
  const blocks = useEffectEvent((to: Leaving) => !(to.isSamePage && staysAt(to.search)) && isUnsaved())
  const hold = useEffectEvent((leave: () => void) => {
    onBlocked()
    setHeld({ leave })
  })
  useEffect(() => router.guard({ blocks: (to) => blocks(to), hold: (leave) => hold(leave) }), [router])
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return {
    isAsked: held !== null,
    stay: () => setHeld(null),
    leave() {
      setHeld(null)
      held?.leave()
    },
  }
}
