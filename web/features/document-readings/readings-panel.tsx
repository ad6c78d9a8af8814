// For officers: whether a document is to be read, how many have read it, and who.

import type { Readings } from '@aerie/contract/document-readings'
import { formatCount } from '@aerie/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { longMoment } from '#lib/dates.ts'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAskForReading } from './mutations.ts'
import { readingsQuery } from './queries.ts'

export function ReadingsPanel({ document }: { document: { id: number } }) {
  const query = useQuery(readingsQuery(document))
  const asking = useAskForReading(document)
  return (
    <section className="border-t border-line px-4.5 py-4">
      <h3 className="mb-2.5 font-display text-xl italic">Read and acknowledged</h3>
      <QueryState query={query} skeleton={<ReadingsSkeleton />} failure="The readings did not arrive">
        {(readings) => (
          <>
            <Button size="sm" pending={asking.isPending} onClick={() => asking.mutate(!readings.isAsked)}>
              {readings.isAsked ? 'Stop Asking' : 'Ask Everybody to Read It'}
            </Button>
            <ReadingList readings={readings} />
          </>
        )}
      </QueryState>
    </section>
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
          <b>
            {member.firstName} {member.lastName}
          </b>
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
