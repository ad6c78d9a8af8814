// Opens edit mode, whose code is fetched before it is asked for: in idle time, and when the pointer comes near.
import { Pencil } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface EditButtonProps {
  /** What fails ahead of time is tried again, and reported, in time. */
  fetchAhead: () => void
  onEdit: () => void
}

export function EditButton({ fetchAhead, onEdit }: EditButtonProps) {
  useEffect(() => whenIdle(fetchAhead), [fetchAhead])
  return (
    <Button variant="primary" icon={<Pencil />} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={onEdit}>
      Edit Profile
    </Button>
  )
}

const WAIT_WITHOUT_IDLE_MS = 1500

/** Returns how to call it off. Safari knows no idle time. */
function whenIdle(act: () => void) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, WAIT_WITHOUT_IDLE_MS)
  return () => clearTimeout(timer)
}
