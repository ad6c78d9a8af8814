// Says so when the connection to the server is lost.
import { useSyncExternalStore } from 'react'
import { followConnection, isOnline } from '#lib/connection.ts'
import { Note } from '#ui/feedback/note.tsx'

export function ConnectionNotice() {
  const isThere = useSyncExternalStore(followConnection, isOnline)
  return (
    <div className="sticky top-0 z-(--z-sticky) bg-bg" role="status">
      {!isThere && (
        <div className="px-(--page-pad) py-2">
          <Note tone="warning">You are offline. What you see may be out of date, and nothing can be saved.</Note>
        </div>
      )}
    </div>
  )
}
