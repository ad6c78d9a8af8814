// Where the member is signed in, with the means to end it there.
import type { SessionEntry } from '@aerie/contract/account'
import { shortDate, timeAgo } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { readDevice } from './device-name.ts'
import { sessionsQuery, useEndSessions } from './queries.ts'

export const SessionsList = () => (
  <QueryState
    query={useQuery(sessionsQuery)}
    skeleton={<SessionsSkeleton />}
    failure="Your devices could not be loaded"
  >
    {(sessions) => <Sessions sessions={sessions} />}
  </QueryState>
)

const SessionsSkeleton = () => (
  <Loading label="Loading your devices" className="grid gap-3">
    <Skeleton height={40} />
    <Skeleton height={40} />
  </Loading>
)

function Sessions({ sessions }: { sessions: SessionEntry[] }) {
  const others = sessions.filter(({ current }) => !current)
  const ordered = [...sessions.filter(({ current }) => current), ...others]
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {ordered.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && <EndOthers count={others.length} />}
    </>
  )
}

function Session({ session }: { session: SessionEntry }) {
  const { mutate, isPending } = useEndSessions()
  const { name, mobile } = readDevice(session.device)
  return (
    <li className="flex items-center gap-3 py-3 text-ink-3">
      {mobile ? <Smartphone /> : <Monitor />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={session.device}>
          {name}
        </p>
        <p className="text-sm">
          Signed in {shortDate(session.startedAt)}
          {!session.current && `, last seen ${timeAgo(session.lastSeenAt)}`}
        </p>
      </div>
      {session.current ? (
        <Tag tone="success">This device</Tag>
      ) : (
        <Button size="sm" pending={isPending} aria-label={`End ${name}`} onClick={() => mutate(session.id)}>
          End
        </Button>
      )}
    </li>
  )
}

function EndOthers({ count }: { count: number }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useEndSessions()
  const close = () => setAsking(false)
  return (
    <div className="mt-3">
      <Button size="sm" variant="danger-quiet" onClick={() => setAsking(true)}>
        End all others
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title="End all others"
        description={`${count} other devices are signed out at once. This one stays signed in.`}
        confirmLabel="End all others"
        pendingLabel="Ending..."
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      />
    </div>
  )
}
