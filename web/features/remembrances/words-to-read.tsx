// For officers: words that wait to be read, and those that somebody has flagged.
import './remembrance.css'
import { displayName } from '@aerie/contract/person'
import type { RemembranceToRead } from '@aerie/contract/remembrances'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLetStand, useRefuse, useTakeDown } from './mutations.ts'
import { toReadQuery } from './queries.ts'
import { RemembranceReasonDialog } from './remembrance-reason-dialog.tsx'

export function WordsToRead() {
  const query = useQuery(toReadQuery)
  return (
    <Card title="Words to read">
      <QueryState
        query={query}
        skeleton={<Skeleton height={90} />}
        failure="The words could not be loaded"
        empty={
          <EmptyState title="Nothing to read" compact>
            Words that wait for officers, and those that a brother flags, stand here.
          </EmptyState>
        }
      >
        {(all: RemembranceToRead[]) => (
          <ul className="remembrance-list">
            {all.map((one) => (
              <ToRead key={one.id} remembrance={one} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function ToRead({ remembrance: { id, of, author, words, draft, flags, version } }: { remembrance: RemembranceToRead }) {
  const [isOpen, setOpen] = useState(false)
  const letStand = useLetStand()
  const refuse = useRefuse()
  const takeDown = useTakeDown()
  const name = displayName(author)
  const close = () => setOpen(false)
  const said = (reason: string) =>
    draft === null
      ? takeDown.mutate({ id, reason }, { onSuccess: close })
      : refuse.mutate({ id, reason, version }, { onSuccess: close })
  return (
    <li>
      <Portrait name={name} src={author.profileImageUrl} hash={author.profileImageHash} width={36} decorative />
      <div className="grid min-w-0 gap-2">
        <p className="text-sm">
          {name} of <Link to={`/in-memoriam/${of.id}`}>{displayName(of)}</Link>
          {draft === null ? ', which stands' : ', which waits'}
        </p>
        <p className="remembrance-words" dir="auto">
          {draft ?? words}
        </p>
        {draft !== null && words !== null && (
          <p className="text-ink-3 text-sm whitespace-pre-line wrap-anywhere">Until then stands: {words}</p>
        )}
        {flags.map(({ by, reason }) => (
          <p key={by.id} className="text-sm text-warning wrap-anywhere">
            {displayName(by)}: {reason}
          </p>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={letStand.isPending} onClick={() => letStand.mutate({ id, version })}>
            Let it stand
          </Button>
          <Button size="sm" variant="danger-quiet" onClick={() => setOpen(true)}>
            {draft === null ? 'Take down' : 'Do not let it stand'}
          </Button>
        </div>
      </div>
      <RemembranceReasonDialog
        open={isOpen}
        onClose={close}
        title={draft === null ? `Take down the words of ${name}?` : `Not let the words of ${name} stand?`}
        description="He is told why, keeps his words, and can write others, which officers read first."
        submitLabel={draft === null ? 'Take down' : 'Do not let it stand'}
        pendingLabel="Saving..."
        pending={refuse.isPending || takeDown.isPending}
        onSubmit={said}
      />
    </li>
  )
}
