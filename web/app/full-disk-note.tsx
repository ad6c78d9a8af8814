// Tells super admins that a disk of the server is full.
import { health } from '@aerie/contract/health'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { Note } from '#ui/feedback/note.tsx'

const AGAIN_MS = 60_000

/** Asked at the start of a visit and when the server says that it has changed; while it is full, every minute. */
export function FullDiskNote() {
  const { data } = useQuery({
    ...endpointQuery(health.check),
    refetchInterval: ({ state }) => (state.data?.status === 'disk_full' ? AGAIN_MS : false),
  })
  if (data?.status !== 'disk_full') return null
  return (
    <div className="px-(--page-pad) py-2">
      <Note tone="danger">
        The disk of the server is full: members can read, and nothing can be saved. Make room on it, or ask whoever runs
        the server.
      </Note>
    </div>
  )
}
