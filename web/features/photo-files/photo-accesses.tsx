// Who has viewed and downloaded a photo or video, beside it, once a super admin asks: each look is on record.
import { displayName } from '@aerie/contract/person'
import { plural } from '@aerie/text/plurals'
import './photo-accesses.css'
import type { PhotoAccess } from '@aerie/contract/photo-files'
import { longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { photoAccessesQuery } from './queries.ts'

export function PhotoAccesses({ photo }: { photo: { id: number } }) {
  const [asked, setAsked] = useState<number>()
  return (
    <section>
      <h3>Who has opened it</h3>
      {asked === photo.id ? (
        <Asked photo={photo} />
      ) : (
        <>
          <p className="text-ink-3">The audit log notes that you looked.</p>
          <Button variant="link" className="mt-1" onClick={() => setAsked(photo.id)}>
            See who has opened it
          </Button>
        </>
      )}
    </section>
  )
}

const Asked = ({ photo }: { photo: { id: number } }) => (
  <QueryState
    query={useQuery({ ...photoAccessesQuery(photo), staleTime: Number.POSITIVE_INFINITY })}
    skeleton={<Skeleton className="h-16" />}
    failure="Who has opened it could not be loaded"
    empty={<p className="text-ink-3">Nobody yet.</p>}
  >
    {(accesses) => <PhotoAccessList accesses={accesses} />}
  </QueryState>
)

export const PhotoAccessList = ({ accesses }: { accesses: readonly PhotoAccess[] }) => (
  <ul className="photo-accesses" aria-label="Who has opened it">
    {accesses.map((access) => (
      <li key={`${access.member?.id} ${access.act} ${access.address} ${access.lastAt}`}>
        <b>{access.member ? displayName(access.member) : 'A former brother'}</b>
        <span className="num text-ink-2">{whatOf(access)}</span>
        {access.address && <span className="num text-ink-3">{access.address}</span>}
      </li>
    ))}
  </ul>
)

function whatOf({ act, times, lastAt }: PhotoAccess) {
  const often = plural(times, '', ` ${times} times, last`)
  return `${act === 'view' ? 'Viewed' : 'Downloaded'}${often} ${longMoment(lastAt)}`
}
