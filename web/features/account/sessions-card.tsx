// Where the member is signed in, with the means to end it elsewhere.
import type { SessionEntry } from '@aerie/contract/account'
import { readDevice } from '@aerie/text/device-name'
import { shortDate, timeAgo } from '@aerie/text/moments'
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './queries.ts'

export function SessionsCard() {
  const query = useQuery(sessionsQuery)
  const others = (query.data ?? []).filter(({ current }) => !current).length
  return (
    <Card
      title="Signed in now"
      action={others > 0 && <SignOutElsewhere others={others} />}
      foot={
        <span>
          A device that is signed out is sent no notifications, and deletes what it kept of the directory as soon as it
          reaches us. Until then, whoever holds it unlocked can read that.
        </span>
      }
      flush
    >
      <QueryState query={query} skeleton={<SessionsSkeleton />} failure="Your devices could not be loaded">
        {(sessions) => (
          <ul className="divide-y divide-line border-t border-line">
            {[...sessions]
              .sort((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <Session key={session.id} session={session} />
              ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

const SessionsSkeleton = () => (
  <Loading label="Loading your devices" className="grid gap-3 px-5 pb-5">
    <Skeleton height={40} />
    <Skeleton height={40} />
  </Loading>
)

function Session({ session }: { session: SessionEntry }) {
  const { mutate, isPending } = useEndSession()
  const { name, mobile } = readDevice(session.device)
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-ink-3">
      {mobile ? <Smartphone /> : <Monitor />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={session.device}>
          {name}
        </p>
        <p className="num text-sm">
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

function SignOutElsewhere({ others }: { others: number }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useEndOtherSessions(others)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        Sign out elsewhere
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title="Sign out elsewhere"
        description={`Signed out at once: ${counted(others, 'other device')}. This one stays signed in.`}
        confirmLabel="Sign out elsewhere"
        pendingLabel="Signing out..."
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      />
    </>
  )
}
