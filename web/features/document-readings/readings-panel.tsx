// For officers: whether a document is to be read, how many have read it, and who.

import type { Readings } from '@aerie/contract/document-readings'
import { displayName } from '@aerie/contract/person'
import { longDate, longMoment } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAskForReading, useRemind } from './mutations.ts'
import { readingsQuery } from './queries.ts'
import { WaitingList } from './waiting-list.tsx'

export function ReadingsPanel({ document }: { document: { id: number } }) {
  const query = useQuery(readingsQuery(document))
  const asking = useAskForReading(document)
  return (
    <section className="border-t border-line px-4.5 py-4">
      <h3 className="mb-2.5 font-display text-xl italic">Read and acknowledged</h3>
      <QueryState query={query} skeleton={<ReadingsSkeleton />} failure="The readings could not be loaded">
        {(readings) => (
          <>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" pending={asking.isPending} onClick={() => asking.mutate(!readings.isAsked)}>
                {readings.isAsked ? 'Stop Asking' : 'Ask Everybody to Read It'}
              </Button>
              {readings.isAsked && readings.waiting > 0 && <Remind document={document} from={readings.remindFrom} />}
            </div>
            <ReadingList readings={readings} />
            {readings.isAsked && readings.waiting > 0 && <WaitingList document={document} />}
          </>
        )}
      </QueryState>
    </section>
  )
}

function Remind({ document, from }: { document: { id: number }; from: string | null }) {
  const reminding = useRemind(document)
  return (
    <>
      <Button
        size="sm"
        disabled={from !== null}
        pending={reminding.isPending}
        pendingLabel="Reminding..."
        onClick={() => reminding.mutate()}
      >
        Remind
      </Button>
      {from !== null && (
        <p className="num w-full text-sm text-ink-3">
          Everybody was told within the last week. You can remind them from {longDate(from)}.
        </p>
      )}
    </>
  )
}

export const ReadingList = ({ readings: { isAsked, read, waiting } }: { readings: Readings }) => (
  <>
    {(isAsked || read.length > 0) && (
      <p className="num mt-3 text-sm text-ink-2">
        {formatCount(read.length)} of {formatCount(read.length + waiting)} have read this version.
      </p>
    )}
    <ul>
      {read.map(({ member, readAt }) => (
        <li key={member.id} className="grid gap-1 border-t border-line py-2 text-sm first:mt-3">
          <b>{displayName(member)}</b>
          <span className="num text-ink-3">{longMoment(readAt)}</span>
        </li>
      ))}
    </ul>
  </>
)

const ReadingsSkeleton = () => (
  <Loading label="Loading the readings" className="grid gap-3">
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </Loading>
)
