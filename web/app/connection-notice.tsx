// Says so when the browser has lost its connection.
import { useSyncExternalStore } from 'react'
import { Note } from '#ui/feedback/note.tsx'

export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className="sticky top-0 z-(--z-sticky) bg-bg" role="status">
      {!online && (
        <div className="px-(--page-pad) py-2">
          <Note tone="warning">You are offline. What you see may be out of date, and nothing can be saved.</Note>
        </div>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
